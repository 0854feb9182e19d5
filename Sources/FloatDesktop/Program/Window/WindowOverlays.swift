import FloatCore
import FloatStudio

/// What the window draws over the phone to see motions by. It belongs to the window: no picture, test or recording
/// knows it.
struct WindowOverlays {
  private var overlays: Overlays
  private var painter = OverlayPainter()
  /// Of the phone beside the first.
  private var other = OverlayPainter()
  private var showsTouches: Bool
  private var marks = TouchMarks()
  /// Where the mouse is while it is not down; nil elsewhere.
  var hover: Point?
  private let language: PanelLanguage

  init(_ overlays: Overlays = Overlays(), touches: Bool = false, language: PanelLanguage = .english) {
    self.overlays = overlays
    showsTouches = touches
    self.language = language
  }

  mutating func toggle(_ kind: OverlayKind) {
    switch kind {
    case .onion: overlays.onion = overlays.onion > 0 ? 0 : Overlays.usualOnion
    case .path: overlays.path.toggle()
    case .velocity: overlays.velocity.toggle()
    case .thresholds: overlays.thresholds.toggle()
    case .touches: showsTouches.toggle()
    }
  }

  /// True where a mouse that passes is to be seen.
  var showsHover: Bool { showsTouches }

  /// True while the next frame's is another one although the phone's picture is the same.
  func isChanging(at playback: Playback) -> Bool {
    showsTouches && !playback.isStanding && marks.isChanging(at: playback.time)
  }

  /// The layers over the phone, back to front.
  ///
  /// - Parameter covered: What the window shows over them.
  mutating func layers(_ playback: Playback, covered: Rect?) -> [Layer] {
    guard showsTouches || !overlays.isEmpty else { return [] }
    let take = playback.take
    let prototype = playback.prototype
    var layers = painter.layers(
      overlays, over: OverlayMoment(prototype, at: playback.time, take: take, covered: covered),
      language: language)
    guard showsTouches else { return layers }
    marks = take.map { TouchMarks($0, until: playback.time) } ?? TouchMarks()
    layers += marks.scene(at: playback.time, hover: hover)
    return layers
  }

  /// The layers over the phone beside the first: the same gesture with that one's values.
  mutating func layers(on companion: Companion, beside playback: Playback, covered: Rect?) -> [Layer] {
    guard showsTouches || !overlays.isEmpty else { return [] }
    let take = overlays.isEmpty ? nil : companion.take(beside: playback)
    let layers = other.layers(
      overlays, over: OverlayMoment(companion.prototype, at: playback.time, take: take, covered: covered),
      language: language)
    return layers + (showsTouches ? marks.scene(at: playback.time, hover: hover) : [])
  }
}
