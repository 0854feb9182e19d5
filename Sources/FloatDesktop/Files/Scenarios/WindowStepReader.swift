import FloatCore

/// Reads the action of a `window` step: a part with its value.
enum WindowStepReader {
  struct Keys: KeyGroup {
    let key = Key("key", LineKind(limit: 64), "Presses a key of the window.")
    let size = Key(
      "size", PairKind(part: PointsKind(range: 120...8192), example: "[900, 700]"),
      "Gives the window another size, in the desktop's units.")
    let press = Key("press", WindowTargetKind(), "Clicks a place of the window.")
    let drag = Key("drag", .part(DragKeys(WindowTargetKind())), "Presses, moves, and releases if asked to.")
  }
  static let keys = KeyTable("", Keys())

  private static let actions: [(name: String, action: ScenarioStep.Window)] = [("release", .hand(.release))]
  static let words = actions.map(\.name)

  static func read(_ field: Field) -> ScenarioStep.Window? {
    field.action(actions, keys) { values in
      if let size = values.size { return .size(Size(size.x, size.y)) }
      if let place = values.press { return .press(place) }
      if let parts = values.drag { return DragKeys.step(parts).map(ScenarioStep.Window.hand) }
      guard let name = values.key else { return nil }
      do throws(KeyCombination.Failure) { return .key(try KeyCombination.spelled(name)) } catch {
        return values[\.key]?.refuse(error.reason)
      }
    } example: {
      switch $0 {
      case "key": "F1"
      case "size": "[900, 700]"
      case "drag": "{from: [20, 30], to: [20, 90], release: true}"
      default: "[20, 30]"
      }
    }
  }
}
