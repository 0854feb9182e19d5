import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay
import FloatStudio

/// The frames of a video, one after the other.
struct FrameSequence {
  let times: FrameTimes
  private var source: any FrameSource
  private var next = 0

  init(times: FrameTimes, of source: any FrameSource) {
    self.times = times
    self.source = source
  }

  /// The next frame, and whether it may differ from the one before; nil at the end. The frame after it paints over it.
  mutating func nextFrame() -> (surface: Surface, isChanged: Bool)? {
    guard next < times.count else { return nil }
    let isFirst = next == 0
    let picture = source.frame(at: times[next])
    next += 1
    return (picture.surface, isFirst || picture.isChanged)
  }

  /// Throws where a frame lacks a picture.
  func checkPictures() throws(CommandFailure) { try source.painter.checkPictures() }

  /// The smallest size in pixels that holds every frame.
  var size: PixelSize { source.size(from: times.start, to: times[times.count - 1]) }
}

/// What paints the frames of a video.
protocol FrameSource {
  var painter: Painter { get }
  /// Paints the frame of a time, which is not before the last one, over that one; returns it and whether it may differ
  /// from that one.
  mutating func frame(at time: Double) -> (surface: Surface, isChanged: Bool)
  /// The smallest size in pixels that holds every frame between two times.
  func size(from start: Double, to end: Double) -> PixelSize
}

/// The frames of a phone, each the picture that `snapshot` takes at its time, with or without overlays and touches over
/// it; with another phone beside it both play the same inputs.
struct PhoneFrames: FrameSource {
  let painter: Painter
  private var moments: MomentPainter
  private var player: Player
  /// The phone beside it; nil where there is one phone.
  private var other: Player?
  /// Nil where touches are not shown.
  private var touches: TouchMarks?

  /// - Parameters:
  ///   - other: The phone beside it.
  ///   - painter: Draws every frame, and repaints only the differences from the one before.
  init(
    _ timeline: Timeline, beside other: ComparedPhone? = nil, painter: Painter, scale: Double,
    showsTouches: Bool = false, showsBody: Bool = false, overlays: Overlays = Overlays()
  ) {
    self.painter = painter
    moments = MomentPainter(
      timeline, beside: other, painter: painter, scale: scale, showsBody: showsBody, overlays: overlays)
    player = timeline.player
    self.other = other?.timeline.player
    touches = showsTouches ? TouchMarks() : nil
  }

  mutating func frame(at time: Double) -> (surface: Surface, isChanged: Bool) {
    for input in player.advance(to: time) { touches?.note(input) }
    other?.advance(to: time)
    // Effects are not used here, and would add up.
    _ = player.takeEffects()
    _ = other?.takeEffects()
    return moments.paint(
      [player, other].compactMap { $0?.prototype }, marks: touches?.scene(at: time) ?? [])
  }

  /// The screen's size may change on the way.
  func size(from start: Double, to end: Double) -> PixelSize {
    var player = player
    var size = PixelSize(width: 1, height: 1)
    func include() {
      let frame = moments.size(of: player.prototype)
      size = PixelSize(width: max(size.width, frame.width), height: max(size.height, frame.height))
    }
    player.advance(to: start)
    include()
    while let time = player.nextInputTime, time <= end {
      if player.advance(to: time).contains(where: \.isResize) { include() }
    }
    return size
  }
}

/// The frames of a whole window.
struct WindowFrames: FrameSource {
  let painter: Painter
  private var player: WindowPlayer
  private let window: WindowPicturePainter

  init(_ player: WindowPlayer, _ painter: Painter) {
    self.player = player
    self.painter = painter
    window = WindowPicturePainter(painter)
  }

  mutating func frame(at time: Double) -> (surface: Surface, isChanged: Bool) {
    window.paint(player.picture(at: time))
  }

  func size(from start: Double, to end: Double) -> PixelSize { player.size }
}

extension TimedInput {
  fileprivate var isResize: Bool { if case .resize = input { true } else { false } }
}
