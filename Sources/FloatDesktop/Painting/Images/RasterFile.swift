import CSDL2
import FloatCore
import FloatFiles
import FloatStudio

/// Reads raster pictures from any source: PNG, JPEG or WebP, according to the file's own header.
///
/// Rows are read one after another, so that a large picture is never in memory twice.
struct RasterFile: ~Copyable {
  let width: Int
  let height: Int
  private let surface: UnsafeMutablePointer<SDL_Surface>
  private let format: UInt32
  /// What the numbers in it mean.
  let colors: PictureColors
  /// The colours of a picture with a palette, premultiplied.
  private let palette: [UInt32]
  /// The opaque colour that stands for nothing, if any.
  private let transparent: UInt32?

  /// - Throws: An error for a picture that is damaged or larger than allowed; its size is checked before its pixels.
  init(_ bytes: [UInt8], maximumArea: Int) throws(BoundedFile.Failure) {
    let size: PixelSize
    let kind = PictureFormat.raster(bytes)
    var transparent: [Int] = []
    let made: UnsafeMutablePointer<SDL_Surface>?
    switch kind {
    case .jpeg:
      guard let header = JPEGHeader(bytes) else { throw .unreadable("the picture is damaged") }
      size = try PNGFile.checked(
        width: Int(header.shown.width), height: Int(header.shown.height), maximumArea: maximumArea)
      if let reason = PictureLimits.objection(scans: JPEGSegments.scans(in: bytes)) {
        throw .unreadable("the picture \(reason)")
      }
      made = Self.load(bytes) { IMG_LoadJPG_RW($0) }.flatMap { Self.upright($0, header) }
    case .webp:
      guard let claimed = WebPHeader(bytes)?.size else { throw .unreadable("the picture is damaged") }
      size = try PNGFile.checked(
        width: Int(claimed.width), height: Int(claimed.height), maximumArea: maximumArea)
      made = Self.load(bytes) { IMG_LoadWEBP_RW($0) }
    case .png, .svg:
      size = try PNGFile.size(of: bytes, maximumArea: maximumArea)
      let essence = try PNGFile.essence(bytes)
      transparent = essence.transparent
      made = Self.load(essence.bytes) { IMG_LoadPNG_RW($0) }
    }
    guard let loaded = made else { throw .unreadable("the picture is damaged") }
    guard Int(loaded.pointee.w) == size.width, Int(loaded.pointee.h) == size.height,
      var palette = Self.palette(of: loaded)
    else {
      SDL_FreeSurface(loaded)
      throw .unreadable("the picture is damaged")
    }
    if transparent.count == 1, transparent[0] < palette.count { palette[transparent[0]] = 0 }
    self.transparent =
      transparent.count == 3 ? transparent.reduce(0xFF) { $0 << 8 | UInt32($1 & 0xFF) } : nil
    (width, height, surface, self.palette) = (size.width, size.height, loaded, palette)
    colors = PictureColors(bytes, kind)
    format = loaded.pointee.format.pointee.format
  }

  deinit { SDL_FreeSurface(surface) }

  private static func load(
    _ bytes: [UInt8], _ load: (UnsafeMutablePointer<SDL_RWops>) -> UnsafeMutablePointer<SDL_Surface>?
  ) -> UnsafeMutablePointer<SDL_Surface>? {
    bytes.withUnsafeBytes { data in
      guard let file = SDL_RWFromConstMem(data.baseAddress, Int32(data.count)) else { return nil }
      defer { _ = file.pointee.close(file) }
      return load(file)
    }
  }

  /// A JPEG turned upright and converted from inks to RGB; nil, with `loaded` freed, if it does not match its header.
  private static func upright(
    _ loaded: UnsafeMutablePointer<SDL_Surface>, _ header: JPEGHeader
  ) -> UnsafeMutablePointer<SDL_Surface>? {
    // SDL_image returns the four inks unconverted.
    let isInk = header.components == 4 && loaded.pointee.format.pointee.BytesPerPixel == 4
    guard isInk || header.orientation > 1 else { return loaded }
    defer { SDL_FreeSurface(loaded) }
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    let (width, height) = (Int(header.shown.width), Int(header.shown.height))
    guard Int(loaded.pointee.w) == Int(header.stored.width),
      Int(loaded.pointee.h) == Int(header.stored.height),
      let source = isInk ? loaded : SDL_ConvertSurfaceFormat(loaded, format, 0)
    else { return nil }
    defer { if source != loaded { SDL_FreeSurface(source) } }
    guard let turned = SDL_CreateRGBSurfaceWithFormat(0, Int32(width), Int32(height), 32, format),
      let from = source.pointee.pixels, let to = turned.pointee.pixels
    else { return nil }
    for y in 0..<height {
      let row = (to + y * Int(turned.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let place = header.place(x: x, y: y)
        let pixel = from + place.y * Int(source.pointee.pitch) + place.x * 4
        row[x] = isInk ? light(of: pixel) : pixel.load(as: UInt32.self)
      }
    }
    return turned
  }

  /// The RGB colour of cyan, magenta, yellow and black, which JPEGs store inverted.
  private static func light(of inks: UnsafeMutableRawPointer) -> UInt32 {
    func ink(_ index: Int) -> UInt32 { UInt32(inks.load(fromByteOffset: index, as: UInt8.self)) }
    let black = ink(3)
    func side(_ index: Int) -> UInt32 { (ink(index) * black + 127) / 255 }
    return 255 << 24 | side(0) << 16 | side(1) << 8 | side(2)
  }

  /// Empty for a picture without one, nil for one that cannot be used.
  private static func palette(of surface: UnsafeMutablePointer<SDL_Surface>) -> [UInt32]? {
    guard let palette = surface.pointee.format.pointee.palette else { return [] }
    guard surface.pointee.format.pointee.BitsPerPixel == 8, let colors = palette.pointee.colors else {
      return nil
    }
    var key: UInt32 = 0
    let hasKey = SDL_GetColorKey(surface, &key) == 0
    var words = [UInt32](repeating: 0, count: 256)
    for index in 0..<min(256, Int(palette.pointee.ncolors)) where !(hasKey && Int(key) == index) {
      let color = colors[index]
      words[index] = premultiplied(
        UInt32(color.a) << 24 | UInt32(color.r) << 16 | UInt32(color.g) << 8 | UInt32(color.b))
    }
    return words
  }

  /// Reads a row as premultiplied ARGB.
  func read(_ y: Int, into row: UnsafeMutablePointer<UInt32>) {
    guard let pixels = surface.pointee.pixels, y >= 0, y < height else { return }
    let start = pixels + y * Int(surface.pointee.pitch)
    if !palette.isEmpty {
      let indices = start.assumingMemoryBound(to: UInt8.self)
      for x in 0..<width { row[x] = palette[Int(indices[x])] }
      return
    }
    SDL_ConvertPixels(
      Int32(width), 1, format, start, surface.pointee.pitch, SDL_PIXELFORMAT_ARGB8888.rawValue, row,
      Int32(width * 4))
    for x in 0..<width where row[x] >> 24 != 255 { row[x] = premultiplied(row[x]) }
    if let transparent { for x in 0..<width where row[x] == transparent { row[x] = 0 } }
  }
}
