import Glibc

/// A picture to be drawn, or pixels whose colours are to be turned.
struct Request {
  enum Kind: UInt32 {
    case drawing
    /// Colours by an ICC profile.
    case profile
    /// Colours by their chromaticities.
    case primaries
  }

  var kind: Kind
  /// The drawing, or what says which colours the pixels mean.
  var bytes: [UInt8]
  /// Nothing for a drawing.
  var pixels: [UInt32]
  var width: Int
  var height: Int
  /// The rows of the picture that are wanted.
  var rows: Range<Int>
  /// The whole pixels by which the picture may be moved to cover its frame; nil for one that fits inside it.
  var step: Int?

  /// The most pixels of a picture; more is never asked for.
  private static let area = 64 << 20

  /// The next picture; nil at the end of the input.
  static func read() -> Request? {
    guard let head: [UInt32] = Channel.read(7), let kind = Kind(rawValue: head[0]) else { return nil }
    let numbers = head[1...].map { Int($0) }
    guard numbers[0] > 0, numbers[1] > 0, numbers[3] > 0, numbers[2] + numbers[3] <= numbers[1],
      numbers[0] * numbers[3] <= area, let bytes: [UInt8] = Channel.read(numbers[5]),
      let pixels: [UInt32] = Channel.read(kind == .drawing ? 0 : numbers[0] * numbers[3])
    else { return nil }
    return Request(
      kind: kind, bytes: bytes, pixels: pixels, width: numbers[0], height: numbers[1],
      rows: numbers[2]..<numbers[2] + numbers[3],
      step: numbers[4] > 0 ? numbers[4] : nil)
  }

  /// True where the drawing may show text; most icons do not, and need no fonts.
  var mayHaveText: Bool {
    [Array("text".utf8), Array("image/svg".utf8), Array("<!ENTITY".utf8)].contains {
      bytes.place(of: $0) != nil
    }
  }

  /// Takes their types from the pictures inside, except from drawings: librsvg then looks at what they are. Programs give
  /// JPEGs a type that it does not know, and other pictures wrong ones, or none of a picture.
  mutating func dropTypes() {
    let (mark, base64) = (Array("data:".utf8), Array(";base64".utf8))
    var (rest, made) = (bytes[...], [UInt8]())
    while let place = rest.place(of: mark) {
      let type = rest[(place + mark.count)...].prefix { !",\"'<>".utf8.contains($0) }
      let text = String(decoding: type, as: UTF8.self).lowercased()
      let isEncoded = text.hasSuffix(";base64")
      let isKept =
        text.hasPrefix("image/svg") || text.hasPrefix("text/css") || !isEncoded && !text.hasPrefix("image/")
      made += rest[..<place] + mark + (isKept ? Array(type) : isEncoded ? base64 : [])
      rest = rest[type.endIndex...]
    }
    if !made.isEmpty { bytes = made + rest }
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The index of the first occurrence of `mark`.
  fileprivate func place(of mark: [UInt8]) -> Int? {
    guard let start = mark.first, count >= mark.count else { return nil }
    // Pictures inside make a drawing megabytes long, so most bytes are compared alone.
    return (startIndex...endIndex - mark.count).first {
      self[$0] == start && self[$0..<$0 + mark.count].elementsEqual(mark)
    }
  }
}

/// Why a picture cannot be drawn, or its colours not turned.
struct Failure: Error {
  var reason: String
}

/// The standard input and output.
enum Channel {
  /// Reads exactly `count` values; nil where the input ends before.
  static func read<Value: FixedWidthInteger>(_ count: Int) -> [Value]? {
    var isWhole = true
    let values = [Value](unsafeUninitializedCapacity: count) { out, made in
      var rest = UnsafeMutableRawBufferPointer(out)[...]
      while !rest.isEmpty, isWhole {
        let part = UnsafeMutableRawBufferPointer(rebasing: rest)
        let got = Glibc.read(STDIN_FILENO, part.baseAddress, part.count)
        if got < 0, errno == EINTR { continue }
        isWhole = got > 0
        rest = rest.dropFirst(max(got, 0))
      }
      made = isWhole ? count : 0
    }
    return isWhole ? values : nil
  }

  /// Writes values; the program ends if the other end is closed.
  static func write<Value: FixedWidthInteger>(_ values: [Value]) {
    values.withUnsafeBytes { write($0) }
  }

  static func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let put = Glibc.write(STDOUT_FILENO, part.baseAddress, part.count)
      if put < 0, errno == EINTR { continue }
      guard put > 0 else { exit(1) }
      rest = rest.dropFirst(put)
    }
  }
}
