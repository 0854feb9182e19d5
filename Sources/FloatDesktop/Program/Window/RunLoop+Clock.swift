import FloatCore
import FloatFiles
import FloatStudio

/// The actions on the phone's time.
extension RunLoop {
  /// - Returns: False if the action had no effect.
  @discardableResult
  func perform(_ action: ClockAction) -> Bool {
    guard playback.perform(action, atReal: clock.realNow) else { return false }
    takeChanges()
    needsScene = true
    return true
  }

  /// Shows what is open, and that the clock is paused or slow, in the window's title.
  func updateTitle(_ window: borrowing Window) {
    options.title.time = sign.word(for: playback.clock)
    guard options.title != title else { return }
    title = options.title
    window.setTitle(title.text)
  }

  /// True if the controls of time or their sign took an input.
  func takesTransport(_ input: Input) -> Bool {
    guard
      let actions = transport.take(input, playback) ?? sign.take(input, playback, at: clock.realNow)
    else { return false }
    for action in actions { perform(action) }
    needsScene = true
    return true
  }

  /// Takes back a drag along the strip; false if there is none.
  func takeBackDrag() -> Bool {
    if aside.isPressed {
      aside.handle.cancel()
      aside.sidebar?.cancel(at: clock.realNow, playback)
      needsScene = true
      return true
    }
    guard transport.isPressed else { return false }
    for action in transport.cancel(playback) { perform(action) }
    needsScene = true
    return true
  }

  /// Updates everything that the hovering mouse highlights.
  func followMouse() {
    let place = translator.passingMouse
    if transport.hover(at: place) { needsScene = true }
    guard overlays.hover != place else { return }
    overlays.hover = place
    if overlays.showsHover { needsScene = true }
  }

  /// Limits the recording to the inputs that lead to the present picture.
  func takeChanges() {
    let changes = playback.takeChanges()
    for change in changes {
      keeping.note(change)
      compared?.take(change)
      switch change {
      case .happened(let input):
        if input.input.maySetValues { aside.isStale = true }
        if case .pointer(.down, _, let point) = input.input { expectPage(at: point) }
        recorder?.write(input)
        display?.note(input)
      case .dropped(let time):
        aside.isStale = true
        recorder?.drop(after: time)
      }
    }
    if !changes.isEmpty { keeping.note(playback) }
  }
}

extension Input {
  /// True for an input that may change a value, because the phone's own settings do so at a tap or with a key.
  fileprivate var maySetValues: Bool {
    switch self {
    case .configure, .pointer(.up, _, _), .key: true
    case .pointer, .wheel, .contextMenu, .resize: false
    }
  }
}
