/// The segments of a JPEG, up to its end: each marker with what belongs to it.
///
/// Damaged places are skipped as decoders skip them: up to the next marker.
package struct JPEGSegments: Sequence, IteratorProtocol {
  package struct Segment {
    /// The second byte of the marker, such as 0xDA for a scan.
    package var marker: UInt8
    /// The bytes behind the segment's length; empty for a marker without a segment.
    package var content: Range<Int>
  }

  private let bytes: [UInt8]
  private var offset = 2

  /// - Parameter bytes: A JPEG, or its beginning.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Without the first marker nothing is read.
    if !bytes.starts(with: [0xFF, 0xD8]) { offset = bytes.count }
  }

  package mutating func next() -> Segment? {
    bytes.withUnsafeBufferPointer { bytes in
      while offset + 1 < bytes.count {
        let marker = bytes[offset + 1]
        // A zero behind it makes 0xFF a part of the pixels.
        guard bytes[offset] == 0xFF, marker != 0, marker != 0xFF else {
          offset += 1
          continue
        }
        offset += 2
        if marker == 1 || 0xD0...0xD8 ~= marker { continue }
        if marker == 0xD9 {
          offset = bytes.count
          return Segment(marker: marker, content: offset..<offset)
        }
        guard offset + 2 <= bytes.count else { return nil }
        let start = offset + 2
        let end = offset + Swift.max(2, Int(bytes[offset]) << 8 | Int(bytes[offset + 1]))
        offset = end
        guard end <= bytes.count else { return nil }
        return Segment(marker: marker, content: start..<end)
      }
      return nil
    }
  }

  /// The number of passes over the pixels in a JPEG.
  package static func scans(in bytes: [UInt8]) -> Int {
    JPEGSegments(bytes).reduce(0) { $0 + ($1.marker == 0xDA ? 1 : 0) }
  }
}
