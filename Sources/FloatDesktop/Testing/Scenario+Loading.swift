import FloatCore
import FloatFiles

extension Scenario {
  /// Reads a scenario's file.
  ///
  /// - Throws: An error whose description names every problem with its line and column.
  public init(contentsOfFile path: String) throws { self = try ScenarioLoading.load(path: path) }

  /// Reads a scenario from a text in YAML.
  public init(yaml text: String) throws { self = try ScenarioLoading.parse(text) }
}
