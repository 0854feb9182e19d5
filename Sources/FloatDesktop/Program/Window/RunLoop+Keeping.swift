import FloatCore

/// Keeping gestures.
extension RunLoop {
  /// True if the choice of the form to keep took an input.
  func takesKeeping(_ input: Input) -> Bool {
    guard keeping.take(input, on: playback.device) else { return false }
    needsScene = true
    return true
  }

  func toggleKeeping() {
    keeping.toggle(playback)
    needsScene = true
  }

  func finishKeeping() {
    keeping.finish(at: clock.realNow)
    needsScene = true
  }
}
