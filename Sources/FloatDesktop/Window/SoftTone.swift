import FloatCore
import RealModule

/// The samples of a short, soft sound: a tone that glides up when a page opens and down when it closes.
///
/// Made for this program, so that there is no file to ship: a sine with a little of its octave, faded in over 8 ms and
/// out to nothing.
enum SoftTone {
  /// Samples a second.
  static let rate = 48_000
  /// How long a sound is, in seconds.
  static let duration = 0.14

  /// Mono samples in −1…1, the first and the last one 0.
  ///
  /// - Parameter volume: 0…1; the peak is below it. Not finite counts as silent.
  static func samples(of sound: Sound, volume: Double) -> [Float] {
    let loudness = volume.isFinite ? min(max(volume, 0), 1) : 0
    let (from, to) = sound == .open ? (440.0, 660.0) : (587.33, 392.0)
    let count = Int(duration * Double(rate))
    var phase = 0.0
    return (0..<count).map { index in
      let part = Double(index) / Double(count - 1)
      defer { phase += 2 * .pi * (from + (to - from) * part) / Double(rate) }
      let attack = min(1, part * duration / 0.008)
      let envelope = attack * (1 - part) * (1 - part)
      return Float(loudness * envelope * (0.8 * Double.sin(phase) + 0.2 * Double.sin(2 * phase)))
    }
  }
}
