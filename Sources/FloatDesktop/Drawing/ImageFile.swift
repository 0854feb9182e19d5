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
    let larger = max(width, height) <= 128 ? 4 : 1
    func draw(_ width: Int, _ height: Int) throws(DecodingError) -> ImageFile {
      _ = SDL_RWseek(file, 0, RW_SEEK_SET)
      guard let surface = IMG_LoadSizedSVG_RW(file, Int32(width * larger), Int32(height * larger)) else {
        throw DecodingError(path: path, reason: String(cString: SDL_GetError()))
      }
      defer { SDL_FreeSurface(surface) }
      guard let drawing = ImageFile(premultiplying: surface) else {
        throw DecodingError(path: path, reason: String(cString: SDL_GetError()))
      }
      return drawing.resized(
        to: ((drawing.width + larger / 2) / larger, (drawing.height + larger / 2) / larger))
    }
    // Given both sides SDL_image fits the drawing inside them; given one, it makes the other to proportion.
    if !fills {
      self = try draw(width, height)
      return
    }
    // A side made to proportion is rounded up, so that its last pixels are covered only in part. To cover
    // the frame entirely the drawing is a pixel larger, and the last row and column are left out.
    self = try draw(width + 1, 0).withoutLastRowAndColumn()
    if self.height < height { self = try draw(0, height + 1).withoutLastRowAndColumn() }
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

  /// The pixels of a surface of any format with straight alpha.
  init?(premultiplying surface: UnsafeMutablePointer<SDL_Surface>) {
    guard let argb = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else {
      return nil
    }
    defer { SDL_FreeSurface(argb) }
    guard let start = argb.pointee.pixels else { return nil }
    width = Int(argb.pointee.w)
    height = Int(argb.pointee.h)
    let pitch = Int(argb.pointee.pitch)
    var result = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      let row = (start + y * pitch).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { result[y * width + x] = ImageFile.premultiplied(row[x]) }
    }
    pixels = result
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

  private func withoutLastRowAndColumn() -> ImageFile {
    guard width > 1, height > 1 else { return self }
    var rest: [UInt32] = []
    rest.reserveCapacity((width - 1) * (height - 1))
    for y in 0..<height - 1 { rest += pixels[y * width..<(y + 1) * width - 1] }
    return ImageFile(width: width - 1, height: height - 1, pixels: rest)
  }

  /// Straight to premultiplied alpha, rounded.
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func scale(_ channel: UInt32) -> UInt32 { (channel * alpha + 127) / 255 }
    return alpha << 24 | scale(pixel >> 16 & 255) << 16 | scale(pixel >> 8 & 255) << 8 | scale(pixel & 255)
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
