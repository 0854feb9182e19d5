import ArgumentParser
import FoundationEssentials

/// The commands and their options, as the parser describes itself: completion and the manual page have no other table.
struct CommandTree: Decodable {
  let command: Command

  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let defaultSubcommand: String?
    let arguments: [Argument]?
    private let subcommands: [Command]?

    /// The commands below it.
    var commands: [Command] { subcommands ?? [] }
  }

  struct Argument: Decodable {
    enum Kind: String, Decodable {
      case positional, option, flag
    }

    struct Name: Decodable {
      let kind: String
      let name: String

      /// The name with its dashes.
      var text: String { (kind == "long" ? "--" : "-") + name }
    }

    struct CompletionKind: Decodable {
      struct List: Decodable { let values: [String] }
      let list: List?
    }

    let kind: Kind
    let abstract: String?
    let isRepeating: Bool
    let names: [Name]?
    let parsingStrategy: String?
    let shouldDisplay: Bool
    /// What the value is called in the help: one word, or several with bars between them.
    let valueName: String?
    let completionKind: CompletionKind?

    /// True if it takes all words up to the next option.
    var takesMany: Bool { parsingStrategy == "upToNextOption" }

    /// True if what follows is no value of it where it begins with a dash.
    var mayStandAlone: Bool { takesMany || parsingStrategy == "scanningForValue" }

    /// True for one of its names, with the dashes.
    func isNamed(_ name: String) -> Bool { names?.contains { $0.text == name } ?? false }
  }

  /// The tree of the whole program; nil only if the parser describes itself in another form.
  static var whole: CommandTree? { CommandTree(FloatDesktopCommand._dumpHelp()) }

  /// - Parameter text: The parser's description of a command.
  init?(_ text: String) {
    guard let tree = try? JSONDecoder().decode(CommandTree.self, from: Data(text.utf8)) else { return nil }
    self = tree
  }
}
