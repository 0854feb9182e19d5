package import FloatCore
import FloatFiles

/// Draws lines of text with SDL_ttf, and keeps them.
///
/// A line is split where its characters need different fonts (Inter, Noto Sans CJK SC, Noto Color Emoji, then any that
/// fontconfig finds), each piece is shaped by HarfBuzz, and the pieces are placed side by side on one baseline, left to
/// right. Text wider than the run's `maxWidth` is cut by the fonts' own measures.
package final class TextRenderer: TextDrawing {
  /// The way in which characters become pixels.
  package enum Mode: String, CaseIterable, Hashable, Sendable {
    case fonts
    /// A box for each character, with the width from `TextMetrics`: the same picture on every machine.
    case boxes
  }

  private struct Key: Hashable, Sendable {
    var text: String
    var size: FontSize
    var weight: TextRun.Weight
    var maxWidth: Int
    var alignment: TextRun.Alignment
    /// Nil unless the text contains emoji, because then the rest of it is coloured here.
    var color: Color?
  }

  let mode: Mode
  /// Nil in the mode `boxes`.
  private let library: FontLibrary?
  private var cache: BoundedCache<Key, Bitmap?>
  private let isFixed: Bool
  /// The lines that are being drawn ahead, if any.
  private var ahead: BackgroundTask<[(Key, Bitmap?)], Never>?

  /// The most characters of a line; any beyond them could not be seen anyway.
  static let characterLimit = 2048
  /// The width of a line in pixels beyond which no more characters are drawn.
  static let widthLimit = 16_384
  /// The memory for kept bitmaps, in bytes: about a thousand lines at scale 2.
  static let defaultCacheCapacity = 16 << 20
  /// The largest memory for kept bitmaps, on a large frame, of which they take the same share as at scale 2.
  static let largestCacheCapacity = 128 << 20

  package init(
    mode: Mode = .fonts, catalog: FontCatalog = .system,
    cacheCapacity: Int? = nil
  ) {
    self.mode = mode
    library = mode == .fonts ? FontLibrary(catalog: catalog) : nil
    cache = BoundedCache(bound: cacheCapacity ?? Self.defaultCacheCapacity)
    isFixed = cacheCapacity != nil
  }

  /// The warnings about missing fonts that were written to standard error.
  package var warnings: [String] { library?.warnings.lines ?? [] }

  /// The memory of the kept bitmaps, in bytes.
  package var cachedByteCount: Int { cache.cost }
  package var cacheCapacity: Int { cache.bound }
  /// The number of lines that were drawn and not found in the cache.
  private(set) var drawCount = 0

  /// Opens the fonts that nearly all text uses; otherwise the first line in each would.
  package func openFonts() {
    guard let library else { return }
    FontLock.withLock {
      for weight in [TextRun.Weight.regular, .medium, .semibold] { _ = library.face(.latin(weight)) }
    }
  }

  package func reserve(frameBytes: Int) {
    guard !isFixed else { return }
    cache.grow(to: min(frameBytes * 3, Self.largestCacheCapacity))
  }

  /// Draws lines on another thread, until the first of them is needed.
  ///
  /// The lines are sorted by font and size, because SDL_ttf keeps the letters of one size only.
  package func prepare(_ runs: [TextRun], scale: Double) {
    let keys = Set(runs.compactMap { key(of: $0, scale: scale) }).filter { cache.value(for: $0) == nil }
    guard let library, ahead == nil, !keys.isEmpty else { return }
    let order = keys.sorted {
      ($0.weight.rawValue, $0.size.horizontal, $0.text) < ($1.weight.rawValue, $1.size.horizontal, $1.text)
    }
    ahead = BackgroundTask { () throws(Never) in
      order.map { key in (key, FontLock.withLock { Self.draw(key, by: library) }) }
    }
  }

  package func bitmap(for run: TextRun, scale: Double) -> Bitmap? {
    guard let key = key(of: run, scale: scale) else { return nil }
    if let known = cache.value(for: key) { return known }
    if let ahead {
      self.ahead = nil
      let lines = ahead.value()
      drawCount += lines.count
      for (key, bitmap) in lines { cache.insert(bitmap, for: key) }
      if let known = cache.value(for: key) { return known }
    }
    drawCount += 1
    let bitmap = FontLock.withLock { Self.draw(key, by: library) }
    cache.insert(bitmap, for: key)
    return bitmap
  }

  /// The key of a run; nil if nothing of it is visible.
  private func key(of run: TextRun, scale: Double) -> Key? {
    let pixels = run.size * scale
    guard pixels > 0, pixels.isFinite, run.color.alpha > 0 else { return nil }
    let limit = run.maxWidth * scale
    // A limit that is not a number counts as none.
    let maxWidth = limit < Double(Self.widthLimit) ? Int(max(limit, 0).rounded(.down)) : Self.widthLimit
    return Key(
      text: run.text, size: FontSize(pixels: pixels, fitsXHeight: mode == .fonts), weight: run.weight,
      maxWidth: maxWidth, alignment: run.alignment,
      color: mode == .fonts && TextLine.containsEmoji(run.text) ? run.color : nil)
  }

  /// Draws a line; must be called with `FontLock` held.
  private static func draw(_ key: Key, by library: FontLibrary?) -> Bitmap? {
    let text = TextLine.cleaned(key.text, size: key.size, weight: key.weight)
    if let library, library.hasFont(key.weight) {
      let line = TextLine(text, size: key.size, weight: key.weight, library: library).cut(to: key.maxWidth)
      return aligned(line.bitmap(color: key.color), key.alignment, line.width)
    }
    let boxes = TextBoxes(text, size: key.size, weight: key.weight, maxWidth: key.maxWidth)
    return aligned(boxes.bitmap(), key.alignment, boxes.width)
  }

  /// A line's pixels relative to its baseline point.
  private static func aligned(
    _ bitmap: Bitmap?, _ alignment: TextRun.Alignment, _ width: @autoclosure () -> Int
  ) -> Bitmap? {
    var bitmap = bitmap
    switch alignment {
    case .leading: break
    case .center: bitmap?.originX -= Int((Double(width()) / 2).rounded())
    case .trailing: bitmap?.originX -= width()
    }
    return bitmap
  }
}
