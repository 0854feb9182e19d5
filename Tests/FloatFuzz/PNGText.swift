@testable import FloatPainting

/// PNG files as bytes: files that no encoder would make, or that a decoder would refuse too early.
enum PNGText {
  /// A black picture of one bit per pixel, which takes a few kilobytes at any size.
  static func gray(width: Int, height: Int) -> [UInt8] {
    let header = number(width) + number(height) + [1, 0, 0, 0, 0]
    return PNGFile.signature + chunk("IHDR", header) + chunk("IDAT", zeros((width + 7) / 8 * height + height))
      + chunk("IEND", [])
  }

  /// The file with correct checksums of its chunks, so that a decoder reads on.
  static func withRightChecksums(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: PNGFile.signature) else { return bytes }
    var bytes = bytes
    var place = PNGFile.signature.count
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end + 4 <= bytes.count else { break }
      bytes.replaceSubrange(end..<end + 4, with: number(PNGWriter.sum(of: bytes[(place + 4)..<end])))
      place = end + 4
    }
    return bytes
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return number(data.count) + body + number(PNGWriter.sum(of: body[...]))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A run of zeros in zlib's format: one literal, then matches of 258 at distance one (RFC 1950 and 1951).
  private static func zeros(_ count: Int) -> [UInt8] {
    var bits = BitWriter()
    // The last block, with fixed codes.
    bits.add(0b011, 3)
    bits.add(0b0000_1100, 8)
    var rest = count - 1
    while rest >= 258 {
      // Length 258 is code 285, 11000101 from its highest bit on; distance 1 is 00000.
      bits.add(0b1010_0011, 8)
      bits.add(0, 5)
      rest -= 258
    }
    for _ in 0..<rest { bits.add(0b0000_1100, 8) }
    bits.add(0, 7)
    // Adler-32 of zeros.
    let sum = (count % 65_521) << 16 | 1
    return [0x78, 0x01] + bits.bytes + number(sum)
  }

  private struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var count = 0

    mutating func add(_ bits: Int, _ width: Int) {
      for index in 0..<width {
        if count % 8 == 0 { bytes.append(0) }
        if bits >> index & 1 != 0 { bytes[count / 8] |= 1 << (count % 8) }
        count += 1
      }
    }
  }
}
