import FloatCore

/// A line of text, split into pieces of one font each.
struct TextLine {
  /// A sequence of characters that one font draws.
  private final class Piece {
    let text: String
    let face: FontFace
    private let size: FontSize

    init(_ text: String, _ face: FontFace, _ size: FontSize) {
      (self.text, self.face, self.size) = (text, face, size)
    }

    /// Measured only when needed, because that takes half as long as drawing.
    lazy var width: Double = {
      let width = Double(face.width(of: text, size: size))
      return face.isScalable ? width : width * size.pixels / FontFace.bitmapEm
    }()
  }

  private let characters: [Character]
  private let size: FontSize
  private let weight: TextRun.Weight
  private let library: FontLibrary
  private let pieces: [Piece]

  init(_ text: String, size: FontSize, weight: TextRun.Weight, library: FontLibrary) {
    self.init(Array(text), size: size, weight: weight, library: library)
  }

  private init(_ characters: [Character], size: FontSize, weight: TextRun.Weight, library: FontLibrary) {
    self.characters = characters
    self.size = size
    self.weight = weight
    self.library = library
    var split: [(text: String, face: FontFace)] = []
    for character in characters {
      guard let face = library.face(for: character, weight: weight) else { continue }
      if let last = split.last, last.face === face {
        split[split.count - 1].text.append(character)
      } else {
        split.append((String(character), face))
      }
    }
    pieces = split.map { Piece($0.text, $0.face, size) }
  }

  /// The width in pixels.
  var width: Int { Int(exactWidth.rounded()) }

  private var exactWidth: Double { pieces.reduce(0) { $0 + $1.width } }

  /// The line itself if it fits, else its longest beginning that fits, followed by "…".
  func cut(to maxWidth: Int) -> TextLine {
    if isSurelyShort(maxWidth) || width <= maxWidth { return self }
    func shortened(_ count: Int) -> TextLine {
      let kept = characters[..<count]
      let end = kept.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
      return TextLine(Array(kept[..<end]) + ["…"], size: size, weight: weight, library: library)
    }
    // Bisects between a count that fits and one that does not; −1 means that not even the ellipsis fits.
    var fitting = -1
    var tooLong = characters.count
    while tooLong - fitting > 1 {
      let middle = (fitting + tooLong) / 2
      if shortened(middle).width <= maxWidth { fitting = middle } else { tooLong = middle }
    }
    return fitting >= 0 ? shortened(fitting) : TextLine([], size: size, weight: weight, library: library)
  }

  /// True for a line without a limit of its own that is far narrower than the widest bitmap.
  private func isSurelyShort(_ maxWidth: Int) -> Bool {
    maxWidth >= TextRenderer.widthLimit
      && Double(characters.count) * Self.widestEms * size.pixels < Double(maxWidth)
  }

  /// The assumed greatest width of a character, in ems.
  private static let widestEms = 8.0

  /// The pixels relative to the pen's start on the baseline, without empty margins: in colours if a colour is given,
  /// else as coverage.
  func bitmap(color: Color?) -> Bitmap? {
    var canvas = TextCanvas()
    var pen = 0.0
    var last: Piece?
    for piece in pieces {
      pen += last?.width ?? 0
      if let line = piece.face.draw(piece.text, size: size) {
        canvas.add(piece.face.isScalable ? line : emoji(line), at: Int(pen.rounded()))
      }
      last = piece
    }
    return canvas.bitmap(color: color)
  }

  /// A line of bitmap glyphs scaled down to the text's size.
  private func emoji(_ line: FontFace.Line) -> FontFace.Line {
    guard case .premultiplied(let colors) = line.pixels else { return line }
    let factor = size.pixels / FontFace.bitmapEm
    let width = max(Int((Double(line.width) * factor).rounded()), 1)
    let height = max(Int((Double(line.height) * factor).rounded()), 1)
    return FontFace.Line(
      width: width, height: height, left: Int((Double(line.left) * factor).rounded()),
      top: Int((Double(line.top) * factor).rounded()),
      pixels: .premultiplied(
        ImageScaling.resized(colors, width: line.width, height: line.height, to: width, height)))
  }

  /// True if a text contains characters with their own colours.
  static func containsEmoji(_ text: String) -> Bool {
    // Nearly every label is plain ASCII; keycap emoji end in a scalar beyond it.
    text.utf8.contains { $0 >= 0xC2 } && text.contains(where: TextMetrics.isEmoji)
  }

  /// The text as one line of limited length: control characters and line breaks become spaces or nothing.
  static func cleaned(_ text: String, size: FontSize, weight: TextRun.Weight) -> String {
    var result = ""
    var width = 0.0
    var count = 0
    // A single character can have any number of marks, so the scalars are limited, too.
    let beginning = String(text.unicodeScalars.prefix(TextRenderer.characterLimit * 4))
    for character in beginning {
      if count == TextRenderer.characterLimit || width * size.pixels > Double(TextRenderer.widthLimit) {
        break
      }
      count += 1
      guard let cleaned = cleaned(character) else { continue }
      width += TextMetrics.advance(of: cleaned, weight: weight)
      result.append(cleaned)
    }
    return result
  }

  private static func cleaned(_ character: Character) -> Character? {
    if character.isNewline || character == "\t" { return " " }
    // More than a few marks on a letter are not writing.
    let scalars = character.unicodeScalars.filter { $0.properties.generalCategory != .control }.prefix(24)
    return scalars.isEmpty ? nil : Character(String(String.UnicodeScalarView(scalars)))
  }
}
