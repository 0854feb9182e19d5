import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// The schemas of scenarios, matrices and devices, checked by Python's `jsonschema`; `make schemas` does it for more files.
@Suite struct SchemaTests {
  @Test(
    .enabled(if: SchemaCheck.missing == nil, "needs python3 with the modules yaml and jsonschema"),
    arguments: [
      (
        ScenarioSchema.text, "Tests/Gallery/ball.yaml",
        [
          "steps: [{tpa: ball}]", "steps: [{wait: 5}]", "steps: [{drag: {from: ball}}]",
          "steps: [{settle: now}]",
          "{steps: [], options: {ball: {diameter: 5pt}}}", "steps: [{clock: {step: 0}}]",
          "steps: [{tap: [1]}]",
        ]
      ),
      (
        ScenarioSchema.matrixText, "Tests/Gallery/matrix.yaml",
        ["scales: [9]", "scales: []", "languages: [fr]", "devices: [../x]"]
      ),
      (
        DeviceSchema.text, "Assets/devices/pixel-9.yaml",
        ["{name: d, width: 300}", "{name: d, width: 300, height: 500, hieght: 1}"]
      ),
    ])
  func a_schema_takes_a_shipped_file_and_refuses_mistakes(schema: String, file: String, bad: [String]) throws
  {
    let directory = try TemporaryDirectory()
    var files = [Repository.path(file)]
    for (index, text) in bad.enumerated() {
      files.append(try directory.write(text, to: "bad-\(index).yaml"))
    }
    #expect(try SchemaCheck.refused(files, by: schema, in: directory) == Int32(bad.count))
  }
}
