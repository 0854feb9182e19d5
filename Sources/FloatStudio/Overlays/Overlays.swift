package import FloatCore

/// The choice of drawings over the phone that show a motion.
package struct Overlays: Equatable, Sendable {
  /// The number of frames shown before the moment, and again after it; 0 for none.
  package var onion = 0
  /// The time between frames, in seconds.
  package var onionStep = Overlays.usualOnionStep
  /// The way of the moving thing, its release and its target.
  package var path = false
  /// Place and velocity over time, beside the curve that the parameters predict.
  package var velocity = false
  /// The lines that decide what a release does.
  package var thresholds = false
  /// The outlines of everything that can be pressed.
  package var hotspots = false

  package static let usualOnion = 5
  package static let mostOnion = 30
  package static let usualOnionStep = 1.0 / 30

  package init() {}

  package var isEmpty: Bool { !(needsTake || thresholds || hotspots) }
  /// True if they are about a gesture.
  package var needsTake: Bool { onion > 0 || needsTrace }
  /// True if the gesture has to be played to draw them.
  var needsTrace: Bool { path || velocity }
}

/// A moment with its gesture, to draw overlays on.
package struct OverlayMoment: Sendable {
  /// The prototype as it is shown.
  package let prototype: Prototype
  /// Nil before the first gesture.
  package let take: GestureTake?
  /// The clock's position, which is never in a loop's rest.
  package let time: Double
  /// The part of the screen that is covered by something over the overlays.
  let covered: Rect?
  /// The place of a hovering mouse; nil for none.
  let hover: Point?

  /// - Parameters:
  ///   - time: Nil for the prototype's own time.
  ///   - covered: The part covered by something over the overlays, such as the controls of time; nil for none.
  ///   - hover: The place of a hovering mouse; nil for none.
  package init(
    _ prototype: Prototype, at time: Double? = nil, take: GestureTake?, covered: Rect? = nil,
    hover: Point? = nil
  ) {
    self.prototype = prototype
    self.take = take
    self.time = time ?? prototype.now
    self.covered = covered
    self.hover = hover
  }
}

/// Draws overlays, and keeps the gesture that was played for them until another one is shown.
package struct OverlayPainter: Sendable {
  private struct Key: Equatable {
    var block: GestureBlock
    var inputs: Int
    var values: Parameters
    var end: Double?
  }

  private var key: Key?
  private var trace: GestureTrace?

  package init() {}

  /// The layers over the phone, back to front.
  package mutating func layers(
    _ overlays: Overlays, over moment: OverlayMoment, language: PanelLanguage = .english
  ) -> [Layer] {
    follow(overlays.needsTrace ? moment.take : nil)
    guard !overlays.isEmpty else { return [] }
    let ink = OverlayInk(moment.prototype.appearance, moment.prototype.device.size)
    let thing = trace?.thing(at: moment.time)
    var graph: MotionGraph?
    if overlays.velocity, let trace, let thing {
      graph = MotionGraph(trace, thing, moment, OverlayWords(language))
    }
    var words = WordPlaces(
      moment.prototype.device, cards: [moment.covered, graph?.frame].compactMap(\.self))
    var layers: [Layer] = []
    if overlays.hotspots {
      layers += PressableOutlines(moment.prototype).layers(ink, hover: moment.hover, &words)
    }
    if overlays.onion > 0, let take = moment.take {
      layers += OnionSkin(take, around: moment.time, count: overlays.onion, step: overlays.onionStep).layers(
        ink)
    }
    if overlays.thresholds {
      layers += Threshold.layers(
        moment.prototype.thresholds, ink, OverlayWords(language), &words)
    }
    if overlays.path, let trace, let thing, thing.isOnScreen {
      layers += MotionPath(trace, thing, moment).layers(ink, OverlayWords(language), &words)
    }
    return layers + (graph?.layers(ink) ?? [])
  }

  /// Plays the gesture, or continues to play it; forgets it for none.
  private mutating func follow(_ take: GestureTake?) {
    guard let take else {
      (key, trace) = (nil, nil)
      return
    }
    let new = Key(
      block: take.block, inputs: take.inputs.count, values: take.start.tuned, end: take.end)
    if new == key { return }
    // A gesture in progress has the same beginning as before.
    if let key, key.block.id == new.block.id, key.block.start == new.block.start, key.values == new.values,
      let old = key.end, let end = new.end, end >= old, new.inputs >= key.inputs
    {
      trace?.extend(take)
    } else {
      trace = GestureTrace(take)
    }
    key = new
  }
}
