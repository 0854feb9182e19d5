extension ScenarioWriter {
  /// The scenario with its last motion as a trace: a golden then holds the motion, not only its end.
  package static func traced(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let settle = lines.lastIndex(of: "  - settle") { lines[settle] = "  - trace: motion" }
    return lines.joined(separator: "\n")
  }
}
