import Glibc

/// A picture to be drawn.
struct Request {
  var bytes: [UInt8]
  var width: Int
  var height: Int
  /// The whole pixels by which the picture may be moved to cover its frame; nil for one that fits inside it.
  var step: Int?

  /// The most pixels of a picture; more is never asked for.
  private static let area = 64 << 20

  /// The next picture; nil at the end of the input.
  static func read() -> Request? {
    guard let head: [UInt32] = Channel.read(4) else { return nil }
    let numbers = head.map { Int($0) }
    guard numbers[0] > 0, numbers[1] > 0, numbers[0] * numbers[1] <= area,
      let bytes: [UInt8] = Channel.read(numbers[3])
    else { return nil }
    return Request(
      bytes: bytes, width: numbers[0], height: numbers[1], step: numbers[2] > 0 ? numbers[2] : nil)
  }
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

  /// Writes values; the program ends where nobody reads them.
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
