import CSDL2
import FloatCore

/// Plays the prototype's sounds through SDL.
///
/// The sound device is opened for the first sound and closed once all sounds have been played, so that nothing runs and
/// nothing wakes the process while it is silent. Without a device, or without a display to belong to, there is silence;
/// failures are not reported.
struct SoundPlayer: ~Copyable {
  /// The time between the end of the last sound and the closing of the device, in seconds, because a driver plays its
  /// buffer a little later.
  static let linger = 0.5

  /// True where nothing can be heard: without a display, and after a failure.
  private var isSilent: Bool
  private var device: SDL_AudioDeviceID = 0
  /// When the device can be closed, by the run loop's clock; nil while it is closed.
  private(set) var closingTime: Double?

  /// - Parameter videoDriver: The driver in use; `dummy` and `offscreen` show no window and play nothing.
  init(videoDriver: String) {
    isSilent = !Self.isAudible(videoDriver: videoDriver)
  }

  deinit {
    if device != 0 { Self.close(device) }
  }

  static func isAudible(videoDriver: String) -> Bool {
    !["dummy", "offscreen", "evdev"].contains(videoDriver)
  }

  /// Starts a sound; one that still plays is cut off.
  mutating func play(_ sound: Sound, volume: Double, at now: Double) {
    guard !isSilent, volume > 0 else { return }
    if device == 0 { device = Self.open() }
    SDL_ClearQueuedAudio(device)
    let samples = SoftTone.samples(of: sound, volume: volume)
    let result = samples.withUnsafeBytes { SDL_QueueAudio(device, $0.baseAddress, UInt32($0.count)) }
    guard device != 0, result == 0 else {
      close()
      isSilent = true
      return
    }
    SDL_PauseAudioDevice(device, 0)
    closingTime = now + SoftTone.duration + Self.linger
  }

  /// Closes the device once all sounds have been played.
  mutating func closeIfDone(at now: Double) {
    guard let closingTime, closingTime <= now else { return }
    close()
  }

  /// Returns a new device; 0 for none.
  private static func open() -> SDL_AudioDeviceID {
    guard SDL_InitSubSystem(SDL_INIT_AUDIO) == 0 else { return 0 }
    var wanted = SDL_AudioSpec()
    wanted.freq = Int32(SoftTone.rate)
    wanted.format = SDL_AudioFormat(AUDIO_F32SYS)
    wanted.channels = 1
    wanted.samples = 512
    let device = SDL_OpenAudioDevice(nil, 0, &wanted, nil, 0)
    if device == 0 { SDL_QuitSubSystem(SDL_INIT_AUDIO) }
    return device
  }

  private mutating func close() {
    if device != 0 { Self.close(device) }
    device = 0
    closingTime = nil
  }

  private static func close(_ device: SDL_AudioDeviceID) {
    SDL_CloseAudioDevice(device)
    SDL_QuitSubSystem(SDL_INIT_AUDIO)
  }
}
