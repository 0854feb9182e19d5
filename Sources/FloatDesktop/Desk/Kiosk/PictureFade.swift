import FloatCore
import FloatStudio

/// The last picture of one phone, or of two, that fades over what takes its place, which is alive meanwhile.
///
/// Times are real ones, in seconds.
struct PictureFade: Sendable {
  private var scenes: [Scene] = []
  /// The darkness of the ground around them, as in ``StageGround``.
  private var darkness = 0.0
  private var start = 0.0

  /// The time of a whole fade, in seconds: longer than a card's, because all of the screen changes.
  static let duration = 0.5

  /// True while it lies over the phone, or has to be taken away.
  var isShown: Bool { !scenes.isEmpty }

  mutating func begin(_ scenes: [Scene], on darkness: Double, at time: Double) {
    (self.scenes, self.darkness, start) = (scenes, darkness, time)
  }

  /// Gives the picture back once it is invisible.
  mutating func advance(to time: Double) { if time >= start + Self.duration { scenes = [] } }

  /// How much of the former picture is left, 1 to 0.
  private func opacity(at time: Double) -> Double {
    let rest = 1 - ((time - start) / Self.duration).clamped(to: 0...1)
    return rest * rest * (3 - 2 * rest)
  }

  /// The darkness of the ground, which changes with the phones on it.
  func darkness(to new: Double, at time: Double) -> Double {
    isShown ? new + (darkness - new) * opacity(at: time) : new
  }

  /// The picture of a phone over its successor, by its index.
  func layers(over phone: Int, at time: Double) -> [Layer] {
    guard scenes.indices.contains(phone) else { return [] }
    let scene = scenes[phone]
    let screen = RoundedRect(Rect(size: scene.size))
    return [
      Layer(
        id: "stand:before", outline: screen, opacity: opacity(at: time),
        content: [.roundedRect(screen, .color(scene.background))],
        sublayers: scene.layers.map { $0.renamed("before:") })
    ]
  }
}
