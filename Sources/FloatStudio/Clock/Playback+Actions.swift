import FloatCore

/// The actions on the clock: play, pause, step by frames, show a moment, loop a gesture.
extension Playback {
  /// Carries out an action on the clock.
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
    if let moment { live(from: moment.time) }
    clock.setPaused(false, atReal: real)
    takeUp()
  }

  private mutating func step(_ frames: Int) {
    clock.setPaused(true, atReal: real)
    let target = PhoneClock.step(from: time, frames: frames)
    if loop != nil {
      loop?.show(target)
    } else if target < history.now {
      scrub(to: target)
    } else if isScrubbed {
      show(nil)
    } else {
      live(to: target)
    }
    stand()
  }

  private mutating func scrub(to time: Double) {
    if clock.isPaused, let block = loop?.block, block.contains(time) {
      loop?.show(time)
      return stand()
    }
    show(Moment(time: min(max(time, history.start), history.now), device: device))
  }

  /// Shows a moment, or the present.
  private mutating func show(_ moment: Moment?) {
    loop = nil
    self.moment = moment
    stand()
  }

  /// Begins the clock's line anew at its present position.
  private mutating func stand() { clock.set(time: time, atReal: real) }

  @discardableResult
  mutating func leave() -> Bool {
    guard !isLive else { return false }
    show(nil)
    takeUp()
    return true
  }

  /// Sends the releases that were held back while time stood.
  private mutating func takeUp() {
    guard isLive, !clock.isPaused else { return }
    for input in hand.goOn() { happen(TimedInput(time: afterFrame, input)) }
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
    show(nil)
    if history.present.archive != archive { effects.append(.save) }
    let lifted = hand.move(
      from: touches, to: history.touches, hasBegun: history.present.hasBegunGesture)
    guard !isScripted else { return }
    for input in lifted { happen(TimedInput(time: afterFrame, input)) }
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

  mutating func begin(_ block: GestureBlock, at time: Double?) {
    guard let contents = history.contents(of: block) else { return }
    show(nil)
    loop = GestureLoop(block, contents, now: history.present)
    if let time { loop?.show(time) }
    stand()
  }
}
