import FloatPages
import Testing

@testable import FloatCore
@testable import FloatFiles
@testable import FloatTestSupport

/// The JSON Schema, checked by Python's `jsonschema`.
@Suite struct ConfigurationSchemaTests {
  private static let missing = SchemaCheck.missing

  @Test(.enabled(if: missing == nil, "needs python3 with the modules yaml and jsonschema"))
  func it_takes_the_shipped_files_and_every_spelling() throws {
    let directory = try TemporaryDirectory()
    let assets = try Assets.locate()
    var files = [
      assets.path("config.yaml"),
      try directory.write(ConfigurationText(hasDocs: true).text, to: "all.yaml"),
    ]
    files += Folder.names(in: assets.path("presets"), without: ".yaml").map {
      assets.path("presets/\($0).yaml")
    }
    let good = [
      "ball.snap.response: 0.42s\n", "ball:\n  snap:\n    response: 0.42s\n",
      "ball.snap:\n  response: 420ms\n",
      "ball:\n  snap.response: 420ms\n  # diameter: 1pt\nzone:\n", "dark.tint: \"#123456\"\n", "",
      "motion.reduced: true\n", "motion.reduced: \"false\"\n", "motion.reduced: system\n",
    ]
    for (index, text) in good.enumerated() {
      files.append(try directory.write(text, to: "good-\(index).yaml"))
      #expect(ConfigurationFile.parse(text, name: "good").problems.isEmpty)
    }
    #expect(try SchemaCheck.refused(files, by: ConfigurationSchema.text, in: directory) == 0)
  }

  @Test(.enabled(if: missing == nil, "needs python3 with the modules yaml and jsonschema"))
  func it_refuses_what_the_program_refuses() throws {
    let directory = try TemporaryDirectory()
    let bad = [
      "ball.diameter: 60\n", "ball.diameter: 60px\n", "ball.diametr: 60pt\n",
      "ball:\n  diameter:\n    x: 1pt\n",
      "navigation.parallax: 1.5\n", "navigation.parallax: 0.5pt\n", "entrances.maximum: 2.5\n",
      "ball.shape: square\n", "dark.tint: red\n", "- ball\n", "ball.diameter: 060pt\n",
      "ball.diameter: -5pt\n", "ball.diameter: 500pt\n", "ball.snap.response: 0s\n",
      "ball.snap.response: 99s\n", "ball.snap.curve: cubic-bezier(2, 0, 0, 1)\n",
    ]
    var files: [String] = []
    for (index, text) in bad.enumerated() {
      files.append(try directory.write(text, to: "bad-\(index).yaml"))
      var parameters = Parameters.builtIn
      let file = ConfigurationFile.parse(text, name: "bad")
      #expect(!file.apply(to: &parameters).isEmpty)
    }
    #expect(try SchemaCheck.refused(files, by: ConfigurationSchema.text, in: directory) == Int32(bad.count))
  }
}
