import FloatStudio
import Foundation

@testable import FloatPainting

/// A program's messages to its Wayland compositor, as libwayland prints them with `WAYLAND_DEBUG=1`.
struct WaylandLog {
  /// The rectangles of every commit of a surface that changed something, in the order of the commits.
  private(set) var damage: [[PixelRect]] = []
  /// The surfaces with changes.
  private(set) var surfaces: Set<String> = []
  /// The number of its `sync` requests.
  private(set) var questionCount = 0
  /// The errors that the compositor reported.
  private(set) var errors: [String] = []

  /// - Parameter start: The number of characters to skip, which belong to earlier messages.
  init(_ text: String, after start: Int = 0) {
    var pending: [Substring: [PixelRect]] = [:]
    for line in text.dropFirst(start).split(separator: "\n") {
      if line.contains("wl_display"), line.contains(".error(") { errors.append(String(line)) }
      if line.contains("-> wl_display"), line.contains(".sync(") { questionCount += 1 }
      // An example: [1348255.941]  -> wl_surface@24.damage_buffer(0, 0, 100, 100)
      guard let request = line.range(of: "-> wl_surface"),
        let dot = line[request.upperBound...].firstIndex(of: ".")
      else { continue }
      let surface = line[request.upperBound..<dot]
      let call = line[line.index(after: dot)...]
      if call.hasPrefix("damage_buffer(") {
        let numbers = call.dropFirst("damage_buffer(".count).prefix { $0 != ")" }.split(separator: ",")
          .compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count == 4 else { continue }
        surfaces.insert(String(surface))
        pending[surface, default: []].append(
          PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      } else if call.hasPrefix("commit("), let rects = pending.removeValue(forKey: surface) {
        damage.append(rects)
      }
    }
  }
}
