package import FloatCore

/// A gesture that plays over and over with the present values, on a copy of the prototype from just before it.
package struct GestureLoop: Sendable {
  package let block: GestureBlock
  private let start: Boxed<Prototype>
  private let inputs: [TimedInput]
  /// Where to cut a gesture that was still running when the loop began; nil if it had ended.
  private let cut: Double?
  private var values: Parameters
  /// The start, with the present values.
  private var begun: Boxed<Prototype>
  private var player: Player
  /// When everything is at rest again with the present values.
  private var rest: Double
  /// The loop's position, in the phone's time.
  package private(set) var time: Double

  /// How long the start and the end are shown, in seconds, so that the eye finds them.
  package static let lead = 0.25
  package static let tail = 0.5

  /// - Parameters:
  ///   - contents: The prototype just before the block, and the block's inputs.
  ///   - now: The prototype whose values apply; a block that is not over ends at its time.
  init(_ block: GestureBlock, _ contents: (start: Prototype, inputs: [TimedInput]), now: Prototype) {
    self.block = block
    start = Boxed(contents.start)
    inputs = contents.inputs.ofHand
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
  /// The next deadline, in the phone's time.
  package var nextDeadline: Double {
    let next = earliest(player.prototype.nextDeadline, player.nextInputTime)
    return min(next ?? .infinity, last)
  }
  /// When the loop begins again.
  private var last: Double { rest + Self.tail }

  /// The block, with the duration that it has with the present values.
  package var played: GestureBlock {
    var played = block
    if cut == nil { played.end = rest }
    return played
  }

  /// The gesture with the present values.
  package var take: GestureTake { GestureTake(block: block, start: begun.value, inputs: inputs, end: cut) }

  private mutating func tune() {
    begun = Boxed(start.value.with(values))
    var player = Player(begun.value, inputs: inputs)
    player.advance(to: player.lastInputTime ?? start.value.now)
    rest = cut ?? Rest.time(after: player.prototype)
  }

  private mutating func begin() { player = Player(begun.value, inputs: inputs) }

  /// Takes over other values, and shows the same instant with them.
  mutating func update(to values: Parameters) {
    guard values != self.values else { return }
    self.values = values
    tune()
    begin()
    show(time)
  }

  /// Goes to a time, past the end and round to the beginning if need be.
  ///
  /// - Returns: The number of seconds by which it was wound back.
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
