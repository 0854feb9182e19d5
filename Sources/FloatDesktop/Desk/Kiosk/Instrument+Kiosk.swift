import FloatCore
import FloatStudio

/// What a window on a stand does that no other does; elsewhere `kiosk` is nil.
extension Instrument {
  /// Takes an input before everything else does.
  ///
  /// - Returns: True if it goes no further.
  mutating func attend(_ input: InstrumentInput, at now: Double) -> Bool {
    guard let verdict = kiosk?.take(input, at: now) else { return false }
    if verdict == .endsPlay {
      kiosk?.play(until: nil)
      show(nil, at: now)
    }
    switch input {
    case .key(let names, let isRepeat) where names.first == "Escape":
      if !isRepeat { cards.ring.press(acts: verdict == .passes, at: now) }
    case .keyUp(let names) where names.contains(where: { $0.hasSuffix("Escape") }):
      if cards.ring.release(at: now) { escape(at: now) }
    case .interruption:
      cards.ring.cancel(at: now)
      return false
    default: return verdict != .passes
    }
    isStale = true
    return true
  }

  /// Does what is due: ends the program, plays what is next, or shows the phone as on its first day.
  mutating func attend(at now: Double) {
    guard kiosk != nil else { return }
    if let end = cards.ring.end, end <= now {
      cards.ring.cancel(at: now)
      requestEnd()
    }
    guard kiosk?.isDue(at: now) == true else { return }
    let attraction = kiosk?.leave()
    show(attraction, at: now)
    let end = attraction.flatMap { playback.clock.real(at: $0.end) }
    kiosk?.play(until: end.map { $0 + Kiosk.pause })
  }

  /// When a stand has something to do without an input.
  func attendTime(after now: Double) -> Double? {
    earliest(kiosk?.deadline(after: now), cards.ring.end)
  }

  /// Shows what plays, or for nil the phone as on its first day; what was shown fades, unless it looks the same.
  private mutating func show(_ attraction: Attraction?, at now: Double) {
    guard let first = kiosk?.first else { return }
    let before = seen(at: now)
    let darkness = darkness(around: playback.prototype, at: now)
    playback = Playback(
      attraction?.start ?? first, script: attraction?.inputs ?? [], speed: playback.clock.speed,
      atReal: attraction == nil ? now : now + Kiosk.pause)
    // Whoever still holds a finger there has to press again.
    _ = pointers.cancelAll()
    companion?.value.take(.restarted)
    cards.keeping.startOver(playback.history.present)
    overlays.showsDemo = attraction != nil
    kiosk?.fade = PictureFade()
    if seen(at: now) != before { kiosk?.fade.begin(before, on: darkness, at: now) }
    isStale = true
  }

  /// What fades over a phone, by its index.
  func before(_ phone: Int, at now: Double) -> [Layer] { kiosk?.fade.layers(over: phone, at: now) ?? [] }

  /// What is on the screen of each phone.
  private mutating func seen(at now: Double) -> [Scene] {
    playback.advance(toReal: now)
    takeChanges()
    let layers = layersBelowCards(covered: nil, context(at: now))
    var scenes = [playback.shown.scene, companion?.value.prototype.scene].compactMap(\.self)
    for index in scenes.indices { scenes[index].layers += layers[index] }
    return scenes
  }
}
