import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// Commands that write or compare pictures fail where a picture of the prototype cannot be drawn.
@Suite struct UndrawnPictureTests {
  /// A prototype and a scenario whose page is a damaged picture.
  private func folder(_ name: String, _ content: String) throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    try folder.write(
      "floatdesktop: 1\npages:\n  a: {picture: \(name), hotspots: {h: {frame: all, push: a2}}}\n  a2: {picture: b.svg}\n",
      to: "p/prototype.yaml")
    try folder.write(content, to: "p/\(name)")
    try folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"375\" height=\"812\"><rect width=\"9\" height=\"9\"/></svg>",
      to: "p/b.svg")
    try folder.write(
      "prototype: ../p\nsteps:\n  - tap: \"hotspot:a/h\"\n  - wait: 100ms\n  - snapshot: s\n  - settle\n  - snapshot: without\n",
      to: "t/s.yaml")
    return folder
  }

  private static let damaged: [(String, String)] = [
    ("a.svg", "<svg width=\"375\" height=\"812\"><g></svg>"),
    // A size, and nothing that could be drawn.
    ("b2.svg", "<svg width=\"375\" height=\"812\">&no;</svg>"),
  ]

  @Test(arguments: damaged, ["snapshot", "export", "handoff"])
  func nothing_is_written(picture: (String, String), command: String) throws {
    let folder = try folder(picture.0, picture.1)
    let output = "\(folder.path)/out" + (command == "export" ? "" : command == "handoff" ? ".html" : ".png")
    let run = CommandRun(
      [command, "--scenario", folder.path + "/t/s.yaml", "--output", output]
        + (command == "snapshot" ? ["--at", "0"] : []), code: 65)
    #expect(run.errors.contains("p/\(picture.0): error: "), "\(run)")
    #expect(!run.errors.contains("\u{FFFD}") && !run.errors.contains("left out"), "\(run)")
    #expect(!FileManager.default.fileExists(atPath: output + (command == "export" ? "/frame-0000.png" : "")))
  }

  @Test func no_golden_is_recorded_but_that_of_the_page_without_it() throws {
    let folder = try folder("a.svg", Self.damaged[0].1)
    for _ in 0..<2 {
      let run = CommandRun(["test", folder.path + "/t", "--record", "all"], code: 65)
      #expect(run.output.contains("broken      s/s@"), "\(run)")
    }
    let goldens = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/t/__Snapshots__/s")
    #expect(goldens.allSatisfy { $0.hasPrefix("without") } && !goldens.isEmpty, "\(goldens)")
  }

  private static let isInstalled =
    DrawingProgram.path(in: ["/usr/local/libexec/floatdesktop", "/usr/libexec/floatdesktop"]) != nil

  /// The program is alone in its folder, without the one that draws SVGs.
  @Test(.enabled(if: !isInstalled, "a program that draws SVGs is installed"))
  func what_the_machine_cannot_draw_is69() throws {
    let folder = try folder("a.svg", PictureBytes.svg(375, 812))
    let commands = ["snapshot --at 0 --output o.png", "export --output o/", "handoff --output o.html"]
    let lines =
      commands.map { "./fd \($0) --scenario t/s.yaml; echo $?" } + ["./fd test t --record all; echo $?"]
    let run = try ChildProcess.shell(
      "cp '\(LiveApp.program)' fd; export FLOATDESKTOP_ASSETS='\(Repository.path("Assets"))'\n"
        + lines.joined(separator: "\n"),
      in: folder.path)
    #expect(
      run.output.matches(of: /(?m)^[0-9]+$/).map { String($0.output) } == ["69", "69", "69", "69"], "\(run)")
    #expect(
      run.errors.contains("p/a.svg: error: SVGs cannot be drawn, because floatdesktop-svg is not installed"))
    #expect(run.output.contains("2 not drawn"), "\(run)")
    for name in ["o.png", "o/frame-0000.png", "o.html", "t/__Snapshots__"] {
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/\(name)"), "\(name)")
    }
  }

  /// Of a whole window, too.
  @Test func no_picture_of_a_window_is_written_without_it() throws {
    let folder = try folder("a.svg", Self.damaged[0].1)
    let run = CommandRun(
      [
        "snapshot", "--window", "--prototype", folder.path + "/p", "--output", folder.path + "/out.png",
      ], code: 65)
    #expect(run.errors.contains("p/a.svg: error: "), "\(run)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out.png"))
  }

  @Test func a_damaged_shipped_drawing_ends_no_command() throws {
    let folder = try TemporaryDirectory()
    let assets = try #require(
      ProcessInfo.processInfo.environment["FLOATDESKTOP_ASSETS"] ?? Optional("Assets"))
    try FileManager.default.copyItem(atPath: assets, toPath: folder.path + "/assets")
    let path = folder.path + "/assets/pictures/avatar-1.svg"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let wild = text.replacing("x1=\"0%\"", with: "x1=\"1e309%\"")
    #expect(wild != text)
    try wild.write(toFile: path, atomically: true, encoding: .utf8)
    try folder.write("steps:\n  - wait: 10ms\n", to: "s.yaml")
    _ = CommandRun(
      ["snapshot", "--scenario", folder.path + "/s.yaml", "--output", folder.path + "/o.png"],
      environment: ["FLOATDESKTOP_ASSETS": folder.path + "/assets"], code: 0)
  }

  /// A picture with the phone's body has no room for the panel, and says so.
  @Test func a_picture_that_leaves_the_panel_out_says_so() throws {
    let folder = try TemporaryDirectory()
    let scenario = try folder.write("steps:\n  - panel: open\n  - snapshot: it\n", to: "panel.yaml")
    for (bezel, isTold) in [("on", true), ("off", false)] {
      let result = CommandRun(
        [
          "snapshot", "--scenario", scenario, "--bezel", bezel, "--scale", "1", "--output",
          folder.path + "/\(bezel).png",
        ], code: 0)
      #expect(result.errors.contains("leave out --bezel on") == isTold, "\(result.errors)")
    }
    #expect(try PNGFile.read(folder.path + "/off.png").width == 375 + 320)
  }
}
