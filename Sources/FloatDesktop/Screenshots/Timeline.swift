import FloatCore

/// What happens to a prototype, when, and the moments somebody wants to see.
struct Timeline: Equatable {
  /// A moment that a scenario names by a `snapshot`, `filmstrip` or `trace` step.
  struct Mark: Equatable {
    enum Kind: Equatable {
      case picture
      /// The moments side by side, the first being the mark's own.
      case filmstrip([Double])
      case trace(MotionTrace.Plan)
    }

    var name: String
    var time: Double
    /// How many inputs have happened by then: the next step may begin at that very time. Nil for all of them.
    var inputCount: Int?
    var kind = Kind.picture
  }

  /// In the order of their times.
  var inputs: [TimedInput]
  /// When it is over, in seconds.
  var end: Double
  /// In the order of their times.
  var marks: [Mark] = []

  init(inputs: [TimedInput], end: Double, marks: [Mark] = []) {
    self.inputs = inputs
    self.end = end
    self.marks = marks
  }

  /// The timeline of a recording, which has no end of its own.
  ///
  /// It ends when everything has come to rest after the last input; or with the last input where a pointer is still
  /// down then, because time that nobody recorded could make a long press of it.
  init(inputs: [TimedInput], prototype: Prototype) {
    let last = inputs.last?.time ?? prototype.now
    var player = Player(prototype, inputs: inputs)
    let end = !Self.hasPointerDown(inputs) && player.settle() ? player.prototype.now : last
    self.init(inputs: inputs, end: end)
  }

  /// Where the mouse is still held after some inputs, or nil.
  static func heldPointer(_ inputs: [TimedInput]) -> Point? {
    var held: Point?
    for case .pointer(let phase, 0, let point) in inputs.lazy.map(\.input) {
      held = phase == .up || phase == .cancel ? nil : point
    }
    return held
  }

  /// True when a pointer that went down never came up.
  static func hasPointerDown(_ inputs: [TimedInput]) -> Bool {
    var down: Set<Int> = []
    for case .pointer(let phase, let id, _) in inputs.lazy.map(\.input) {
      switch phase {
      case .down: down.insert(id)
      case .up, .cancel: down.remove(id)
      case .move: break
      }
    }
    return !down.isEmpty
  }
}
