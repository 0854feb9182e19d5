import FloatCore

/// The pixels of an em across and down, in 1/72 pixel.
///
/// The two differ a little: the height is stretched or squeezed by up to six per cent so that the letter x
/// is a whole number of pixels high, which keeps small text sharp. FreeType's own hinter does the same, but
/// SDL_ttf cannot ask for it, and Inter's files have no hints. The width stays as it is, so that lines keep their length.
struct FontSize: Hashable {
  var horizontal: Int
  var vertical: Int

  static let none = FontSize(horizontal: 0, vertical: 0)

  private init(horizontal: Int, vertical: Int) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// A size of some pixels per em, held to 1…1024.
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
