import FloatCore

/// A line of text as boxes, one per character, measured by `TextMetrics` alone.
struct TextBoxes {
  private let characters: [Character]
  private let em: Double
  private let weight: TextRun.Weight

  init(_ text: String, size: FontSize, weight: TextRun.Weight, maxWidth: Int) {
    em = size.pixels
    self.weight = weight
    // Half a pixel more, because the run's width was rounded down to whole pixels.
    characters = Array(
      TextMetrics.truncated(text, size: em, weight: weight, width: Double(maxWidth) + 0.5))
  }

  /// The width in pixels.
  var width: Int { Int(exactWidth.rounded()) }

  private var exactWidth: Double {
    characters.reduce(0) { $0 + TextMetrics.advance(of: $1, weight: weight) } * em
  }

  /// The boxes relative to the pen's start on the baseline.
  func bitmap() -> Bitmap? {
    let top = Int((-0.85 * em).rounded())
    let bottom = Int((0.12 * em).rounded())
    let columns = width
    guard columns > 0, bottom > top else { return nil }
    var mask = [UInt8](repeating: 0, count: columns * (bottom - top))
    var pen = 0.0
    var hasInk = false
    for character in characters {
      let start = pen
      pen += TextMetrics.advance(of: character, weight: weight) * em
      guard !character.isWhitespace, let height = Self.extent(of: character) else { continue }
      let gap = min(0.06 * em, (pen - start) / 4)
      let left = Int((start + gap).rounded())
      let right = min(max(Int((pen - gap).rounded()), left + 1), columns)
      let first = max(Int((-height.up * em).rounded()), top)
      let last = min(max(Int((height.down * em).rounded()), first + 1), bottom)
      for y in first..<last {
        for x in left..<max(right, left) {
          mask[(y - top) * columns + x] = 255
          hasInk = true
        }
      }
    }
    guard hasInk else { return nil }
    return Bitmap(width: columns, height: bottom - top, originX: 0, originY: top, pixels: .mask(mask))
  }

  /// The extent of a character's box above and below the baseline, in ems; nil for one without width.
  private static func extent(of character: Character) -> (up: Double, down: Double)? {
    let advance = TextMetrics.advance(of: character)
    if advance <= 0 { return nil }
    if advance >= 0.99 { return (0.84, 0.1) }
    if character.isLowercase, !"bdfhkltij".contains(character) { return (TextMetrics.xHeight, 0) }
    if ".,…_".contains(character) { return (0.1, 0) }
    if "-–—·".contains(character) { return (0.34, -0.22) }
    return (TextMetrics.capHeight, 0)
  }
}
