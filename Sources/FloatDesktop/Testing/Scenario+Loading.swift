import FloatCore
import FloatFiles
import FloatPages

extension Scenario {
  /// Reads a scenario's file.
  ///
  /// - Throws: An error whose description names every problem with its line and column.
  ///
  /// - Parameter pages: The source of its pages, and of further keys that it may set; nil for the demo's.
  public init(contentsOfFile path: String, for pages: (any PageSource)? = nil) throws {
    self = try ScenarioFile.load(path: path, defaults: .builtIn(with: pages))
    self.pages = ScenarioPages(pages)
  }

  /// Reads a scenario from a text in YAML.
  ///
  /// - Parameter pages: The source of its pages, and of further keys that it may set; nil for the demo's.
  public init(yaml text: String, for pages: (any PageSource)? = nil) throws {
    self = try ScenarioFile.parse(
      Array(text.utf8), name: "scenario", defaults: .builtIn(with: pages))
    self.pages = ScenarioPages(pages)
  }
}
