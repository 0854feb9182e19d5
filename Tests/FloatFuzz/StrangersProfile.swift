import FloatFiles
import FloatPainting

/// Colour profiles, inside a picture that is otherwise honest.
enum StrangersProfile {
  private static let picture = (try? Honest.bytes("prototype/photo.jpg")) ?? []

  /// Draws a JPEG with a profile in parts of its own.
  static func draw(_ bytes: [UInt8]) throws(Reader.Broken) {
    let size = 60_000
    let count = (bytes.count + size - 1) / size
    var parts: [UInt8] = []
    for index in 0..<min(count, 255) {
      let part = bytes[(index * size)..<min((index + 1) * size, bytes.count)]
      let length = part.count + 16
      parts += [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + Array("ICC_PROFILE\0".utf8)
      parts += [UInt8(index + 1), UInt8(min(count, 255))] + part
    }
    try StrangersPicture.draw(Array(picture[..<2]) + parts + Array(picture[2...]), type: "jpeg")
  }
}
