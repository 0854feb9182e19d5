import FloatCore

/// A kind of place at which a hand does something.
protocol PlaceKind: KeyKind where Value: Hashable & Sendable { init() }

/// The steps of a hand at a place, of a finger on the phone or of the mouse in the window.
struct HandKeys<Target: PlaceKind>: KeyGroup {
  let tap = Key("tap", Target(), "Presses and releases in one place.")
  let move = Key("move", OpenKind(Target(), Move()), "Moves the pressed pointer in a straight line.")
  let drag = Key("drag", .part(Drag()), "Presses, moves, and releases if asked to.")
  let longPress = Key("long-press", OpenKind(Target(), LongPress()), "Presses without moving.")
  let contextMenu = Key("context-menu", Target(), "Clicks with the other mouse button.")
  let wheel = Key(
    "wheel", .part(Wheel(), ["anyOf": [Schema.requires("dx"), Schema.requires("dy")]]), "Turns the wheel.")

  struct Move: KeyGroup {
    let to = Key("to", Target(), "Where to.", isRequired: true)
    let over = ScenarioSchema.over
  }

  struct Drag: KeyGroup {
    let from = Key("from", Target(), "Where from.", isRequired: true)
    let to = Move().to
    let over = ScenarioSchema.over
    let hold = Key("hold", DurationKind(), "How long it stays at the end.")
    let release = ScenarioSchema.release
  }

  struct LongPress: KeyGroup {
    let at = Key("at", Target(), "Where.", isRequired: true)
    let duration = Key("for", DurationKind(), "How long.")
    let release = ScenarioSchema.release
  }

  struct Wheel: KeyGroup {
    let at = LongPress().at
    let dx = Key("dx", PointsKind(), "How far to the side, in points.")
    let dy = Key("dy", PointsKind(), "How far down, in points.")
    let precise = Key("precise", .flag, "Whether it is a touchpad.")
  }

  /// Reads one of these steps; nil, with a report, where its value is wrong.
  func read(_ field: Field) -> HandStep<Target.Value>? {
    switch field.name {
    case "tap": return tap.kind.read(field).map(HandStep.tap)
    case "move":
      // The target needs no braces, as with tap.
      let parts = move.kind.read(field)
      return (parts.map { $0.to } ?? tap.kind.read(field)).map {
        .move(to: $0, over: parts?.over ?? HandPace.moveDuration)
      }
    case "drag":
      return drag.kind.read(field).flatMap { parts in
        // All are read before one is missing, so that each mistake is reported.
        let (from, to, over, hold, release) = (parts.from, parts.to, parts.over, parts.hold, parts.release)
        guard let from, let to else { return nil }
        return .drag(
          from: from, to: to, over: over ?? HandPace.moveDuration, hold: hold ?? 0, release: release ?? false)
      }
    case "long-press":
      let parts = longPress.kind.read(field)
      return (parts.map { $0.at } ?? tap.kind.read(field)).map {
        .longPress(
          $0, duration: parts?.duration ?? HandPace.longPressDuration, release: parts?.release ?? true)
      }
    case "context-menu": return contextMenu.kind.read(field).map(HandStep.contextMenu)
    default:
      return wheel.kind.read(field).flatMap { parts in
        if parts[\.dx] == nil, parts[\.dy] == nil { field.report("needs dx or dy, in points") }
        let (target, dx, dy, isPrecise) = (parts.at, parts.dx, parts.dy, parts.precise)
        return target.map { .wheel(at: $0, dx: dx ?? 0, dy: dy ?? 0, isPrecise: isPrecise ?? false) }
      }
    }
  }
}
