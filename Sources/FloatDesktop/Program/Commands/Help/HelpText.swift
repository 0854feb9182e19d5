import ArgumentParser
import FloatFiles
import FoundationEssentials

/// The texts of `--help`: the parser's, with what it leaves out.
enum HelpText {
  /// The widest line of a help text, in characters; a longer usage is given in the command's configuration.
  private static let width = 80

  /// A help text of the parser with the options that every command has; other messages stay as they are.
  static func finished(_ message: String) -> String {
    message.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      guard line.hasPrefix("  -h, --help ") else { return [String(line)] }
      // The texts stand in one column.
      let column = line.distance(
        from: line.startIndex, to: line.firstRange(of: "Show help")?.lowerBound ?? line.endIndex)
      return MessageOptions.help.flatMap { option($0.0, $0.1, column) } + [String(line)]
    }.joined(separator: "\n")
  }

  private static func option(_ names: String, _ text: String, _ column: Int) -> [String] {
    let lines = PrintableText.wrapped(text, to: width, indent: String(repeating: " ", count: column))
    guard names.count + 4 <= column else { return ["  " + names] + lines }
    return ["  " + names + lines[0].dropFirst(2 + names.count)] + lines.dropFirst()
  }

  /// True for a command line that asks for the help of the whole program.
  static func isAskedFor(by arguments: [String]) -> Bool {
    !arguments.isEmpty && arguments.allSatisfy { ["help", "-h", "--help"].contains($0) }
  }

  /// The help of the whole program: what it is, examples, the options of its window, the commands, and where to read on.
  static var whole: String {
    let own = sections(of: FloatDesktopCommand.helpMessage())
    let window = sections(of: FloatDesktopCommand.helpMessage(for: RunCommand.self))
    func content(_ title: String, _ sections: [(title: String, text: String)]) -> [String] {
      sections.filter { $0.title == title }.map(\.text)
    }
    let overview = own.first { $0.title == "OVERVIEW" }?.text ?? ""
    let paragraphs = overview.components(separatedBy: "\n\n")
    // The parser puts options under a heading of their own first.
    let options =
      ["ARGUMENTS", "OPTIONS"].flatMap { content($0, window) }
      + window.filter { !["OVERVIEW", "USAGE", "ARGUMENTS", "OPTIONS"].contains($0.title) }.map(\.text)
    return finished(
      ([
        paragraphs[0],
        """
        USAGE: floatdesktop [<options>] [<prototype>]     (opens a window)
               floatdesktop <subcommand> [<options>]
        """,
        "EXAMPLES:\n" + CommandExample.all.map { "  \($0.line)\n      \($0.text)" }.joined(separator: "\n"),
      ] + content("SUBCOMMANDS", own)
        + ["The options of the window:\n\n" + options.joined(separator: "\n\n")]
        + [documentation].filter { !$0.isEmpty }.map { "DOCUMENTATION:\n" + $0 } + paragraphs.dropFirst())
        .joined(separator: "\n\n") + "\n")
  }

  /// Where to read on: the manual pages where they are installed, and the folder of documents.
  private static var documentation: String {
    guard let root = (try? Assets.locate())?.root else { return "" }
    let share = Folder.containing(root)
    var lines = [
      ("floatdesktop.1", "man floatdesktop", "every option, and every key of the window"),
      ("floatdesktop-config.5", "man floatdesktop-config", "every key of a config file"),
      ("floatdesktop-prototype.5", "man floatdesktop-prototype", "what a prototype's folder holds"),
      ("floatdesktop-scenario.5", "man floatdesktop-scenario", "every step of a scenario"),
    ].filter { page, _, _ in
      ["", ".gz"].contains { Folder.isFile("\(share)/man/man\(page.suffix(1))/\(page)\($0)") }
    }.map { (name: $0.1, text: $0.2) }
    for folder in ["\(share)/doc/floatdesktop/docs", "\(share)/docs"]
    where Folder.isFile(folder + "/prototypes.md") {
      lines.append((folder, "all documents"))
    }
    let width = (lines.map(\.name.count).max() ?? 0) + 2
    return lines.map { "  " + PrintableText.padded($0.name, to: width) + $0.text }.joined(separator: "\n")
  }

  /// The parts of a help text, each with its title in capitals.
  private static func sections(of help: String) -> [(title: String, text: String)] {
    var sections: [(title: String, text: String)] = []
    for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
      let title = line.prefix { $0.isUppercase }
      if !title.isEmpty, line.dropFirst(title.count).hasPrefix(":") {
        sections.append((String(title), String(line)))
      } else if !sections.isEmpty {
        sections[sections.count - 1].text += "\n" + line
      }
    }
    return sections.map { section in
      var text = section.text
      while text.last == "\n" { text.removeLast() }
      return (section.title, text)
    }
  }
}

/// A command line to begin with.
struct CommandExample {
  let line: String
  let text: String

  /// The examples of `--help` and of the manual page.
  static let all = [
    CommandExample(line: "floatdesktop", text: "Play with the demo; F1 shows the window's keys."),
    CommandExample(
      line: "floatdesktop -o ball.diameter=70pt --panel", text: "Try a value, with the panel open."),
    CommandExample(
      line: "floatdesktop new my-app --from screens", text: "Make a prototype of a folder of pictures."),
    CommandExample(
      line: "floatdesktop my-app --record take.jsonl", text: "Play with it, and record what you do."),
    CommandExample(
      line: "floatdesktop export --replay take.jsonl --output take.mp4",
      text: "Make a video of the recording."),
    CommandExample(
      line: "floatdesktop snapshot --replay take.jsonl --at 1.25 --output moment.png",
      text: "Take a picture of a moment."),
    CommandExample(line: "floatdesktop config edit", text: "Open the file with all values of your own."),
  ]
}
