/// What a shell offers for the last word of a command line.
struct Completion: Equatable {
  /// A word to write in place of the last one.
  struct Candidate: Equatable {
    let text: String
    var hint = ""
  }

  /// Files that are offered besides, which the shell lists.
  enum Files: String {
    case none, folders, files
  }

  var candidates: [Candidate] = []
  var files = Files.none
  /// True if the user types on behind a candidate, so that no blank follows it.
  var isOpen = false
}

extension Completion {
  /// - Parameters:
  ///   - words: The words behind the program's name, up to the one to complete, which may be empty.
  ///   - values: What is known of devices, presets, keys and scenarios.
  init(of words: [String], in tree: CommandTree, _ values: CompletionValues) {
    var line = CommandLineState(tree)
    for word in words.dropLast() { line.read(word) }
    let last = words.last ?? ""
    if let option = line.open, !(option.mayStandAlone && last.hasPrefix("-")) {
      offer(option, last, line, values)
    } else if last.hasPrefix("-"), !line.isOverWithOptions {
      if let equals = last.firstIndex(of: "="), let option = line.option(named: String(last[..<equals])) {
        let start = last[...equals]
        offer(option, String(last[last.index(after: equals)...]), line, values)
        candidates = candidates.map { Candidate(text: start + $0.text, hint: $0.hint) }
      } else {
        candidates = line.options.filter { $0.text.hasPrefix(last) }
      }
    } else {
      offerWords(last, line, values)
    }
  }

  /// Commands, and what stands without an option.
  private mutating func offerWords(_ last: String, _ line: CommandLineState, _ values: CompletionValues) {
    if line.mayNameCommand {
      candidates = line.command.commands.map { Candidate(text: $0.commandName, hint: $0.abstract ?? "") }
        .filter { $0.text.hasPrefix(last) }
    }
    if let positional = line.positional { offer(positional, last, line, values) }
    if candidates.isEmpty, files == .none, last.isEmpty, !line.isOverWithOptions { candidates = line.options }
  }

  /// Adds what may be written for an argument.
  private mutating func offer(
    _ argument: CommandTree.Argument, _ start: String, _ line: CommandLineState, _ values: CompletionValues
  ) {
    if let words = argument.completionKind?.list?.values {
      candidates += words.filter { $0.hasPrefix(start) }.map { Candidate(text: $0) }
      return
    }
    let kinds = (argument.valueName ?? "").split(separator: "|").map(String.init)
    let offers = kinds.compactMap { values.offer($0, start, line) }
    // A list of words, as in "on|off", needs no table.
    if offers.isEmpty, kinds.count > 1 { candidates += kinds.map { Candidate(text: $0) } }
    for offer in offers {
      candidates += offer.candidates
      if offer.files != .none { files = offer.files }
      isOpen = isOpen || offer.isOpen
    }
    candidates = candidates.filter { $0.text.hasPrefix(start) }
  }

  /// The answer for the shells' scripts: a line that says what else to offer, then each candidate with its hint.
  var text: String {
    ([files.rawValue + (isOpen ? " open" : "")] + candidates.map { "\($0.text)\t\($0.hint)" })
      .map { $0 + "\n" }.joined()
  }
}
