import FloatCore
import FloatStudio

/// A prototype, its inputs over time, and the moments to be captured.
package struct Timeline: Equatable {
  /// A moment that a scenario names by a `snapshot`, `filmstrip` or `trace` step.
  package struct Mark: Equatable {
    package enum Kind: Equatable {
      case picture
      /// The moments side by side, the first being the mark's own.
      case filmstrip([Double])
      case trace(TracePlan)
    }

    package var name: String
    package var kind = Kind.picture
    /// The prototype at that moment: after the steps before, and before the next, which may begin at the very same time.
    package var prototype: Prototype
    /// The panel beside it; nil where there is none.
    package var panel: Scene?
    /// What happens while it lasts; nothing during a scenario's step.
    package var inputs: [TimedInput] = []
    /// How many inputs had happened by then; nil for all up to its time.
    package var inputCount: Int?

    package init(
      name: String, kind: Kind = .picture, prototype: Prototype, inputCount: Int? = nil, panel: Scene? = nil
    ) {
      self.panel = panel
      self.name = name
      self.kind = kind
      self.prototype = prototype
      self.inputCount = inputCount
    }

    /// What a picture shows.
    package var scene: Scene { panel.map { prototype.scene.beside($0) } ?? prototype.scene }

    package var isTrace: Bool { if case .trace = kind { true } else { false } }
  }

  /// The prototype before the first input.
  package let start: Prototype
  /// In the order of their times.
  package let inputs: [TimedInput]
  /// In the order of their times.
  package let marks: [Mark]
  /// The prototype when it is over.
  package let last: Prototype

  /// When it is over, in seconds.
  package var end: Double { last.now }
  package var player: Player { Player(start, inputs: inputs) }

  /// - Parameter last: The prototype when it is over; nil where nothing happens.
  package init(start: Prototype, inputs: [TimedInput] = [], marks: [Mark] = [], last: Prototype? = nil) {
    self.start = start
    self.inputs = inputs
    self.marks = marks
    self.last = last ?? start
  }

  /// The timeline of a recording, which has no end of its own.
  ///
  /// It ends when everything has come to rest after the last input; or with the last input where a pointer is still
  /// down then, because time that nobody recorded could make a long press of it.
  package init(start: Prototype, recorded inputs: [TimedInput]) {
    var player = Player(start, inputs: inputs)
    player.advance(to: inputs.last?.time ?? start.now)
    var last = player.prototype
    if !Self.hasPointerDown(inputs), !Settling.settle(&last) { last = player.prototype }
    self.init(start: start, inputs: inputs, last: last)
  }

  /// The same inputs and moments on another prototype. Where this one is at rest in the end, so is that.
  package func counterpart(from start: Prototype) -> Timeline {
    func prototype(at time: Double, after count: Int? = nil) -> Prototype {
      var player = Player(start, inputs: count.map { Array(inputs.prefix($0)) } ?? inputs)
      player.advance(to: time)
      return player.prototype
    }
    let marks = marks.map { mark in
      var mark = mark
      mark.prototype = prototype(at: mark.prototype.now, after: mark.inputCount)
      return mark
    }
    var last = prototype(at: end)
    if !Self.hasPointerDown(inputs), Settling.isSettled(self.last) {
      var rest = last
      if Settling.settle(&rest) { last = rest }
    }
    return Timeline(start: start, inputs: inputs, marks: marks, last: last)
  }

  /// The prototype at some times, in their order, each with all inputs of its time.
  package func prototypes(at times: [Double]) -> [Prototype] {
    // Forward only: a prototype never goes back.
    var player = player
    var found: [Int: Prototype] = [:]
    for index in times.indices.sorted(by: { times[$0] < times[$1] }) {
      player.advance(to: times[index])
      found[index] = player.prototype
    }
    return times.indices.compactMap { found[$0] }
  }

  /// The prototype when everything has come to rest after the end, or at the end where a pointer is still down.
  ///
  /// - Parameter limit: The longest that anything may take to come to rest, in seconds.
  /// - Returns: False with the prototype for what still moves so long after it that nobody waits.
  package func rest(limit: Double = Settling.limit) -> (prototype: Prototype, isAtRest: Bool) {
    guard !Self.hasPointerDown(inputs) else { return (last, true) }
    var prototype = last
    let isAtRest = Settling.settle(&prototype, limit: limit)
    return (prototype, isAtRest)
  }

  /// Where the mouse is still held after some inputs, or nil.
  package static func heldPointer(_ inputs: [TimedInput]) -> Point? {
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

/// Which moments a trace writes down.
package struct TracePlan: Equatable {
  package var start: Double
  package var end: Double
  package var every: Double
  /// In points; what it means for other quantities is the comparison's to say.
  package var tolerance: Double
  /// True where the end is the moment of rest.
  package var isUntilRest: Bool

  package init(start: Double, end: Double, every: Double, tolerance: Double, isUntilRest: Bool) {
    self.start = start
    self.end = end
    self.every = every
    self.tolerance = tolerance
    self.isUntilRest = isUntilRest
  }

  /// From the start to the first moment at or after the end.
  package var times: [Double] {
    var times: [Double] = []
    var index = 0.0
    repeat {
      times.append(start + index * every)
      index += 1
    } while times.last.map { $0 < end - 1e-9 } ?? false && times.count <= 20_001
    return times
  }
}
