import Foundation
import Testing

/// The real program without a window: exit codes, and one line on the standard error.
@Suite struct CommandLineEndToEndTests {
  private func expect(
    _ arguments: [String], code: Int32, says text: String, environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try LiveApp.run(arguments, environment: environment)
    #expect(result.code == code, "\(result.errors)", sourceLocation: sourceLocation)
    #expect(result.errors.contains(text), "\(result.errors)", sourceLocation: sourceLocation)
    #expect(
      result.errors.split(separator: "\n").count == 1, "\(result.errors)", sourceLocation: sourceLocation)
    #expect(result.output.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func withoutADisplayItSaysWhatToDo() throws {
    try expect([], code: 69, says: "floatdesktop snapshot")
    try expect(["run"], code: 69, says: "DISPLAY=:9999", environment: ["DISPLAY": ":9999"])
    try expect([], code: 69, says: "WAYLAND_DISPLAY=none", environment: ["WAYLAND_DISPLAY": "none"])
  }

  @Test func wrongUsageIs64() throws {
    try expect(["fly"], code: 64, says: "fly")
    try expect(["run", "--frames", "0"], code: 64, says: "--frames")
    // Whose help it points to has the options.
    try expect(["test", "--shard", "3/2", "a"], code: 64, says: "\"floatdesktop test --help\"")
    try expect(["config", "show", "--fly"], code: 64, says: "\"floatdesktop config show --help\"")
    try expect(["--fly"], code: 64, says: "\"floatdesktop run --help\"")
    try expect(["run", "--slowdown", "0"], code: 64, says: "--slowdown")
    try expect(["run", "--at", "1s"], code: 64, says: "--replay")
    try expect(["inspect", "--at", "soon"], code: 64, says: "soon")
    try expect(["inspect", "--replay", "a", "--scenario", "b"], code: 64, says: "exclude")
    try expect(["inspect", "-o", "ball.diameter"], code: 64, says: "KEY=VALUE")
    try expect(["inspect", "--scale", "0"], code: 64, says: "--scale")
    try expect(["snapshot", "--output", "a.png"], code: 64, says: "--scenario")
  }

  @Test func aMissingFileIs66() throws {
    try expect(["inspect", "--replay", "/nowhere/a.jsonl"], code: 66, says: "/nowhere/a.jsonl")
    try expect(["inspect", "--scenario", "/nowhere/a.yaml"], code: 66, says: "/nowhere/a.yaml")
    try expect(["inspect", "--config", "/nowhere/a.yaml"], code: 66, says: "/nowhere/a.yaml")
    try expect(["inspect", "--device", "toaster"], code: 66, says: "iphone-x")
    try expect(["inspect", "--preset", "toaster"], code: 66, says: "toaster")
    try expect(["inspect", "--state", "/nowhere/a.json"], code: 66, says: "/nowhere/a.json")
  }

  @Test func aWrongOverrideIs78() throws {
    try expect(["inspect", "-o", "ball.diametre=70pt"], code: 78, says: "ball.diameter")
    try expect(["inspect", "-o", "ball.diameter=red"], code: 78, says: "ball.diameter")
  }

  @Test func helpAndVersionAreData() throws {
    let help = try LiveApp.run(["--help"])
    #expect(help.code == 0 && help.errors.isEmpty && help.output.contains("snapshot"))
    let version = try LiveApp.run(["--version"])
    #expect(version.code == 0 && version.output.split(separator: ".").count == 3)
  }

  @Test func inspectPrintsTheStateAndTheElements() throws {
    let result = try LiveApp.run(["inspect"])
    #expect(result.code == 0, "\(result.errors)")
    let state = try TracedState(line: result.output)
    #expect(state.stack == ["chats"])
    #expect(state.t == 0)
    let ids = try #require(state.elements).map(\.id)
    #expect(ids.contains("row:chat-1") && ids.contains("badge:chat-1"))
    #expect(Set(ids).count == ids.count)
  }

  @Test func anOverrideChangesWhatIsInspected() throws {
    let result = try LiveApp.run(["inspect", "-o", "ball.diameter=70pt"])
    #expect(try TracedState(line: result.output).ball.frame[2...] == [70, 70])
  }
}
