/// A line that decides the effect of a press or release at the moment.
package struct Threshold: Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// A drag that begins left of it swipes the page back.
    case edge
    /// A page that is released beyond it leaves the screen.
    case finish
    /// A release inside it collects the page, removes the ball, or is refused by a full ball
    /// (``PrototypeState/Zone/Kind``).
    case collect, remove, full
    /// A badge that is pulled beyond it tears off.
    case tear
    /// The ball goes to the side of the line that its projected middle is on.
    case side
  }

  package enum Line: Equatable, Sendable {
    case vertical(Double)
    case horizontal(Double)
    case circle(Point, radius: Double)
  }

  package let kind: Kind
  package let line: Line
}
