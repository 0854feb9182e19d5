import FloatCore

/// Reads the action of a `window` step: a word, or a part with its value.
enum WindowStepReader {
  struct Keys: KeyGroup {
    let key = Key("key", LineKind(limit: 64), "Presses a key of the window.")
    let type = Key("type", LineKind(), "Types a text where the keyboard is.")
    let size = Key(
      "size", PairKind(part: PointsKind(range: 120...8192), example: "[900, 700]"),
      "Gives the window another size, in the desktop's units.")
    let press = Key("press", WindowTargetKind(), "Clicks a place of the window, in no time.")
    let hand = HandKeys<WindowTargetKind>()
  }
  static let keys = KeyTable("", Keys())

  private static let actions: [(name: String, action: ScenarioStep.Window)] = [("release", .hand(.release))]
  static let words = actions.map(\.name)

  static func read(_ field: Field) -> ScenarioStep.Window? {
    field.action(actions, keys) { values in
      guard let part = values.fields.all.first else { return nil }
      switch part.name {
      case "key":
        guard let name = values.key else { return nil }
        do throws(KeyCombination.Failure) { return .hand(.key(try KeyCombination.spelled(name))) } catch {
          return part.refuse(error.reason)
        }
      case "type": return values.type.map { .type($0) }
      case "size": return values.size.map { .size(Size($0.x, $0.y)) }
      case "press": return values.press.map { .hand(.longPress($0, duration: 0, release: true)) }
      default: return keys.keys.hand.read(part).map { .hand($0) }
      }
    } example: {
      switch $0 {
      case "key": "F1"
      case "type": "soft"
      case "size": "[900, 700]"
      case "drag": "{from: [20, 30], to: [20, 90], release: true}"
      case "wheel": "{at: [20, 30], dy: -40}"
      default: "[20, 30]"
      }
    }
  }
}
