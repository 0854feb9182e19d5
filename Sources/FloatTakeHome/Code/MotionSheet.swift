package import FloatCore

/// Everything that an engineer who builds the motion on another platform has to know of it.
package struct MotionSheet: Sendable {
  /// A key that shapes it, with its value and its default as in a config file.
  package struct Key: Hashable, Sendable {
    package let key: String
    package let value: String
    package let usual: String
    package var isChanged: Bool { value != usual }
  }

  /// What moves by it.
  package enum Quantity: String, Sendable {
    /// A place, along both axes.
    case place
    /// A distance along one axis, in points.
    case distance
    /// A progress from 0 to 1.
    case progress
    /// A share of a size, which leaves 0 and comes back to it.
    case share
  }

  /// The velocity that it starts with.
  package enum StartVelocity: Equatable, Sendable {
    /// The hand's at the release, at most this fast, in points a second.
    case hand(maximum: Double)
    /// None: it starts at rest, or keeps the velocity that it has.
    case rest
    /// Always the same one, in its unit a second.
    case kick(Double)
  }

  package let name: MotionName
  package let animation: Animation
  package let keys: [Key]
  package let quantity: Quantity
  package let startVelocity: StartVelocity
  /// The formula that keeps what is shown in its range, however far the spring goes; empty without a wall.
  package internal(set) var walls: [MotionRule] = []
  /// How a release or a press is judged.
  package internal(set) var rules: [MotionRule] = []
  /// What else follows from it.
  package internal(set) var followers: [MotionRule] = []
  /// What no formula says.
  package internal(set) var notes: [String] = []

  /// - Parameters:
  ///   - name: A motion that code can be written for.
  ///   - parameters: The values to describe it with.
  ///   - usual: The values to compare the keys with.
  package init?(_ name: MotionName, _ parameters: Parameters, usual: Parameters) {
    guard let animation = parameters.animation(of: name) else { return nil }
    self.name = name
    self.animation = animation
    keys = Self.keys(of: name, in: parameters).compactMap { Key($0, parameters, usual: usual) }
    switch name {
    case .ballSnap:
      (quantity, startVelocity) = (.place, .hand(maximum: parameters.ball.snapMaximumVelocity))
    case .badgeReturn:
      quantity = .place
      startVelocity = parameters.badge.returnVelocity ? .hand(maximum: Self.fastest) : .rest
    case .navigation, .modal, .rowOpen, .pager:
      (quantity, startVelocity) = (.distance, .hand(maximum: Self.fastest))
    case .expand, .shrink: (quantity, startVelocity) = (.progress, .hand(maximum: Self.fastest))
    case .badgeTear:
      (quantity, startVelocity) = (.share, .kick(parameters.number(for: "badge.tear.kick") ?? 0))
    case .zoneGrowth, .zoneSlide, .listSlide, .slider, .scroll: (quantity, startVelocity) = (.progress, .rest)
    }
    addRules(parameters)
  }

  /// The keys that shape a motion, those of its spring or curve first.
  package static func keys(of name: MotionName, in parameters: Parameters) -> [String] {
    name.driveKeys(in: parameters) + name.ruleKeys(in: parameters)
  }

  /// The fastest velocity that a release can have, in points a second.
  private static let fastest = 8000.0

  package var isChanged: Bool { keys.contains(where: \.isChanged) }

  package var spring: Spring? { if case .spring(let spring, _) = animation { spring } else { nil } }

  /// How far from the end the phone's spring begins to land, which no platform's does, in points or as a share of the
  /// size; 0 for what does not land.
  var landing: Double {
    guard case .spring(_, let threshold) = animation else { return 0 }
    return threshold.value * (threshold == .unit ? way.length : 1)
  }

  /// The length that errors are about: 300 points, or a whole size.
  package var way: (length: Double, unit: String) {
    quantity == .share ? (1, "of the size") : (300, "pt of 300")
  }

  // MARK: Names

  package var title: String { name.title }

  /// What the names of code begin with, in the writer's spelling: `Feel`; empty for none.
  package var prefix = ""

  /// The title as an identifier: `BallSnap`, `SliderMotion`, which hides no platform's `Slider`; `FeelSlider`.
  var typeName: String {
    let words = title.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = words.joined() + (words.count == 1 && prefix.isEmpty ? "Motion" : "")
    return prefix.prefix(1).uppercased() + prefix.dropFirst() + name
  }
  /// `ballSnap`
  var variableName: String { typeName.prefix(1).lowercased() + typeName.dropFirst() }
  /// `ball-snap`
  package var dashedName: String {
    ((prefix.isEmpty ? [] : [prefix]) + title.split(separator: " ").map(String.init))
      .joined(separator: "-").lowercased()
  }
}

extension MotionSheet.Key {
  /// Nil for a key without a value.
  init?(_ key: String, _ parameters: Parameters, usual: Parameters) {
    guard let value = parameters.text(for: key), let standard = usual.text(for: key) else { return nil }
    self.init(key: key, value: value, usual: standard)
  }
}

extension MotionName {
  /// The name that people read.
  package var title: String { words.title }
  /// What it does, in a sentence.
  package var summary: String { words.summary }

  private var words: (title: String, summary: String) {
    switch self {
    case .ballSnap: ("Ball snap", "The ball that is let go goes to the nearer side of the screen.")
    case .navigation: ("Push and pop", "A page slides in from the right, or out.")
    case .expand: ("Ball to page", "A page grows out of the ball.")
    case .shrink: ("Page to ball", "A page shrinks into the ball.")
    case .modal: ("Present and dismiss", "A presented page comes in, or goes out.")
    case .badgeReturn: ("Badge return", "A badge that is let go springs back to its place.")
    case .badgeTear: ("Badge tear", "A badge wobbles once its neck has torn.")
    case .zoneGrowth: ("Zone growth", "The zone in the corner grows while the pointer is inside.")
    case .zoneSlide: ("Zone slide", "The zone slides in from the corner for the ball, and out.")
    case .listSlide: ("List slide", "The rows of the ball's list slide in, one after the other, and out.")
    case .rowOpen: ("Row open", "A row that is swiped to the left opens and shows its actions.")
    case .pager: ("Pager", "A pager that is let go settles on one of its pages.")
    case .slider: ("Slider", "The thumb goes to the value that a tap on the track sets.")
    case .scroll: ("Scroll", "Content scrolls on after a flick.")
    }
  }

  /// The motion of a name, such as `ball snap`, `ball.snap` or `BallSnap`.
  package init?(_ text: String) {
    func plain(_ text: String) -> String { String(text.lowercased().filter { $0.isLetter }) }
    let wanted = plain(text)
    guard
      let found = Self.animated.first(where: { plain($0.rawValue) == wanted || plain($0.title) == wanted })
    else { return nil }
    self = found
  }
}
