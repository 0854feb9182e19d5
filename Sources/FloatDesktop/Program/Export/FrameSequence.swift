import FloatCore
import FloatPainting
import FloatReplay
import FloatStudio

/// Plays a timeline frame by frame, each the picture that `snapshot` takes at its time, with or without touches over it.
struct FrameSequence {
  private(set) var times: FrameTimes
  private let scale: Double
  private let painter: Painter
  private var player: Player
  /// Nil where they are not shown.
  private var touches: TouchMarks?
  /// Nil where the screen is alone.
  private let staged: StagedPicture?
  private var next = 0

  /// - Parameter painter: Draws every frame, and repaints only what differs from the one before.
  init(
    _ timeline: Timeline, times: FrameTimes, painter: Painter, scale: Double, showsTouches: Bool = false,
    showsBody: Bool = false
  ) {
    player = timeline.player
    staged = showsBody ? StagedPicture(timeline.start.device, painter: painter) : nil
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
    var scene = player.prototype.scene
    scene.layers += touches?.layers(at: time) ?? []
    painter.resize(scale: scale, deviceSize: scene.size)
    let isFirst = next == 0
    next += 1
    if let staged {
      let picture = staged.paint(scene, darkness: player.prototype.darkness)
      return (picture.surface, isFirst || picture.isChanged)
    }
    let damage = painter.paint(scene)
    return (painter.frame, isFirst || !damage.isEmpty)
  }

  /// The smallest size in pixels that holds every frame: the screen may get another size on the way.
  var size: PixelSize {
    var player = player
    var size = PixelSize(width: 1, height: 1)
    func include() {
      let screen = player.prototype.scene.size
      let frame =
        staged == nil
        ? Painter.pixelSize(of: screen, scale: scale)
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
