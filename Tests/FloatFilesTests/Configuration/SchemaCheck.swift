import Foundation

@testable import FloatTestSupport

/// Validates YAML files against a JSON Schema, with Python's `jsonschema`.
enum SchemaCheck {
  /// The missing tools; nil where the check can run.
  static let missing: String? = {
    let check = try? run(["-c", "import yaml, jsonschema; jsonschema.Draft7Validator"])
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
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    bad = [p for p in sys.argv[2:] if any(validator.iter_errors(yaml.load(open(p), loader)))]
    print(bad)
    sys.exit(len(bad))
    """

  /// The number of files that a schema refuses.
  static func refused(
    _ files: [String], by schema: String, in directory: borrowing TemporaryDirectory
  ) throws -> Int32 {
    let schema = try directory.write(schema, to: "schema.json")
    return try run(["-c", script, schema] + files)
  }
}
