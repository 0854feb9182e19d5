/// A single action of a pointer, with its time and place.
///
/// The time is the event's own, in seconds on the clock that also drives the animations; never the frame's time and
/// never "now". The position is in points on the device's screen.
public struct PointerEvent: Equatable, Sendable {
  /// Seconds since the start.
  public var time: Double
  /// What the pointer did.
  public var phase: PointerPhase
  /// 0 for the mouse's left button; fingers count up.
  public var id: Int
  /// The position on the device's screen in points, y down.
  public var position: Point
  /// What moves the pointer, which determines how far it may stray: see ``GestureSettings/touchSlopScale``.
  public var kind: PointerKind

  /// A single action of a pointer.
  ///
  /// - Parameters:
  ///   - time: In seconds since the start. One that is not finite opens no arena.
  ///   - phase: What the pointer did.
  ///   - id: 0 for the mouse's left button; fingers count up.
  ///   - position: In points on the device. One that is not finite opens no arena; after a press it counts as the
  ///     last position.
  ///   - kind: What moves the pointer.
  public init(time: Double, phase: PointerPhase, id: Int = 0, position: Point, kind: PointerKind = .mouse) {
    (self.time, self.phase, self.id, self.position, self.kind) = (time, phase, id, position, kind)
  }
}

/// What moves a pointer: a mouse is steady and exact, a finger wobbles and hides its target.
public enum PointerKind: String, Hashable, Sendable, CaseIterable {
  /// A mouse, a trackpad or a pen: slops apply as set.
  case mouse
  /// A finger: slops are multiplied by ``GestureSettings/touchSlopScale``.
  case touch

  /// The kind that a pointer's id implies: 0 is the mouse's left button, higher ids are fingers.
  init(id: Int) { self = id == 0 ? .mouse : .touch }
}

/// The data that all recognisers of one press share.
struct Press: Equatable, Sendable {
  var start: Point
  var time: Double
  var kind: PointerKind
  var settings: GestureSettings

  var tapSlop: Double { settings.tapSlop * scale }
  var panSlop: Double { settings.panSlop * scale }
  var edgePanSlop: Double { settings.edgePanSlop * scale }
  var longPressSlop: Double { settings.longPressSlop * scale }

  private var scale: Double { kind == .touch ? settings.touchSlopScale : 1 }
}
