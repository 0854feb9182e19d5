package import FloatCore

/// The pointers that are down on the phone.
package struct Touches: Equatable, Sendable {
  struct Touch: Equatable, Sendable {
    /// When it was pressed.
    let start: Double
    var place: Point
  }

  private(set) var down: [Int: Touch] = [:]

  package init() {}

  package var isEmpty: Bool { down.isEmpty }

  package mutating func note(_ input: TimedInput) {
    guard case .pointer(let phase, let id, let place) = input.input else { return }
    switch phase {
    case .down: down[id] = Touch(start: input.time, place: place)
    case .move: down[id]?.place = place
    case .up, .cancel: down[id] = nil
    }
  }
}
