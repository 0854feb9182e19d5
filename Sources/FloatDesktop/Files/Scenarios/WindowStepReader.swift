import FloatCore

/// Reads the action of a `window` step: a part with its value.
enum WindowStepReader {
  struct Keys: KeyGroup {
    let key = Key("key", LineKind(limit: 64), "Presses a key of the window.")
    let size = Key(
      "size", PairKind(part: PointsKind(range: 120...8192), example: "[900, 700]"),
      "Gives the window another size, in the desktop's units.")
    let press = Key("press", PairKind(example: "[20, 30]"), "Clicks a place of the window.")
  }
  static let keys = KeyTable("", Keys())

  static func read(_ field: Field) -> ScenarioStep.Window? {
    field.action([], keys) { values in
      if let size = values.size { return .size(Size(size.x, size.y)) }
      if let place = values.press { return .press(place) }
      guard let name = values.key else { return nil }
      do throws(KeyCombination.Failure) { return .key(try KeyCombination.spelled(name)) } catch {
        values[\.key]?.report(error.reason)
        return nil
      }
    } example: {
      $0 == "key" ? "F1" : $0 == "size" ? "[900, 700]" : "[20, 30]"
    }
  }
}
