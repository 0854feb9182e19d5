import FloatCore
import FloatReplay
import FloatStudio

/// The frames of a phase, one after the other: played, or scrubbed backwards.
struct BenchmarkFilm {
  private var player: Player
  /// Nil where the phase is played.
  private var playback: Playback?
  private let start: Double
  private let end: Double
  let count: Int

  /// The frames of a scrub from one end of a minute to the other: two seconds.
  private static let scrubCount = 120
  /// The number of places that a mouse of 1000 Hz reports between two frames.
  private static let places = 16

  init(_ motion: Timeline, isScrubbed: Bool) {
    (start, end) = (motion.start.now, motion.end)
    player = motion.player
    count = isScrubbed ? Self.scrubCount : Int(((end - start) * 60 + 1).rounded(.down))
    guard isScrubbed else { return }
    var playback = Playback(motion.start, script: motion.inputs)
    playback.advance(toReal: end)
    _ = playback.takeChanges()
    self.playback = playback
  }

  /// Goes to a frame; frames are counted from 1.
  mutating func show(_ frame: Int) {
    guard playback != nil else {
      player.advance(to: start + Double(frame) / 60)
      return
    }
    for place in 1...Self.places {
      let share = (Double(frame - 1) + Double(place) / Double(Self.places)) / Double(count)
      playback?.perform(.scrub(to: end - (end - start) * share), atReal: end)
    }
    playback?.advance(toReal: end)
  }

  var prototype: Prototype { playback?.prototype ?? player.prototype }
}
