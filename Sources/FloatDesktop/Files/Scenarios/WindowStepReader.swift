import FloatCore

/// Reads the action of a `window` step: a part with its value.
enum WindowStepReader {
  private static let parts: KeyValuePairs = [
    "key": "\"window: {key: F1}\"", "size": "\"window: {size: [900, 700]}\"",
    "press": "\"window: {press: [20, 30]}\"",
  ]
  /// The sides of a window, in the desktop's units.
  private static let sides = 120.0...8192.0

  /// All parts, for the documentation.
  static let names = parts.map(\.key)

  static func read(_ node: YAMLNode) throws(ScenarioProblem) -> ScenarioStep.Window {
    let words: [(name: String, action: ScenarioStep.Window)] = []
    switch try ScenarioAction(node, of: "window", words: words, parts: parts) {
    case .word(let action): return action
    case .part("key", let node):
      let word = try ScenarioValue.word(node, limit: 64)
      do throws(KeyCombination.Failure) { return .key(try KeyCombination.spelled(word.value)) } catch {
        throw ScenarioProblem(error.reason, at: word.position)
      }
    case .part("size", let node):
      let (width, height) = try ScenarioValue.pair(node, "[900, 700]", sides)
      return .size(Size(width, height))
    case .part(_, let node):
      let (x, y) = try ScenarioValue.pair(node, "[20, 30]")
      return .press(Point(x, y))
    }
  }
}
