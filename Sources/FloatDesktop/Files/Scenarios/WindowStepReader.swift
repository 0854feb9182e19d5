import FloatCore

/// Reads the action of a `window` step: a part with its value.
enum WindowStepReader {
  private static let parts: KeyValuePairs = [
    "key": "\"window: {key: F1}\"", "size": "\"window: {size: [900, 700]}\"",
    "press": "\"window: {press: [20, 30]}\"",
  ]
  /// The sides of a window, in the desktop's units.
  static let sides = 120.0...8192.0

  /// All parts, for the documentation.
  static let names = parts.map(\.key)

  static func read(_ field: Field) -> ScenarioStep.Window? {
    field.action(words: [], parts: parts) { part in
      switch part.name {
      case "key": return key(part)
      case "size":
        return part.numbers(2, example: "[900, 700]") { $0.points(sides) }
          .map { .size(Size($0[0], $0[1])) }
      default:
        return part.numbers(2, example: "[20, 30]") { $0.points() }.map { .press(Point($0[0], $0[1])) }
      }
    }
  }

  private static func key(_ part: Field) -> ScenarioStep.Window? {
    guard let name = part.line(limit: 64) else { return nil }
    do throws(KeyCombination.Failure) { return .key(try KeyCombination.spelled(name)) } catch {
      part.report(error.reason)
      return nil
    }
  }
}
