/// The form of a kept picture, as its file's header gives it.
///
/// The first half of the header is text: the picture's identity, which may be of any characters, and numbers. The second
/// half has the sums of the text and of each band of rows.
struct PictureForm {
  let width: Int
  let height: Int
  /// The place in the frame.
  let x: Int
  let y: Int
  let isOpaque: Bool
  private let bytesPerPixel: Int

  /// The number of bytes before the first row.
  static let length = 4096
  /// The largest number of bytes in the text.
  static let textLength = length / 2
  /// The largest number of bands.
  static let bands = textLength / 8 - 1

  /// The number of bytes in a row.
  var stride: Int { width * bytesPerPixel }

  init(_ picture: Bitmap) {
    (width, height, x, y) = (picture.width, picture.height, picture.originX, picture.originY)
    isOpaque = picture.isOpaque
    bytesPerPixel = if case .mask = picture.pixels { 1 } else { 4 }
  }

  /// Nil for a header that is damaged or belongs to another picture.
  init?(_ header: [UInt8], key: String, _ request: ImageRequest) {
    let start = Self.start(key)
    guard header.starts(with: start) else { return nil }
    let line = header[start.count..<Self.textLength].prefix { $0 != UInt8(ascii: "\n") }
    let text = start + line + [UInt8(ascii: "\n")]
    let numbers = line.split(separator: UInt8(ascii: " ")).compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard text.withUnsafeBytes(Self.sum) == Self.sum(0, in: header), numbers.count == 5,
      1...request.width ~= numbers[0], 1...request.height ~= numbers[1]
    else { return nil }
    (width, height, x, y) = (numbers[0], numbers[1], numbers[2], numbers[3])
    isOpaque = numbers[4] == 1
    bytesPerPixel = request.isTemplate ? 1 : 4
  }

  func text(key: String) -> [UInt8] {
    Self.start(key) + Array("\(width) \(height) \(x) \(y) \(isOpaque ? 1 : 0)\n".utf8)
  }

  private static func start(_ key: String) -> [UInt8] { Array("FLOATDESKTOP PICTURE 2\n\(key)\n".utf8) }

  /// A sum of the header's: of its text (0), or of a band (from 1).
  static func sum(_ index: Int, in header: [UInt8]) -> UInt64 {
    header.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: textLength + index * 8, as: UInt64.self) }
  }

  static func sum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sum = UInt64(bytes.count)
    var i = 0
    while i &+ 8 <= bytes.count {
      sum = (sum ^ bytes.loadUnaligned(fromByteOffset: i, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
      sum ^= sum >> 29
      i &+= 8
    }
    while i < bytes.count {
      sum = (sum ^ UInt64(bytes[i])) &* 0x9E37_79B9_7F4A_7C15
      i &+= 1
    }
    return sum
  }
}
