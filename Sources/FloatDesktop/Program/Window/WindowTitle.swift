import FloatCore
import FloatFiles

/// The window's title: the prototype, the device, the presets, and the recording that is made or played.
enum WindowTitle {
  /// - Parameter prototype: The prototype's name; nil for the demo.
  static func text(
    prototype: String? = nil, device: Device, presets: [String], recording: String? = nil,
    replay: String? = nil
  ) -> String {
    var parts = [prototype.map { PrintableText.shortened($0, to: 40) }, device.name].compactMap(\.self)
    if !presets.isEmpty { parts.append(presets.map(name).joined(separator: " + ")) }
    if let replay { parts.append("playing \(name(replay))") }
    if let recording { parts.append("recording \(name(recording))") }
    return PrintableText.cleaned(parts.joined(separator: " · ") + " – FloatDesktop")
  }

  /// The title with a mark while the clock is paused, or without it.
  static func marked(_ title: String, isPaused: Bool) -> String {
    let plain = title.hasPrefix(mark) ? String(title.dropFirst(mark.count)) : title
    return isPaused ? mark + plain : plain
  }

  private static let mark = "Paused · "

  private static func name(_ path: String) -> String {
    PrintableText.shortened(Folder.name(of: path), to: 40)
  }
}
