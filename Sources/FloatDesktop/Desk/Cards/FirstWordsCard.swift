import FloatCore
import FloatFiles
import FloatStudio

/// The first words at the first start: how to begin.
struct FirstWordsCard: FadingCard, Sendable {
  private(set) var fade: Fade

  init(isShown: Bool) { fade = Fade(isShown: isShown) }

  /// Hides the words once the user has begun.
  ///
  /// - Returns: True for the first time.
  mutating func begin(at now: Double) -> Bool {
    guard fade.isShown else { return false }
    fade.show(false, at: now)
    return true
  }

  mutating func layers(_ playback: Playback, _ context: CardContext) -> [Layer] {
    guard let opacity = fade.draw(at: context.now) else { return [] }
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

/// The lines of the card, and how they are drawn.
struct FirstWords: Equatable, Sendable {
  let lines: [String]

  private static let size = 15.0
  private static let row = 24.0
  private static let margin = 18.0
  private static let outside = 16.0
  private static let radius = 16.0
  /// The distance from the foot of the screen, which leaves a tab bar free.
  private static let above = 74.0

  /// The card, as wide as its longest line.
  ///
  /// - Parameters:
  ///   - size: The screen's size.
  ///   - safeArea: The parts of it that bars and a notch take.
  ///   - textScale: How many times the usual size the desktop's text has.
  ///   - opacity: 0 to 1, while it fades.
  func layer(
    on size: Size, safeArea: EdgeInsets, _ appearance: Appearance, textScale: Double = 1, opacity: Double
  ) -> Layer {
    let room = size.width - 2 * (Self.outside + Self.margin)
    // Large text is wrapped at the room's width rather than made smaller.
    let large = Self.size * textScale
    let lines =
      textScale > 1
      ? lines.flatMap { TextMetrics.wrap($0, size: large, weight: .regular, width: room, maxLines: 3) }
      : lines
    let longest = lines.map { TextMetrics.width($0, size: large) }.max() ?? 0
    // A line that is too long makes all of them smaller.
    let text = large * min(1, room / max(longest, 1))
    let width = min(longest, room) + 2 * Self.margin
    let row = Self.row * textScale
    let height = Double(lines.count) * row + 2 * Self.margin - 4
    let frame = Rect(
      (size.width - width) / 2, size.height - safeArea.bottom - Self.above - height, width, height)
    let colors = Palette(appearance)
    return colors.card("shell:first-words", frame, radius: Self.radius, lift: 18, opacity: opacity) { ink in
      ink.lines(
        lines, x: width / 2, middle: Self.margin - 2.5 + row / 2, height: row, size: text, colors.label,
        alignment: .center, maxWidth: width - Self.margin)
    }
  }
}
