package import FloatCore
package import FloatDesk
package import FloatFiles
package import FloatStudio

/// A prototype, its inputs over time, and the moments to be captured.
package struct Timeline {
  /// A moment that a scenario's `snapshot`, `filmstrip` or `trace` step names.
  package struct Mark {
    package enum Kind: Equatable {
      case picture
      /// The moments side by side, starting with the mark's own.
      case filmstrip([Double])
      case trace(TracePlan)
    }

    package var name: String
    package var kind = Kind.picture
    /// The prototype at that moment: after the steps before, and before the next one, which may begin at the very same
    /// time.
    @Boxed package var prototype: Prototype
    /// The panel beside the phone; nil where there is none.
    package var panel: Scene?
    /// The inputs while it lasts; none during a scenario's step.
    package var inputs: [TimedInput] = []
    /// The number of inputs by then; nil for all inputs up to its time.
    package var inputCount: Int?
    /// The moment's real time in a window.
    package var time: Double
    /// The window as it was left by then; nil where there is none.
    package var window: OffscreenWindow?

    package init(name: String, kind: Kind = .picture, prototype: Prototype) {
      self.name = name
      self.kind = kind
      self.prototype = prototype
      time = prototype.now
    }

    /// The scene in its picture.
    package var scene: Scene { panel.map { prototype.scene.beside($0) } ?? prototype.scene }

    package var isTrace: Bool { if case .trace = kind { true } else { false } }
  }

  /// A window in which a scenario or a recording is played.
  package struct Window {
    private var runner: ScenarioRunner
    /// The real time at which everything in it is over, in seconds.
    package let end: Double
    /// The window at the end.
    package private(set) var last: OffscreenWindow
    /// The smallest size in pixels that holds every picture.
    package let size: PixelSize

    /// Nil where there is only a phone.
    init?(_ beginning: ScenarioRunner, end: Double, last: ScenarioRunner) {
      guard let window = last.stage.window else { return nil }
      (runner, self.end, self.last, size) = (beginning, end, window, last.stage.size)
    }

    /// The picture at a time, which is not before the last one: plays up to it.
    package mutating func picture(at time: Double) throws(CommandFailure) -> WindowPicture {
      try runner.picture(at: time) ?? last.picture(at: time)
    }
  }

  /// The prototype before the first input.
  @Boxed package private(set) var start: Prototype
  /// The inputs in the order of their times.
  package let inputs: [TimedInput]
  /// The marks in the order of their times.
  package let marks: [Mark]
  /// The prototype at the end.
  @Boxed package private(set) var last: Prototype

  /// The window in which it was played; nil where there is none.
  package internal(set) var window: Window?

  /// The end's time, in seconds.
  package var end: Double { last.now }
  package var player: Player { Player(start, inputs: inputs) }

  /// - Parameter last: The prototype at the end; nil where nothing happens.
  package init(start: Prototype, inputs: [TimedInput] = [], marks: [Mark] = [], last: Prototype? = nil) {
    self.start = start
    self.inputs = inputs
    self.marks = marks
    self.last = last ?? start
  }

  /// Creates the timeline of a recording, which does not say when it ends.
  ///
  /// It ends when everything has come to rest after the last input; or with the last input where a pointer is still
  /// down then, because time that was not recorded could turn the press into a long press.
  package init(start: Prototype, recorded inputs: [TimedInput]) {
    var player = Player(start, inputs: inputs)
    player.advance(to: inputs.last?.time ?? start.now)
    var last = player.prototype
    if !Self.hasPointerDown(inputs), !last.settle() { last = player.prototype }
    self.init(start: start, inputs: inputs, last: last)
  }

  /// The same inputs and moments on another prototype. If this timeline ends at rest, so does that one.
  ///
  /// - Parameter sharesValues: False where values that are set on the way belong to this prototype alone.
  package func counterpart(from start: Prototype, sharesValues: Bool = true) -> Timeline {
    // One input for each, because marks count them.
    let inputs =
      sharesValues ? inputs : inputs.map { Companion.own($0) ?? TimedInput(time: $0.time, .configure([])) }
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
    if !Self.hasPointerDown(inputs), self.last.isSettled {
      var rest = last
      if rest.settle() { last = rest }
    }
    return Timeline(start: start, inputs: inputs, marks: marks, last: last)
  }

  /// A trace of all its motion, from the first input on.
  package func trace(_ name: String, every: Double, tolerance: Double) -> Mark {
    let plan = TracePlan(
      start: inputs.first?.time ?? 0, end: end, every: max(every, 0.001), tolerance: tolerance,
      isUntilRest: false)
    var mark = Mark(name: name, kind: .trace(plan), prototype: start)
    mark.inputs = inputs
    return mark
  }

  /// The prototypes at some times, in the order of `times`, each with all inputs up to its time.
  package func prototypes(at times: [Double]) -> [Prototype] {
    // Times are played in ascending order, because a prototype never goes back.
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
  /// - Returns: The prototype, and false where something still moves after ``ScenarioStepReader/longestRest``.
  package func rest() -> (prototype: Prototype, isAtRest: Bool) {
    guard !Self.hasPointerDown(inputs) else { return (last, true) }
    var prototype = last
    let isAtRest = prototype.settle()
    return (prototype, isAtRest)
  }

  /// True when a pointer that went down never came up.
  static func hasPointerDown(_ inputs: [TimedInput]) -> Bool {
    var touches = Touches()
    for input in inputs { touches.note(input) }
    return !touches.isEmpty
  }
}

/// The moments that a trace samples.
package struct TracePlan: Equatable {
  package var start: Double
  package var end: Double
  package var every: Double
  /// The tolerance in points; the comparison derives those of other quantities.
  package var tolerance: Double
  /// True where the trace ends at rest.
  package var isUntilRest: Bool

  /// The times from the start to the first one at or after the end.
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
