import CSDL2

/// A picture from a file, scaled to cover or to fit a frame, in premultiplied ARGB.
struct ImageFile {
  var width: Int
  var height: Int
  var pixels: [UInt32]

  /// The picture could not be decoded.
  struct DecodingError: Error, CustomStringConvertible {
    var path: String
    var reason: String
    var description: String { "\(path): \(reason)" }
  }

  /// Draws an SVG at a size; nil where there is no such file.
  ///
  /// SDL_image samples five lines a pixel, which shows on the slopes of small icons, so these are drawn
  /// larger and averaged.
  init?(svg path: String, width: Int, height: Int, fills: Bool) throws(DecodingError) {
    guard let file = SDL_RWFromFile(path, "rb") else { return nil }
    defer { _ = file.pointee.close(file) }
    let larger = max(width, height) <= Self.supersampledSide ? Self.supersampling : 1
    func draw(_ width: Int, _ height: Int) throws(DecodingError) -> ImageFile {
      _ = SDL_RWseek(file, 0, RW_SEEK_SET)
      guard let surface = IMG_LoadSizedSVG_RW(file, Int32(width * larger), Int32(height * larger)) else {
        throw DecodingError(path: path, reason: String(cString: SDL_GetError()))
      }
      defer { SDL_FreeSurface(surface) }
      guard let drawing = ImageFile(premultiplying: surface, reducedBy: larger) else {
        throw DecodingError(path: path, reason: String(cString: SDL_GetError()))
      }
      return drawing
    }
    // Given both sides SDL_image fits the drawing inside them; given one, it makes the other to proportion.
    if !fills {
      self = try draw(width, height)
      return
    }
    // A side made to proportion is rounded up, so that its last pixels are covered only in part. To cover
    // the frame entirely the drawing is a pixel larger, and the last row and column are left out.
    self = try draw(width + 1, 0).withoutLastRowsAndColumns(1)
    if self.height < height { self = try draw(0, height + 1).withoutLastRowsAndColumns(1) }
  }

  /// Draws an SVG some times larger than a frame that it covers, with the same detail as one for that frame has.
  init?(fine path: String, width: Int, height: Int, factor: Int) throws(DecodingError) {
    guard let file = SDL_RWFromFile(path, "rb") else { return nil }
    defer { _ = file.pointee.close(file) }
    func draw(_ width: Int, _ height: Int) throws(DecodingError) -> ImageFile {
      _ = SDL_RWseek(file, 0, RW_SEEK_SET)
      guard let surface = IMG_LoadSizedSVG_RW(file, Int32(width * factor), Int32(height * factor)) else {
        throw DecodingError(path: path, reason: String(cString: SDL_GetError()))
      }
      defer { SDL_FreeSurface(surface) }
      guard let drawing = ImageFile(premultiplying: surface) else {
        throw DecodingError(path: path, reason: String(cString: SDL_GetError()))
      }
      return drawing.withoutLastRowsAndColumns(factor)
    }
    self = try draw(width + 1, 0)
    if self.height < height * factor { self = try draw(0, height + 1) }
  }

  /// Reads a PNG and scales it; nil where there is no such file.
  init?(png path: String, width: Int, height: Int, fills: Bool) throws(DecodingError) {
    guard let file = SDL_RWFromFile(path, "rb") else { return nil }
    defer { _ = file.pointee.close(file) }
    guard let surface = IMG_LoadPNG_RW(file) else {
      throw DecodingError(path: path, reason: String(cString: SDL_GetError()))
    }
    defer { SDL_FreeSurface(surface) }
    guard let picture = ImageFile(premultiplying: surface) else {
      throw DecodingError(path: path, reason: String(cString: SDL_GetError()))
    }
    self = picture.resized(
      to: ImageFile.scaled((picture.width, picture.height), to: (width, height), fills: fills))
  }

  /// How many times larger small drawings are drawn.
  private static let supersampling = 4
  /// The longest side of those.
  static let supersampledSide = 128

  /// The pixels of a surface of any format with straight alpha, reduced to a fraction of its size, rounded.
  init?(premultiplying surface: UnsafeMutablePointer<SDL_Surface>, reducedBy factor: Int = 1) {
    // SDL_image draws SVG in the second of these formats; the memory of a copy would cost more than swapping.
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
    let limit = Double(ImageStore.maximumSide)
    func side(_ natural: Int) -> Int { Int(min(max((Double(natural) * factor).rounded(), 1), limit)) }
    return (side(natural.0), side(natural.1))
  }
}
