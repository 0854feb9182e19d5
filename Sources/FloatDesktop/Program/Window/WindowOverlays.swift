import FloatCore
import FloatStudio

/// The window's drawings over the phone that show its motion, and the message about them. They belong to the window, so
/// they are absent from pictures, tests and recordings.
struct WindowOverlays {
  private var overlays: Overlays
  private var painter = OverlayPainter()
  private var graph = SlidingGraph()
  /// For the phone beside the first.
  private var other = OverlayPainter()
  private var otherGraph = SlidingGraph()
  private var showsTouches: Bool
  private var marks = TouchMarks()
  /// True if the last frame had none of these drawings.
  private var wasEmpty = true
  private var word = SpokenWord()
  /// The opacity at which the message was last drawn.
  private var drawnWord = 0.0
  /// The place of a hovering mouse; nil while it is down or elsewhere.
  var hover: Point?
  var language: PanelLanguage

  init(_ overlays: Overlays = Overlays(), touches: Bool = false, language: PanelLanguage = .english) {
    self.overlays = overlays
    showsTouches = touches
    self.language = language
  }

  /// Shows or hides an overlay, and says so, because there may be nothing to draw yet.
  mutating func toggle(_ kind: OverlayKind, at now: Double) {
    let isOn: Bool
    switch kind {
    case .onion:
      overlays.onion = overlays.onion > 0 ? 0 : Overlays.usualOnion
      isOn = overlays.onion > 0
    case .path:
      overlays.path.toggle()
      isOn = overlays.path
    case .velocity:
      overlays.velocity.toggle()
      isOn = overlays.velocity
    case .thresholds:
      overlays.thresholds.toggle()
      isOn = overlays.thresholds
    case .touches:
      showsTouches.toggle()
      isOn = showsTouches
    }
    word.say(kind.words(isOn: isOn, language), at: now)
  }

  /// True if a hovering mouse is shown.
  var showsHover: Bool { showsTouches }

  /// True while the next frame's overlays differ although the phone's picture is the same.
  func isChanging(at playback: Playback, _ now: Double) -> Bool {
    showsTouches && !playback.isStanding && marks.isChanging(at: playback.time)
      || graph.isChanging(at: now) || otherGraph.isChanging(at: now) || word.opacity(at: now) != drawnWord
  }

  /// When something goes by itself, in real time.
  var nextDeadline: Double? { word.deadline }

  /// The layers over the phone, back to front.
  ///
  /// - Parameters:
  ///   - covered: The part that the window covers over them.
  ///   - now: In real time.
  mutating func layers(_ playback: Playback, covered: Rect?, at now: Double) -> [Layer] {
    motion(playback, covered, now) + spoken(on: playback, now)
  }

  private mutating func motion(_ playback: Playback, _ covered: Rect?, _ now: Double) -> [Layer] {
    let isEmpty = overlays.isEmpty && !showsTouches
    defer { wasEmpty = isEmpty }
    // The frame after the last drawing removes it.
    if isEmpty, wasEmpty { return [] }
    let take = showsTouches || !overlays.isEmpty ? playback.take : nil
    var layers = painter.layers(
      overlays, over: OverlayMoment(playback.prototype, at: playback.time, take: take, covered: covered),
      language: language)
    graph.place(&layers, at: now)
    guard showsTouches else { return layers }
    marks = take.map { TouchMarks($0, until: playback.time) } ?? TouchMarks()
    return layers + marks.scene(at: playback.time, hover: hover)
  }

  private mutating func spoken(on playback: Playback, _ now: Double) -> [Layer] {
    word.advance(to: now)
    drawnWord = word.opacity(at: now)
    guard drawnWord > 0 else { return [] }
    let prototype = playback.prototype
    return [word.layer(on: prototype.device, prototype.appearance, at: now)].compactMap(\.self)
  }

  /// The layers over the phone beside the first: the same gesture with that phone's values.
  mutating func layers(
    on companion: Companion, beside playback: Playback, covered: Rect?, at now: Double
  ) -> [Layer] {
    let take = overlays.isEmpty ? nil : companion.take(beside: playback)
    var layers = other.layers(
      overlays, over: OverlayMoment(companion.prototype, at: playback.time, take: take, covered: covered),
      language: language)
    otherGraph.place(&layers, at: now)
    return layers + (showsTouches ? marks.scene(at: playback.time, hover: hover) : [])
  }
}
