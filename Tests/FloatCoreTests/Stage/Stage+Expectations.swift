import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// Expects a number, or the same of another phone. A number of what is not there is none.
func expect(
  _ value: Double?, _ wanted: Double?, within tolerance: Double = 1e-6,
  _ location: SourceLocation = #_sourceLocation
) {
  guard let value, let wanted, abs(value - wanted) <= tolerance else {
    Issue.record("\(value.map { "\($0)" } ?? "nothing"), not \(wanted ?? .nan)", sourceLocation: location)
    return
  }
}

func expect(_ value: Double?, below limit: Double?, _ location: SourceLocation = #_sourceLocation) {
  #expect(value ?? .nan < limit ?? .nan, sourceLocation: location)
}

func expect(
  _ value: Double?, above limit: Double?, by distance: Double = 0,
  _ location: SourceLocation = #_sourceLocation
) {
  #expect(value ?? .nan > (limit ?? .nan) + distance, sourceLocation: location)
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

/// Motions that begin now, which is left as it is.
extension Stage {
  /// A number at the motion's start, its quarters and its end; until three quarters if it ends in nothing.
  ///
  /// - Parameter from: Its start; nil for the number as it is.
  func expectEase(
    _ what: (Stage) -> Double?, from: Double? = nil, to: Double, over duration: Double,
    _ curve: StageCurve = .easeInOut, after delay: Double = 0, gone: Bool = false,
    within tolerance: Double = 0.01, _ location: SourceLocation = #_sourceLocation
  ) {
    let start = from ?? what(self)
    for (quarter, eased) in curve.quarters.enumerated() where !gone || quarter < 4 {
      let seen = what(later(Double(quarter) / 4, of: duration, after: delay))
      expect(seen, start.map { $0 + (to - $0) * eased }, within: tolerance, location)
    }
  }

  /// A page and something small that change linearly into each other.
  func expectMorph(
    from: RoundedRect, to: RoundedRect, over duration: Double, _ location: SourceLocation = #_sourceLocation
  ) {
    for part in [0, 0.25, 0.5, 0.75, 1] {
      let outline = later(part, of: duration).prototype.pageOutline
      #expect(isNear(outline, mix(from, to, part), within: 0.01), "at \(part)", sourceLocation: location)
    }
  }

  /// Moves along the bottom edge, by the distance to the corner, with the zone's answer.
  mutating func expectCorner(_ distances: [(distance: Double, inside: Bool, radius: Double)]) {
    for (distance, inside, radius) in distances {
      move(to: Point(375 - distance, 812), over: 0.05)
      #expect(state.zone.highlighted == inside, "\(distance)")
      wait(0.1)
      expect(state.zone.radius, radius, within: 0.01)
    }
  }
}

/// What a hand does with things by their names.
extension Stage {
  /// The middle of an element; fails where there is none.
  func middle(of id: String, _ location: SourceLocation = #_sourceLocation) -> Point {
    guard let frame = frame(id) else {
      Issue.record("no element \(id)", sourceLocation: location)
      return .zero
    }
    return frame.center
  }

  /// Opens a page by its row of the list, while anything else goes on.
  mutating func openRow(_ page: PageID) {
    let phone = prototype
    prototype.perform(prototype.list.openRow(page, phone.navigation, phone.environment))
  }

  /// Presses the page on its way, this far from its left or its top edge.
  mutating func pressPage(_ distance: Double) {
    let transition = state.transition
    press(
      transition?.topY.map { Point(180, $0 + distance) } ?? Point((transition?.topX ?? .nan) + distance, 400))
  }
}
