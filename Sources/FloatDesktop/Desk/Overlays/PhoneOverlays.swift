import FloatCore
import FloatStudio

/// The window's drawings over the phone that show its motion. They belong to the window, so they are absent from
/// pictures, tests and recordings.
struct PhoneOverlays: Sendable {
  private var overlays: Overlays
  @Boxed private var painter = OverlayPainter()
  private var graph = SlidingGraph()
  /// For the phone beside the first.
  @Boxed private var other = OverlayPainter()
  private var otherGraph = SlidingGraph()
  /// True if a person asked for the touches.
  private var wantsTouches: Bool
  /// True while a script plays on the phone, whose touches are to be seen.
  var showsDemo = false
  private var showsTouches: Bool { wantsTouches || showsDemo }
  /// True if the touches include a hovering mouse.
  private var showsHover = true
  private var marks = TouchMarks()
  /// True if the last frame had none of these drawings.
  private var wasEmpty = true
  /// The place of the mouse at which they were last drawn.
  private var hover: Point?

  /// - Parameter hover: False leaves a hovering mouse out of the touches, whose ring would make a frame of each move.
  init(_ overlays: Overlays = Overlays(), touches: Bool = false, hover: Bool = true) {
    self.overlays = overlays
    wantsTouches = touches
    showsHover = hover
  }

  /// Shows or hides an overlay.
  ///
  /// - Returns: True if it is shown now.
  mutating func toggle(_ kind: OverlayKind) -> Bool {
    if let flag = kind.flag {
      overlays[keyPath: flag].toggle()
      return overlays[keyPath: flag]
    }
    if kind == .touches {
      (wantsTouches, showsHover) = (!wantsTouches, true)
      return wantsTouches
    }
    overlays.onion = overlays.onion > 0 ? 0 : Overlays.usualOnion
    return overlays.onion > 0
  }

  /// True while everything that can be pressed is outlined.
  var showsHotspots: Bool { overlays.hotspots }

  /// True while the next frame's overlays differ although the phone's picture is the same.
  func isChanging(_ playback: Playback, _ context: CardContext) -> Bool {
    showsTouches && !playback.isStanding && marks.isChanging(at: playback.time)
      || (wantsTouches && showsHover || overlays.hotspots) && hover != context.hover
      || graph.isChanging(at: context.now) || otherGraph.isChanging(at: context.now)
  }

  /// The layers over the phone, back to front.
  ///
  /// - Parameter covered: The part that the window covers over them.
  mutating func layers(_ playback: Playback, covered: Rect?, _ context: CardContext) -> [Layer] {
    hover = context.hover
    let isEmpty = overlays.isEmpty && !showsTouches
    defer { wasEmpty = isEmpty }
    // The frame after the last drawing removes it.
    if isEmpty, wasEmpty { return [] }
    let take = showsTouches || overlays.needsTake ? playback.take : nil
    var layers = painter.layers(
      overlays,
      over: OverlayMoment(playback.prototype, at: playback.time, take: take, covered: covered, hover: hover),
      language: context.panelLanguage)
    graph.place(&layers, at: context.now)
    guard showsTouches else { return layers }
    marks = take.map { TouchMarks($0, until: playback.time) } ?? TouchMarks()
    return layers + marks.scene(at: playback.time, hover: wantsTouches && showsHover ? hover : nil)
  }

  /// The layers over the phone beside the first: the same gesture with that phone's values.
  mutating func layers(
    on companion: Companion, beside playback: Playback, covered: Rect?, _ context: CardContext
  ) -> [Layer] {
    let take = overlays.needsTake ? companion.take(beside: playback) : nil
    var layers = other.layers(
      overlays,
      over: OverlayMoment(companion.prototype, at: playback.time, take: take, covered: covered, hover: hover),
      language: context.panelLanguage)
    otherGraph.place(&layers, at: context.now)
    return layers
      + (showsTouches ? marks.scene(at: playback.time, hover: wantsTouches && showsHover ? hover : nil) : [])
  }
}
