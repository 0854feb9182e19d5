import FloatFiles

/// Makes the picture of a request from its file, or reads it from the shelf, which keeps what was made.
struct ImageDecoder {
  let assets: Assets
  /// The shelf of kept pictures, if any.
  let shelf: PictureShelf?
  private let shipped: ShippedDrawings
  let drawings: DrawingProgram
  let warnings = ColorWarnings()
  /// How long another program may take for a picture, in seconds; what takes longer is given up.
  var limit = Double.infinity

  init(assets: Assets, shelf: PictureShelf?, drawings: DrawingProgram = DrawingProgram()) {
    (self.assets, self.shelf, self.drawings) = (assets, shelf, drawings)
    shipped = ShippedDrawings(assets: assets)
  }

  /// A picture's file.
  private enum Source {
    /// A drawing of a prototype, or one of the assets that is not as it was shipped.
    case drawing(String)
    /// Another picture of a prototype.
    case raster(String)
    /// A drawing of the assets as it was shipped: its bytes, which were checked, and its file.
    case shipped([UInt8], path: String)
    /// Another picture of the assets, without its ending.
    case asset(String)
  }

  /// The picture of a request, cropped to its frame or centred in it.
  ///
  func picture(_ key: ImageRequest) throws(PictureProblem) -> Bitmap {
    if let kept = kept(key) { return kept }
    return try make(key)
  }

  /// The picture of a request, if it is on the shelf.
  func kept(_ key: ImageRequest) -> Bitmap? { shelf?.picture(key, assets) }

  /// True if a picture is on the shelf.
  func isKept(_ key: ImageRequest) -> Bool { shelf?.has(key, assets) ?? false }

  /// True if reading a kept picture is quick enough for the frame that needs it.
  func isQuick(_ key: ImageRequest) -> Bool { shelf?.isQuick(key, assets) ?? false }

  /// Makes the picture of a request, and keeps it.
  func make(_ key: ImageRequest) throws(PictureProblem) -> Bitmap {
    guard let shelf else { return Self.rows(of: try decode(key), key) }
    // One decoding yields all rows, so the next ones are only read.
    var whole = key
    whole.rows = nil
    let picture = try decode(whole)
    // A picture with a warning is made, and warned of, at each start.
    if !warnings.contains(ExternalPicture.path(of: key.name)) { shelf.keep(picture, for: whole, assets) }
    return Self.rows(of: picture, key)
  }

  /// The picture of a request: all of it, or its rows alone where that is less work.
  private func decode(_ key: ImageRequest) throws(PictureProblem) -> Bitmap {
    switch try source(of: key.name) {
    case .drawing(let path): return try drawn(path, key)
    case .raster(let path):
      if let picture = try raster(path, key) { return picture }
      throw PictureProblem(subject: path, reason: "no such file")
    case .shipped(let bytes, let path):
      let file = try ImageFile(
        svg: bytes, path, width: key.width, height: key.height, fills: !key.isTemplate)
      var whole = key
      whole.rows = nil
      return Self.bitmap(of: file, whole)
    case .asset(let path):
      if let picture = try raster(path + ".png", key) { return picture }
      throw PictureProblem(subject: "", reason: "no such file: \(path).svg, nor \(path).png")
    }
  }

  private func raster(_ path: String, _ key: ImageRequest) throws(PictureProblem) -> Bitmap? {
    let file = try ImageFile(
      raster: path, width: key.width, height: key.height, fills: !key.isTemplate, rows: key.rows)
    guard var file else { return nil }
    switch file.colors {
    case .usual: break
    case .unusable(let reason): warnings.add(path, reason)
    case .profile, .primaries:
      do throws(DrawingProgram.Failure) {
        file.pixels = try drawings.turn(
          file.pixels, width: file.width, from: file.colors, name: key.name, within: limit)
      } catch {
        guard error.fault == .file else {
          throw PictureProblem(subject: path, reason: error.reason, fault: error.fault)
        }
        let name = if case .profile(_, let name) = file.colors { " \"\(name)\"" } else { "" }
        warnings.add(path, "its colour profile\(name) cannot be used: \(error.reason)")
      }
    }
    return Self.bitmap(of: file, key)
  }

  private func drawn(_ path: String, _ key: ImageRequest) throws(PictureProblem) -> Bitmap {
    // A small one looks the same between pixels as on them.
    if !key.isTemplate, max(key.width, key.height) <= ImageFile.supersampledSide,
      let fine = try phased(path, key)
    {
      return fine.whole
    }
    let colors = try colors(path, key.width, key.height, step: key.isTemplate ? nil : 1, of: key)
    return Bitmap(
      width: key.width, height: key.rows?.count ?? key.height, originX: 0, originY: 0,
      pixels: key.isTemplate ? .mask(colors.map { UInt8($0 >> 24) }) : .premultiplied(colors),
      isOpaque: !key.isTemplate && colors.allSatisfy { $0 >> 24 == 255 })
  }

  private func colors(
    _ path: String, _ width: Int, _ height: Int, step: Int?, of key: ImageRequest
  ) throws(PictureProblem) -> [UInt32] {
    guard let bytes = try ImageFile.bytes(path, limit: PictureLimits.drawingBytes) else {
      throw PictureProblem(subject: path, reason: "no such file")
    }
    do throws(DrawingProgram.Failure) {
      return try drawings.draw(
        bytes, width: width, height: height, step: step, rows: key.rows, name: key.name,
        within: limit)
    } catch {
      throw PictureProblem(subject: path, reason: error.reason, fault: error.fault)
    }
  }

  private func phased(_ path: String, _ key: ImageRequest) throws(PictureProblem) -> PhasedPicture? {
    let factor = ImageFile.supersampling
    let (width, height) = (key.width * factor, key.height * factor)
    let colors = try colors(path, width, height, step: factor, of: key)
    return PhasedPicture(
      Bitmap(
        width: width, height: height, originX: 0, originY: 0, pixels: .premultiplied(colors),
        isOpaque: colors.allSatisfy { $0 >> 24 == 255 }),
      width: key.width, height: key.height, factor: factor)
  }

  /// A picture drawn at four times its size: its parts for moving between pixels, and the picture itself if it equals
  /// the one drawn for a page; nil for a picture that is no SVG.
  func fine(_ whole: ImageRequest) throws(PictureProblem) -> (parts: Bitmap, picture: Bitmap?)? {
    let phased: PhasedPicture?
    var isCutAlike = true
    switch try source(of: whole.name) {
    case .drawing(let path): phased = try self.phased(path, whole)
    case .shipped(let bytes, let path):
      let factor = ImageFile.supersampling
      let file = try ImageFile(
        fine: bytes, path, width: whole.width, height: whole.height, factor: factor)
      var key = whole
      key.width *= factor
      key.height *= factor
      phased = PhasedPicture(
        Self.bitmap(of: file, key), width: whole.width, height: whole.height, factor: factor)
      // A page's picture is cropped by whole pixels, equally on both sides.
      isCutAlike = [file.width - key.width, file.height - key.height].allSatisfy { $0 % (2 * factor) == 0 }
    case .raster, .asset: return nil
    }
    guard let phased else { return nil }
    guard isCutAlike else { return (phased.parts, nil) }
    let picture = phased.whole
    shelf?.keep(picture, for: whole, assets)
    return (phased.parts, picture)
  }

  /// The requested rows of a whole picture, or of one that consists of them.
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

  /// The file of a picture: among the assets, or the exact path that its name gives.
  private func source(of name: String) throws(PictureProblem) -> Source {
    if let path = ExternalPicture.path(of: name) {
      return PictureFormat.isDrawing(path) ? .drawing(path) : .raster(path)
    }
    // A name is a path inside the assets and must not lead out of them.
    guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
      throw PictureProblem(subject: "", reason: "a picture's name may not lead out of the assets")
    }
    let path = assets.path(name)
    guard let bytes = try ImageFile.bytes(path + ".svg", limit: PictureLimits.drawingBytes) else {
      return .asset(path)
    }
    return shipped.contains(name + ".svg", bytes)
      ? .shipped(bytes, path: path + ".svg") : .drawing(path + ".svg")
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
