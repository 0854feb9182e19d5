import ArgumentParser
import FloatFiles
import FoundationEssentials

/// The texts of `--help`: the parser's, with what it leaves out.
enum HelpText {
  /// A help text of the parser with the options that every command has; other messages stay as they are.
  static func finished(_ message: String) -> String {
    let end = "\n  -h, --help "
    guard message.contains(end) else { return message }
    let own = MessageOptions.Declaration.helpMessage().components(separatedBy: end)[0]
    let options = own.components(separatedBy: "OPTIONS:")[1]
    return message.replacing(end, with: options + end)
  }

  /// True for a command line that asks for the help of the whole program.
  static func isAskedFor(by arguments: [String]) -> Bool {
    !arguments.isEmpty && arguments.allSatisfy { ["help", "-h", "--help"].contains($0) }
  }

  /// The help of the whole program: what it is, examples, the options of its window, the commands, and where to read on.
  static var whole: String {
    let own = paragraphs(of: FloatDesktopCommand.helpMessage())
    let overview = own.prefix { !$0.hasPrefix("USAGE:") }
    let window = paragraphs(of: FloatDesktopCommand.helpMessage(for: RunCommand.self))
    let options = window.drop { !$0.hasPrefix("USAGE:") }.dropFirst()
    // The parser puts options under a heading of their own first.
    let isUsual = { (section: String) in section.hasPrefix("ARGUMENTS:") || section.hasPrefix("OPTIONS:") }
    let documents = documentation
    var parts = [
      overview[0],
      """
      USAGE: floatdesktop [<options>] [<prototype>]     (opens a window)
             floatdesktop <subcommand> [<options>]
      """,
      "EXAMPLES:\n" + CommandExample.all.map { "  \($0.line)\n      \($0.text)" }.joined(separator: "\n"),
    ]
    parts += own.drop { !$0.hasPrefix("SUBCOMMANDS:") }
    parts += ["The options of the window:"] + options.filter(isUsual) + options.filter { !isUsual($0) }
    if !documents.isEmpty { parts.append("DOCUMENTATION:\n" + documents) }
    return finished((parts + overview.dropFirst()).joined(separator: "\n\n"))
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

  /// The paragraphs and sections of a help text.
  private static func paragraphs(of help: String) -> [String] {
    help.split(separator: "\n", omittingEmptySubsequences: false).split(separator: "").map {
      $0.joined(separator: "\n")
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
