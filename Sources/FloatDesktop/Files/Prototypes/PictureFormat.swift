import FloatCore

/// A format of pictures: the endings of its files, how they begin, and what their bytes tell before they are decoded.
///
/// Another format is another case here, and a decoder in `RasterFile`.
/// The raw value is the name that people know it by.
package enum PictureFormat: String, CaseIterable, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webp = "WebP"
  /// A drawing, which has no pixels of its own.
  case svg = "SVG"

  /// The endings of its files' names, in lowercase.
  var endings: [String] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg", "jpe", "jfif"]
    case .webp: ["webp"]
    case .svg: ["svg"]
    }
  }

  /// True where bytes begin like a file of this format.
  private func begins(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case .jpeg: bytes.starts(with: [0xFF, 0xD8])
    case .webp: WebPHeader(bytes) != nil
    case .svg: false
    }
  }

  /// How much of a file's beginning is read for its size, in bytes.
  var headLength: Int {
    switch self {
    case .png, .webp: 512
    case .jpeg, .svg: 1 << 18
    }
  }

  /// The largest file, in bytes.
  var limit: Int { self == .svg ? PictureLimits.drawingBytes : PictureLimits.bytes }

  /// The size that a file's beginning gives, in pixels or in a drawing's own units.
  func size(_ beginning: [UInt8]) -> Size? {
    switch self {
    case .png: Self.pngSize(beginning)
    case .jpeg: JPEGHeader(beginning)?.shown
    case .webp: WebPHeader(beginning)?.size
    case .svg: DrawingTag.root(in: beginning[...])?.drawingSize
    }
  }

  /// The size of a PNG in pixels, from the header, which is its first chunk.
  private static func pngSize(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 33, Self.png.begins(bytes), Array(bytes[12..<16]) == Array("IHDR".utf8) else {
      return nil
    }
    func number(_ start: Int) -> Double { Double(bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }) }
    return Size(number(16), number(20))
  }

  /// True for a file whose writer has finished it.
  ///
  /// - Parameter whole: Reads the whole file, for those to which some program appends data of its own.
  func isWhole(
    _ ends: BoundedFile.Ends, whole: () throws(BoundedFile.Failure) -> [UInt8]
  ) throws(BoundedFile.Failure) -> Bool {
    let mark: [UInt8]
    switch self {
    case .png: mark = Array("IEND".utf8)
    case .jpeg: mark = [0xFF, 0xD9]
    case .webp: return WebPHeader(ends.beginning).map { $0.length <= ends.size } ?? false
    case .svg: mark = Array("</svg".utf8)
    }
    if ends.end[...].firstPlace(behind: mark) != nil { return true }
    let bytes = try whole()
    if bytes[...].firstPlace(behind: mark) != nil { return true }
    // A drawing without anything in it: <svg … />.
    guard self == .svg, let last = bytes.last(where: { $0 > 0x20 }), last == UInt8(ascii: ">") else {
      return false
    }
    var tags = DrawingTags(bytes[...])
    return tags.next() != nil && tags.next() == nil
      && bytes[...].firstPlace(behind: Array("/>".utf8)) != nil
  }
}

extension PictureFormat {
  /// The endings of all formats.
  package static let endings = allCases.flatMap(\.endings)

  /// All formats, as a message offers them: "PNG, JPEG, WebP or SVG".
  static let offer =
    allCases.dropLast().map(\.rawValue).joined(separator: ", ") + " or " + (allCases.last?.rawValue ?? "")

  /// The ending of a file's name in lowercase, which gives its kind; phones name their screenshots `IMG_0001.PNG`.
  package static func ending(of name: String) -> String {
    name.split(separator: ".").last?.lowercased() ?? ""
  }

  /// True for a file whose name has the ending of a picture.
  package static func isPicture(_ path: String) -> Bool { endings.contains(ending(of: path)) }

  /// True for a file that holds a drawing.
  package static func isDrawing(_ path: String) -> Bool { path.suffix(4).lowercased() == ".svg" }

  /// The format of a raster picture, from its first bytes, because some programs use one ending for all of them; PNG if
  /// it is none.
  package static func raster(_ beginning: [UInt8]) -> PictureFormat {
    allCases.first { $0.begins(beginning) } ?? .png
  }

  /// The format of a file: a drawing's by its ending, another's by its first bytes.
  static func of(_ path: String, _ beginning: [UInt8]) -> PictureFormat {
    isDrawing(path) ? .svg : raster(beginning)
  }
}
