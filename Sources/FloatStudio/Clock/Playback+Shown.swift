package import FloatCore

/// What a playback shows.
extension Playback {
  /// An earlier time, played only when it is looked at, because a hand on the strip passes many between two frames.
  struct Moment: Sendable {
    let time: Double
    /// The device that was shown before it.
    let device: Device
    var prototype: Boxed<Prototype>?
  }

  /// The phone to show; large and rare cases are held by reference, because a playback is copied some times a frame.
  enum Shown: Sendable {
    case present
    indirect case moment(Moment)
    /// A gesture that plays over and over.
    indirect case loop(GestureLoop)
  }

  /// The phone to show, by reference.
  package var shown: Boxed<Prototype> {
    switch view {
    case .present: history.boxed
    case .moment(let moment): moment.prototype ?? Boxed(history.prototype(at: moment.time))
    case .loop(let loop): loop.shown
    }
  }
  /// The phone to show.
  package var prototype: Prototype { @inline(__always) _read { yield shown.value } }
  /// The device that was shown last; reading it plays nothing.
  package var device: Device {
    switch view {
    case .present: history.present.device
    case .moment(let moment): moment.prototype?.value.device ?? moment.device
    case .loop(let loop): loop.prototype.device
    }
  }
  /// The clock's position, in the phone's time.
  package var time: Double {
    switch view {
    case .present: history.now
    case .moment(let moment): moment.time
    case .loop(let loop): loop.time
    }
  }
  /// The gesture that plays over and over instead of the present.
  package var loop: GestureLoop? { if case .loop(let loop) = view { loop } else { nil } }
  /// True while an earlier moment is shown or held.
  package var isScrubbed: Bool { if case .moment = view { true } else { false } }
  /// True while the present is shown, and not a moment or a loop.
  package var isLive: Bool { if case .present = view { true } else { false } }
  /// True while nothing that is shown moves on.
  package var isStanding: Bool { clock.isPaused || isScrubbed }
  /// True while the clock is not paused.
  package var isPlaying: Bool { !clock.isPaused }
  /// True while inputs of the script are still to come.
  package var isScripted: Bool { next < script.count }

  /// When a demo begins again, once its inputs are over; nil where it does not.
  var demoEnd: Double? { isScripted ? nil : demo?.restart }

  /// True while every frame differs from the one before.
  package var isMoving: Bool { !isStanding && shown.isAnimating }

  /// True while the present plays, nothing in it moves and no finger is down.
  package var isResting: Bool {
    isLive && !clock.isPaused && !history.present.isAnimating && history.touches.down.isEmpty
  }

  /// The real time of the next deadline; nil for none.
  package var nextDeadline: Double? {
    guard !isStanding else { return nil }
    if let loop { return clock.real(at: loop.nextDeadline) }
    let nextInput = isScripted ? script[next].time : demoEnd
    return earliest(history.boxed.nextDeadline, earliest(nextInput, clock.stop)).flatMap(clock.real)
  }
}
