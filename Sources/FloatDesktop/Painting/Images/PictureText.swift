import Glibc

/// Checks an SVG's text before it is rendered: for numbers that break the renderer, and for more of anything than it
/// draws quickly.
///
/// The renderer that SDL_image has does not check its numbers: an endless gradient makes it read outside of its tables,
/// and its time grows with the square of the edges and with every pixel of every shape.
struct PictureText {
  /// The largest number, whatever its sign. A number inside a hundred transforms of that size would be endless in
  /// single precision, so those have a bound together.
  static let largestNumber = 1e6
  /// The longest number, in characters: the renderer reads no more of one, and makes another of the rest.
  static let longestNumber = 60
  /// The decimal places that transforms may multiply numbers by, those of the shapes and of the gradients together.
  static let largestTransforms = 10.0
  /// The most numbers, of which every two are an edge.
  static let maximumNumbers = 30_000
  /// The most pixels that all shapes together may have, were each as large as the picture: a few seconds of work. A
  /// picture with more is drawn smaller and enlarged.
  static let maximumShapePixels = 1_000_000_000
  /// The longest file, in bytes.
  static let maximumBytes = 1 << 20
  /// The most that the elements may take of the style sheets, in bytes: each reads the whole of its class again.
  static let maximumStyle = 50_000_000
  /// How many times shorter than the largest number a line of dashes may be.
  private static let maximumDashes = 10_000.0

  private var numberCount = 0
  /// The elements that are drawn.
  private(set) var shapeCount = 0
  /// For each open group the decimal places that its transforms multiply by, with those around it.
  private var groups = [0.0]
  private var shapeTransforms = 0.0
  private var gradientTransforms = 0.0
  private var sheetTransforms = 0.0
  private var smallestDash = Double.infinity
  private var largest = 1.0
  private var isInStyle = false
  private var sheetBytes = 0
  private var elementCount = 0

  /// The picture could not be drawn, or not in a moment.
  struct Refused: Error {
    var reason: String
  }

  /// Reads a whole text.
  init(_ bytes: [UInt8]) throws(Refused) {
    guard bytes.count <= Self.maximumBytes else {
      throw Refused(reason: "it has more than \(Self.maximumBytes >> 20) MB of text")
    }
    var markup = PictureMarkup(bytes)
    while let piece = markup.next() {
      switch piece {
      case .text(let text): if isInStyle { try read(sheet: text) }
      case .tag(let tag): try read(tag)
      }
    }
    guard numberCount <= Self.maximumNumbers else {
      throw Refused(reason: "it has more than \(Self.maximumNumbers) numbers")
    }
    guard shapeTransforms + gradientTransforms + sheetTransforms <= Self.largestTransforms else {
      throw Refused(reason: "its transforms make numbers too large")
    }
    guard smallestDash * Self.maximumDashes >= largest else {
      throw Refused(reason: "its dashes are too short")
    }
    guard sheetBytes * elementCount <= Self.maximumStyle else {
      throw Refused(reason: "its style sheet is too long for so many elements")
    }
  }

  private mutating func read(_ tag: PictureMarkup.Tag) throws(Refused) {
    let name = String(decoding: tag.name, as: UTF8.self)
    if tag.starts {
      elementCount += 1
      var places = 0.0
      for attribute in tag.attributes { places += try read(attribute) }
      switch name {
      case "g": groups.append(groups[groups.count - 1] + places)
      // It has no end: what it says is said of all that follows.
      case "svg": groups[groups.count - 1] += places
      case "linearGradient", "radialGradient": gradientTransforms = max(gradientTransforms, places)
      case _ where Self.shapes.contains(name):
        shapeCount += 1
        shapeTransforms = max(shapeTransforms, groups[groups.count - 1] + places)
      case "style": isInStyle = true
      default: break
      }
    }
    guard tag.ends else { return }
    if name == "g", groups.count > 1 { groups.removeLast() }
    if name == "style" { isInStyle = false }
  }

  private mutating func read(sheet text: ArraySlice<UInt8>) throws(Refused) {
    let sheet = PictureStyleSheet(text)
    guard sheet.isClosed else { throw Refused(reason: "its style sheet does not end") }
    for description in sheet.descriptions {
      sheetBytes += text.count
      guard sheetBytes <= Self.maximumStyle else { throw Refused(reason: "its style sheet is too long") }
      for declaration in PictureMarkup.declarations(description) {
        // A class inside a class may be the same one, for ever.
        guard !declaration.name.elementsEqual("class".utf8) else {
          throw Refused(reason: "its style sheet has a class inside a class")
        }
        sheetTransforms += try read(declaration)
      }
    }
  }

  /// Reads an attribute, or the same in a style; returns the decimal places that it multiplies numbers by.
  private mutating func read(_ attribute: PictureMarkup.Declaration) throws(Refused) -> Double {
    let name = String(decoding: attribute.name, as: UTF8.self)
    guard name != "style" else {
      var places = 0.0
      for declaration in PictureMarkup.declarations(attribute.value) { places += try read(declaration) }
      return places
    }
    guard !Self.names.contains(name) else { return 0 }
    let isTransform = name == "transform" || name == "gradientTransform"
    let sum = try look(at: attribute.value, hasColors: Self.colors.contains(name), isLength: !isTransform)
    if name == "stroke-dasharray", sum > 0 { smallestDash = min(smallestDash, sum) }
    return isTransform ? try Self.places(of: attribute.value) : 0
  }

  /// Looks at all numbers of a text and returns their sum.
  private mutating func look(
    at text: ArraySlice<UInt8>, hasColors: Bool, isLength: Bool
  ) throws(Refused) -> Double {
    var sum = 0.0
    var rest = text
    while let first = rest.first {
      if hasColors, first == UInt8(ascii: "#") {
        rest = rest.dropFirst().drop { Self.isLetter($0) || Self.isDigit($0) }
        continue
      }
      let number = Self.number(rest)
      guard !number.isEmpty else {
        rest = rest.dropFirst()
        continue
      }
      numberCount += 1
      let value = abs(Double(String(decoding: number, as: UTF8.self)) ?? .infinity)
      guard value <= Self.largestNumber, number.count <= Self.longestNumber else {
        throw Refused(reason: "it has a number beyond \(Int(Self.largestNumber))")
      }
      if isLength { largest = max(largest, value) }
      sum += value
      rest = rest[number.endIndex...]
    }
    return sum
  }

  /// How many decimal places a list of transforms may multiply numbers by. Places and angles multiply nothing.
  ///
  /// The renderer finds its words anywhere and takes numbers that are not there from memory that nobody wrote, which may
  /// hold an endless one.
  private static func places(of text: ArraySlice<UInt8>) throws(Refused) -> Double {
    let refused = Refused(reason: "a transform in it is none of SVG's")
    var sum = 0.0
    var rest = text.drop(while: isBetween)
    while !rest.isEmpty {
      let name = rest.prefix(while: isLetter)
      rest = rest[name.endIndex...].drop(while: isBetween)
      guard rest.first == UInt8(ascii: "(") else { throw refused }
      rest = rest.dropFirst().drop(while: isBetween)
      var numbers: [Double] = []
      while rest.first != UInt8(ascii: ")") {
        let number = number(rest)
        guard let value = Double(String(decoding: number, as: UTF8.self)) else { throw refused }
        numbers.append(abs(value))
        rest = rest[number.endIndex...].drop(while: isBetween)
      }
      rest = rest.dropFirst().drop(while: isBetween)
      let factor: Double
      switch (String(decoding: name, as: UTF8.self), numbers.count) {
      case ("translate", 1...2), ("rotate", 1), ("rotate", 3): factor = 1
      case ("scale", 1...2): factor = numbers.max()!
      case ("matrix", 6): factor = numbers.prefix(4).max()!
      // By nearly a right angle.
      case ("skewX", 1), ("skewY", 1): factor = numbers[0] > 80 ? largestNumber : 10
      default: throw refused
      }
      sum += log10(max(factor, 1))
    }
    return sum
  }

  private static func isBetween(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte <= 0x20 }

  /// The number that a text begins with; empty where it begins with none.
  private static func number(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = text.startIndex
    /// Takes digits; false where there are none.
    func takeDigits() -> Bool {
      let digits = text[end...].prefix(while: isDigit)
      end = digits.endIndex
      return !digits.isEmpty
    }
    func take(_ bytes: StaticString) -> Bool {
      guard end < text.endIndex, bytes.withUTF8Buffer({ $0.contains(text[end]) }) else { return false }
      end += 1
      return true
    }
    _ = take("+-")
    var hasDigits = takeDigits()
    if take("."), takeDigits() { hasDigits = true }
    guard hasDigits else { return text[text.startIndex..<text.startIndex] }
    let mantissa = end
    if take("eE") {
      _ = take("+-")
      if !takeDigits() { end = mantissa }
    }
    return text[text.startIndex..<end]
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  /// Attributes that hold names, in which digits mean nothing.
  private static let names: Set<String> = ["id", "class", "href", "xlink:href", "xmlns", "xmlns:xlink"]
  /// Attributes that hold colours and references, which begin with `#`.
  private static let colors: Set<String> = [
    "fill", "stroke", "stop-color", "color", "clip-path", "mask", "filter",
  ]
  private static let shapes: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]
}
