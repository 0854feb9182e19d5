import FloatCore
import FloatFiles

/// The window's title: the prototype, the device, the presets, the recording that is made or played, and a clock that
/// stands or is slow.
package struct WindowTitle: Equatable, Sendable {
  /// The prototype's name; nil for the demo.
  package var prototype: String?
  package var device = ""
  package var presets: [String] = []
  package var recording: String?
  package var replay: String?
  /// How the phone's time differs from real time.
  package var time: String?

  package init(
    prototype: String? = nil, device: String = "", presets: [String] = [], recording: String? = nil,
    replay: String? = nil
  ) {
    self.prototype = prototype
    self.device = device
    self.presets = presets
    self.recording = recording
    self.replay = replay
  }

  package var text: String {
    var parts = [time, prototype.map { PrintableText.shortened($0, to: 40) }, device].compactMap(\.self)
    if !presets.isEmpty { parts.append(presets.map(Self.name).joined(separator: " + ")) }
    if let replay { parts.append("playing \(Self.name(replay))") }
    if let recording { parts.append("recording \(Self.name(recording))") }
    return PrintableText.cleaned(parts.joined(separator: " · ") + " – FloatDesktop")
  }

  private static func name(_ path: String) -> String {
    PrintableText.shortened(Folder.name(of: path), to: 40)
  }
}
