import FloatCore

/// Reads a picture's size from the beginning of its file.
package enum PictureSize {
  /// The file endings of the supported kinds of picture.
  package static let endings = ["png", "jpg", "jpeg", "webp", "svg"]

  /// The ending of a file's name in lowercase, which gives its kind; phones name their screenshots `IMG_0001.PNG`.
  static func ending(of name: String) -> String { name.split(separator: ".").last?.lowercased() ?? "" }

  /// True for a file whose name has the ending of a picture.
  package static func isPicture(_ path: String) -> Bool { endings.contains(ending(of: path)) }

  /// True for a file that holds a drawing.
  package static func isDrawing(_ path: String) -> Bool { path.suffix(4).lowercased() == ".svg" }

  /// A picture's size in its own units and the version of its file.
  struct Found {
    var size: Size
    var version: String
  }

  /// Why a picture cannot be shown.
  struct Problem: Error {
    var reason: String
  }

  /// Looks at both ends of a file for its size, and for whether it is complete.
  static func find(_ path: String) throws(Problem) -> Found {
    // The ending may be wrong: some programs use one for all raster formats.
    func format(_ bytes: [UInt8]) -> String { isDrawing(path) ? "svg" : raster(bytes) }
    let ends: BoundedFile.Ends
    let kind: String
    let isWhole: Bool
    do throws(BoundedFile.Failure) {
      ends = try BoundedFile.ends(of: path, beginning: 64, end: 32, limit: PictureLimits.bytes) {
        // The size of a PNG or a WebP is in its first bytes.
        ["svg", "jpg"].contains(format($0)) ? 1 << 18 : 0
      }
      kind = format(ends.beginning)
      isWhole = try self.isWhole(path, kind, ends)
    } catch {
      throw Problem(reason: error.message)
    }
    let bytes = ends.beginning
    let claimed: Size?
    switch kind {
    case "png": claimed = png(bytes)
    case "jpg": claimed = try jpeg(bytes, path)
    case "webp": claimed = webp(bytes)
    default: claimed = DrawingRoot(bytes.prefix(65_536))?.size
    }
    guard let size = claimed, size.width >= 1, size.height >= 1 else {
      throw Problem(reason: bytes.isEmpty ? "is empty" : "is not a readable picture")
    }
    guard isWhole else { throw Problem(reason: "is cut off") }
    guard kind != "webp" || !isAnimated(bytes) else {
      throw Problem(reason: "is an animation; save one frame of it")
    }
    return Found(size: size, version: ends.version)
  }

  /// The size of a JPEG. Cameras put depth maps and profiles of any length before it.
  private static func jpeg(_ beginning: [UInt8], _ path: String) throws(Problem) -> Size? {
    let header = JPEGHeader(beginning)
    if let header, !header.isProgressive { return header.shown }
    let bytes: [UInt8]
    do throws(BoundedFile.Failure) {
      bytes = try BoundedFile.read(path, limit: PictureLimits.bytes)
    } catch {
      throw Problem(reason: error.message)
    }
    let scans = JPEGSegments.scans(in: bytes)
    if let reason = PictureLimits.objection(scans: scans) { throw Problem(reason: reason) }
    return (header ?? JPEGHeader(bytes))?.shown
  }

  /// The kind of a raster picture, from its first bytes rather than its name; `png` if it is none of these.
  private static func raster(_ bytes: [UInt8]) -> String {
    bytes.starts(with: [0xFF, 0xD8]) ? "jpg" : webpLength(bytes) == nil ? "png" : "webp"
  }

  /// False for a file that its writer has not finished.
  private static func isWhole(
    _ path: String, _ kind: String, _ ends: BoundedFile.Ends
  ) throws(BoundedFile.Failure) -> Bool {
    let mark: [UInt8]
    switch kind {
    case "png": mark = Array("IEND".utf8)
    case "jpg": mark = [0xFF, 0xD9]
    case "webp": return webpLength(ends.beginning).map { $0 <= ends.size } ?? false
    default: mark = Array("</svg".utf8)
    }
    if ends.end[...].firstPlace(behind: mark) != nil { return true }
    // Some programs append data to the picture.
    return try BoundedFile.read(path, limit: PictureLimits.bytes)[...].firstPlace(behind: mark) != nil
  }

  /// The size of a PNG in pixels, from the header, which is its first chunk.
  package static func png(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 33, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      Array(bytes[12..<16]) == Array("IHDR".utf8)
    else { return nil }
    func number(_ start: Int) -> Double { Double(bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }) }
    return Size(number(16), number(20))
  }

  /// The size of a WebP in pixels: of its canvas, or of its only picture.
  package static func webp(_ bytes: [UInt8]) -> Size? {
    guard webpLength(bytes) != nil, bytes.count >= 30 else { return nil }
    func number(_ start: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    }
    func size(_ width: Int, _ height: Int) -> Size { Size(Double(width), Double(height)) }
    switch Array(bytes[12..<16]) {
    case Array("VP8X".utf8): return size(number(24, 3) + 1, number(27, 3) + 1)
    case Array("VP8L".utf8):
      guard bytes[20] == 0x2F else { return nil }
      let bits = number(21, 4)
      return size(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case Array("VP8 ".utf8):
      guard Array(bytes[23..<26]) == [0x9D, 0x01, 0x2A] else { return nil }
      return size(number(26, 2) & 0x3FFF, number(28, 2) & 0x3FFF)
    default: return nil
    }
  }

  private static func isAnimated(_ webp: [UInt8]) -> Bool {
    webp.count >= 30 && Array(webp[12..<16]) == Array("VP8X".utf8) && webp[20] & 2 != 0
  }

  /// The length that a WebP file gives for itself.
  private static func webpLength(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)),
      Array(bytes[8..<12]) == Array("WEBP".utf8)
    else { return nil }
    return (0..<4).reduce(8) { $0 + Int(bytes[4 + $1]) << (8 * $1) }
  }
}
