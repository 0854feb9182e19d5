import FloatCore
import FloatPainting
import FloatStudio

/// The phone beside the one that is played, and how both lie in a window.
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

  /// Both phones as one scene; what the window shows over the first is over the second, too.
  ///
  /// - Parameters:
  ///   - overlay: What lies over a phone.
  ///   - covered: The place of the controls of time in it; nil where they are not shown.
  ///   - overlays: What each phone's motion is seen by, below that.
  mutating func scene(
    beside scene: FloatCore.Scene, over overlay: [Layer], covered: Rect?,
    _ overlays: inout WindowOverlays, _ playback: Playback, at now: Double
  ) -> FloatCore.Scene {
    companion.follow(playback)
    var other = companion.prototype.scene
    other.layers += overlays.layers(on: companion, beside: playback, covered: covered, at: now) + overlay
    return sides.scene([scene, other], playback.prototype.appearance)
  }

  /// What a window of two phones is as large as.
  static func device(_ phone: ComparedPhone, hasBody: Bool) -> Device {
    var device = phone.timeline.start.device
    // Its window has a size of its own to remember.
    device.id += "/compared"
    device.size = SideBySide(device, names: phone.names, hasBody: hasBody).size(of: device.size)
    return device
  }
}
