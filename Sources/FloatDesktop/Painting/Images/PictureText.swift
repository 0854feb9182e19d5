import Glibc

/// Checks an SVG's text before it is rendered, for numbers that break the renderer and for too much of anything to draw
/// quickly.
///
/// SDL_image's renderer does not check its numbers: an infinite gradient makes it read outside its tables, and its time
/// grows with the square of the edges and with every pixel of every shape.
struct PictureText {
  /// The largest magnitude of a number. A number inside a hundred transforms of that size would be infinite in single
  /// precision, so the transforms have a common bound.
  static let largestNumber = 1e6
  /// The longest number, in characters: the renderer reads no more of one, and takes the rest as another number.
  static let longestNumber = 60
  /// The decimal places by which transforms may multiply numbers, those of shapes and gradients together.
  static let largestTransforms = 10.0
  /// The most numbers; every two of them make an edge.
  static let maximumNumbers = 30_000
  /// The most pixels of all shapes together if each were as large as the picture: a few seconds of work. A picture with
  /// more is drawn smaller and enlarged.
  static let maximumShapePixels = 1_000_000_000
  /// The longest file, in bytes.
  static let maximumBytes = 1 << 20
  /// The most bytes of style sheets that all elements may read together, as each reads the whole of its class again.
  static let maximumStyle = 50_000_000
  /// How many times shorter than the largest length the sum of a dash array may be.
  private static let maximumDashes = 10_000.0

  private var numberCount = 0
  /// The number of elements that are drawn.
  private(set) var shapeCount = 0
  /// For each open group, the decimal places that its transforms and those around it multiply by.
  private var groups = [0.0]
  private var shapeTransforms = 0.0
  private var gradientTransforms = 0.0
  private var sheetTransforms = 0.0
  private var smallestDash = Double.infinity
  private var largest = 1.0
  private var isInStyle = false
  private var sheetBytes = 0
  private var elementCount = 0

  /// The picture cannot be drawn, or not in a short time.
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
      // It has no end, so its transforms apply to everything that follows.
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
        // A class inside a class may be the same one, which would never end.
        guard !declaration.name.elementsEqual("class".utf8) else {
          throw Refused(reason: "its style sheet has a class inside a class")
        }
        sheetTransforms += try read(declaration)
      }
    }
  }

  /// Reads an attribute, or a declaration of a style; returns the decimal places by which it multiplies numbers.
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

  /// Checks all numbers of a text and returns their sum.
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

  /// Returns the decimal places by which a list of transforms may multiply numbers; translations and rotations add
  /// none.
  ///
  /// The renderer finds transforms' names anywhere in the text, and reads missing numbers from uninitialized memory,
  /// which may contain an infinite one.
  private static func places(of text: ArraySlice<UInt8>) throws(Refused) -> Double {
    let refused = Refused(reason: "it has a transform that SVG does not know")
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
      case ("scale", 1...2): factor = numbers.max() ?? 1
      case ("matrix", 6): factor = numbers.prefix(4).max() ?? 1
      // The angle is close to a right angle.
      case ("skewX", 1), ("skewY", 1): factor = numbers[0] > 80 ? largestNumber : 10
      default: throw refused
      }
      sum += log10(max(factor, 1))
    }
    return sum
  }

  private static func isBetween(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte <= 0x20 }

  /// The number at the beginning of a text; empty if there is none.
  private static func number(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = text.startIndex
    /// Takes digits; returns false if there are none.
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

  /// Attributes that contain names, in which digits mean nothing.
  private static let names: Set<String> = ["id", "class", "href", "xlink:href", "xmlns", "xmlns:xlink"]
  /// Attributes that contain colours and references, which begin with `#`.
  private static let colors: Set<String> = [
    "fill", "stroke", "stop-color", "color", "clip-path", "mask", "filter",
  ]
  private static let shapes: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]
}
