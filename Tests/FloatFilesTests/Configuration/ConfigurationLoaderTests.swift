import FloatPages
import Testing

@testable import FloatCore
@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct ConfigurationLoaderTests {
  @Test func later_layers_win() throws {
    let directory = try TemporaryDirectory()
    let one = try directory.write(
      "ball.diameter: 71pt\nball.margin: 1pt\nnavigation.parallax: 0.1\n", to: "one.yaml")
    let two = try directory.write(
      "ball.diameter: 72pt\nball.margin: 2pt\nkeys.play: F5\n", to: "presets/two.yaml")
    let file = try directory.write("ball.diameter: 73pt\n", to: "config.yaml")
    var loader = ConfigurationLoader(
      presets: [one, "two"], presetDirectories: [directory.path + "/presets"], files: [file])
    #expect(loader.candidates == [file, one, two], "all are followed")
    var outcome = loader.load()
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.path == file)
    #expect(outcome.parameters.text(for: "ball.diameter") == "73pt")
    #expect(outcome.parameters.text(for: "ball.margin") == "2pt")
    #expect(outcome.parameters.text(for: "navigation.parallax") == "0.1")
    #expect(outcome.keys.keys(of: .play) == ["F5"])
    loader.overrides = ["ball.diameter=74pt", " ball.margin = 3pt "]
    outcome = loader.load()
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.parameters.text(for: "ball.diameter") == "74pt")
    #expect(outcome.parameters.text(for: "ball.margin") == "3pt")
  }

  @Test func the_first_file_that_exists_is_read() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write("ball.diameter: 73pt\n", to: "b/config.yaml")
    let loader = ConfigurationLoader(files: [directory.path + "/a/config.yaml", file])
    #expect(loader.load().path == file)
    #expect(ConfigurationLoader(files: ["/nowhere/config.yaml"]).load().diagnostics.isEmpty)
  }

  @Test func unreadable_files_are_explained() throws {
    let directory = try TemporaryDirectory()
    let large = try directory.write(String(repeating: "#", count: 300_000), to: "big.yaml")
    for (path, reason) in [
      (directory.path, "is a directory"), ("/dev/zero", "is not a regular file"),
      (large, "the file is larger than 256 KiB"),
    ] {
      let outcome = ConfigurationLoader(explicitFile: path).load()
      #expect(outcome.diagnostics.map(\.reason) == [reason])
    }
    #expect(ConfigurationLoader(explicitFile: "/dev/null").load().diagnostics.isEmpty)
  }

  @Test func overrides_are_explained_like_files() {
    let defaultText = ParameterSchema.builtIn.entry(for: "ball.diameter")?.defaultText ?? ""
    let outcome = ConfigurationLoader(
      overrides: ["ball.diameter=58", "ball.diametr=58pt", "ball.diameter", "=5", "nonsense"]
    ).load()
    #expect(
      outcome.diagnostics.map(\.summary) == [
        "-o: error: ball.diameter: \"58\" has no unit (pt); write 58pt (keeping \(defaultText))",
        "-o: error: ball.diametr: unknown key; did you mean ball.diameter?",
        "-o: error: \"ball.diameter\" is not KEY=VALUE; write ball.diameter=\(defaultText)",
        "-o: error: \"\": unknown key",
        "-o: error: \"nonsense\" is not KEY=VALUE; write ball.diameter=58pt",
      ])
  }

  @Test func presets_are_found_by_name_or_by_path() throws {
    let directory = try TemporaryDirectory()
    try directory.write("ball.diameter: 58\n", to: "presets/wechat.yaml")
    try directory.write("ball.diameter: 58pt\n", to: "secret.yaml")
    func problems(_ name: String) -> [String] {
      ConfigurationLoader(presets: [name], presetDirectories: [directory.path + "/presets"]).load()
        .diagnostics.map(\.summary)
    }
    let kept = ParameterSchema.builtIn.entry(for: "ball.diameter")?.defaultText ?? ""
    #expect(
      problems("wechat") == [
        "wechat.yaml:1:16: error: ball.diameter: \"58\" has no unit (pt); write 58pt (keeping \(kept))"
      ])
    #expect(problems("wechta") == ["--preset: error: no preset \"wechta\"; did you mean wechat?"])
    #expect(problems("../secret") == ["../secret: error: no such file"], "no name leads elsewhere")
    #expect(problems(directory.path + "/secret.yaml") == [])
    #expect(problems("") == ["--preset: error: no preset \"\"; use one of wechat"])
    #expect(ConfigurationLoader(presets: ["./nowhere.yaml"]).load().hasMissingFile)
  }
}
