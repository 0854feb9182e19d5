import ArgumentParser

/// A command line as far as it was read.
struct CommandLineState {
  private(set) var command: CommandTree.Command
  /// The option whose value comes next; nil for none.
  private(set) var open: CommandTree.Argument?
  /// True behind "--".
  private(set) var isOverWithOptions = false
  /// The values so far of options, by their names with dashes, and of words without an option, by their order.
  private(set) var values: [String: [String]] = [:]
  private(set) var words: [String] = []
  private var arguments: [CommandTree.Argument]
  /// True until something other than a command was read.
  private(set) var mayNameCommand = true

  init(_ tree: CommandTree) {
    command = tree.command
    arguments = Self.arguments(of: command)
  }

  /// A command's arguments with those of its default command, which needs no name.
  private static func arguments(of command: CommandTree.Command) -> [CommandTree.Argument] {
    let usual = command.commands.first { $0.commandName == command.defaultSubcommand }
    let own = usual == nil ? command.arguments : usual?.arguments
    return (own ?? []).filter(\.shouldDisplay) + MessageOptions.arguments
  }

  mutating func read(_ word: String) {
    if let option = open, !(option.mayStandAlone && word.hasPrefix("-")) {
      for name in option.names ?? [] { values[name.text, default: []].append(word) }
      if !option.takesMany { open = nil }
      return
    }
    open = nil
    if word == "--", !isOverWithOptions {
      isOverWithOptions = true
    } else if word.hasPrefix("-"), !isOverWithOptions {
      readOption(word)
      // These may stand before a command.
      let name = String(word.prefix { $0 != "=" })
      if MessageOptions.arguments.contains(where: { $0.isNamed(name) }) { return }
    } else if mayNameCommand, let next = command.commands.first(where: { $0.commandName == word }) {
      // "help" is followed by a command's name.
      if word != "help" {
        command = next
        arguments = Self.arguments(of: next)
      }
      return
    } else {
      words.append(word)
    }
    mayNameCommand = false
  }

  private mutating func readOption(_ word: String) {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard let name = parts.first, let option = option(named: name) else { return }
    if parts.count == 2 {
      values[name, default: []].append(parts[1])
    } else if option.kind == .option {
      open = option
    } else {
      values[name] = []
    }
  }

  /// The option with a name, with its dashes.
  func option(named name: String) -> CommandTree.Argument? {
    arguments.first { $0.isNamed(name) }
  }

  /// The word without an option that comes next; nil where there is none.
  var positional: CommandTree.Argument? {
    let all = arguments.filter { $0.kind == .positional }
    return all.indices.contains(words.count) ? all[words.count] : all.last { $0.isRepeating }
  }

  /// The options that may still be given.
  var options: [Completion.Candidate] {
    arguments.flatMap { argument -> [Completion.Candidate] in
      let names = argument.names ?? []
      guard argument.isRepeating || !names.contains(where: { values[$0.text] != nil }) else { return [] }
      return names.map { Completion.Candidate(text: $0.text, hint: argument.abstract ?? "") }
    }
  }
}

extension MessageOptions {
  /// The options as the parser describes them.
  static let arguments: [CommandTree.Argument] =
    (CommandTree(Declaration._dumpHelp())?.command.arguments ?? []).filter { !$0.isNamed("--help") }
}
