import Foundation
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// The steps of `docs/prototypes.md`, followed literally in an empty folder; those that open a window are left out.
@Suite struct PrototypeDocumentTests {
  /// The section with the numbered steps, and the commands after them.
  private static func section() throws -> Substring {
    let page = try String(contentsOfFile: Repository.path("docs/prototypes.md"), encoding: .utf8)
    let start = try #require(page.firstRange(of: "## From a folder of pictures to a demo"))
    let rest = page[start.upperBound...]
    return rest[..<(try #require(rest.firstRange(of: "\n## ")).lowerBound)]
  }

  /// The commands in code font and on lines with a prompt, in their order.
  private static func commands(_ section: Substring) -> [[String]] {
    section.matches(of: /`(floatdesktop [^`]+)`|(?m:^\$ (floatdesktop [^#\n]+))/).map { match in
      String(match.output.1 ?? match.output.2 ?? "").split(separator: " ").dropFirst().map(String.init)
    }
  }

  @Test func every_step_does_what_it_says() throws {
    let section = try Self.section()
    let folder = try TemporaryDirectory()
    for name in ["home", "settings"] {
      let svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"375\" height=\"812\"><path d=\"M0 0h9v9z\"/></svg>"
      try folder.write(svg, to: "screens/\(name).svg")
    }
    let yaml = try #require(section.firstMatch(of: /```yaml\n((?s).*?)```/)).output.1
    let lines = yaml.split(separator: "\n").map { String($0.dropFirst(3)) }
    let scenario = "my-app/scenarios/tour.yaml"
    #expect(section.contains("`\(scenario)`"))
    var codes: [String: Int32] = [:]
    for command in Self.commands(section) where Self.windowless.contains(command[0]) {
      if command[0] == "test" { try folder.write(lines.joined(separator: "\n") + "\n", to: scenario) }
      // The encoder is not always there; a folder gets the frames.
      let arguments = command.map { $0 == "tour.mp4" ? "tour/" : $0 }
      let more = command[0] == "export" ? ["--fps", "5", "--scale", "0.2"] : []
      let process = try ChildProcess(
        "bash", ["-c", "cd \"$0\" && exec \"$@\"", folder.path, LiveApp.program] + arguments + more,
        environment: ["HOME": folder.path, "PATH": "/usr/bin:/bin"].merging(Self.kept) { $1 },
        folder: folder.path)
      codes[command.joined(separator: " ")] = try process.waitForEnd()
    }
    #expect(codes.count == 7, "\(codes)")
    let failed = codes.filter { $0.value != ($0.key.hasPrefix("test ") ? 1 : 0) }
    #expect(failed.isEmpty)
    for name in ["first.png", "settings.png", "tour/frame-0000.png"] {
      #expect(Folder.isFile(folder.path + "/" + name), "\(name)")
    }
    #expect(Folder.isFile(folder.path + "/my-app/scenarios/__Snapshots__/tour/settings@2x.png"))
  }

  private static let windowless = ["new", "inspect", "test", "export", "snapshot"]
  private static let kept = ProcessInfo.processInfo.environment.filter {
    ["LD_LIBRARY_PATH", "FLOATDESKTOP_ASSETS"].contains($0.key)
  }
}
