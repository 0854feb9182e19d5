import FloatCore

/// How large a picture says it is, from the beginning of its file.
enum PictureSize {
  /// The pixels of a PNG: the first chunk is the header, which has them.
  static func png(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 33, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      Array(bytes[12..<16]) == Array("IHDR".utf8)
    else { return nil }
    func number(_ start: Int) -> Double { Double(bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }) }
    return Size(number(16), number(20))
  }

  /// The width and height of an SVG's root element, else the last two numbers of its `viewBox`.
  static func svg(_ bytes: [UInt8]) -> Size? {
    let text = String(decoding: bytes.prefix(65_536), as: UTF8.self)
    guard let start = text.firstRange(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let root = text[start.upperBound..<end]
    if let width = value("width", in: root).flatMap(length),
      let height = value("height", in: root).flatMap(length)
    {
      return Size(width, height)
    }
    let box = value("viewBox", in: root)?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? Size(box[2], box[3]) : nil
  }

  /// What stands in quotes behind a name.
  private static func value(_ name: String, in root: Substring) -> Substring? {
    for quote in ["\"", "'"] {
      guard let start = root.firstRange(of: " \(name)=\(quote)") ?? root.firstRange(of: "\n\(name)=\(quote)")
      else {
        continue
      }
      return root[start.upperBound...].prefix { String($0) != quote }
    }
    return nil
  }

  private static func length(_ text: Substring) -> Double? {
    Double(text.hasSuffix("px") || text.hasSuffix("pt") ? text.dropLast(2) : text).flatMap {
      $0.isFinite && $0 > 0 && $0 < 100_000 ? $0 : nil
    }
  }
}
