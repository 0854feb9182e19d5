import FloatCore
import FloatStudio

/// The window's drawings over the phone that show its motion. They belong to the window, so they are absent from
/// pictures, tests and recordings.
struct PhoneOverlays: Sendable {
  private var overlays: Overlays
  private var first = Drawing()
  /// For the phone beside the first.
  private var other = Drawing()
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
      || first.graph.isChanging(at: context.now) || other.graph.isChanging(at: context.now)
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
    if showsTouches { marks = take.map { TouchMarks($0, until: playback.time) } ?? TouchMarks() }
    let moment = OverlayMoment(
      playback.prototype, at: playback.time, take: take, covered: covered, hover: hover)
    return first.layers(overlays, over: moment, context) + touches(at: playback.time)
  }

  /// The layers over the phone beside the first: the same gesture with that phone's values.
  mutating func layers(
    on companion: Companion, beside playback: Playback, covered: Rect?, _ context: CardContext
  ) -> [Layer] {
    let take = overlays.needsTake ? companion.take(beside: playback) : nil
    let moment = OverlayMoment(
      companion.prototype, at: playback.time, take: take, covered: covered, hover: hover)
    return other.layers(overlays, over: moment, context) + touches(at: playback.time)
  }

  private func touches(at time: Double) -> [Layer] {
    showsTouches ? marks.scene(at: time, hover: wantsTouches && showsHover ? hover : nil) : []
  }

  /// What is drawn over one phone.
  private struct Drawing: Sendable {
    @Boxed var painter = OverlayPainter()
    var graph = SlidingGraph()

    mutating func layers(
      _ overlays: Overlays, over moment: OverlayMoment, _ context: CardContext
    ) -> [Layer] {
      var layers = painter.layers(overlays, over: moment, language: context.panelLanguage)
      graph.place(&layers, at: context.now)
      return layers
    }
  }
}
