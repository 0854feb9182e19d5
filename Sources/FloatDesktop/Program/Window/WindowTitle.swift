import FloatCore
import FloatFiles

/// The window's title: the device, the presets, and what is recorded or played.
enum WindowTitle {
  static func text(device: Device, presets: [String], recording: String?, replay: String?) -> String {
    var parts = [device.name]
    if !presets.isEmpty { parts.append(presets.map(name).joined(separator: " + ")) }
    if let replay { parts.append("playing \(name(replay))") }
    if let recording { parts.append("recording \(name(recording))") }
    return PrintableText.cleaned(parts.joined(separator: " · ") + " – FloatDesktop")
  }

  private static func name(_ path: String) -> String {
    PrintableText.shortened(path.split(separator: "/").last.map(String.init) ?? path, to: 40)
  }
}
