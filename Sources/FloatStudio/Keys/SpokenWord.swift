import FloatCore

/// A short message over the phone that reports the effect of a key that may show nowhere else, and goes by itself.
///
/// Times are real ones, in seconds.
package struct SpokenWord: Equatable, Sendable {
  package private(set) var text = ""
  private var fade = Fade()
  /// When it begins to fade out.
  private var end = -Double.infinity

  /// How long it is shown, in seconds.
  static let duration = 1.2

  package init() {}

  package mutating func say(_ text: String, at time: Double) {
    self.text = text
    fade.show(true, at: time)
    end = time + Self.duration
  }

  package mutating func advance(to time: Double) { if time >= end { fade.show(false, at: end) } }

  package func opacity(at time: Double) -> Double { fade.opacity(at: time) }

  /// When it begins to fade out by itself; nil while it is hidden.
  package var deadline: Double? { fade.isShown ? end : nil }

  private static let size = 14.0
  private static let height = 32.0

  /// The message's layer, below the status bar; nil while it is hidden.
  package func layer(on device: Device, _ appearance: Appearance, at time: Double) -> Layer? {
    let opacity = opacity(at: time)
    guard opacity > 0 else { return nil }
    let colors = SheetColors(appearance)
    let width = TextMetrics.width(text, size: Self.size, weight: .medium) + Self.height
    let plate = RoundedRect(Rect(0, 0, width, Self.height), radius: Self.height / 2)
    return Layer(
      id: "shell:word", position: Point((device.size.width - width) / 2, device.safeArea.top + 6),
      outline: plate, opacity: opacity,
      shadow: Shadow(color: Color(0, 0, 0, 70), radius: 10, offset: Point(0, 3)),
      content: [
        .roundedRect(plate, .color(colors.ground)),
        .text(
          TextRun(
            text, baseline: Point(width / 2, Self.height / 2 + 5), size: Self.size, weight: .medium,
            color: colors.text, alignment: .center)),
      ])
  }
}
