import FloatCore

/// The pointers of the person at the window, and the filter that decides which of their inputs reach the phone.
///
/// While time stands, a finger stays where it is, and a release counts once time runs again. A hand that moved in the
/// meantime continues from the place of its finger, so that nothing jumps. A press that the phone did not take is
/// ignored until its release.
struct Hand: Equatable, Sendable {
  private struct Finger: Equatable, Sendable {
    /// The finger's place on the phone.
    var place: Point
    /// The actual place of the pointer.
    var pointer: Point
    /// The offset from the pointer to the finger.
    var shift = Point(0, 0)
    /// How the finger was let go while time stood.
    var end: PointerPhase?
  }

  private var fingers: [Int: Finger] = [:]

  /// Returns the input that reaches the phone while time runs; nil for none.
  mutating func pass(_ input: Input) -> Input? {
    guard case .pointer(let phase, let id, let point) = input else { return input }
    if phase == .down {
      fingers[id] = Finger(place: point, pointer: point)
      return input
    }
    guard let finger = fingers[id] else { return nil }
    let place = point + finger.shift
    fingers[id]?.place = place
    fingers[id]?.pointer = point
    if phase != .move { fingers[id] = nil }
    return .pointer(phase, id: id, at: place)
  }

  /// Takes note of an input while time stands.
  mutating func hold(_ input: Input) {
    guard case .pointer(let phase, let id, let point) = input, fingers[id]?.end == nil else { return }
    switch phase {
    case .down: break
    case .move: fingers[id]?.pointer = point
    case .up, .cancel: fingers[id]?.end = phase
    }
  }

  /// Lets time go on.
  ///
  /// - Returns: The releases that were held back while time stood.
  mutating func goOn() -> [Input] {
    var ends: [Input] = []
    for (id, finger) in fingers.sorted(by: { $0.key < $1.key }) {
      if let end = finger.end {
        ends.append(.pointer(end, id: id, at: finger.place))
        fingers[id] = nil
      } else {
        fingers[id]?.shift = finger.place - finger.pointer
      }
    }
    return ends
  }

  /// Moves to another time: fingers that are down there and still held stay, the others are lifted.
  ///
  /// - Parameters:
  ///   - before: The fingers that are down in the time that playback moves away from.
  ///   - touches: Those that are down in the time it moves to.
  ///   - hasBegun: Whether they have begun a gesture there. A press that nothing has come of yet is cancelled, since
  ///     letting go of it would make a tap of what became a throw.
  /// - Returns: The inputs that lift every finger that the user does not hold at the new time.
  mutating func move(from before: Touches, to touches: Touches, hasBegun: Bool) -> [Input] {
    var held: [Int: Finger] = [:]
    var lifted: [Input] = []
    for (id, touch) in touches.down.sorted(by: { $0.key < $1.key }) {
      if var finger = fingers[id], finger.end == nil, before.down[id]?.start == touch.start {
        finger.place = touch.place
        held[id] = finger
      } else {
        lifted.append(.pointer(hasBegun ? .up : .cancel, id: id, at: touch.place))
      }
    }
    fingers = held
    return lifted
  }
}
