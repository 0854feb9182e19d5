import FloatCore
import FloatFiles
import FloatStudio

/// The first words at the first start: how to begin.
struct FirstWordsCard: Card, Sendable {
  private var fade: Fade
  /// The opacity at which they were last drawn.
  private var drawn: Double?

  init(isShown: Bool) { fade = Fade(isShown: isShown) }

  /// Hides the words from somebody who has begun.
  ///
  /// - Returns: True for the first time.
  mutating func begin(at now: Double) -> Bool {
    guard fade.isShown else { return false }
    fade.show(false, at: now)
    return true
  }

  func isChanging(_ playback: Playback, _ context: CardContext) -> Bool {
    drawn.map { $0 != fade.opacity(at: context.now) } ?? false
  }

  mutating func layers(_ playback: Playback, _ context: CardContext) -> [Layer] {
    let opacity = fade.opacity(at: context.now)
    drawn = opacity
    guard opacity > 0 else { return [] }
    let prototype = playback.prototype
    return [
      FirstWords(lines: Self.lines(context)).layer(
        on: prototype.device.size, safeArea: prototype.device.safeArea, prototype.appearance,
        textScale: context.textScale, opacity: opacity)
    ]
  }

  static func lines(_ context: CardContext) -> [String] {
    func words(_ action: KeyAction, _ english: String, _ chinese: String) -> String? {
      context.bindings.keys(of: action).first.map { $0 + " " + context.say(english, chinese) }
    }
    let comma = context.say(", ", "，")
    let time = words(.play, "stops time", "让时间停下")
    let more = [words(.panel, "opens the panel", "打开面板"), words(.help, "shows all keys", "显示所有按键")]
    let lines = [
      context.say("The mouse is a finger: tap, drag, hold, scroll", "鼠标就是手指：点按、拖动、长按、滚动"),
      [context.say("Escape goes back", "Esc 返回"), time].compactMap(\.self).joined(separator: comma),
      more.compactMap(\.self).joined(separator: comma),
    ]
    return lines.filter { !$0.isEmpty }
  }
}
