import FloatCore
import FloatFiles

extension Scenario {
  /// Reads a scenario's file.
  ///
  /// - Throws: An error whose description names every problem with its line and column.
  public init(contentsOfFile path: String) throws { self = try ScenarioFile.load(path: path) }

  /// Reads a scenario from a text in YAML.
  public init(yaml text: String) throws {
    self = try ScenarioFile.parse(Array(text.utf8), name: "scenario")
  }
}
