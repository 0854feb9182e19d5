package import FloatCore

/// A prototype with its last minute: the inputs, and a copy of the prototype about twice a second.
///
/// A past moment is played from the nearest copy before it and the inputs since, so it is reproduced bit for bit.
/// Memory is bounded: at most a thousand inputs follow a copy, and at most `capacity` copies exist, so of a very busy
/// minute only the part that fits is kept.
package struct History: Sendable {
  /// A copy of the prototype and the inputs from then until the next copy.
  private struct Stretch: Sendable {
    let id: Int
    var prototype: Boxed<Prototype>
    let touches: Touches
    /// The time of the last input before it.
    let lastInput: Double
    var inputs: [TimedInput] = []

    var start: Double { prototype.now }
  }

  /// The prototype now.
  package private(set) var present: Prototype {
    @inline(__always) _read { yield boxed.value }
    @inline(__always) _modify { yield &boxed.value }
  }
  private(set) var boxed: Boxed<Prototype>
  /// The present's time, in seconds.
  package var now: Double { boxed.now }
  private(set) var touches = Touches()
  /// True while a pointer is down on the phone.
  package var isTouched: Bool { !touches.isEmpty }
  /// In the order of time; the last one may still be going on.
  package private(set) var blocks: [GestureBlock] = []
  private var stretches: [Stretch]
  private let keepsAll: Bool
  private var nextID = 1
  private var lastInput: Double
  /// How many times rest was checked since the last input.
  private var looks = 0.0

  /// How much of the past is kept, in seconds.
  package static let span = 60.0
  /// The time between copies while something happens, in seconds.
  static let interval = 0.5
  /// The most inputs between two copies.
  static let maximumInputs = 1000
  /// The most copies.
  static let capacity = 256

  /// - Parameter keepsAll: True to forget nothing, for inputs played from a file.
  package init(_ prototype: Prototype, keepsAll: Bool = false) {
    self.keepsAll = keepsAll
    boxed = Boxed(prototype)
    lastInput = prototype.now
    stretches = [
      Stretch(id: 0, prototype: Boxed(Self.quiet(prototype)), touches: Touches(), lastInput: prototype.now)
    ]
  }

  /// The earliest moment that can be shown.
  package var start: Double {
    keepsAll ? stretches[0].start : max(stretches[0].start, oldest)
  }
  /// A minute ago, or the start of the last gesture however long ago it was, unless that gesture exceeds a minute
  /// itself.
  private var oldest: Double {
    guard let last = blocks.last, (last.end ?? now) - last.start <= Self.span else { return now - Self.span }
    return min(now - Self.span, last.start)
  }
  /// How many copies and inputs are kept.
  package var size: (copies: Int, inputs: Int) {
    (stretches.count, stretches.reduce(0) { $0 + $1.inputs.count })
  }
  /// The block that is going on.
  var openBlock: GestureBlock? { blocks.last.flatMap { $0.end == nil ? $0 : nil } }

  /// Returns the prototype without its pending effects, which were carried out already or must not be.
  private static func quiet(_ prototype: Prototype) -> Prototype {
    var prototype = prototype
    _ = prototype.takeEffects()
    return prototype
  }

  package mutating func takeEffects() -> [Effect] { present.takeEffects() }

  // MARK: Going on

  /// Lets time pass.
  package mutating func advance(to time: Double) {
    guard time > now else { return }
    while openBlock != nil, touches.isEmpty {
      let look = lastInput + (looks + 1) * Rest.step
      guard look <= time else { break }
      looks += 1
      present.advance(to: look)
      if Rest.isReached(by: present) { blocks[blocks.count - 1].end = look }
    }
    present.advance(to: time)
    trim()
  }

  /// Sends an input at its time, or now if that has passed.
  ///
  /// - Returns: The input with the time at which it happened.
  @discardableResult
  package mutating func send(_ input: TimedInput) -> TimedInput {
    advance(to: input.time)
    let input = TimedInput(time: now, input.input)
    let opens = openBlock == nil && GestureBlock.isBegun(by: input.input)
    let last = stretches[stretches.count - 1]
    if opens || last.inputs.count >= Self.maximumInputs || now >= last.start + Self.interval {
      stretches.append(
        Stretch(id: nextID, prototype: Boxed(Self.quiet(present)), touches: touches, lastInput: lastInput))
      nextID += 1
      trim()
    }
    if opens {
      let id = stretches[stretches.count - 1].id
      blocks.append(GestureBlock(id: id, start: input.time, opening: input.input, on: present))
    }
    if openBlock != nil { blocks[blocks.count - 1].note(input, on: boxed) }
    stretches[stretches.count - 1].inputs.append(input)
    touches.note(input)
    lastInput = input.time
    looks = 0
    present.send(input)
    return input
  }

  /// Takes the pages from another source, also in the copies of the past, whose inputs stay.
  mutating func replacePages(_ pages: any PageSource, device: Device) {
    present.replacePages(pages, device: device)
    for index in stretches.indices {
      stretches[index].prototype.value.replacePages(pages, device: device)
      _ = stretches[index].prototype.value.takeEffects()
    }
    lastInput = now
    looks = 0
  }

  private mutating func trim() {
    guard !keepsAll else { return }
    let oldest = oldest
    var count = max(0, stretches.count - Self.capacity)
    while count + 1 < stretches.count, stretches[count + 1].start <= oldest { count += 1 }
    guard count > 0 else { return }
    stretches.removeFirst(count)
    blocks.removeAll { [first = stretches[0].id] in $0.id < first }
  }

  // MARK: Looking back

  /// The index of the stretch that a moment lies in; the first one for moments that are no longer kept.
  private func stretchIndex(at time: Double) -> Int { stretches.lastIndex { $0.start <= time } ?? 0 }

  /// The prototype at a moment, with all inputs of that time.
  package func prototype(at time: Double) -> Prototype {
    guard time < now else { return Self.quiet(present) }
    let stretch = stretches[stretchIndex(at: time)]
    var player = Player(stretch.prototype.value, inputs: stretch.inputs)
    player.advance(to: max(time, stretch.start))
    return Self.quiet(player.prototype)
  }

  /// The block that a moment belongs to, or nil at rest.
  package func block(at time: Double) -> GestureBlock? { blocks.last { $0.contains(time) } }

  /// The contents of a block: the prototype just before it, and its inputs.
  package func contents(of block: GestureBlock) -> (start: Prototype, inputs: [TimedInput])? {
    guard let first = stretches.firstIndex(where: { $0.id == block.id }) else { return nil }
    let next = blocks.first { $0.id > block.id }?.id ?? .max
    let end = block.end ?? .infinity
    let inputs = stretches[first...].prefix { $0.id < next && $0.start <= end }
      .flatMap(\.inputs).filter { $0.time <= end }
    return (stretches[first].prototype.value, inputs)
  }

  // MARK: Another present

  /// Makes a moment the present and drops everything after it.
  package mutating func cut(at time: Double) {
    guard time < now else { return }
    let time = max(time, stretches[0].start)
    let index = stretchIndex(at: time)
    present = prototype(at: time)
    stretches.removeLast(stretches.count - 1 - index)
    stretches[index].inputs.removeAll { $0.time > time }
    touches = stretches[index].touches
    for input in stretches[index].inputs { touches.note(input) }
    lastInput = stretches[index].inputs.last?.time ?? stretches[index].lastInput
    looks = max(0, ((now - lastInput) / Rest.step).rounded(.down))
    blocks = blocks.filter { $0.start <= time }.map { $0.cut(at: time) }
  }
}
