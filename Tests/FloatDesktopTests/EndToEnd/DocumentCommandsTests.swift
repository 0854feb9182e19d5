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

  /// Documents that a test of their own follows from an empty folder.
  private static let followed = ["docs/prototypes.md", "docs/screenshot-tests.md"]

  private static func text(_ document: String) throws -> String {
    try String(contentsOfFile: Repository.path(document), encoding: .utf8)
  }

  /// The commands on lines of their own, without the program's name and their comments.
  private static func blocks(_ document: String) throws -> [[String]] {
    try text(document).matches(of: /(?m:^(?: {4}|\$ )floatdesktop ?([^#\n]*))/).map {
      $0.output.1.split(separator: " ").map(String.init)
    }
  }

  /// A window cannot open here, and says so only after everything else was found in order.
  @Test(arguments: documents.filter { !followed.contains($0) })
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
      "{\"floatdesktop\":1,\"device\":\"iphone-x\"}\n" + touch(0.5, "down") + touch(0.6, "up"),
      to: "take.jsonl")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Assets", withDestinationPath: Repository.path("Assets"))
    for command in try Self.blocks(document) {
      let isVideo = command.contains { $0.hasSuffix(".mp4") || $0.hasSuffix(".gif") }
      if isVideo, !ExportTools.missing.isEmpty { continue }
      // The last of two equal options counts.
      let less = command.first == "export" ? ["--scale", "0.25", "--fps", "10"] : []
      let process = try ChildProcess(
        LiveApp.program, command + less,
        environment: ["HOME": folder.path].merging(
          ProcessInfo.processInfo.environment.filter {
            ["PATH", "LD_LIBRARY_PATH", "FLOATDESKTOP_ASSETS"].contains($0.key)
          }
        ) { $1 }, folder: folder.path, startsThere: true)
      let code = try process.waitForEnd()
      let opensWindow = FloatDesktopCommand.mayOpenWindow(command)
      #expect(code == (opensWindow ? 69 : 0), "\(command): \(process.errorOutput)")
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
