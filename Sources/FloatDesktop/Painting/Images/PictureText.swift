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
  /// The decimal places that nested transforms may multiply numbers by.
  static let largestTransforms = 10.0
  /// The most numbers, of which every two are an edge.
  static let maximumNumbers = 30_000
  /// The most pixels that all shapes together may have, were each as large as the picture: a few seconds of work. A
  /// picture with more is drawn smaller and enlarged.
  static let maximumShapePixels = 1_000_000_000
  /// The longest file, in bytes.
  static let maximumBytes = 1 << 20

  private let bytes: [UInt8]
  private var offset = 0
  private var numberCount = 0
  /// The elements that are drawn.
  private(set) var shapeCount = 0
  /// For each open element the decimal places that its transforms multiply by, with those around it.
  private var transforms = [0.0]
  private var smallestDash = Double.infinity
  private var largest = 1.0

  /// The picture could not be drawn, or not in a moment.
  struct Refused: Error {
    var reason: String
  }

  /// Reads a whole text.
  init(_ bytes: [UInt8]) throws(Refused) {
    self.bytes = bytes
    guard bytes.count <= Self.maximumBytes else {
      throw Refused(reason: "it has more than \(Self.maximumBytes >> 20) MB of text")
    }
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "<") {
        try element()
      } else {
        // Text between elements may be a style sheet.
        let start = offset
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
        try look(at: start..<offset)
      }
    }
    guard numberCount <= Self.maximumNumbers else {
      throw Refused(reason: "it has more than \(Self.maximumNumbers) numbers")
    }
    guard smallestDash * Self.maximumDashes >= largest else {
      throw Refused(reason: "its dashes are too short")
    }
  }

  private static let maximumDashes = 10_000.0

  /// An element's tag, from `<` to `>`.
  private mutating func element() throws(Refused) {
    offset += 1
    let isEnd = offset < bytes.count && bytes[offset] == UInt8(ascii: "/")
    if isEnd { offset += 1 }
    let name = word { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    var places = transforms.last ?? 0
    var isEmpty = false
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
      isEmpty = bytes[offset] == UInt8(ascii: "/")
      guard Self.isLetter(bytes[offset]) else {
        offset += 1
        continue
      }
      let key = word { Self.isLetter($0) || 0x30...0x39 ~= $0 || [0x2D, 0x3A, 0x2E, 0x5F].contains($0) }
      guard let value = value(), !Self.names.contains(key) else { continue }
      try look(at: value, of: key)
      if key.hasSuffix("ransform") {
        places += Self.places(of: String(decoding: bytes[value], as: UTF8.self))
      }
    }
    offset += 1
    guard places <= Self.largestTransforms else {
      throw Refused(reason: "its transforms make numbers too large")
    }
    if isEnd {
      if transforms.count > 1 { transforms.removeLast() }
    } else if !isEmpty, !name.hasPrefix("!"), !name.hasPrefix("?") {
      transforms.append(places)
    }
    if Self.shapes.contains(name) { shapeCount += 1 }
  }

  /// An attribute's value after `=`, without its quotes.
  private mutating func value() -> Range<Int>? {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else { return nil }
    offset += 1
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'")
    else {
      return nil
    }
    let quote = bytes[offset]
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != quote { offset += 1 }
    defer { offset += 1 }
    return start..<min(offset, bytes.count)
  }

  private mutating func word(_ isPart: (UInt8) -> Bool) -> String {
    let start = offset
    while offset < bytes.count, isPart(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Looks at all numbers of a text.
  private mutating func look(at range: Range<Int>, of key: String = "") throws(Refused) {
    var dash = 0.0
    var i = range.lowerBound
    while i < range.upperBound {
      // A colour or a reference.
      if bytes[i] == UInt8(ascii: "#") {
        i += 1
        while i < range.upperBound, Self.isLetter(bytes[i]) || 0x30...0x39 ~= bytes[i] { i += 1 }
        continue
      }
      let end = number(from: i, to: range.upperBound)
      guard end > i else {
        i += 1
        continue
      }
      numberCount += 1
      let value = abs(Double(String(decoding: bytes[i..<end], as: UTF8.self)) ?? .infinity)
      guard value <= Self.largestNumber else {
        throw Refused(reason: "it has a number beyond \(Int(Self.largestNumber))")
      }
      if !key.hasSuffix("ransform") { largest = max(largest, value) }
      dash += value
      i = end
    }
    if key == "stroke-dasharray" || key == "style" || key.isEmpty, dash > 0 {
      smallestDash = min(smallestDash, key == "stroke-dasharray" ? dash : dashInStyle(range))
    }
  }

  /// The sum of a `stroke-dasharray` in a style; endless where there is none.
  private func dashInStyle(_ range: Range<Int>) -> Double {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard let start = text.firstRange(of: "stroke-dasharray")?.upperBound else { return .infinity }
    let value = text[start...].drop { $0 == ":" || $0 == " " }.prefix { $0 != ";" && $0 != "}" }
    let numbers = value.split { $0 == "," || $0 == " " }.compactMap {
      Double($0.prefix { "0123456789.eE+-".contains($0) })
    }
    let sum = numbers.reduce(0) { $0 + abs($1) }
    return sum > 0 ? sum : .infinity
  }

  /// How many decimal places a list of transforms may multiply numbers by. Places and angles multiply nothing.
  private static func places(of text: String) -> Double {
    text.split(separator: ")").reduce(0) { sum, part in
      let words = part.split(separator: "(", maxSplits: 1)
      guard words.count == 2 else { return sum }
      let name = words[0].filter(\.isLetter)
      let numbers = words[1].split { $0 == "," || $0.isWhitespace }.map { abs(Double($0) ?? largestNumber) }
      let factor: Double
      switch name {
      case "scale": factor = numbers.max() ?? 1
      case "matrix": factor = numbers.prefix(4).max() ?? 1
      // A skew by nearly a right angle.
      case "skewX", "skewY": factor = numbers.contains { $0 > 80 } ? largestNumber : 10
      default: return sum
      }
      return sum + max(0, log10(max(factor, 1)))
    }
  }

  /// The end of a number that begins at a place; the place itself where none does.
  private func number(from start: Int, to end: Int) -> Int {
    var i = start
    if i < end, bytes[i] == UInt8(ascii: "-") || bytes[i] == UInt8(ascii: "+") { i += 1 }
    let digits = i
    var count = 0
    while i < end, 0x30...0x39 ~= bytes[i] { (i, count) = (i + 1, count + 1) }
    if i < end, bytes[i] == UInt8(ascii: ".") {
      i += 1
      while i < end, 0x30...0x39 ~= bytes[i] { (i, count) = (i + 1, count + 1) }
    }
    guard count > 0, i > digits else { return start }
    guard i < end, bytes[i] | 0x20 == UInt8(ascii: "e") else { return i }
    var exponent = i + 1
    if exponent < end, bytes[exponent] == UInt8(ascii: "-") || bytes[exponent] == UInt8(ascii: "+") {
      exponent += 1
    }
    let first = exponent
    while exponent < end, 0x30...0x39 ~= bytes[exponent] { exponent += 1 }
    return exponent > first ? exponent : i
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  /// Attributes that hold names, in which digits mean nothing.
  private static let names: Set<String> = ["id", "class", "href", "xlink:href", "xmlns", "xmlns:xlink"]
  private static let shapes: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]
}
