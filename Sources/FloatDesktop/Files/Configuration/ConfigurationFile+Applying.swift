package import FloatCore
import FloatPages

extension ConfigurationFile {
  /// Stores the valid values; the others stay as they were.
  ///
  /// - Parameter last: The values in use before the file changed; a bad value keeps the one from here. Without it, a
  ///   bad value keeps what the layers below say.
  /// - Returns: The problems of the file in the order of its lines: at most a hundred, and a count of the rest.
  package func apply(to parameters: inout Parameters, keeping last: Parameters? = nil) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var hidden = hiddenProblems
    for key in lostKeys { Self.keep(key, from: last, in: &parameters) }
    for assignment in assignments
    where !(takesKeys && KeyBindings.isKey(assignment.key)) {
      let isFull = found.count + problems.count >= Self.maximumProblems
      // Looking for the intended key takes time, so it is not done for problems that are not shown.
      if isFull, schema.entry(for: assignment.key) == nil {
        hidden += 1
        continue
      }
      do throws(ParameterError) {
        try parameters.set(assignment.key, to: assignment.text)
      } catch {
        Self.keep(assignment.key, from: last, in: &parameters)
        if isFull {
          hidden += 1
        } else {
          found.append(diagnostic(assignment, error, in: parameters))
        }
      }
    }
    for var problem in problems {
      problem.kept = problem.key.flatMap { Self.kept($0, in: parameters) }
      found.append(problem)
    }
    found = Diagnostic.sorted(found)
    if hidden > 0 {
      let noun = hidden == 1 ? "problem is" : "problems are"
      found.append(Diagnostic(file: name, reason: "\(hidden) more \(noun) not shown", count: hidden))
    }
    return found
  }

  private func diagnostic(
    _ assignment: ConfigurationAssignment, _ error: ParameterError, in parameters: Parameters
  ) -> Diagnostic {
    guard error.isAboutKey else {
      return diagnostic(
        at: assignment.position, key: assignment.key, error.message,
        kept: Self.kept(assignment.key, in: parameters))
    }
    // An unknown key has no value to keep.
    let isOption = takesKeys && Self.options.contains(assignment.key)
    let reason =
      isOption
      ? "is set on the command line, as in --\(assignment.key) \(PrintableText.shortened(assignment.text, to: 20))"
      : error.message
    return diagnostic(at: assignment.keyPosition, key: assignment.key, reason)
  }

  /// Options that people look for in the config file.
  private static let options: Set<String> = [
    "appearance", "bezel", "device", "language", "preset", "prototype", "scale",
  ]

  /// Restores the last good value of a key.
  private static func keep(_ key: String, from last: Parameters?, in parameters: inout Parameters) {
    guard let last, let entry = parameters.schema.entry(for: key) else { return }
    entry.copy(from: last, to: &parameters)
  }

  /// The value that stays in use, as messages show it.
  private static func kept(_ key: String, in parameters: Parameters) -> String? {
    parameters.text(for: key).map { $0.isEmpty ? "\"\"" : $0 }
  }
}
