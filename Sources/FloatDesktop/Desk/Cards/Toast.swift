import FloatCore
import FloatStudio

/// A short message over the phone that reports what a key did where nothing else shows it, and fades out after a while.
struct Toast: FadingCard, Equatable, Sendable {
  private(set) var text = ""
  private(set) var fade = Fade()
  /// When it begins to fade out.
  private var end = -Double.infinity

  /// How long it is shown, in seconds.
  static let duration = 1.2

  /// Shows a message instead of the one before.
  mutating func show(_ text: String, at time: Double) {
    self.text = text
    fade.show(true, at: time)
    end = time + Self.duration
  }

  /// Begins to fade it out, for a hand that goes on has read it.
  mutating func hide(at time: Double) { end = min(end, time) }

  /// When it begins to fade out; nil while it is hidden.
  var nextDeadline: Double? { fade.isShown ? end : nil }

  private static let size = 14.0
  private static let height = 32.0
  /// The distance from the foot of the safe area, which leaves a tab bar free, in points.
  private static let above = 74.0
  /// The distance from the controls of time, in points.
  private static let gap = 10.0

  /// A plate above the foot of the phone and the controls of time, where it hides neither a title nor a tab bar.
  mutating func layers(_ playback: Playback, _ context: CardContext) -> [Layer] {
    if context.now >= end { fade.show(false, at: end) }
    guard let opacity = fade.draw(at: context.now) else { return [] }
    let device = playback.device
    let colors = Palette(playback.prototype.appearance)
    let k = context.textScale
    let height = Self.height * k
    let width = TextMetrics.width(text, size: Self.size * k, weight: .medium) + height
    var bottom = device.size.height - device.safeArea.bottom - Self.above
    if let controls = context.transport, controls.maxY > bottom - height, controls.minY < bottom {
      bottom = controls.minY - Self.gap
    }
    let plate = Rect((device.size.width - width) / 2, bottom - height, width, height)
    return [
      colors.card("shell:toast", plate, radius: height / 2, lift: 10, opacity: opacity) { ink in
        ink.write(
          text, x: width / 2, middle: height / 2, size: Self.size * k, weight: .medium, colors.label,
          alignment: .center)
      }
    ]
  }
}
