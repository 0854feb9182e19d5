package import FloatCore

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
    /// The phone is the one of the start, and nothing has happened yet.
    case restarted
  }

  package private(set) var history: History
  package private(set) var clock: PhoneClock
  private(set) var view = Shown.present
  /// The inputs to come, in the order of time.
  private(set) var script: [TimedInput]
  private(set) var next = 0
  private(set) var demo: Demo?
  private var hand = Hand()
  private var changes: [Change] = []
  private var effects: [Effect] = []
  private var real = 0.0
  /// The prototype's time in the last frame.
  private var frameTime: Double
  private var slowSpeed = 0.1

  /// The shortest span of time that a recording can express, in seconds.
  package static let instant = 1e-9

  /// - Parameters:
  ///   - script: Inputs to come, in the order of time. While any remain, a hand changes nothing, except in a demo.
  ///   - demo: How the script ends, where people watch it; nil for one that is played to its end.
  ///   - speed: The phone's seconds per real second.
  ///   - stop: The phone's time at which the clock pauses.
  ///   - real: When the phone's time begins to pass.
  package init(
    _ prototype: Prototype, script: [TimedInput] = [], demo: Demo? = nil, speed: Double = 1,
    stop: Double? = nil, atReal real: Double = 0
  ) {
    history = History(prototype)
    self.demo = demo
    self.demo?.begin(on: prototype)
    clock = PhoneClock(time: prototype.now, speed: speed, stop: stop)
    clock.set(time: prototype.now, atReal: real)
    self.real = real
    self.script = script
    frameTime = prototype.now - Self.instant
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
    if case .moment(var moment) = view {
      moment.prototype = shown
      view = .moment(moment)
    }
    if isLive { frameTime = history.now }
  }

  private mutating func goOn(toReal real: Double) {
    self.real = max(self.real, real)
    guard !isStanding else { return }
    let time = clock.time(atReal: self.real)
    if let back = changeLoop({ $0.show(time) }) {
      if back > 0 { clock.set(time: time - back, atReal: self.real) }
    } else {
      live(to: time)
      if clock.stop.map({ time >= $0 }) ?? false { clock.setPaused(true, atReal: self.real) }
    }
  }

  private mutating func live(to time: Double) {
    while isScripted, script[next].time <= time {
      happen(script[next])
      next += 1
    }
    history.advance(to: time)
    effects += history.takeEffects()
    if let end = demoEnd, time >= end { beginAgain() }
  }

  private mutating func beginAgain() {
    guard let (first, kept) = demo?.again else { return }
    history = History(first)
    (next, hand, frameTime) = (0, Hand(), first.now - Self.instant)
    clock.set(time: first.now, atReal: real)
    changes.append(.restarted)
    for input in kept { happen(input) }
  }

  /// A hand takes the phone, and what still comes of a demo does not.
  private mutating func endDemo(atReal real: Double) {
    goOn(toReal: real)
    (demo, script, next) = (nil, [], 0)
    for (id, touch) in history.touches.down.sorted(by: { $0.key < $1.key }) {
      happen(.pointer(.cancel, id: id, at: touch.place))
    }
  }

  private mutating func happen(_ input: TimedInput) {
    changes.append(.happened(history.send(input)))
    effects += history.takeEffects()
  }

  /// Happens as soon as the last frame is over, so that a recording leads to that frame without the input.
  private mutating func happen(_ input: Input, atReal real: Double? = nil) {
    let earliest = max(history.now, frameTime + Self.instant)
    happen(TimedInput(time: max(earliest, real.map { clock.time(atReal: $0) } ?? earliest), input))
  }

  /// Changes the loop where it is, because a second reference to its phone would copy the phone.
  @discardableResult
  private mutating func changeLoop<Result>(_ change: (inout GestureLoop) -> Result) -> Result? {
    guard case .loop(var loop) = view else { return nil }
    view = .present
    defer { view = .loop(loop) }
    return change(&loop)
  }

  // MARK: Inputs

  /// Takes an input of the person at the window.
  ///
  /// - Parameter real: When it arrived.
  package mutating func send(_ input: Input, atReal real: Double) {
    switch input {
    case .configure, .resize: sendChange(input, atReal: real)
    // A program asks the phone of the present.
    case .call:
      if !isLive { leave() }
      goOn(toReal: real)
      happen(input)
    case .pointer, .wheel, .contextMenu, .key:
      if demo != nil, isLive, !clock.isPaused, GestureBlock.isBegun(by: input) { endDemo(atReal: real) }
      guard !isScripted else { return }
      // A press on a playing loop takes the phone back, and continues in this very gesture.
      if loop != nil, !isStanding, case .pointer(.down, _, _) = input { leave() }
      guard isLive, !clock.isPaused else { return hand.hold(input) }
      if let input = hand.pass(input) { happen(input, atReal: real) }
    }
  }

  /// Applies an input that comes from no hand at any time. In a gesture that is looked at, shows the same instant with
  /// it.
  private mutating func sendChange(_ input: Input, atReal real: Double) {
    if case .moment(let moment) = view {
      if case .configure = input, let block = history.block(at: moment.time) {
        begin(block, at: moment.time)
      } else {
        leave()
      }
    }
    if isLive { goOn(toReal: real) }
    happen(input)
    demo?.note(input)
    let values = history.present.tuned
    changeLoop { $0.update(to: values) }
  }

  /// Takes the pages from another source, as when a prototype's files are saved. This is no input: a replay uses the
  /// pages of that time. A moment or gesture that is looked at stays at the same instant, with the new pages.
  package mutating func replacePages(_ pages: any PageSource, device: Device, atReal real: Double) {
    if isLive { goOn(toReal: real) }
    history.replacePages(pages, device: device)
    effects += history.takeEffects()
    demo?.replacePages(pages, device: device)
    switch view {
    case .present: break
    case .moment(let moment): view = .moment(Moment(time: moment.time, device: device))
    case .loop(let loop): begin(loop.block, at: loop.time)
    }
  }

  // MARK: Actions

  /// Carries out an action on the clock: play, pause, step by frames, show a moment, loop a gesture.
  ///
  /// - Parameter real: The time of the request.
  /// - Returns: False if the action had no effect.
  @discardableResult
  package mutating func perform(_ action: ClockAction, atReal real: Double) -> Bool {
    goOn(toReal: real)
    switch action {
    case .play: play()
    case .pause: clock.setPaused(true, atReal: self.real)
    case .togglePlay: return perform(isPlaying ? .pause : .play, atReal: real)
    case .step(let frames): step(frames)
    case .speed(let speed): setSpeed(speed)
    case .toggleSlow: setSpeed(clock.speed < 1 ? 1 : slowSpeed)
    case .scrub(let time): scrub(to: time)
    case .endScrub: if isScrubbed, !clock.isPaused { play() }
    case .toggleLoop: return toggleLoop()
    case .loop(let id, let time):
      guard let block = history.blocks.first(where: { $0.id == id }) else { return false }
      begin(block, at: time)
    case .leave: return leave()
    }
    return true
  }

  private mutating func setSpeed(_ speed: Double) {
    clock.setSpeed(speed, atReal: real)
    if speed > 0, speed < 1 { slowSpeed = speed }
  }

  private mutating func play() {
    if case .moment(let moment) = view { live(from: moment.time) }
    clock.setPaused(false, atReal: real)
    takeUp()
  }

  private mutating func step(_ frames: Int) {
    clock.setPaused(true, atReal: real)
    let target = PhoneClock.step(from: time, frames: frames)
    if changeLoop({ $0.show(target) }) != nil {
      stand()
    } else if target < history.now {
      scrub(to: target)
    } else {
      if isLive { live(to: target) }
      show(.present)
    }
  }

  private mutating func scrub(to time: Double) {
    if clock.isPaused, let block = loop?.block, block.contains(time) {
      changeLoop { $0.show(time) }
      return stand()
    }
    show(.moment(Moment(time: min(max(time, history.start), history.now), device: device)))
  }

  private mutating func show(_ new: Shown) {
    view = new
    stand()
  }

  /// Begins the clock's line anew at its present position.
  private mutating func stand() { clock.set(time: time, atReal: real) }

  @discardableResult
  private mutating func leave() -> Bool {
    guard !isLive else { return false }
    show(.present)
    takeUp()
    return true
  }

  /// Sends the releases that were held back while time stood.
  private mutating func takeUp() {
    guard isLive, !clock.isPaused else { return }
    for input in hand.goOn() { happen(input) }
  }

  /// Makes a moment the present.
  private mutating func live(from time: Double) {
    let (archive, touches) = (history.present.archive, history.touches)
    if time < history.now {
      history.cut(at: time)
      changes.append(.dropped(after: history.now))
      next = script.prefix { $0.time <= history.now }.count
      frameTime = history.now
    }
    show(.present)
    if history.present.archive != archive { effects.append(.save) }
    let lifted = hand.move(
      from: touches, to: history.touches, hasBegun: history.present.hasBegunGesture)
    guard !isScripted else { return }
    for input in lifted { happen(input) }
  }

  private mutating func toggleLoop() -> Bool {
    guard loop == nil else { return leave() }
    let isInside = isScrubbed || clock.isPaused
    guard let block = isInside ? history.block(at: time) ?? history.blocks.last : history.blocks.last else {
      return false
    }
    begin(block, at: isInside && block.contains(time) ? time : nil)
    return true
  }

  private mutating func begin(_ block: GestureBlock, at time: Double?) {
    guard let contents = history.contents(of: block) else { return }
    view = .loop(GestureLoop(block, contents, now: history.present))
    if let time { changeLoop { $0.show(time) } }
    stand()
  }
}
