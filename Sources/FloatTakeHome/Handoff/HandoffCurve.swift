import FloatCore
import FloatStudio

/// A number of a thing over time, such as the ball's x.
package struct HandoffCurve: Equatable, Sendable {
  package enum Unit: String, Sendable {
    case points = "pt"
    /// 0…1.
    case share = ""

    /// The least change that can be seen.
    fileprivate var visible: Double { self == .points ? 0.5 : 0.005 }
  }

  /// A spring or curve without the wall: what the parameters promise from its start on.
  package struct Promise: Equatable, Sendable {
    /// When it begins, in seconds.
    package let start: Double
    /// Its values, as far apart as those of the curve.
    package let values: [Double]
  }

  /// What moves, as in the elements, or "page below".
  package let thing: String
  package let property: String
  package let unit: Unit
  /// One for each instant of the trace; nil where the thing does not move.
  package internal(set) var values: [Double?]
  /// In the unit a second.
  package internal(set) var velocities: [Double?]
  package internal(set) var promises: [Promise] = []
  /// The values at which a wall stops it, though its spring moves beyond them.
  package internal(set) var walls: [Double] = []
  /// True at the instants at which a pointer moves it.
  var held: [Bool]

  /// A curve of a number's kind, without values yet.
  init(_ number: HandoffNumber, count: Int) {
    (thing, property, unit) = (number.thing, number.property, number.unit)
    values = Array(repeating: nil, count: count)
    velocities = values
    held = Array(repeating: false, count: count)
  }

  /// True if its change can be seen.
  package var varies: Bool {
    let known = values.compactMap(\.self)
    guard let least = known.min(), let most = known.max() else { return false }
    return most - least > unit.visible
  }

  /// Whether two of its values look different.
  func differs(_ a: Double, _ b: Double) -> Bool { abs(a - b) > unit.visible }
}

/// A number of a moment, which becomes a value of a curve.
struct HandoffNumber {
  let thing: String
  let property: String
  let unit: HandoffCurve.Unit
  let value: Double
  /// True while a pointer moves it.
  let isHeld: Bool
  /// False for one in so few steps that it has no slope.
  let hasVelocity: Bool

  init(
    _ thing: String, _ property: String, _ value: Double, _ unit: HandoffCurve.Unit = .points,
    isHeld: Bool = false, hasVelocity: Bool = true
  ) {
    (self.thing, self.property, self.value, self.unit) = (thing, property, value, unit)
    (self.isHeld, self.hasVelocity) = (isHeld, hasVelocity)
  }
}

extension Prototype {
  /// The numbers of everything that can move.
  var handoffNumbers: [HandoffNumber] {
    let state = state
    let motions = motions
    var numbers = motions.flatMap(\.numbers)
    if let page = motions.first(where: { $0.thing.isPage }),
      let below = scene.layers.first(where: { $0.id.hasPrefix("page:") && $0.id != page.layer })
    {
      numbers += [
        HandoffNumber(Self.pageBelow, "x", below.position.x, isHeld: page.isHeld),
        HandoffNumber(Self.pageBelow, "dim", Double(below.shade.alpha) / 255, .share, hasVelocity: false),
      ]
    }
    if state.ball.visible { numbers.append(HandoffNumber("ball", "opacity", state.ball.alpha, .share)) }
    if state.zone.kind != .none {
      numbers += [
        HandoffNumber("zone", "progress", state.zone.progress, .share),
        HandoffNumber("zone", "radius", state.zone.radius),
      ]
    }
    numbers += state.list.rows.map { HandoffNumber("list:\($0.id)", "x", $0.frame.x) }
    numbers += state.rows.map { HandoffNumber($0.id, "offset", $0.offset) }
    numbers += state.pagers.map { HandoffNumber($0.id, "offset", $0.offset) }
    return numbers
  }

  static let pageBelow = "page below"
}

extension Motion {
  /// The numbers of its place; a page between ball and screen has a size, too.
  fileprivate var numbers: [HandoffNumber] {
    guard let place, place.isFinite else { return [] }
    func number(_ property: String, _ value: Double) -> HandoffNumber {
      HandoffNumber(thing.name, property, value, isHeld: isHeld)
    }
    var numbers = properties.map { number($0.name, place[$0.axis]) }
    if isMorph, let outline {
      numbers += [
        number("width", outline.rect.width), number("height", outline.rect.height),
        number("corner radius", outline.radii.topLeft),
      ]
    }
    return numbers
  }

  /// The properties that are its place's coordinates.
  var properties: [(name: String, axis: Axis)] {
    if case .content = thing { return [("offset", .vertical)] }
    if case .control(_, .pager) = thing { return [("offset", .horizontal)] }
    let middle = isMorph ? "middle " : ""
    return [(middle + "x", .horizontal), (middle + "y", .vertical)]
  }
}
