import ArgumentParser
import FloatFiles

/// Answers a shell that completes a command line; the shells' scripts call it.
struct CompleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: name, shouldDisplay: false)

  static let name = "__complete"

  /// The words behind the program's name, up to the one to complete.
  @Argument(parsing: .captureForPassthrough)
  var words: [String] = []

  func run() throws {
    guard let tree = CommandTree.whole else { return }
    // The parser leaves the mark before the words.
    let words = self.words.first == "--" ? Array(self.words.dropFirst()) : self.words
    try Output.write(Completion(of: words, in: tree, CompletionValues(assets: try? Assets.locate())).text)
  }
}
