import CSDL2
import FloatCore

/// One face of a font file, opened by SDL_ttf, at one size at a time.
final class FontFace {
  let family: String
  let isScalable: Bool
  private let font: OpaquePointer
  /// The file that `font` reads from, which must outlive it.
  private let file: MappedFile
  /// True if the fitted height of `FontSize` is right for it; Chinese characters, for example, have other proportions.
  private let hasInterProportions: Bool
  private var size = FontSize.none

  /// A line of text drawn by one face: coverage, or colours for a colour font.
  struct Line {
    var width: Int
    var height: Int
    /// The extent of the pixels left of the pen and above the baseline.
    var left: Int
    var top: Int
    var pixels: Bitmap.Pixels
  }

  /// Opens a face; nil if SDL_ttf cannot read it.
  init?(_ file: FontCatalog.File) {
    // From memory, because through SDL's files FreeType's reading and seeking are ten thousand system calls.
    guard let mapped = MappedFile(file.path),
      let bytes = SDL_RWFromConstMem(mapped.base, Int32(mapped.count)),
      let font = TTF_OpenFontIndexDPIRW(bytes, 1, 1, file.index, 72, 72)
    else { return nil }
    self.font = font
    self.file = mapped
    family = TTF_FontFaceFamilyName(font).map { String(cString: $0) } ?? ""
    hasInterProportions = family.hasPrefix("Inter")
    // A bitmap face has one size, whichever is requested; only its emoji are useful.
    let small = TTF_FontHeight(font)
    TTF_SetFontSizeDPI(font, 1, 7200, 7200)
    isScalable = TTF_FontHeight(font) != small
    TTF_SetFontKerning(font, 1)
    // Light hinting moves points only vertically; the subpixel kind also keeps the fractions of the advances, so that
    // letters are evenly spaced at small sizes.
    TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL)
  }

  deinit {
    TTF_CloseFont(font)
  }

  /// The size of a bitmap face, in pixels per em.
  ///
  /// SDL_ttf does not report it. Noto Color Emoji has 128-pixel pictures for an em of 109 pixels.
  static let bitmapEm = 109.0

  func provides(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(font, scalar.value) != 0 }

  /// The width of a text in pixels, which SDL_ttf rounds to whole ones.
  func width(of text: String, size: FontSize) -> Int {
    use(size)
    var width: Int32 = 0
    guard TTF_SizeUTF8(font, text, &width, nil) == 0 else { return 0 }
    return Int(width)
  }

  /// Draws one line; nil if there is nothing to see.
  func draw(_ text: String, size: FontSize) -> Line? {
    use(size)
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    let black = SDL_Color(r: 0, g: 0, b: 0, a: 255)
    let surface =
      isScalable
      ? TTF_RenderUTF8_Shaded(font, text, white, black)
      : TTF_RenderUTF8_Blended(font, text, black)
    guard let surface else { return nil }
    defer { SDL_FreeSurface(surface) }
    let height = Int(surface.pointee.h)
    let reach = overhang(of: text, surfaceHeight: height)
    guard let pixels = isScalable ? Self.mask(surface) : Self.colors(surface) else { return nil }
    return Line(
      width: Int(surface.pointee.w), height: height, left: reach.left,
      top: Int(TTF_FontAscent(font)) + reach.up, pixels: pixels)
  }

  private func use(_ size: FontSize) {
    guard isScalable, size != self.size else { return }
    self.size = size
    // In FreeType an em is size × dpi / 72 pixels, so a size of one point with 72 dpi per pixel gives any fraction, to
    // 1/72 pixel.
    let vertical = hasInterProportions ? size.vertical : size.horizontal
    TTF_SetFontSizeDPI(font, 1, UInt32(size.horizontal), UInt32(vertical))
  }

  /// The distances by which SDL_ttf shifted the line right and down to make room for its first and its tallest glyph.
  /// It does not report them, but they follow from the glyphs' metrics.
  private func overhang(of text: String, surfaceHeight: Int) -> (left: Int, up: Int) {
    var left: Int32 = 0
    if let first = text.unicodeScalars.first {
      TTF_GlyphMetrics32(font, first.value, &left, nil, nil, nil, nil)
    }
    let extra = surfaceHeight - Int(TTF_FontHeight(font))
    guard extra > 0 else { return (max(0, -Int(left)), 0) }
    var highest: Int32 = 0
    for scalar in text.unicodeScalars {
      var top: Int32 = 0
      TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, &top, nil)
      highest = max(highest, top)
    }
    return (max(0, -Int(left)), min(max(0, Int(highest - TTF_FontAscent(font))), extra))
  }

  private static func mask(_ surface: UnsafeMutablePointer<SDL_Surface>) -> Bitmap.Pixels? {
    guard let start = surface.pointee.pixels else { return nil }
    let width = Int(surface.pointee.w)
    var mask: [UInt8] = []
    mask.reserveCapacity(width * Int(surface.pointee.h))
    for y in 0..<Int(surface.pointee.h) {
      mask += UnsafeRawBufferPointer(start: start + y * Int(surface.pointee.pitch), count: width)
    }
    return .mask(mask)
  }

  /// Reads FreeType's colour bitmaps, which are premultiplied and which SDL_ttf copies as they are. The pixels around
  /// them have the text's colour at alpha 0, which is why that is black.
  private static func colors(_ surface: UnsafeMutablePointer<SDL_Surface>) -> Bitmap.Pixels? {
    guard let start = surface.pointee.pixels else { return nil }
    var colors: [UInt32] = []
    for y in 0..<Int(surface.pointee.h) {
      let row = (start + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      colors += UnsafeBufferPointer(start: row, count: Int(surface.pointee.w))
    }
    return .premultiplied(colors)
  }
}

/// The pixels of an em across and down, in 1/72 pixel.
///
/// The two differ a little: the height is stretched or squeezed by up to six per cent, so that the letter x is a whole
/// number of pixels high, which keeps small text sharp. FreeType's own hinter does the same, but SDL_ttf cannot request
/// it, and Inter's files have no hints. The width stays as it is, so that lines keep their length.
struct FontSize: Hashable {
  var horizontal: Int
  var vertical: Int

  static let none = FontSize(horizontal: 0, vertical: 0)

  private init(horizontal: Int, vertical: Int) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// A size in pixels per em, clamped to 1…1024.
  init(pixels: Double, fitsXHeight: Bool) {
    let pixels = min(max(pixels, 1), 1024)
    horizontal = Int((pixels * 72).rounded())
    vertical = horizontal
    let xHeight = pixels * TextMetrics.xHeight
    let fitted = xHeight.rounded()
    if fitsXHeight, fitted > 0, abs(fitted / xHeight - 1) <= 0.06 {
      vertical = Int((pixels * 72 * fitted / xHeight).rounded())
    }
  }

  /// The pixels of an em, across.
  var pixels: Double { Double(horizontal) / 72 }
}
