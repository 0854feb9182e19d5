import FloatCore
import FloatFiles
import FloatStudio

/// What is done to the phone's time.
extension RunLoop {
  /// - Returns: False where nothing came of it.
  @discardableResult
  func perform(_ action: ClockAction) -> Bool {
    guard playback.perform(action, atReal: clock.realNow) else { return false }
    takeChanges()
    needsScene = true
    return true
  }

  /// True where the controls of time took an input.
  func takesTransport(_ input: Input) -> Bool {
    guard let actions = transport.take(input, playback) else { return false }
    for action in actions { perform(action) }
    needsScene = true
    return true
  }

  /// Takes back a drag along the strip; false where there is none.
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

  /// Keeps the recording to what leads to what is seen.
  func takeChanges() {
    for change in playback.takeChanges() {
      compared?.take(change)
      switch change {
      case .happened(let input):
        if case .configure = input.input { aside.isStale = true }
        recorder?.write(input)
        display?.note(input)
      case .dropped(let time):
        aside.isStale = true
        recorder?.drop(after: time)
      }
    }
  }
}
