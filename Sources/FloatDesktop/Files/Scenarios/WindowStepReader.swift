import FloatCore

/// Reads the action of a `window` step: a part with its value.
enum WindowStepReader {
  struct Keys: KeyGroup {
    let key = Key("key", LineKind(limit: 64), "Presses a key of the window.")
    let size = Key(
      "size", PairKind(part: PointsKind(range: 120...8192), example: "[900, 700]"),
      "Gives the window another size, in the desktop's units.")
    let press = Key("press", WindowTargetKind(), "Clicks a place of the window.")
    let drag = Key("drag", .part(Drag()), "Presses, moves, and releases if asked to.")
  }
  static let keys = KeyTable("", Keys())

  struct Drag: KeyGroup {
    let from = Key("from", WindowTargetKind(), "Where from.", isRequired: true)
    let to = Key("to", WindowTargetKind(), "Where to.", isRequired: true)
    let over = Key("over", DurationKind(), "How long.")
    let hold = Key("hold", DurationKind(), "How long it stays at the end.")
    let release = Key("release", .flag, "Whether it ends with a release.")
  }

  private static let actions: [(name: String, action: ScenarioStep.Window)] = [("release", .hand(.release))]
  static let words = actions.map(\.name)

  static func read(_ field: Field) -> ScenarioStep.Window? {
    field.action(actions, keys) { values in
      if let size = values.size { return .size(Size(size.x, size.y)) }
      if let place = values.press { return .press(place) }
      if let parts = values.drag {
        let (from, to, over, hold) = (parts.from, parts.to, parts.over, parts.hold)
        let release = parts.release ?? false
        guard let from, let to else { return nil }
        return .hand(
          .drag(
            from: from, to: to, over: over ?? HandPace.moveDuration, hold: hold ?? 0, release: release))
      }
      guard let name = values.key else { return nil }
      do throws(KeyCombination.Failure) { return .key(try KeyCombination.spelled(name)) } catch {
        values[\.key]?.report(error.reason)
        return nil
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
