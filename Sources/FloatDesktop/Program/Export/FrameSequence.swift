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
  ///
  /// Throws where the frame lacks a picture.
  mutating func nextFrame() throws(CommandFailure) -> (surface: Surface, isChanged: Bool)? {
    guard next < times.count else { return nil }
    let isFirst = next == 0
    let picture = try source.frame(at: times[next])
    try source.painter.checkPictures()
    next += 1
    return (picture.surface, isFirst || picture.isChanged)
  }

  /// The smallest size in pixels that holds every frame.
  var size: PixelSize { source.size(from: times.start, to: times[times.count - 1]) }
}

/// What paints the frames of a video.
protocol FrameSource {
  var painter: Painter { get }
  /// Paints the frame of a time, which is not before the last one, over that one; returns it and whether it may differ
  /// from that one.
  mutating func frame(at time: Double) throws(CommandFailure) -> (surface: Surface, isChanged: Bool)
  /// The smallest size in pixels that holds every frame between two times.
  func size(from start: Double, to end: Double) -> PixelSize
}

/// The frames of a phone, each the picture that `snapshot` takes at its time, with or without overlays and touches over
/// it; with another phone beside it, which plays the same inputs.
struct PhoneFrames: FrameSource {
  let painter: Painter
  private var moments: MomentPainter
  /// Each phone, from left to right.
  private var players: [Player]
  /// Nil where touches are not shown.
  private var touches: TouchMarks?

  /// - Parameters:
  ///   - timelines: Each phone's, from left to right.
  ///   - names: The phones' names; nil where there is one phone.
  ///   - painter: Draws every frame, and repaints only the differences from the one before.
  ///   - overlays: Those of each phone; empty for none.
  init(
    _ timelines: [Timeline], names: [String]? = nil, painter: Painter, scale: Double,
    showsTouches: Bool = false, showsBody: Bool = false, overlays: [TimelineOverlays] = []
  ) {
    self.painter = painter
    moments = MomentPainter(
      timelines[0].start.device, names: names, painter: painter, scale: scale, showsBody: showsBody,
      overlays: overlays)
    players = timelines.map(\.player)
    touches = showsTouches ? TouchMarks() : nil
  }

  mutating func frame(at time: Double) -> (surface: Surface, isChanged: Bool) {
    for index in players.indices {
      let inputs = players[index].advance(to: time)
      if index == 0 { for input in inputs { touches?.note(input) } }
      // Effects are not used here, and would add up.
      _ = players[index].takeEffects()
    }
    return moments.paint(players.map(\.prototype), marks: touches?.scene(at: time) ?? [])
  }

  /// The screen's size may change on the way.
  func size(from start: Double, to end: Double) -> PixelSize {
    var player = players[0]
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

/// The frames of a whole window, which is played as they are painted.
struct WindowFrames: FrameSource {
  let painter: Painter
  private var window: Timeline.Window
  private let pictures: WindowPicturePainter

  init(_ window: Timeline.Window, _ painter: Painter) {
    (self.window, self.painter, pictures) = (window, painter, WindowPicturePainter(painter))
  }

  mutating func frame(at time: Double) throws(CommandFailure) -> (surface: Surface, isChanged: Bool) {
    pictures.paint(try window.picture(at: time))
  }

  func size(from start: Double, to end: Double) -> PixelSize { window.size }
}

extension TimedInput {
  fileprivate var isResize: Bool { if case .resize = input { true } else { false } }
}
