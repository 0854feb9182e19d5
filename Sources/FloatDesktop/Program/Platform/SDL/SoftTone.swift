import FloatCore
import RealModule

/// The samples of a short, soft sound: a tone that glides up when a page opens and down when it closes, and a tick.
///
/// Generated, so that there is no file to ship: a sine with a little of its octave, faded in over 8 ms (a tick over 2
/// ms) and out to nothing.
enum SoftTone {
  /// Samples per second.
  static let rate = 48_000
  /// The duration of a tone, in seconds.
  static let duration = 0.14
  /// The duration of the tick, in seconds: as long as the tap of a phone's motor.
  static let tickDuration = 0.02

  /// Mono samples in −1…1; the first and the last are 0.
  ///
  /// - Parameter volume: 0…1; the peak is below it. A value that is not finite counts as silence.
  static func samples(of sound: Sound, volume: Double) -> [Float] {
    let loudness = volume.isFinite ? min(max(volume, 0), 1) : 0
    let (from, to) =
      switch sound {
      case .open: (440.0, 660.0)
      case .close: (587.33, 392.0)
      case .tick: (220.0, 160.0)
      }
    let duration = sound == .tick ? tickDuration : duration
    let rise = sound == .tick ? 0.002 : 0.008
    let count = Int(duration * Double(rate))
    var phase = 0.0
    return (0..<count).map { index in
      let part = Double(index) / Double(count - 1)
      defer { phase += 2 * .pi * (from + (to - from) * part) / Double(rate) }
      let attack = min(1, part * duration / rise)
      let envelope = attack * (1 - part) * (1 - part)
      return Float(loudness * envelope * (0.8 * Double.sin(phase) + 0.2 * Double.sin(2 * phase)))
    }
  }
}
