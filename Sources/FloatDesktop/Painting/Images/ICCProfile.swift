import Glibc

/// An ICC profile, as far as it is looked at without a library for colours: its name, and whether it is sRGB.
struct ICCProfile {
  private let bytes: [UInt8]

  /// The largest profile that is read, in bytes.
  static let limit = 4 << 20

  /// Nil for bytes that are no profile.
  init?(_ bytes: [UInt8]) {
    guard 132...Self.limit ~= bytes.count, Array(bytes[36..<40]) == Array("acsp".utf8) else { return nil }
    self.bytes = bytes
  }

  /// What its numbers are: `RGB`, `GRAY`, `CMYK` and others.
  var space: String { text(16..<20).split(separator: " ").joined() }

  /// The name that people know it by; its colour space where it has none.
  var name: String {
    guard let tag = tag("desc"), tag.count > 28 else { return space }
    let start = tag.lowerBound
    // Version 4 has texts in several languages, of two bytes a character.
    if text(start..<start + 4) == "mluc" {
      let (length, offset) = (number(start + 20), number(start + 24))
      guard offset <= tag.count, length <= tag.count - offset else { return space }
      let units = stride(from: start + offset, to: start + offset + length - 1, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    }
    return String(decoding: bytes[(start + 12)..<tag.upperBound].prefix { $0 != 0 }, as: UTF8.self)
  }

  /// True where its colours are those of sRGB, so that nothing has to be turned.
  var isSRGB: Bool {
    guard space == "RGB", tag("A2B0") == nil else { return false }
    // sRGB's primaries under D50, as every profile has them.
    let primaries = [
      ("rXYZ", [0.4361, 0.2225, 0.0139]), ("gXYZ", [0.3851, 0.7169, 0.0971]),
      ("bXYZ", [0.1431, 0.0606, 0.7141]),
    ]
    return primaries.allSatisfy { name, place in
      guard let tag = tag(name), tag.count >= 20 else { return false }
      return (0..<3).allSatisfy { abs(fixed(tag.lowerBound + 8 + $0 * 4) - place[$0]) < 0.002 }
    } && ["rTRC", "gTRC", "bTRC"].allSatisfy { tag($0).map(isUsualCurve) ?? false }
  }

  private func isUsualCurve(_ tag: Range<Int>) -> Bool {
    let start = tag.lowerBound
    switch text(start..<start + 4) {
    case "para":
      guard tag.count >= 32, bytes[start + 9] == 3 else { return false }
      return zip([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045], 0...).allSatisfy { value, index in
        abs(fixed(start + 12 + index * 4) - value) < 0.001
      }
    case "curv":
      let count = number(start + 8)
      guard count >= 256, tag.count >= 12 + count * 2 else { return false }
      return [0.1, 0.25, 0.5, 0.75].allSatisfy { part in
        let index = Int(Double(count - 1) * part)
        let place = start + 12 + index * 2
        let value = Double(Int(bytes[place]) << 8 | Int(bytes[place + 1])) / 65_535
        return abs(value - pow((Double(index) / Double(count - 1) + 0.055) / 1.055, 2.4)) < 0.001
      }
    default: return false
    }
  }

  /// The bytes of a tag; nil where there is none, or it lies outside.
  private func tag(_ name: String) -> Range<Int>? {
    for index in 0..<min(number(128), 100) {
      let entry = 132 + index * 12
      guard entry + 12 <= bytes.count else { return nil }
      guard text(entry..<entry + 4) == name else { continue }
      let (start, length) = (number(entry + 4), number(entry + 8))
      return start <= bytes.count && length >= 12 && length <= bytes.count - start
        ? start..<start + length : nil
    }
    return nil
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }

  /// A number with 16 bits behind its point.
  private func fixed(_ start: Int) -> Double { Double(Int32(truncatingIfNeeded: number(start))) / 65_536 }
}
