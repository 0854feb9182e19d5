import FloatCore
import FloatPainting
import FloatStudio

/// The phone beside the one that is played, and the places of both in a window.
struct ComparedWindow {
  private(set) var companion: Companion
  let sides: SideBySide

  init(_ phone: ComparedPhone, hasBody: Bool) {
    let start = phone.timeline.start
    companion = Companion(start)
    sides = SideBySide(start.device, names: phone.names, hasBody: hasBody)
  }

  mutating func take(_ change: Playback.Change) { companion.take(change) }

  mutating func set(_ values: [ConfigurationValue]) { companion.set(values) }

  mutating func replacePages(_ pages: any PageSource, device: Device) {
    companion.replacePages(pages, device: device)
  }

  /// Returns both phones as one scene; the window's layers over the first are over the second, too.
  ///
  /// - Parameters:
  ///   - overlay: The layers over a phone.
  ///   - covered: The place of the controls of time among them; nil if they are hidden.
  ///   - overlays: The drawings that show each phone's motion, below those layers.
  mutating func scene(
    beside scene: FloatCore.Scene, over overlay: [Layer], covered: Rect?,
    _ overlays: inout WindowOverlays, _ playback: Playback, at now: Double
  ) -> FloatCore.Scene {
    companion.follow(playback)
    var other = companion.prototype.scene
    other.layers += overlays.layers(on: companion, beside: playback, covered: covered, at: now) + overlay
    return sides.scene([scene, other], playback.prototype.appearance)
  }

  /// A device as large as the content of a window with two phones.
  static func device(_ phone: ComparedPhone, hasBody: Bool) -> Device {
    var device = phone.timeline.start.device
    // This window's size is remembered separately.
    device.id += "/compared"
    device.size = SideBySide(device, names: phone.names, hasBody: hasBody).size(of: device.size)
    return device
  }
}
