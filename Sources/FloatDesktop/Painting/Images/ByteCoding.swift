/// Reads the output of a `ByteWriter`; every method returns nil if the bytes end too early.
struct ByteReader {
  private let all: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { all = bytes }

  mutating func number() -> UInt64? {
    take(8).map { range in
      all.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self) }
    }
  }

  mutating func text() -> String? {
    guard let count = number(), count <= 65_536 else { return nil }
    return take(Int(count)).map { String(decoding: all[$0], as: UTF8.self) }
  }

  mutating func bytes(_ count: Int) -> [UInt8]? { take(count).map { Array(all[$0]) } }

  mutating func words(_ count: Int) -> [UInt32]? {
    guard count <= all.count, let range = take(count * 4) else { return nil }
    return [UInt32](unsafeUninitializedCapacity: count) { out, made in
      UnsafeMutableRawBufferPointer(out).copyBytes(from: all[range])
      made = count
    }
  }

  private mutating func take(_ count: Int) -> Range<Int>? {
    guard count >= 0, count <= all.count - offset else { return nil }
    offset += count
    return offset - count..<offset
  }
}

/// Writes numbers, texts and pixels one after another, in the machine's byte order.
struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func add(_ number: UInt64) { withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) } }

  mutating func add(_ text: String) {
    add(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func add(_ more: [UInt8]) { bytes.append(contentsOf: more) }

  mutating func add(_ words: [UInt32]) { words.withUnsafeBytes { bytes.append(contentsOf: $0) } }
}
