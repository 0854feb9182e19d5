import CZLib
import FloatFiles

/// Writes PNG files: sRGB, and with an alpha only where the picture has one.
///
/// Rows are not filtered: in pictures of interfaces, equal pixels repeat, and deflate finds that better in them as they are
/// than in their differences. Screens take a fifth to two fifths less than with libpng's choice of filters.
enum PNGWriter {
  /// The picture as a file in memory; nil for one that is too large for deflate.
  static func bytes(of surface: Surface) -> [UInt8]? {
    let isOpaque = surface.isOpaque
    guard let pixels = compressed(rows(of: surface, hasAlpha: !isOpaque)) else { return nil }
    var file = PNGFile.signature
    // 8 bits a channel; colour type 6 has an alpha, and 2 has none.
    let header = number(surface.width) + number(surface.height) + [8, isOpaque ? 2 : 6, 0, 0, 0]
    append("IHDR", header, to: &file)
    // The rendering intent is perceptual.
    append("sRGB", [0], to: &file)
    append("IDAT", pixels, to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// The rows as the format stores them: a zero, which means no filter, and then straight channels.
  private static func rows(of surface: Surface, hasAlpha: Bool) -> [UInt8] {
    let count = surface.height * (1 + surface.width * (hasAlpha ? 4 : 3))
    return [UInt8](unsafeUninitializedCapacity: count) { bytes, used in
      guard var out = bytes.baseAddress else { return }
      for y in 0..<surface.height {
        let row = surface.pixels + y * surface.stride
        out.initialize(to: 0)
        out += 1
        for x in 0..<surface.width {
          let pixel = row[x] >> 24 == 255 ? row[x] : unpremultiplied(row[x])
          out[0] = UInt8(truncatingIfNeeded: pixel >> 16)
          out[1] = UInt8(truncatingIfNeeded: pixel >> 8)
          out[2] = UInt8(truncatingIfNeeded: pixel)
          if hasAlpha { out[3] = UInt8(truncatingIfNeeded: pixel >> 24) }
          out += hasAlpha ? 4 : 3
        }
      }
      used = count
    }
  }

  private static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var count = compressBound(uLong(bytes.count))
    var isDone = false
    let result = [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, used in
      isDone = compress2(buffer.baseAddress, &count, bytes, uLong(bytes.count), Z_BEST_COMPRESSION) == Z_OK
      used = isDone ? Int(count) : 0
    }
    return isDone ? result : nil
  }

  private static func append(_ name: String, _ content: [UInt8], to file: inout [UInt8]) {
    let chunk = Array(name.utf8) + content
    file += number(content.count)
    file += chunk
    file += number(sum(of: chunk[...]))
  }

  /// The sum at the end of a chunk, of its name and its content.
  static func sum(of chunk: ArraySlice<UInt8>) -> Int {
    chunk.withUnsafeBytes {
      Int(crc32(0, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), uInt($0.count)))
    }
  }

  /// Four bytes, the highest first.
  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

extension Surface {
  /// True if no pixel lets anything through.
  fileprivate var isOpaque: Bool {
    (0..<height).allSatisfy { y in
      let row = pixels + y * stride
      return (0..<width).allSatisfy { row[$0] >> 24 == 255 }
    }
  }
}
