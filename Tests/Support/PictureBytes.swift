/// Small pictures as files, which hold little more than their size.
enum PictureBytes {
  /// A PNG of a header and no pixels.
  static func png(_ width: Int, _ height: Int) -> [UInt8] {
    func four(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + four(13) + Array("IHDR".utf8) + four(width)
      + four(height) + [8, 2, 0, 0, 0] + four(0) + four(0) + Array("IEND".utf8) + four(0)
  }

  /// A drawing, by default an empty one.
  static func svg(_ width: Int, _ height: Int, _ content: String = "") -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
    viewBox="0 0 \(width) \(height)">\(content)</svg>

    """
  }
}
