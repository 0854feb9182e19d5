import FloatCore

/// A row of the hand-off's table: a property of a thing, and what takes it where.
package struct HandoffRow: Equatable, Sendable {
  package let thing: String
  package let property: String
  package let unit: HandoffCurve.Unit
  package let from: Double?
  package let to: Double?
  /// How long after the input that caused it it begins, in seconds.
  package let delay: Double
  /// The spring or curve with its numbers, or what it follows.
  package let curve: String
  /// The same in other words, such as response and damping ratio; empty if there are none.
  package let detail: String
  /// The velocity that it starts with, in the unit a second; nil for what follows something else.
  package let velocity: Double?
  /// How long it takes until it is at rest or caught, in seconds.
  package let duration: Double
  package let isCaught: Bool
  /// The keys that shape it.
  package let keys: [MotionSheet.Key]

  package var isChanged: Bool { keys.contains(where: \.isChanged) }
}

extension HandoffTrace {
  /// The rows of all motions, each with what follows it.
  ///
  /// - Parameter usual: The values to compare the keys with.
  func rows(usual: Parameters) -> [HandoffRow] {
    let own = motions.map { rowsOfPlace($0, usual) ?? rowsOfProgress($0, usual) }
    var rows: [HandoffRow] = []
    for (moved, its) in zip(motions, own) {
      rows += its
      if moved.motion.course != nil { rows += followers(of: moved, besides: own.flatMap(\.self) + rows) }
    }
    return rows
  }

  /// The rows of a thing with a place, one for each axis along which it moves; nil for a thing without one.
  private func rowsOfPlace(_ moved: HandoffMotion, _ usual: Parameters) -> [HandoffRow]? {
    guard let from = moved.from, let to = moved.to, let velocity = moved.velocity else { return nil }
    return moved.motion.properties.compactMap { property, axis in
      let (a, b, v) = (from[axis], to[axis], velocity[axis])
      guard abs(b - a) > 0.5 || abs(v) > 1 else { return nil }
      return row(moved, property, .points, a, b, v, usual)
    }
  }

  /// The rows of a thing that is known by its curves alone: zone and list.
  private func rowsOfProgress(_ moved: HandoffMotion, _ usual: Parameters) -> [HandoffRow] {
    let property =
      switch moved.name {
      case .zoneGrowth: "radius"
      case .zoneSlide: "progress"
      default: "x"
      }
    let own = curves.filter { curve in
      curve.property == property && (curve.thing == moved.thing || curve.thing.hasPrefix(moved.thing + ":"))
    }
    return own.compactMap { curve in
      guard let ends = ends(of: curve, during: moved) else { return nil }
      return row(moved, curve.property, curve.unit, ends.from, ends.to, nil, usual, thing: curve.thing)
    }
  }

  /// What else changes while a thing moves, and by which formula if one is known.
  private func followers(of moved: HandoffMotion, besides rows: [HandoffRow]) -> [HandoffRow] {
    let formulas = moved.name.flatMap { MotionSheet($0, parameters, usual: parameters)?.followers } ?? []
    return curves.compactMap { curve in
      let isOwn = curve.thing == moved.thing && moved.motion.properties.contains { $0.name == curve.property }
      let isKnown = rows.contains { $0.thing == curve.thing && $0.property == curve.property }
      guard !isOwn, !isKnown, let ends = ends(of: curve, during: moved) else { return nil }
      let formula = formulas.first { $0.name == Self.formulas["\(curve.thing) \(curve.property)"] }
      return HandoffRow(
        thing: curve.thing, property: curve.property, unit: curve.unit, from: ends.from, to: ends.to,
        delay: moved.delay, curve: "follows \(moved.thing)", detail: formula?.expression ?? "", velocity: nil,
        duration: moved.end - moved.start, isCaught: moved.isCaught, keys: [])
    }
  }

  /// The formulas of curves.
  private static let formulas = [
    "\(Prototype.pageBelow) x": "pageBelow", "\(Prototype.pageBelow) dim": "dim",
  ]

  /// Where a curve begins and ends during a motion, and until the next one of its kind; nil if it does not visibly
  /// change.
  private func ends(of curve: HandoffCurve, during moved: HandoffMotion) -> (from: Double, to: Double)? {
    let next = motions.first { $0.thing == moved.thing && $0.name == moved.name && $0.start > moved.start }
    let end = moved.motion.course == nil ? next?.start ?? .infinity : moved.end
    let known = times.indices.filter { moved.start...end ~= times[$0] }.compactMap { curve.values[$0] }
    guard let from = known.first, let to = known.last, curve.differs(from, to) else { return nil }
    return (from, to)
  }

  private func row(
    _ moved: HandoffMotion, _ property: String, _ unit: HandoffCurve.Unit, _ from: Double, _ to: Double,
    _ velocity: Double?, _ usual: Parameters, thing: String? = nil
  ) -> HandoffRow {
    let (curve, detail) = moved.motion.drive?.words ?? ("", "")
    let keys = moved.name?.driveKeys(in: parameters) ?? []
    return HandoffRow(
      thing: thing ?? moved.thing, property: property, unit: unit, from: from, to: to, delay: moved.delay,
      curve: curve, detail: detail, velocity: velocity, duration: moved.end - moved.start,
      isCaught: moved.isCaught, keys: keys.compactMap { MotionSheet.Key($0, parameters, usual: usual) })
  }
}

extension Drive {
  /// The numbers that platforms take, and those that people know.
  var words: (curve: String, detail: String) {
    switch self {
    case .spring(let spring):
      let (stiffness, damping) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
      return (
        "spring, stiffness \(Digits.text(stiffness)), damping \(Digits.text(damping))",
        "mass 1, response \(Digits.text(spring.response * 1000)) ms, damping ratio \(Digits.text(spring.dampingRatio))"
      )
    case .curve(let curve, let duration):
      return ("\(curve.text), \(Digits.text(duration * 1000)) ms", "")
    case .decay(let rate):
      return ("slows down to \(Digits.text(rate.perMillisecond)) of its velocity each millisecond", "")
    }
  }
}
