import FloatCore

/// Gestures that are kept.
extension RunLoop {
  /// True where the choice of what to keep took an input.
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
