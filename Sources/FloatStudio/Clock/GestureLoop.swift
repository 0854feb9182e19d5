import FloatCore

/// A gesture that plays over and over, with the values of now, on a copy of the prototype as it was before.
package struct GestureLoop: Sendable {
  package let block: GestureBlock
  private let start: Boxed<Prototype>
  private let inputs: [TimedInput]
  /// Where the gesture was not over when it was taken, it is looped as far as it had come.
  private let cut: Double?
  private var values: Parameters
  /// The start, with the values.
  private var begun: Boxed<Prototype>
  private var player: Player
  /// When everything is at rest again, with the values.
  private var rest: Double
  /// Where it is, in the phone's time.
  package private(set) var time: Double

  /// How long the start and the end are shown, in seconds, so that the eye finds them.
  package static let lead = 0.25
  package static let tail = 0.5

  /// - Parameters:
  ///   - contents: The prototype just before the block, and the block's inputs.
  ///   - now: The prototype whose values count; a block that is not over ends with it.
  init(_ block: GestureBlock, _ contents: (start: Prototype, inputs: [TimedInput]), now: Prototype) {
    self.block = block
    start = Boxed(contents.start)
    inputs = contents.inputs.filter { if case .configure = $0.input { false } else { true } }
    cut = block.end == nil ? now.now : nil
    values = now.tuned
    begun = start
    player = Player(start.value, inputs: inputs)
    time = block.start - Self.lead
    rest = block.start
    tune()
    begin()
  }

  package var prototype: Prototype { @inline(__always) _read { yield player.prototype } }
  var shown: Boxed<Prototype> { player.boxed }
  package var first: Double { block.start - Self.lead }
  /// When something happens by itself, in the phone's time.
  package var nextDeadline: Double {
    let next = earliest(player.prototype.nextDeadline, player.nextInputTime)
    return min(next ?? .infinity, last)
  }
  /// When it begins again.
  private var last: Double { rest + Self.tail }

  /// The block, as long as it takes with the present values.
  package var played: GestureBlock {
    var played = block
    if cut == nil { played.end = rest }
    return played
  }

  /// The gesture with the present values.
  package var take: GestureTake { GestureTake(block: block, start: begun.value, inputs: inputs, end: cut) }

  private mutating func tune() {
    begun = start
    let changes = values.differences(from: start.value.tuned)
    if !changes.isEmpty { begun.value.send(TimedInput(time: begun.value.now, .configure(changes))) }
    _ = begun.value.takeEffects()
    var player = Player(begun.value, inputs: inputs)
    player.advance(to: player.lastInputTime ?? start.value.now)
    rest = cut ?? Rest.time(after: player.prototype)
  }

  private mutating func begin() { player = Player(begun.value, inputs: inputs) }

  /// Takes over other values: the same instant is shown anew.
  mutating func retune(to values: Parameters) {
    guard values != self.values else { return }
    self.values = values
    tune()
    begin()
    show(time)
  }

  /// Goes to a time, round the end if need be.
  ///
  /// - Returns: How far it was wound back, in seconds.
  @discardableResult
  mutating func show(_ time: Double) -> Double {
    if time < player.boxed.now { begin() }
    guard time >= last else {
      self.time = max(first, time)
      player.advance(to: time)
      _ = player.takeEffects()
      return 0
    }
    let length = last - first
    let back = ((time - first) / length).rounded(.down) * length
    begin()
    show(min(time - back, last.nextDown))
    return back
  }
}
