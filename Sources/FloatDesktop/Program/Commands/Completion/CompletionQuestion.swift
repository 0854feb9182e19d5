import FloatFiles

/// The question of a shell that completes a command line; the shells' scripts ask it.
enum CompletionQuestion {
  /// The first word of such a line. Behind "--" stand the words after the program's name, up to the one to complete.
  static let word = "__complete"

  /// Answers the question; returns false for any other command line.
  static func isAnswered(for arguments: [String]) throws(CommandFailure) -> Bool {
    guard arguments.first == word else { return false }
    guard let tree = CommandTree.whole else { return true }
    let words = arguments.dropFirst(arguments.dropFirst().first == "--" ? 2 : 1)
    let values = CompletionValues(assets: try? Assets.locate())
    try Output.write(Completion(of: Array(words), in: tree, values).text)
    return true
  }
}
