import FloatFiles

/// Reads the picture of a request from its file, or from the shelf of prototypes' pictures, which keeps what was read.
struct ImageDecoder {
  let assets: Assets
  /// The shelf of prototypes' pictures, if any.
  let screens: ScreenShelf?

  /// Why a picture has no file.
  struct Problem: Error {
    var text: String
  }

  /// The picture of a request, cropped to its frame or centred in it.
  ///
  /// Throws a ``Problem`` if there is no file, and ``ImageFile/DecodingError`` for one that cannot be read.
  func picture(_ key: ImageRequest) throws -> Bitmap {
    if let kept = screens?.picture(key) { return kept }
    let (svg, raster) = try files(named: key.name)
    if let svg,
      let file = try ImageFile(svg: svg, width: key.width, height: key.height, fills: !key.isTemplate)
    {
      var whole = key
      whole.rows = nil
      let picture = Self.bitmap(of: file, whole)
      screens?.keep(picture, for: whole)
      return Self.rows(of: picture, key)
    }
    if let raster, let picture = try decode(raster: raster, key) { return picture }
    throw Problem(text: "no such file: \([svg, raster].compactMap(\.self).joined(separator: ", nor "))")
  }

  private func decode(raster path: String, _ key: ImageRequest) throws -> Bitmap? {
    func decode(_ key: ImageRequest) throws -> Bitmap? {
      try ImageFile(
        raster: path, width: key.width, height: key.height, fills: !key.isTemplate, rows: key.rows
      )
      .map { Self.bitmap(of: $0, key) }
    }
    guard let screens else { return try decode(key) }
    // One decoding yields all rows, so the next ones are only read.
    var whole = key
    whole.rows = nil
    guard let picture = try decode(whole) else { return nil }
    screens.keep(picture, for: whole)
    return Self.rows(of: picture, key)
  }

  /// A picture drawn at four times its size: its parts for moving between pixels, and the picture itself if it equals
  /// the one drawn for a page; nil for a picture that is no SVG.
  func fine(_ whole: ImageRequest) -> (parts: Bitmap, picture: Bitmap?)? {
    let factor = ImageFile.supersampling
    guard let svg = try? files(named: whole.name).svg else { return nil }
    var key = whole
    key.width *= factor
    key.height *= factor
    guard let file = try? ImageFile(fine: svg, width: whole.width, height: whole.height, factor: factor),
      let phased = PhasedPicture(
        Self.bitmap(of: file, key), width: whole.width, height: whole.height, factor: factor)
    else { return nil }
    // A page's picture is cropped by whole pixels, equally on both sides.
    let isCutAlike = [file.width - key.width, file.height - key.height].allSatisfy { $0 % (2 * factor) == 0 }
    return (phased.parts, isCutAlike ? phased.whole : nil)
  }

  /// The requested rows of a whole picture.
  private static func rows(of picture: Bitmap, _ key: ImageRequest) -> Bitmap {
    guard let rows = key.rows, case .premultiplied(let pixels) = picture.pixels,
      rows.upperBound * picture.width <= pixels.count
    else { return picture }
    return Bitmap(
      width: picture.width, height: rows.count, originX: 0, originY: 0,
      pixels: .premultiplied(
        Array(pixels[rows.lowerBound * picture.width..<rows.upperBound * picture.width])),
      isOpaque: picture.isOpaque)
  }

  /// The possible files of a picture: an SVG or a PNG among the assets, or the exact path that its name gives.
  private func files(named name: String) throws(Problem) -> (svg: String?, png: String?) {
    if let path = ExternalPicture.path(of: name) {
      return PictureSize.isDrawing(path) ? (path, nil) : (nil, path)
    }
    // A name is a path inside the assets and must not lead out of them.
    guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
      throw Problem(text: "a picture's name may not lead out of the assets")
    }
    return (assets.path(name + ".svg"), assets.path(name + ".png"))
  }

  /// Crops a picture to the frame, or centres a smaller one.
  private static func bitmap(of picture: ImageFile, _ key: ImageRequest) -> Bitmap {
    let shown = key.rows?.count ?? key.height
    let width = min(picture.width, key.width)
    let height = min(picture.height, shown)
    let left = (picture.width - width) / 2
    let top = (picture.height - height) / 2
    var colors: [UInt32] = []
    colors.reserveCapacity(width * height)
    for y in top..<top + height {
      colors += picture.pixels[y * picture.width + left..<y * picture.width + left + width]
    }
    return Bitmap(
      width: width, height: height, originX: (key.width - width) / 2, originY: (shown - height) / 2,
      pixels: key.isTemplate ? .mask(colors.map { UInt8($0 >> 24) }) : .premultiplied(colors),
      isOpaque: !key.isTemplate && colors.allSatisfy { $0 >> 24 == 255 })
  }
}
