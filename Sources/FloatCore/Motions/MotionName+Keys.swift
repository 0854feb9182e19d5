extension MotionName {
  /// The motions that code can be written for: all but scrolled content, which has neither spring nor curve.
  public static var animated: [MotionName] { allCases.filter { $0 != .scroll } }

  /// The keys of each motion, as the table of parameters has them.
  private static let table: [MotionName: [MotionPart: [String]]] = {
    var table: [MotionName: [MotionPart: [String]]] = [:]
    let entries = ParameterSchema.standard.entries
    // The choices come first, because they determine which of the other keys are read.
    let choices = entries.filter(\.isChoice)
    for entry in choices + entries.filter({ !$0.isChoice }) {
      for (name, part) in entry.motions { table[name, default: [:]][part, default: []].append(entry.key) }
    }
    return table
  }()

  private func keys(_ parts: MotionPart...) -> [String] { parts.flatMap { Self.table[self]?[$0] ?? [] } }

  /// The keys that describe the spring.
  package var springKeys: [String] { keys(.spring, .damping) }
  private var curveKeys: [String] { keys(.duration, .curve) }

  /// The keys of the spring, or of the curve if the parameters choose one.
  package func driveKeys(in p: Parameters) -> [String] {
    let choice = keys(.choice)
    let isCurve = choice.first.flatMap(p.text) == MotionKind.curve.rawValue
    return choice + (isCurve ? curveKeys : springKeys)
  }

  /// The keys of springs and curves that no motion uses, because another key chooses the other kind.
  package static func idleKeys(in p: Parameters) -> Set<String> {
    Set(allCases.flatMap { $0.springKeys + $0.curveKeys })
      .subtracting(allCases.flatMap { $0.driveKeys(in: p) + $0.keys(.elsewhere) })
  }

  /// The keys that shape the rest of the motion: what it takes over from a release, where it ends, and what follows it.
  package func ruleKeys(in p: Parameters) -> [String] {
    let finish = self == .modal ? p.modal.finish : p.navigation.finish
    return keys(.decision, finish.projection == nil ? .velocity : .lookahead, .release, .place, .follower)
  }
}
