import FloatCore

/// The problems found in one file. All who read its parts report here and read on, so that all problems are told at once.
final class Problems {
  /// The file as the user named it.
  let file: String
  /// The file's text, for the line at each problem; nil where ``line`` gives it.
  let source: SourceText?
  /// The line being read, of a file that is read line by line.
  var line: String?
  /// The problems in the order in which they were found.
  private(set) var all: [Diagnostic] = []
  /// The keys of a recording that the program does not have, each once, and where their warning is among the problems.
  private var unknownKeys: [String] = []
  private var unknownWarning: Int?

  init(_ source: SourceText) { (file, self.source) = (source.file, source) }

  init(file: String) { (self.file, source) = (file, nil) }

  func report(_ position: SourcePosition, _ key: String?, _ reason: String, isWarning: Bool = false) {
    add(diagnostic(at: position, key, reason, isWarning: isWarning))
  }

  private func diagnostic(
    at position: SourcePosition, _ key: String?, _ reason: String, isWarning: Bool
  ) -> Diagnostic {
    var problem =
      source?.error(at: position, key: key, reason)
      ?? Diagnostic(file: file, position: position, key: key, reason: reason, sourceLine: line)
    if isWarning { problem.severity = .warning }
    return problem
  }

  func add(_ problem: Diagnostic) {
    // Many warnings do not hide an error.
    let others = all.count { $0.severity == problem.severity }
    if others < ConfigurationFile.maximumProblems { all.append(problem) }
  }

  /// Reports a name that is not among the known ones.
  ///
  /// - Parameter what: The kind of thing that it names.
  func reportUnknown(_ name: Node.Scalar, _ what: String = "key", prefix: String = "", in known: [String]) {
    report(
      name.position, prefix + name.text, "unknown \(what); \(Spelling.advice(for: name.text, in: known))")
  }

  /// Notes a key of a recording that the program does not have; one warning at the first of them names all.
  func noteUnknown(_ key: String, at position: SourcePosition) {
    guard !unknownKeys.contains(key) else { return }
    unknownKeys.append(key)
    if let unknownWarning {
      all[unknownWarning].reason = Diagnostic.unknownKeys(unknownKeys)
    } else {
      unknownWarning = all.count
      all.append(diagnostic(at: position, nil, Diagnostic.unknownKeys(unknownKeys), isWarning: true))
    }
  }

  /// Throws all problems, by their places, if there are errors among them.
  func check() throws(DataError) {
    if !all.errors.isEmpty { throw DataError(diagnostics: Diagnostic.sorted(all)) }
  }
}

extension SourcePosition {
  /// What is wrong with a key that was given here before.
  func givenTwice(_ advice: String = "remove one") -> String {
    "given twice, first at line \(line), column \(column); \(advice)"
  }
}
