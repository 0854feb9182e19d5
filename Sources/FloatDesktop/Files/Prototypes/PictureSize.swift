import FloatCore

/// Reads a picture's size from the beginning of its file.
package enum PictureSize {
  /// A picture's size in its own units and the version of its file.
  typealias Found = (size: Size, version: String)

  /// Why a drawing that begins so has no size; nil for a text that is none.
  private static func reason(drawing beginning: [UInt8]) -> String? {
    if let root = DrawingTag.root(in: beginning[...]) {
      return root["viewBox"] == nil
        ? "has no size that can be used; give its svg a viewBox, or a width and a height in pixels"
        : "has a viewBox that cannot be used; write four numbers as in viewBox=\"0 0 375 812\", the last two above 0"
    }
    return DrawingTags(beginning[...]).first { $0.name.hasSuffix(":svg") }
      .map { "begins with <\($0.name)>; write <svg xmlns=\"http://www.w3.org/2000/svg\"> and no prefixes" }
  }

  /// Looks at both ends of a file for its size, and for whether it is complete.
  static func find(_ path: String) throws(BoundedFile.Failure) -> Found {
    let limit = PictureFormat.of(path, []).limit
    func whole() throws(BoundedFile.Failure) -> [UInt8] { try BoundedFile.read(path, limit: limit) }
    let ends = try BoundedFile.ends(of: path, beginning: 512, end: 32, limit: limit) {
      PictureFormat.of(path, $0).headLength
    }
    let format = PictureFormat.of(path, ends.beginning)
    // An HTML page may hold a drawing.
    if let reason = FileKind.reason(ends.beginning, tellsPictures: format == .svg) {
      throw .unreadable(reason)
    }
    let isWhole = try format.isWhole(ends, whole: whole)
    var beginning = ends.beginning
    let isOutside = format.size(beginning) == nil && [.jpeg, .svg].contains(format)
    if isOutside || JPEGHeader(beginning)?.isProgressive == true {
      // Cameras put depth maps and profiles of any length before the size, design tools comments and entities.
      beginning = try whole()
      if let reason = PictureLimits.objection(scans: JPEGSegments.scans(in: beginning)) {
        throw .unreadable(reason)
      }
    }
    if let reason = JPEGHeader(beginning)?.objection { throw .unreadable(reason) }
    guard let size = format.size(beginning), size.width >= 1, size.height >= 1 else {
      let reason = format == .svg ? Self.reason(drawing: beginning) : nil
      throw .unreadable(
        reason ?? FileKind.reason(noPicture: ends.beginning, isDrawing: format == .svg)
          ?? "is not a readable picture")
    }
    guard isWhole else { throw .unreadable("is cut off") }
    guard WebPHeader(ends.beginning)?.isAnimated != true else {
      throw .unreadable("is an animation; save one frame of it")
    }
    return (size, ends.version)
  }
}
