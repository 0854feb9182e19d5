extension MotionName {
  /// The motions that code can be written for; content that scrolls on slows down by itself.
  public static var animated: [MotionName] { allCases.filter { $0 != .scroll } }

  /// The keys of each motion, as the table of parameters has them.
  private static let table: [MotionName: [MotionPart: [String]]] = {
    var table: [MotionName: [MotionPart: [String]]] = [:]
    let entries = ParameterSchema.standard.entries
    // Of one part the choices come first, because they say how the others are read.
    let choices = entries.filter(\.isChoice)
    for entry in choices + entries.filter({ !$0.isChoice }) {
      for (name, part) in entry.motions { table[name, default: [:]][part, default: []].append(entry.key) }
    }
    return table
  }()

  private func keys(_ parts: MotionPart...) -> [String] {
    parts.flatMap { Self.table[self]?[$0] ?? [] }
  }

  /// The keys that describe the spring.
  package var springKeys: [String] { keys(.spring, .damping) }
  private var curveKeys: [String] { keys(.duration, .curve) }

  /// The keys of the spring, or of the curve if the parameters choose one.
  package func driveKeys(in p: Parameters) -> [String] {
    let choice = keys(.choice)
    let isCurve = choice.first.flatMap(p.text) == MotionKind.curve.rawValue
    return choice + (isCurve ? curveKeys : springKeys)
  }

  /// The keys of springs and curves that no motion runs by, because another key chooses the other kind.
  package static func idleKeys(in p: Parameters) -> Set<String> {
    Set(allCases.flatMap { $0.springKeys + $0.curveKeys })
      .subtracting(allCases.flatMap { $0.driveKeys(in: p) + $0.keys(.elsewhere) })
  }

  /// The keys that shape the rest of the motion: what a release hands on, where it ends, and what follows it.
  package func ruleKeys(in p: Parameters) -> [String] {
    let finish = self == .modal ? p.modal.finish : p.navigation.finish
    return keys(.decision, finish.projection == nil ? .velocity : .lookahead, .release, .place, .follower)
  }
}
