package import FloatFiles
package import FloatStudio

/// Reads and writes PNG files from any source: sizes are checked before a pixel is decoded.
package enum PNGFile {
  static func read(_ path: String) throws(BoundedFile.Failure) -> Surface {
    try decode(BoundedFile.read(path, limit: PictureLimits.bytes))
  }

  /// Decodes a picture; chunks that do not affect its pixels are removed before a decoder sees them.
  package static func decode(
    _ bytes: [UInt8], maximumArea: Int = PictureLimits.madeArea
  ) throws(BoundedFile.Failure) -> Surface {
    let file = try RasterFile(bytes, maximumArea: maximumArea)
    let surface = Surface(width: file.width, height: file.height)
    for y in 0..<file.height { file.read(y, into: surface.pixels + y * surface.stride) }
    return surface
  }

  /// The size that a picture's header claims, within the limits; does not look at the pixels.
  package static func size(
    of bytes: [UInt8], maximumArea: Int = PictureLimits.madeArea
  ) throws(BoundedFile.Failure) -> PixelSize {
    guard bytes.starts(with: signature) else {
      throw .unreadable(
        bytes.isEmpty ? "the file is empty" : FileKind.reason(bytes).map { "it \($0)" } ?? "this is not a PNG"
      )
    }
    guard bytes.count >= 33, number(bytes, 8) == 13, chunkName(bytes, 8) == "IHDR" else {
      throw .unreadable("the picture has no header")
    }
    return try checked(width: number(bytes, 16), height: number(bytes, 20), maximumArea: maximumArea)
  }

  /// Returns the size that a picture claims, if it is within the limits.
  static func checked(width: Int, height: Int, maximumArea: Int) throws(BoundedFile.Failure) -> PixelSize {
    guard width > 0, height > 0 else { throw .unreadable("the picture is damaged") }
    if let reason = PictureLimits.objection(width: width, height: height, area: maximumArea) {
      throw .unreadable("the picture \(reason)")
    }
    return PixelSize(width: width, height: height)
  }

  /// The picture as a PNG in memory; nil for one that is too large for the format.
  package static func encode(_ surface: Surface) -> [UInt8]? { PNGWriter.bytes(of: surface) }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The name of the chunk at an offset.
  private static func chunkName(_ bytes: [UInt8], _ offset: Int) -> String {
    String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
  }

  /// The chunks that affect the pixels, of a file whose header was checked, and the colour that is transparent, of
  /// channels of 256 values: SDL_image would look for a grey in a table that is not there yet, and takes the lower half
  /// of other colours' 16 bits.
  static func essence(
    _ bytes: [UInt8]
  ) throws(BoundedFile.Failure) -> (bytes: [UInt8], transparent: [Int]) {
    var essence = signature
    var offset = 8
    var transparent: [Int] = []
    var (colorCount, hasOpacities) = (0, false)
    let (depth, type) = (Int(bytes[24]), bytes[25])
    while true {
      guard bytes.count - offset >= 12 else { throw .unreadable("the file is cut off") }
      let length = number(bytes, offset)
      guard length <= bytes.count - offset - 12 else { throw .unreadable("the file is cut off") }
      let name = chunkName(bytes, offset)
      if name == "tRNS", length == [0: 2, 2: 6][type] {
        transparent = stride(from: offset + 8, to: offset + 8 + length, by: 2).map {
          let value = Int(bytes[$0]) << 8 | Int(bytes[$0 + 1])
          return depth == 16 ? value >> 8 : value * 255 / max(1, 1 << min(depth, 8) - 1)
        }
      }
      // libpng would complain on the terminal of a chunk that is there twice or fits no palette.
      let isUsed =
        switch name {
        case "IHDR": offset == 8
        case "PLTE": type == 3 && length % 3 == 0 && colorCount == 0
        case "tRNS":
          type == 3 && !hasOpacities && length > 0 && length <= min(colorCount, 1 << min(depth, 8))
        default: ["IDAT", "IEND"].contains(name)
        }
      if isUsed {
        guard
          name != "IDAT" || type != 3 || 1...256 ~= colorCount,
          number(bytes, offset + 8 + length) == PNGWriter.sum(of: bytes[(offset + 4)..<(offset + 8 + length)])
        else { throw .unreadable("the picture is damaged") }
        if name == "PLTE" { colorCount = length / 3 }
        if name == "tRNS" { hasOpacities = true }
        essence += bytes[offset..<offset + 12 + length]
      }
      offset += 12 + length
      if name == "IEND" { return (essence, transparent) }
    }
  }
}
