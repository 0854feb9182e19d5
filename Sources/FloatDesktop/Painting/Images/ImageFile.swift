import CSDL2
import FloatFiles

/// A picture from a file, scaled to cover or to fit a frame, in premultiplied ARGB.
struct ImageFile {
  var width: Int
  var height: Int
  var pixels: [UInt32]
  /// What the numbers in a raster picture's file mean.
  private(set) var colors = PictureColors.usual

  /// Draws an SVG of the assets at a size.
  ///
  /// SDL_image samples five lines per pixel, which shows on the slopes of small icons, so these are drawn larger and
  /// averaged. It checks neither numbers nor sizes: other people's drawings are for ``DrawingProgram``.
  ///
  /// - Parameter path: The file that the drawing was read from, for messages.
  init(svg bytes: [UInt8], _ path: String, width: Int, height: Int, fills: Bool) throws(PictureProblem) {
    let larger = max(width, height) <= Self.supersampledSide ? Self.supersampling : 1
    if fills {
      try self.init(svg: bytes, path, covering: (width, height), largerBy: larger, reduced: true)
    } else {
      // With both sides given, SDL_image fits the drawing inside them; with one, it derives the other by proportion.
      try self.init(svg: bytes, path, width, height, larger, reduced: true)
    }
  }

  /// Draws an SVG of the assets `factor` times larger than the frame that it covers, with the same detail as a drawing
  /// for that frame.
  init(fine bytes: [UInt8], _ path: String, width: Int, height: Int, factor: Int) throws(PictureProblem) {
    try self.init(svg: bytes, path, covering: (width, height), largerBy: factor, reduced: false)
  }

  /// A side derived by proportion is rounded up, so that its last pixels are covered only in part. To cover the whole
  /// frame, the drawing is a pixel larger, and its last row and column are left out.
  private init(
    svg bytes: [UInt8], _ path: String, covering frame: (width: Int, height: Int), largerBy larger: Int,
    reduced: Bool
  ) throws(PictureProblem) {
    let factor = reduced ? 1 : larger
    self = try ImageFile(svg: bytes, path, frame.width + 1, 0, larger, reduced: reduced)
      .withoutLastRowsAndColumns(factor)
    guard height < frame.height * factor else { return }
    self = try ImageFile(svg: bytes, path, 0, frame.height + 1, larger, reduced: reduced)
      .withoutLastRowsAndColumns(factor)
  }

  /// Draws `larger` times larger, and reduces the drawing again if `reduced`; a side of 0 is derived by proportion.
  private init(
    svg bytes: [UInt8], _ path: String, _ width: Int, _ height: Int, _ larger: Int, reduced: Bool
  ) throws(PictureProblem) {
    let surface = bytes.withUnsafeBytes { data -> UnsafeMutablePointer<SDL_Surface>? in
      guard let file = SDL_RWFromConstMem(data.baseAddress, Int32(data.count)) else { return nil }
      defer { _ = file.pointee.close(file) }
      return IMG_LoadSizedSVG_RW(file, Int32(width * larger), Int32(height * larger))
    }
    defer { if let surface { SDL_FreeSurface(surface) } }
    guard let surface, let drawing = ImageFile(premultiplying: surface, reducedBy: reduced ? larger : 1)
    else {
      throw PictureProblem(subject: path, reason: String(cString: SDL_GetError()))
    }
    self = drawing
  }

  /// Reads a PNG, JPEG or WebP and scales it; nil if the file does not exist.
  ///
  /// - Parameter rows: The rows of the scaled picture to return, counted from the top of the frame; nil for all.
  init?(
    raster path: String, width: Int, height: Int, fills: Bool, rows: Range<Int>? = nil
  ) throws(PictureProblem) {
    guard let bytes = try Self.bytes(path, limit: PictureLimits.bytes) else { return nil }
    do throws(BoundedFile.Failure) {
      let file = try RasterFile(bytes, maximumArea: PictureLimits.area)
      let size = ImageFile.scaled((file.width, file.height), to: (width, height), fills: fills)
      let top = max(0, size.height - height) / 2
      let wanted = rows.map { ($0.lowerBound + top..<$0.upperBound + top).clamped(to: 0..<size.height) }
      let shown = wanted ?? 0..<size.height
      self.init(
        width: size.width, height: shown.count,
        pixels: ImageScaling.resized(
          width: file.width, height: file.height, to: size.width, size.height, rows: shown
        ) { y, row in file.read(y, into: row) })
      colors = file.colors
    } catch {
      throw PictureProblem(subject: path, reason: error.message)
    }
  }

  /// A file's bytes; nil if it does not exist.
  static func bytes(_ path: String, limit: Int) throws(PictureProblem) -> [UInt8]? {
    do throws(BoundedFile.Failure) {
      return try BoundedFile.read(path, limit: limit)
    } catch {
      guard error != .missing else { return nil }
      throw PictureProblem(subject: path, reason: error.message)
    }
  }

  /// The factor by which small drawings are drawn larger.
  static let supersampling = 4
  /// The longest side of a drawing that is drawn larger.
  static let supersampledSide = 128

  /// The pixels of a surface of any format with straight alpha, reduced to a fraction of its size, rounded.
  init?(premultiplying surface: UnsafeMutablePointer<SDL_Surface>, reducedBy factor: Int = 1) {
    // SDL_image draws SVG in the second of these formats; a copy would cost more in memory than the swap of channels.
    let known = [SDL_PIXELFORMAT_ARGB8888.rawValue, SDL_PIXELFORMAT_ABGR8888.rawValue]
    var converted: UnsafeMutablePointer<SDL_Surface>?
    if !known.contains(surface.pointee.format.pointee.format) {
      converted = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
      guard converted != nil else { return nil }
    }
    defer { if let converted { SDL_FreeSurface(converted) } }
    let rows = StraightRows(converted ?? surface)
    guard let rows else { return nil }
    if factor == Self.supersampling, rows.width % factor == 0, rows.height % factor == 0 {
      self.init(width: rows.width / factor, height: rows.height / factor, pixels: rows.means)
      return
    }
    let all = ImageFile(width: rows.width, height: rows.height, pixels: rows.premultiplied)
    self = all.resized(to: ((all.width + factor / 2) / factor, (all.height + factor / 2) / factor))
  }

  private init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  private func resized(to size: (width: Int, height: Int)) -> ImageFile {
    ImageFile(
      width: size.width, height: size.height,
      pixels: ImageScaling.resized(pixels, width: width, height: height, to: size.width, size.height))
  }

  private func withoutLastRowsAndColumns(_ count: Int) -> ImageFile {
    guard width > count, height > count else { return self }
    var rest: [UInt32] = []
    rest.reserveCapacity((width - count) * (height - count))
    for y in 0..<height - count { rest += pixels[y * width..<(y + 1) * width - count] }
    return ImageFile(width: width - count, height: height - count, pixels: rest)
  }

  /// A size with the proportions of `natural` that covers the frame or fits inside it.
  private static func scaled(
    _ natural: (Int, Int), to frame: (Int, Int), fills: Bool
  ) -> (width: Int, height: Int) {
    let across = Double(frame.0) / Double(natural.0)
    let down = Double(frame.1) / Double(natural.1)
    let factor = fills ? max(across, down) : min(across, down)
    // A picture a hundred times longer than its frame is cut before it is drawn, not after.
    let limit = Double(ImageStore.maximumLength)
    func side(_ natural: Int) -> Int { Int(min(max((Double(natural) * factor).rounded(), 1), limit)) }
    return (side(natural.0), side(natural.1))
  }
}
