import FloatFiles
import FloatPainting
import FloatStudio

/// The area that a frame of the window repainted, and the memory that the painter keeps, for the trace.
struct PaintingCounters: Equatable, JSONWritable {
  /// In pixels of the frame.
  var damage: [PixelRect]
  /// The memory of all the painter's caches in bytes; it has a bound (see ``Painter``).
  var cachedBytes: Int

  func write(to json: inout JSONWriter) {
    json.object {
      $0.key("damage")
      $0.array {
        for rect in damage {
          $0.item()
          $0.array {
            for value in [rect.x, rect.y, rect.width, rect.height] { $0.item(Double(value)) }
          }
        }
      }
      $0.member("pixels", damage.reduce(0) { $0 + $1.area })
      $0.member("cachedBytes", cachedBytes)
    }
  }
}
