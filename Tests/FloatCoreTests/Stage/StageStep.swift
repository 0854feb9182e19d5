import Testing

@testable import FloatCore

/// A step of a row: something that the hand does, or something that is seen.
enum StageStep: Sendable {
  case press(Double, Double)
  /// Presses the middle of the ball.
  case grab
  /// Presses the ball at a place in its frame.
  case grabAt(Double, Double)
  /// Presses beside the left edge of an element.
  case holdLeft(of: String, by: Double)
  /// Presses the middle of an element.
  case hold(String)
  /// Presses the page on its way, this far from its left or its top edge.
  case pressPage(Double)
  case contextMenu(Double, Double)
  case contextMenuOnBall
  /// Presses the left edge of the screen.
  case edge
  /// Presses the left edge, and drags the page until it is this far out.
  case page(to: Double, over: Double = 0.3)
  case move(Double, Double, over: Double = 0.2)
  /// Moves to the middle of an element.
  case moveTo(String)
  /// Is there at the same moment.
  case jump(Double, Double)
  /// Moves by a distance.
  case moveBy(Double, Double)
  case swipe(Double, Double, Double, Double)
  /// Presses a badge's middle, and pulls it this far from its place.
  case pull(Double, Double, of: String = "chat-1", over: Double = 0.2)
  /// Moves a pulled badge to a place this far from where it was grabbed.
  case pullOn(Double, Double)
  case release, cancel, settle
  case wait(Double)
  case tap(String)
  case tapAt(Double, Double)
  case key(String)
  /// Keys with blanks between them, and a rest after each.
  case keys(String)
  /// Presses Tab until an element has the focus.
  case tabTo(String)
  case wheel(Double, y: Double = 400)
  case set(String, String)
  case resize(Double, Double)
  /// Opens a page without a gesture, and waits.
  case open(PageID)
  /// Opens an article from the first conversation, and waits.
  case openArticle(Int)
  /// Drags the front page into the zone, and waits.
  case collect
  case perform(Command)
  /// Gives the keyboard to an element.
  case focus(ElementID)
  /// Forgets the effects so far.
  case forget
  indirect case times(Int, [StageStep])
  indirect case all([StageStep])
  /// Begins again with a new phone.
  case anew

  case see(StageNumber, Double, within: Double = 1e-6)
  case less(StageNumber, than: Double)
  case more(StageNumber, than: Double)
  /// Notes a number, to compare it later.
  case note(StageNumber)
  /// The number is still the one that was noted.
  case same(StageNumber, within: Double = 1e-6)
  /// The number is less than the one that was noted, or more by at least a distance.
  case fell(StageNumber)
  case rose(StageNumber, by: Double)
  case says(StageWord, String)
  case yes(StageFact)
  case no(StageFact)
  /// A motion that begins now, at its start, its quarters and its end; until three quarters if it ends in nothing.
  ///
  /// - Parameter from: Its start; nil for the number as it is.
  case eases(
    StageNumber, from: Double? = nil, to: Double, over: Double, StageCurve = .easeInOut, after: Double = 0,
    gone: Bool = false, within: Double = 0.01)
  /// The ball's outline.
  case outline(RoundedRect)
  case radii(CornerRadii)
  /// A page and something small that change linearly into each other.
  case morphs(from: RoundedRect, to: RoundedRect, over: Double)
}

extension StageStep {
  /// Moves along the bottom edge, by the distance to the corner, with the zone's answer.
  static func corner(_ distances: [(distance: Double, inside: Bool, radius: Double)]) -> [StageStep] {
    distances.flatMap { distance, inside, radius -> [StageStep] in
      [
        .move(375 - distance, 812, over: 0.05), inside ? .yes(.highlighted) : .no(.highlighted),
        .wait(0.1), .see(.zoneRadius, radius, within: 0.01),
      ]
    }
  }
}

/// A curve at quarters of its time.
enum StageCurve: Sendable {
  /// cubic-bezier(.42, 0, .58, 1), UIKit's.
  case easeInOut
  /// cubic-bezier(0, 0, .58, 1), UIKit's.
  case easeOut
  case linear
  /// cubic-bezier(0.1, 0.9, 0.2, 1)
  case early

  var quarters: [Double] {
    switch self {
    case .easeInOut: [0, 0.1291619, 0.5, 0.8708381, 1]
    case .easeOut: [0, 0.3781381, 0.6846432, 0.9065353, 1]
    case .early: [0, 0.8494695, 0.9662364, 0.9949326, 1]
    case .linear: [0, 0.25, 0.5, 0.75, 1]
    }
  }
}
