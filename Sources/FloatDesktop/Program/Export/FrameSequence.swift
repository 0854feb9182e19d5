import FloatCore
import FloatPainting
import FloatReplay
import FloatStudio

/// Plays a timeline frame by frame, each the picture that `snapshot` takes at its time, with or without overlays and
/// touches over it; with another phone beside it both play the same inputs.
struct FrameSequence {
  private(set) var times: FrameTimes
  private var moments: MomentPainter
  private var player: Player
  /// The phone beside it; nil where there is one phone.
  private var other: Player?
  /// Nil where touches are not shown.
  private var touches: TouchMarks?
  private var next = 0

  /// - Parameters:
  ///   - other: The phone beside it.
  ///   - painter: Draws every frame, and repaints only the differences from the one before.
  init(
    _ timeline: Timeline, beside other: ComparedPhone? = nil, times: FrameTimes, painter: Painter,
    scale: Double, showsTouches: Bool = false, showsBody: Bool = false,
    overlays: Overlays = Overlays()
  ) {
    moments = MomentPainter(
      timeline, beside: other, painter: painter, scale: scale, showsBody: showsBody,
      overlays: overlays)
    player = timeline.player
    self.other = other?.timeline.player
    touches = showsTouches ? TouchMarks() : nil
    self.times = times
  }

  /// The same sequence from its beginning, at other times; only before the first frame is taken.
  func at(_ times: FrameTimes) -> FrameSequence {
    var frames = self
    frames.times = times
    return frames
  }

  /// The next frame, and whether it may differ from the one before; nil at the end. The frame after it paints over it.
  mutating func nextFrame() -> (surface: Surface, isChanged: Bool)? {
    guard next < times.count else { return nil }
    let time = times[next]
    for input in player.advance(to: time) { touches?.note(input) }
    other?.advance(to: time)
    // Effects are not used here, and would add up.
    _ = player.takeEffects()
    _ = other?.takeEffects()
    let isFirst = next == 0
    next += 1
    let picture = moments.paint(
      [player, other].compactMap { $0?.prototype }, marks: touches?.scene(at: time) ?? [])
    return (picture.surface, isFirst || picture.isChanged)
  }

  /// The smallest size in pixels that holds every frame; the screen's size may change on the way.
  var size: PixelSize {
    var player = player
    var size = PixelSize(width: 1, height: 1)
    func include() {
      let frame = moments.size(of: player.prototype)
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
