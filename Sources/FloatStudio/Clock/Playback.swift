import FloatCore

/// A prototype with controllable time: it plays, stands still, steps by frames, shows a moment of its last minute, or
/// loops a gesture.
///
/// A value type: real time, inputs and actions go in, and the prototype to show comes out. Only the present has
/// effects, is recorded, and is part of the history; moments and loops are shown and leave no trace. Real times are
/// seconds since the start; a real time in the past counts as now.
package struct Playback: Sendable {
  /// A change that a recording has to take over, in order.
  package enum Change: Equatable, Sendable {
    case happened(TimedInput)
    /// Everything after that time never happened.
    case dropped(after: Double)
  }

  /// An earlier time, played only when it is looked at, because a hand on the strip passes many between two frames.
  struct Moment: Sendable {
    let time: Double
    /// The device that was shown before it.
    let device: Device
    var prototype: Boxed<Prototype>?
  }

  // Set only by the playback.
  package internal(set) var history: History
  package internal(set) var clock: PhoneClock
  /// The gesture that plays over and over instead of the present.
  package internal(set) var loop: GestureLoop?
  /// The moment that is shown instead of the present.
  var moment: Moment?
  /// The inputs to come, in the order of time.
  let script: [TimedInput]
  var next = 0
  var hand = Hand()
  var changes: [Change] = []
  var effects: [Effect] = []
  var real = 0.0
  /// The prototype's time in the last frame.
  var frameTime: Double
  var slowSpeed = 0.1

  /// The shortest span of time that a recording can express, in seconds.
  package static let instant = 1e-9

  /// - Parameters:
  ///   - script: Inputs to come, in the order of time. While any remain, a hand changes nothing.
  ///   - speed: The phone's seconds per real second.
  ///   - stop: The phone's time at which the clock pauses by itself.
  package init(_ prototype: Prototype, script: [TimedInput] = [], speed: Double = 1, stop: Double? = nil) {
    history = History(prototype)
    clock = PhoneClock(time: prototype.now, speed: speed, stop: stop)
    self.script = script
    frameTime = prototype.now - Self.instant
  }

  // MARK: What is shown

  /// The phone to show, by reference.
  package var shown: Boxed<Prototype> {
    if let shown = loop?.shown { return shown }
    guard let moment else { return history.boxed }
    return moment.prototype ?? Boxed(history.prototype(at: moment.time))
  }
  /// The phone to show.
  package var prototype: Prototype { @inline(__always) _read { yield shown.value } }
  /// The device that was shown last; reading it plays nothing.
  package var device: Device {
    loop?.prototype.device ?? moment.map { $0.prototype?.value.device ?? $0.device } ?? history.present.device
  }
  /// The clock's position, in the phone's time.
  package var time: Double { loop?.time ?? moment?.time ?? history.now }
  /// True while an earlier moment is shown or held.
  package var isScrubbed: Bool { moment != nil }
  /// True while the present is shown, and not a moment or a loop.
  package var isLive: Bool { moment == nil && loop == nil }
  /// True while nothing that is shown moves on.
  package var isStanding: Bool { clock.isPaused || isScrubbed }
  /// True while the clock is not paused.
  package var isPlaying: Bool { !clock.isPaused }
  /// True while inputs of the script are still to come.
  package var isScripted: Bool { next < script.count }

  /// True while every frame differs from the one before.
  package var isMoving: Bool { !isStanding && shown.value.isAnimating }

  /// True while the present plays, nothing in it moves and no finger is down.
  package var isResting: Bool {
    isLive && !clock.isPaused && !history.present.isAnimating && history.touches.down.isEmpty
  }

  /// The real time at which something happens by itself, or nil.
  package var nextDeadline: Double? {
    guard !isStanding else { return nil }
    if let loop { return clock.real(at: loop.nextDeadline) }
    let nextInput = isScripted ? script[next].time : nil
    return earliest(history.present.nextDeadline, earliest(nextInput, clock.stop)).flatMap(clock.real)
  }

  // MARK: Effects and changes

  package mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  package mutating func takeChanges() -> [Change] {
    defer { changes = [] }
    return changes
  }

  // MARK: Time

  /// Goes on to a real time, for a frame that shows it.
  package mutating func advance(toReal real: Double) {
    goOn(toReal: real)
    if moment != nil {
      let shown = shown
      moment?.prototype = shown
    }
    if isLive { frameTime = history.now }
  }

  mutating func goOn(toReal real: Double) {
    self.real = max(self.real, real)
    guard !isStanding else { return }
    let time = clock.time(atReal: self.real)
    if loop != nil {
      if let back = loop?.show(time), back > 0 { clock.set(time: time - back, atReal: self.real) }
    } else {
      live(to: time)
      if clock.stop.map({ time >= $0 }) ?? false { clock.setPaused(true, atReal: self.real) }
    }
  }

  mutating func live(to time: Double) {
    while isScripted, script[next].time <= time {
      happen(script[next])
      next += 1
    }
    history.advance(to: time)
    effects += history.takeEffects()
  }

  mutating func happen(_ input: TimedInput) {
    changes.append(.happened(history.send(input)))
    effects += history.takeEffects()
  }

  /// The earliest time for an input after the last frame, so that a recording leads to that frame without the input.
  var afterFrame: Double { max(history.now, frameTime + Self.instant) }

  // MARK: Inputs

  /// Takes an input of the person at the window.
  ///
  /// - Parameter real: When it arrived.
  package mutating func send(_ input: Input, atReal real: Double) {
    switch input {
    case .configure, .resize: sendChange(input, atReal: real)
    case .pointer, .wheel, .contextMenu, .key:
      guard !isScripted else { return }
      // A press on a playing loop takes the phone back, and continues in this very gesture.
      if loop != nil, !isStanding, case .pointer(.down, _, _) = input { leave() }
      guard isLive, !clock.isPaused else { return hand.hold(input) }
      let time = max(afterFrame, clock.time(atReal: real))
      if let input = hand.pass(input) { happen(TimedInput(time: time, input)) }
    }
  }

  /// Applies an input that comes from no hand at any time. In a gesture that is looked at, shows the same instant with
  /// it.
  private mutating func sendChange(_ input: Input, atReal real: Double) {
    if let moment {
      if case .configure = input, let block = history.block(at: moment.time) {
        begin(block, at: moment.time)
      } else {
        leave()
      }
    }
    if isLive { goOn(toReal: real) }
    happen(TimedInput(time: afterFrame, input))
    loop?.retune(to: history.present.tuned)
  }

  /// Takes the pages from another source, as when a prototype's files are saved. This is no input: a replay uses the
  /// pages of that time. A moment or gesture that is looked at stays at the same instant, with the new pages.
  package mutating func replacePages(_ pages: any PageSource, device: Device, atReal real: Double) {
    if isLive { goOn(toReal: real) }
    history.replacePages(pages, device: device)
    effects += history.takeEffects()
    if let loop {
      begin(loop.block, at: loop.time)
    } else if let moment {
      self.moment = Moment(time: moment.time, device: device)
    }
  }
}
