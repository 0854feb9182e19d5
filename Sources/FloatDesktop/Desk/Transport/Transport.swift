import FloatCore
import FloatStudio

/// The controls of time: play, a frame back and on, loop, speed, and the strip of the last minute.
///
/// A value type like the phone: a pointer's inputs go in, actions on the clock come out, and the picture follows from
/// its state and the playback, and keeps no time.
struct Transport: Equatable, Sendable {
  typealias Control = TransportLayout.Control

  /// What a pointer on the strip drags.
  private struct Drag: Equatable, Sendable {
    /// The strip's scale at the press, which is kept so that the strip stays below the pointer.
    let scale: StripScale
    let block: GestureBlock?
  }

  var layout: TransportLayout
  var words = TransportWords(.english)
  /// True if it can be dragged by its ground.
  private let isMovable: Bool
  /// The control under the pointer.
  private(set) var hovered: Control?
  /// Its place; nil for one elsewhere.
  private(set) var pointer: Point?
  private var hold: Hold<Control>?
  private var drag: Drag?

  /// The gestures that letting the strip go here would drop: those that begin later, unless the clock is paused.
  func dropped(_ playback: Playback) -> [GestureBlock] {
    guard drag != nil, hold?.isDrag == true, playback.isScrubbed, playback.isPlaying else { return [] }
    return playback.history.blocks.filter { $0.start > playback.time }
  }

  /// - Parameter isMovable: True if it can be dragged by its ground, which it then shows.
  init(width: Double, isMovable: Bool = false) {
    self.isMovable = isMovable
    layout = TransportLayout(width: width)
  }

  var size: Size { layout.size }
  /// True while a pointer that was pressed on it is down, wherever that is by now.
  var isPressed: Bool { hold != nil }

  // MARK: The pointer

  /// Handles a pointer that is not down; nil for one that left.
  mutating func hover(at point: Point?) {
    pointer = point
    hovered = point.flatMap { layout.parts.place(at: $0) }
  }

  /// Handles a pointer that is pressed, moved while it is pressed, or let go.
  mutating func point(_ phase: PointerPhase, at point: Point, _ playback: Playback)
    -> [ClockAction]
  {
    hover(at: point)
    switch phase {
    case .down:
      hold = hovered.map { Hold($0, at: point) }
      return hovered == .strip ? press(at: point, playback) : []
    case .move:
      hold?.move(to: point)
      guard let drag, hold?.isDrag == true else { return [] }
      return [.scrub(to: time(at: point, drag.scale))]
    case .up:
      defer { (hold, drag) = (nil, nil) }
      guard let hold else { return [] }
      if let drag { return release(drag, hold, playback) }
      return hold.target == hovered ? [action(of: hold.target, playback)].compactMap(\.self) : []
    case .cancel:
      defer { (hold, drag) = (nil, nil) }
      return drag == nil ? [] : [.leave]
    }
  }

  private func action(of control: Control, _ playback: Playback) -> ClockAction? {
    switch control {
    case .back: .step(-1)
    case .play: .togglePlay
    case .on: .step(1)
    case .loop: .toggleLoop
    case .speed(let index): .speed(PhoneClock.speeds[index])
    case .strip: nil
    }
  }

  // MARK: The strip

  private func time(at point: Point, _ scale: StripScale) -> Double {
    scale.time(at: point.x - layout.track.minX)
  }

  func scale(_ playback: Playback) -> StripScale {
    if let drag { return drag.scale }
    let history = playback.history
    let blocks = Self.blocks(playback)
    let end = max(history.now, blocks.last?.end ?? 0)
    return StripScale(blocks: blocks, time: history.start...end, width: layout.track.width)
  }

  /// The gestures; the looped one has its present duration.
  static func blocks(_ playback: Playback) -> [GestureBlock] {
    guard let loop = playback.loop else { return playback.history.blocks }
    return playback.history.blocks.map { $0.id == loop.block.id ? loop.played : $0 }
  }

  private mutating func press(at point: Point, _ playback: Playback) -> [ClockAction] {
    let scale = scale(playback)
    let time = time(at: point, scale)
    drag = Drag(scale: scale, block: playback.history.block(at: time))
    return [.scrub(to: time)]
  }

  /// Loops a clicked block: at the place of the click while the clock is paused, else from its beginning.
  private func release(_ drag: Drag, _ hold: Hold<Control>, _ playback: Playback) -> [ClockAction] {
    guard !hold.isDrag, let block = drag.block else { return [.endScrub] }
    return [.loop(block.id, at: playback.isPlaying ? nil : time(at: hold.start, drag.scale))]
  }

  /// The block under the pointer, or nil.
  func hoveredBlock(_ playback: Playback) -> GestureBlock? {
    guard hovered == .strip, drag == nil, let pointer else { return nil }
    let scale = scale(playback)
    let x = pointer.x - layout.track.minX
    return x <= scale.end ? playback.history.block(at: scale.time(at: x)) : nil
  }

  /// True while the pointer is where it can be dragged; nil if it cannot be dragged at all.
  var isGripped: Bool? { isMovable ? pointer != nil && hovered == nil && !isPressed : nil }

  func isDown(_ control: Control) -> Bool { hold?.target == control && hovered == control }
}
