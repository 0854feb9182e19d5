package import FloatCore

/// A second phone beside the one that is played: it has other values and receives the same inputs at the same
/// time.
///
/// It shows the same time as that phone: the present, an earlier moment, or an instant of a loop.
package struct Companion: Sendable {
  /// The phone to show.
  @Boxed package private(set) var prototype: Prototype
  private var history: History
  /// The phone with which it begins again, by the newest values of its own and the newest pages.
  @Boxed private var start: Prototype
  private var loop: (block: Int, player: Player)?
  /// Its values that have changed since the start, by key; they apply to all of its time.
  private var own: [String: ParameterValue] = [:]

  /// The keys that the desktop decides for both phones; all other values belong to each phone alone.
  private static let shared: Set<String> = ["appearance", "motion.reduced"]

  package init(_ prototype: Prototype) {
    self.prototype = prototype
    history = History(prototype)
    start = prototype
  }

  /// Takes over a change of the other phone.
  package mutating func take(_ change: Playback.Change) {
    switch change {
    case .happened(let input): if let input = Self.own(input) { history.send(input) }
    case .dropped(let time):
      history.cut(at: time)
      sendOwn()
    case .restarted: history = History(start)
    }
    _ = history.takeEffects()
    loop = nil
  }

  /// Changes some of its values from now on.
  package mutating func set(_ values: [ConfigurationValue]) {
    for value in values where !Self.shared.contains(value.key) { own[value.key] = value.content }
    start = start.reopened(with: values.filter { !Self.shared.contains($0.key) })
    send(values)
    _ = history.takeEffects()
    loop = nil
  }

  /// Begins again with these values of the other phone, too, where they are for both.
  package mutating func begin(with values: [ConfigurationValue]) {
    let values = values.filter { Self.shared.contains($0.key) }
    if !values.isEmpty { start = start.reopened(with: values) }
  }

  /// Sends earlier changes again, because the time in which they applied is gone.
  private mutating func sendOwn() { send(own.map { ConfigurationValue($0.key, $0.value) }) }

  private mutating func send(_ values: [ConfigurationValue]) {
    guard !values.isEmpty else { return }
    let sorted = values.sorted { $0.key < $1.key }
    history.send(TimedInput(time: history.now, .configure(sorted)))
  }

  /// Takes the pages from another source, as the other phone does.
  package mutating func replacePages(_ pages: any PageSource, device: Device) {
    history.replacePages(pages, device: device)
    start = start.reopened(pages: pages, device: device)
    _ = history.takeEffects()
    loop = nil
  }

  /// Shows the time that the other phone shows.
  package mutating func follow(_ playback: Playback) {
    history.advance(to: playback.history.now)
    _ = history.takeEffects()
    if let other = playback.loop {
      show(other, of: playback)
      return
    }
    loop = nil
    prototype = playback.isLive ? history.present : history.prototype(at: playback.time)
  }

  /// True while every frame differs from the one before.
  package func isMoving(with playback: Playback) -> Bool { !playback.isStanding && prototype.isAnimating }

  /// The real time of the next deadline; nil for none.
  package func nextDeadline(with playback: Playback) -> Double? {
    playback.isStanding ? nil : prototype.nextDeadline.flatMap(playback.clock.real)
  }

  /// The gesture that the other phone shows, as this phone plays it.
  package func take(beside playback: Playback) -> GestureTake? {
    guard let other = playback.take else { return nil }
    let start = other.block.start
    return GestureTake(
      block: other.block, start: history.prototype(at: start.nextDown),
      inputs: other.inputs.compactMap(Self.own),
      end: playback.loop == nil ? history.block(at: start)?.end ?? history.now : other.end)
  }

  private mutating func show(_ other: GestureLoop, of playback: Playback) {
    if loop?.block != other.block.id || loop.map({ $0.player.prototype.now > other.time }) ?? true {
      guard let contents = playback.history.contents(of: other.block) else { return }
      // With everything that happened before the block, but without this phone's own values.
      var start = history.prototype(at: other.block.start.nextDown)
      let values = own.filter { start.tuned.value(for: $0.key) != $0.value }
      if !values.isEmpty {
        let changes = values.sorted { $0.key < $1.key }.map { ConfigurationValue($0.key, $0.value) }
        start.send(TimedInput(time: start.now, .configure(changes)))
      }
      loop = (other.block.id, Player(start, inputs: contents.inputs.compactMap(Self.own)))
    }
    loop?.player.advance(to: other.time)
    _ = loop?.player.takeEffects()
    if let player = loop?.player { prototype = player.prototype }
  }

  /// Returns the part of an input that applies to this phone, too.
  package static func own(_ input: TimedInput) -> TimedInput? {
    guard case .configure(let values) = input.input else { return input }
    let own = values.filter { shared.contains($0.key) }
    return own.isEmpty ? nil : TimedInput(time: input.time, .configure(own))
  }
}
