import FloatCore
import Testing

@testable import FloatDesktop

@Suite struct SoundTests {
  @Test(arguments: Sound.allCases)
  func a_sound_is_short_and_soft_and_begins_and_ends_in_silence(sound: Sound) {
    let samples = SoftTone.samples(of: sound, volume: 0.5)
    #expect(Double(samples.count) / Double(SoftTone.rate) < 0.2)
    #expect(samples.first == 0)
    #expect(samples.last == 0)
    let peak = samples.map(\.magnitude).max() ?? 0
    #expect(peak > 0.2)
    #expect(peak <= 0.5)
    // The steepest step of a sine of 660 Hz with a fifth of its octave: 2π · 660 · (0.8 + 0.4) / 48000 of its peak.
    let step = zip(samples, samples.dropFirst()).map { ($1 - $0).magnitude }.max() ?? 1
    #expect(step < 0.5 * 0.11, "nothing clicks")
  }

  @Test func opening_rises_and_closing_falls() {
    func crossings(_ samples: ArraySlice<Float>) -> Int {
      zip(samples, samples.dropFirst()).count { ($0 < 0) != ($1 < 0) }
    }
    for sound in [Sound.open, .close] {
      let samples = SoftTone.samples(of: sound, volume: 1)
      let half = samples.count / 2
      let difference = crossings(samples[half...]) - crossings(samples[..<half])
      #expect(sound == .open ? difference > 5 : difference < -5)
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func a_volume_that_is_none_is_silent(volume: Double) {
    let loudest = SoftTone.samples(of: .open, volume: volume).map(\.magnitude).max()
    #expect(loudest == 0)
  }

  @Test func without_a_window_to_see_there_is_nothing_to_hear() {
    #expect(!SoundPlayer.isAudible(videoDriver: "dummy"))
    #expect(!SoundPlayer.isAudible(videoDriver: "offscreen"))
    #expect(SoundPlayer.isAudible(videoDriver: "wayland"))
    #expect(SoundPlayer.isAudible(videoDriver: "x11"))
    var player = SoundPlayer(videoDriver: "dummy")
    player.play(.open, volume: 1, at: 0)
    #expect(player.closingTime == nil, "no device was opened")
  }
}
