import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatTestSupport

/// The commands of README.md and the documents: each block of them runs, and each that is named in a sentence exists.
@Suite struct DocumentCommandsTests {
  private static let documents: [String] =
    ["README.md"]
    + ((try? FileManager.default.contentsOfDirectory(atPath: Repository.path("docs"))) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }

  /// A document that a test of its own follows from an empty folder, with what each command prints.
  private static let followed = "docs/screenshot-tests.md"

  /// The fenced blocks of a language, without their indentation.
  private static func fenced(_ document: String, _ language: String) throws -> [String] {
    try text(document).matches(of: /(?m:^( *)```([a-z]*)\n)((?s:.*?))(?m:^ *```$)/).filter {
      $0.output.2 == language
    }
    .map { match in
      match.output.3.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.dropFirst(match.output.1.count) }.joined(separator: "\n")
    }
  }

  /// What a block is, its language says; what a console shows begins with a command of this program.
  @Test(arguments: documents) func every_block_can_be_played(document: String) throws {
    for match in try Self.text(document).matches(of: /(?m:^ *```([a-z]*)\n)(?s:.*?)(?m:^ *```$)/) {
      #expect(["console", "yaml", "swift", "sh"].contains(match.output.1), "\(match.output.0)")
    }
    for block in try Self.fenced(document, "console") {
      #expect(block.hasPrefix("$ "), "\(block)")
      for line in block.split(separator: "\n") where line.hasPrefix("$ ") && document != Self.followed {
        #expect(line.hasPrefix("$ floatdesktop "), "\(line)")
      }
    }
  }

  /// Scenarios are played, and files of every other kind are read by the command that takes them. The samples of
  /// prototypes are read in `PrototypeDocumentationTests`, which makes their pictures.
  @Test(arguments: documents.filter { $0 != followed }) func every_sample_is_taken(document: String) throws {
    for sample in try Self.fenced(document, "yaml") where !sample.contains("floatdesktop: 1") {
      let folder = try TemporaryDirectory()
      let file = try folder.write(sample, to: "sample.yaml")
      // This one is played in the prototype that the document makes.
      if sample.contains("prototype: ..") { continue }
      let command =
        sample.contains("steps:")
        ? ["inspect", "--scenario", file]
        : sample.contains("safe-area:") ? ["inspect", "--device", file] : ["config", "validate", file]
      let result = CommandRun(command)
      #expect(result.code == 0, "\(sample): \(result.errors)")
    }
  }

  private static func text(_ document: String) throws -> String {
    try String(contentsOfFile: Repository.path(document), encoding: .utf8)
  }

  /// The commands on lines of their own, without the program's name and their comments.
  private static func blocks(_ document: String) throws -> [[String]] {
    try text(document).matches(of: /(?m:^(?: {4}|\$ )floatdesktop ?([^#\n]*))/).map {
      $0.output.1.split(separator: " ").map(String.init)
    }
  }

  /// The steps of `docs/prototypes.md` that are in a sentence, and open no window.
  private static func steps(_ document: String) throws -> [[String]] {
    let section = try text(document).components(separatedBy: "\n## ").first {
      $0.hasPrefix("From a folder of pictures to a demo\n")
    }
    return (section ?? "").matches(of: /`floatdesktop ((?:new|inspect|test|export) [^`]+)`/).map {
      $0.output.1.split(separator: " ").map(String.init)
    }
  }

  /// A window cannot open here, and says so only after everything else was found in order.
  @Test(arguments: documents.filter { $0 != followed })
  func every_command_runs(document: String) throws {
    let folder = try TemporaryDirectory()
    for name in ["home", "settings"] {
      let svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"375\" height=\"812\"><path d=\"M0 0h9v9z\"/></svg>"
      try folder.write(svg, to: "screens/\(name).svg")
    }
    try folder.write("ball.diameter: 70pt\n", to: "my.yaml")
    let touch = { (time: Double, phase: String) in
      "{\"t\":\(time),\"type\":\"pointer\",\"phase\":\"\(phase)\",\"id\":0,\"x\":150,\"y\":180}\n"
    }
    try folder.write(
      "{\"floatdesktop\":1,\"device\":\"iphone-x\"}\n" + touch(0.5, "down") + touch(0.6, "up")
        + touch(1.7, "down") + touch(1.8, "up"),
      to: "take.jsonl")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Assets", withDestinationPath: Repository.path("Assets"))
    let tour = try Self.fenced(document, "yaml").first { $0.contains("prototype: ..") }
    for command in try Self.steps(document) + Self.blocks(document) {
      // Nothing is overwritten, so the folder of the next example must not be there.
      if command.first == "new" {
        try? FileManager.default.removeItem(atPath: folder.path + "/" + command[1])
      }
      let isVideo = command.contains { $0.hasSuffix(".mp4") || $0.hasSuffix(".gif") }
      if isVideo, !ExportTools.missing.isEmpty { continue }
      // The last of two equal options counts.
      let less = command.first == "export" ? ["--scale", "0.25", "--fps", "10"] : []
      let run = try ChildProcess(
        LiveApp.program, command + less, environment: ChildProcess.environment(home: folder.path),
        folder: folder.path, startsThere: true
      ).outcome()
      // A run that records has not passed.
      let code: Int32 = command.first == "test" ? 1 : FloatDesktopCommand.mayOpenWindow(command) ? 69 : 0
      #expect(run.code == code, "\(command): \(run.errors)")
      if command.first == "new", command[1] == "my-app", let tour {
        try folder.write(tour, to: "my-app/scenarios/tour.yaml")
      }
    }
  }

  @Test func every_command_and_option_in_a_sentence_exists() throws {
    let tree = try #require(CommandTree.whole)
    var count = 0
    for document in Self.documents {
      let inline = try Self.text(document).matches(of: /`floatdesktop ([^`]+)`/).map { match in
        match.output.1.split(whereSeparator: \.isWhitespace).map(String.init)
      }
      for command in try inline + Self.blocks(document) {
        var line = CommandLineState(tree)
        for word in command.prefix(while: { $0 != "|" && $0 != "…" }) {
          let name = String(word.filter { !"[]".contains($0) }.prefix { $0 != "=" })
          if line.open == nil, name.hasPrefix("-"), name != "-" {
            #expect(line.option(named: name) != nil, "\(document): \(command): \(name)")
          }
          line.read(name)
        }
        // A first word that is no command is a folder.
        if let word = line.words.first, line.command.commandName == tree.command.commandName {
          let isFolder = word.contains("/") || word.contains("-") || word == word.uppercased()
          #expect(isFolder, "\(document): \(command)")
        }
        count += 1
      }
    }
    #expect(count > 60)
  }

  @Test func the_readme_is_short_and_begins_with_the_window() throws {
    let lines = try Self.text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 131)
    #expect(lines.prefix(12).joined().contains("docs/window.gif"))
    let size = try FileManager.default.attributesOfItem(atPath: Repository.path("docs/window.gif"))[.size]
    #expect(try #require(size as? Int) < 1_500_000)
  }
}
