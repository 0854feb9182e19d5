import FloatPages
import Foundation
import Testing

@testable import FloatCore
@testable import FloatFiles
@testable import FloatTestSupport

/// The JSON Schema, checked by Python's `jsonschema`.
@Suite struct ConfigurationSchemaTests {
  /// Nil where the check can run, else what is missing.
  static let missing: String? = {
    let check = try? run(["-c", "import yaml, jsonschema; jsonschema.Draft202012Validator"])
    return check == 0 ? nil : "python3 with the modules yaml and jsonschema"
  }()

  private static func run(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private static let script = """
    import json, sys, yaml, jsonschema
    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    bad = [p for p in sys.argv[2:] if any(validator.iter_errors(yaml.safe_load(open(p))))]
    print(bad)
    sys.exit(len(bad))
    """

  /// How many of the files the schema refuses.
  private func refused(_ files: [String], in directory: borrowing TemporaryDirectory) throws -> Int32 {
    let schema = try directory.write(ConfigurationSchema.text, to: "schema.json")
    return try Self.run(["-c", Self.script, schema] + files)
  }

  @Test(.enabled(if: missing == nil, "needs python3 with the modules yaml and jsonschema"))
  func it_takes_the_shipped_files_and_every_spelling() throws {
    let directory = try TemporaryDirectory()
    let assets = try Assets.locate()
    var files = [assets.path("config.yaml")]
    files += assets.files(in: "presets").filter { $0.hasSuffix(".yaml") }.map { assets.path("presets/\($0)") }
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
    #expect(try refused(files, in: directory) == 0)
  }

  @Test(.enabled(if: missing == nil, "needs python3 with the modules yaml and jsonschema"))
  func it_refuses_what_the_program_refuses() throws {
    let directory = try TemporaryDirectory()
    let bad = [
      "ball.diameter: 60\n", "ball.diameter: 60px\n", "ball.diametr: 60pt\n",
      "ball:\n  diameter:\n    x: 1pt\n",
      "navigation.parallax: 1.5\n", "navigation.parallax: 0.5pt\n", "entrances.maximum: 2.5\n",
      "ball.shape: square\n", "dark.tint: red\n", "- ball\n", "ball.diameter: 060pt\n",
    ]
    var files: [String] = []
    for (index, text) in bad.enumerated() {
      files.append(try directory.write(text, to: "bad-\(index).yaml"))
      var parameters = Parameters.builtIn
      let file = ConfigurationFile.parse(text, name: "bad")
      #expect(!file.apply(to: &parameters).isEmpty)
    }
    #expect(try refused(files, in: directory) == Int32(bad.count))
  }
}
