package import FloatCore

/// A gesture with the motion that it started: from a press at rest to the next rest.
///
/// A turn of the wheel, a click of the right button or a key begins a block, too.
package struct GestureBlock: Equatable, Sendable, Identifiable {
  package enum Kind: String, Sendable {
    case tap, press, drag, scroll, key, menu
  }

  /// A pointer from its press to its release.
  package struct Stroke: Equatable, Sendable {
    package var start: Double
    /// Nil while the pointer is down.
    package var end: Double?
    package let from: Point
    /// The farthest distance from the press, in points.
    package var reach = 0.0
  }

  package let id: Int
  /// When it begins, in seconds.
  package let start: Double
  /// When everything was at rest again; nil until then.
  package internal(set) var end: Double?
  /// The key, or the thing under the pointer; the thing that moves instead, once that is known.
  package internal(set) var subject: String
  /// The subject's name on the screen. Empty if it has none there, and for the ball, whose name would be that of its
  /// pages.
  package private(set) var label: String
  package internal(set) var strokes: [Stroke] = []
  private let first: Kind

  /// The largest movement of a tap, in points, and the shortest duration of a press, in seconds, as the phone had them.
  private let slop: Double
  private let longPress: Double

  init(id: Int, start: Double, opening input: Input, on prototype: Prototype) {
    self.id = id
    self.start = start
    let settings = prototype.parameters.gesture.settings
    let scale = if case .pointer(_, let id, _) = input, id > 0 { settings.touchSlopScale } else { 1.0 }
    (slop, longPress) = (settings.tapSlop * scale, settings.longPressDuration)
    let (kind, place, word): (Kind, Point?, String) =
      switch input {
      case .pointer(_, _, let point): (.tap, point, "")
      case .wheel(let point, _, _, _): (.scroll, point, "")
      case .contextMenu(let point): (.menu, point, "")
      case .key(let key): (.key, nil, key)
      case .call(let call): (.key, nil, call.name)
      case .resize, .configure: (.key, nil, "")
      }
    first = kind
    (subject, label) = place.map { Self.name(at: $0, on: prototype) } ?? (word, "")
  }

  private static func name(at point: Point, on prototype: Prototype) -> (String, String) {
    guard let element = prototype.elements.last(where: { $0.frame.contains(point) }) else {
      return ("page", "")
    }
    return (element.id.description, element.id == .ball ? "" : element.label)
  }

  /// The kind of the gesture as it turned out.
  package var kind: Kind {
    guard first == .tap else { return first }
    if strokes.contains(where: { $0.reach > slop }) { return .drag }
    let isLong = strokes.contains {
      $0.end.map { [start = $0.start] in $0 - start >= longPress } ?? false
    }
    return isLong ? .press : .tap
  }

  /// True for an input that begins a block, which is one that comes from the hand.
  static func isBegun(by input: Input) -> Bool {
    switch input {
    case .pointer(let phase, _, _): phase == .down
    case .wheel, .contextMenu: true
    // Any other key, such as F12, leaves the last gesture the last one.
    case .key: input.hasMeaning
    // A motion of its own, which may be looked at and handed off.
    case .call: true
    case .resize, .configure: false
    }
  }

  /// Takes in an input during the block, with the prototype just before the input.
  mutating func note(_ input: TimedInput, on prototype: Boxed<Prototype>) {
    guard case .pointer(let phase, _, let point) = input.input else { return }
    if phase == .down {
      strokes.append(Stroke(start: input.time, from: point))
      return
    }
    guard let index = strokes.lastIndex(where: { $0.end == nil }) else { return }
    strokes[index].reach = max(strokes[index].reach, strokes[index].from.distance(to: point))
    guard phase != .move else { return }
    strokes[index].end = input.time
    // A swipe from the edge begins on what lies there, but moves the page.
    if let transition = prototype.value.state.transition, transition.interactive {
      (subject, label) = (transition.kind.rawValue, "")
    }
  }

  /// The block as it was at a moment during it.
  func cut(at time: Double) -> GestureBlock {
    guard end.map({ $0 > time }) ?? true else { return self }
    var block = self
    block.end = nil
    block.strokes.removeAll { $0.start > time }
    for index in block.strokes.indices where block.strokes[index].end.map({ $0 > time }) ?? false {
      block.strokes[index].end = nil
    }
    return block
  }

  func contains(_ time: Double) -> Bool { start <= time && time <= end ?? .infinity }
}
