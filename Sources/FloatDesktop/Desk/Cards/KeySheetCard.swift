import FloatCore
import FloatFiles
import FloatStudio

/// The sheet of all keys of the window.
struct KeySheetCard: Card, Sendable {
  private var fade = Fade()
  /// The opacity at which it was last drawn.
  private var drawn = 0.0
  /// The pointers that were pressed on it.
  private var held: Set<Int> = []

  init() {}

  var isShown: Bool { fade.isShown }

  /// Shows the keys, or hides them.
  mutating func toggle(at now: Double) { fade.show(!fade.isShown, at: now) }

  /// A press, a wheel or a key is not the phone's, and hides it; a wheel leaves it.
  mutating func take(_ input: Input, _ playback: Playback, _ context: CardContext) -> [CardRequest]? {
    if case .pointer(let phase, let id, _) = input {
      if phase == .down, fade.isShown {
        held.insert(id)
      } else if phase != .down, held.contains(id) {
        if phase != .move { held.remove(id) }
        return []
      }
    }
    guard fade.isShown, input.isGesture else { return nil }
    if case .wheel = input { return [] }
    fade.show(false, at: context.now)
    return []
  }

  func isChanging(_ playback: Playback, _ context: CardContext) -> Bool {
    drawn != fade.opacity(at: context.now)
  }

  mutating func layers(_ playback: Playback, _ context: CardContext) -> [Layer] {
    drawn = fade.opacity(at: context.now)
    guard drawn > 0 else { return [] }
    let prototype = playback.prototype
    return [
      Self.sheet(context).layer(
        on: prototype.device.size, safeArea: prototype.device.safeArea, prototype.appearance,
        textScale: context.textScale, opacity: drawn)
    ]
  }

  /// The sheet of the keys in use.
  static func sheet(_ context: CardContext) -> KeySheet {
    let rows = context.bindings.lines.map {
      KeySheet.Row(
        keys: $0.keys, label: $0.label.text(in: context.language), beginsGroup: $0.beginsGroup)
    }
    let back = KeySheet.Row(keys: ["Escape"], label: back.text(in: context.language))
    return KeySheet(title: context.say("Keys", "按键"), rows: rows + [back])
  }

  private static let back = KeyLabel("Back, or cancel", "返回，或取消正在进行的操作")
}
