import FloatCore
import FloatPainting
import FloatReplay
import FloatStudio

/// Plays a timeline frame by frame, each the picture that `snapshot` takes at its time, with or without overlays and touches over it;
/// with another phone beside it both play the same.
struct FrameSequence {
  private(set) var times: FrameTimes
  private let scale: Double
  private let painter: Painter
  private var player: Player
  /// The phone beside it; nil where there is one phone.
  private var other: (player: Player, overlays: TimelineOverlays, sideBySide: SideBySide)?
  /// Nil where they are not shown.
  private var touches: TouchMarks?
  private var overlays: TimelineOverlays
  /// Nil where the screen is alone.
  private let staged: StagedPicture?
  /// Nil where they are not shown.
  private let outlines: PressableOutlines?
  private var next = 0

  /// - Parameters:
  ///   - other: The phone beside it.
  ///   - painter: Draws every frame, and repaints only what differs from the one before.
  init(
    _ timeline: Timeline, beside other: ComparedPhone? = nil, times: FrameTimes, painter: Painter,
    scale: Double,
    showsTouches: Bool = false, showsBody: Bool = false, showsHotspots: Bool = false,
    overlays: Overlays = Overlays()
  ) {
    self.overlays = TimelineOverlays(overlays, of: timeline)
    player = timeline.player
    let device = timeline.start.device
    self.other = other.map {
      (
        $0.timeline.player, TimelineOverlays(overlays, of: $0.timeline),
        SideBySide(device, names: $0.names, hasBody: showsBody)
      )
    }
    staged = showsBody && other == nil ? StagedPicture(device, painter: painter) : nil
    outlines = showsHotspots && other == nil ? PressableOutlines() : nil
    touches = showsTouches ? TouchMarks() : nil
    self.times = times
    self.painter = painter
    self.scale = scale
  }

  /// The same from its beginning, at other times; only where none was taken yet.
  func at(_ times: FrameTimes) -> FrameSequence {
    var frames = self
    frames.times = times
    return frames
  }

  /// The next frame, painted over by the one after it, and whether it may differ from the one before; nil at the end.
  mutating func nextFrame() -> (surface: Surface, isChanged: Bool)? {
    guard next < times.count else { return nil }
    let time = times[next]
    for input in player.advance(to: time) { touches?.note(input) }
    // Nobody asks for them, and they would add up.
    _ = player.takeEffects()
    let marks = touches?.scene(at: time) ?? []
    var scene = player.prototype.scene
    scene.layers += overlays.layers(over: player.prototype)
    scene.layers += marks
    if let other = advanceOther(to: time, marks) {
      scene = other.sideBySide.scene([scene, other.scene], player.prototype.appearance)
    }
    painter.resize(scale: scale, deviceSize: scene.size)
    let isFirst = next == 0
    next += 1
    if let staged {
      let picture = staged.paint(scene, darkness: player.prototype.darkness)
      return outlined(picture.surface, (staged.place.minX, staged.place.minY)) ?? (
        picture.surface, isFirst || picture.isChanged
      )
    }
    let damage = painter.paint(scene)
    return outlined(painter.frame, (0, 0)) ?? (painter.frame, isFirst || !damage.isEmpty)
  }

  /// A copy of the frame with the outlines over it, where they are shown.
  private func outlined(_ frame: Surface, _ origin: (Int, Int)) -> (surface: Surface, isChanged: Bool)? {
    outlines.map { ($0.overlay(frame, prototype: player.prototype, origin: origin, scale: scale), true) }
  }

  /// The phone beside it, with the same touches.
  private mutating func advanceOther(
    to time: Double, _ marks: [Layer]
  ) -> (scene: FloatCore.Scene, sideBySide: SideBySide)? {
    guard var other else { return nil }
    other.player.advance(to: time)
    _ = other.player.takeEffects()
    var scene = other.player.prototype.scene
    scene.layers += other.overlays.layers(over: other.player.prototype) + marks
    self.other = other
    return (scene, other.sideBySide)
  }

  /// The smallest size in pixels that holds every frame: the screen may get another size on the way.
  var size: PixelSize {
    var player = player
    var size = PixelSize(width: 1, height: 1)
    func include() {
      let screen = player.prototype.scene.size
      let frame =
        staged == nil
        ? Painter.pixelSize(of: other?.sideBySide.size(of: screen) ?? screen, scale: scale)
        : StagedPicture.size(player.prototype.device, screen: screen, scale: scale)
      size = PixelSize(width: max(size.width, frame.width), height: max(size.height, frame.height))
    }
    player.advance(to: times.start)
    include()
    let last = times[times.count - 1]
    while let time = player.nextInputTime, time <= last {
      if player.advance(to: time).contains(where: \.isResize) { include() }
    }
    return size
  }
}

extension TimedInput {
  fileprivate var isResize: Bool { if case .resize = input { true } else { false } }
}
