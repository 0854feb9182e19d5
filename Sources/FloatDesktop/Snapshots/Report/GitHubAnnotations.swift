import FloatFiles

/// The outcome of a suite as commands for GitHub Actions, which shows them beside the scenarios' lines.
///
/// The form is that of GitHub's "Workflow commands": `::error file=F,line=N,title=T::MESSAGE`, with files from the
/// repository's root.
package enum GitHubAnnotations {
  /// - Parameter plan: The suite, which knows the files and lines of the scenarios.
  package static func lines(of outcome: SuiteOutcome, _ plan: SuitePlan) -> [String] {
    var lines = outcome.fontWarnings.map {
      command("warning", file: nil, line: nil, title: "missing font", $0)
    }
    for problem in plan.problems.flatMap(\.diagnostics) {
      let key = problem.key.map { "\($0): " } ?? ""
      lines.append(
        command(
          problem.severity.rawValue, file: problem.file, line: problem.position?.line,
          title: "scenario cannot be read", key + problem.reason))
    }
    for result in outcome.failures {
      let scenario = plan.scenarios.first { $0.name == result.scenario }
      lines.append(
        command(
          "error", file: scenario?.path ?? result.golden, line: scenario.flatMap { line(of: result, in: $0) },
          title: "\(result.id): \(result.status.rawValue)",
          result.message.isEmpty ? result.status.rawValue : result.message))
    }
    if !outcome.isPruned {
      for path in outcome.stale {
        lines.append(
          command("warning", file: path, line: nil, title: "stale golden", "no scenario takes it any more"))
      }
    }
    return lines
  }

  /// The line of the step that takes a snapshot.
  private static func line(of result: SnapshotResult, in scenario: SuiteScenario) -> Int? {
    guard !result.name.isEmpty else { return nil }
    return scenario.allFiles.first { $0.name.hasPrefix(result.name + ".") }?.position.line
  }

  private static func command(
    _ severity: String, file: String?, line: Int?, title: String, _ message: String
  ) -> String {
    var properties = file.map { "file=\(property(path($0)))," } ?? ""
    if let line { properties += "line=\(line)," }
    return "::\(severity) \(properties)title=\(property(title))::\(data(message))"
  }

  /// A file's path from the root of the repository; from the root of all files for one outside.
  private static func path(_ file: String) -> String {
    let folder = Folder.absolute(Folder.containing(file))
    // The runner says where it is; elsewhere it is the folder above that git keeps its files in.
    let workspace = Environment.value("GITHUB_WORKSPACE").map(Folder.absolute)
    var root = workspace ?? folder
    // A folder that does not exist has no whole path.
    while workspace == nil, root.hasPrefix("/"), root != "/", !Folder.exists(Folder.join(root, ".git")) {
      root = Folder.containing(root)
    }
    let whole = Folder.join(folder, Folder.name(of: file))
    return root != "/" && whole.hasPrefix(root + "/") ? String(whole.dropFirst(root.count + 1)) : whole
  }

  /// A text in a command's message.
  private static func data(_ text: String) -> String {
    PrintableText.cleaned(text.replacing("\n", with: "; ")).replacing("%", with: "%25")
  }

  /// A text among a command's properties, where commas and colons have a meaning.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
