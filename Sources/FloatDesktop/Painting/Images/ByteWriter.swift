/// Puts numbers, texts and pixels behind each other, in the machine's own order of bytes.
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
