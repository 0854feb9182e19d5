/// Makes files from honest ones: changes bytes, lines and numbers, and inserts pieces that parsers trip over.
struct Mutation {
  private var state: UInt64

  /// - Parameters:
  ///   - seed: The run's seed.
  ///   - index: The file's number in the run; equal numbers make equal files.
  init(seed: UInt64, index: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 ^ (index &* 0xD1B5_4A32_D192_ED03)
  }

  /// SplitMix64 (Steele, Lea, Flood 2014).
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func element<Element>(of list: [Element]) -> Element { list[number(below: list.count)] }

  /// Makes a file from one of some originals.
  mutating func file(from originals: [[UInt8]]) -> [UInt8] {
    if number(below: 20) == 0 {
      return (0..<number(below: 40)).flatMap { _ in Array(element(of: Self.pieces).utf8) }
    }
    var bytes = element(of: originals)
    for _ in 0...number(below: 6) { mutate(&bytes, element(of: originals)) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8], _ other: [UInt8]) {
    let place = number(below: bytes.count + 1)
    let end = min(bytes.count, place + number(below: 12))
    switch number(below: 10) {
    case 0: bytes.insert(UInt8(number(below: 256)), at: place)
    case 1: bytes.removeSubrange(place..<end)
    case 2: if place < bytes.count { bytes[place] = UInt8(number(below: 256)) }
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: number(below: bytes.count + 1))
    case 4: if number(below: 4) == 0 { bytes.removeSubrange(place...) }
    case 5: replaceNumber(&bytes, near: place)
    case 6: repeatLine(&bytes, near: place)
    case 7:
      let start = number(below: other.count + 1)
      bytes.insert(contentsOf: other[start..<min(other.count, start + number(below: 200))], at: place)
    case 8 where number(below: 8) == 0:
      let piece = Array(element(of: Self.pieces).utf8)
      for _ in 0..<number(below: 3000) { bytes.insert(contentsOf: piece, at: min(place, bytes.count)) }
    default: bytes.insert(contentsOf: Array(element(of: Self.pieces).utf8), at: place)
    }
  }

  /// Replaces the next number by another one.
  private mutating func replaceNumber(_ bytes: inout [UInt8], near place: Int) {
    let isDigit = { (byte: UInt8) in UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
    guard let start = bytes[place...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) && $0 != UInt8(ascii: ".") } ?? bytes.endIndex
    bytes.replaceSubrange(start..<end, with: Array(element(of: Self.numbers).utf8))
  }

  private mutating func repeatLine(_ bytes: inout [UInt8], near place: Int) {
    let feed = UInt8(ascii: "\n")
    guard let start = bytes[place...].firstIndex(of: feed) else { return }
    let end = bytes[(start + 1)...].firstIndex(of: feed) ?? bytes.endIndex
    let line = Array(bytes[start..<end])
    for _ in 0...number(below: 4) { bytes.insert(contentsOf: line, at: end) }
  }

  private static let numbers = [
    "0", "-0", "-1", "1e309", "-1e309", "1e-400", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "4294967296", "999999", "1000000", "0.1", "00", "0x10", "0x1p80", "1e300", "1e19",
    "nan", "inf", "1e5",
    "2147483648",
    "18446744073709551616", "0.30000000000000004", "123456789012345678901234567890123456789012345",
  ]

  private static let pieces = [
    "&a ", "*a ", "!!", "!x ", "|", ">", "? ", "?", "- ", ": ", ":", "\t", "\n", "\r", "\r\n", "---\n",
    "...\n", "%", "@",
    "`", "[", "]", "{", "}", ",", "\"", "'", "#", " #", "\\", "\\0", "\\u0000", "~", "null", "1e999", "-",
    "+5pt",
    "0x10", "012", ".inf", "999999999999999999pt", "ball.diameter: 5000pt\n", "ball:\n", "\u{FEFF}", "\u{85}",
    "\u{2028}", "\u{0}", "球", "🎈", "e\u{301}", "1:30", "\"t\":-1", "\"x\":1e400", "\"id\":-3", "steps:\n",
    "  ",
    "        ", "\u{1B}[31m", "\u{9B}31m", "ball.diameter: &a 1pt\n", "<<: *a\n", "\"\\ud800\"", "{\"a\":",
    "? a\n: b\n",
    "%YAML 1.1\n", "%FOO\n", "key: |\n  x\n", "\n \t d", "- - - ", "[[[[", "{a: {b: ",
    "unread: 9223372036854775807\n",
    "\u{202E}", "\u{FFFD}", "\u{10FFFF}", "<g transform=\"scale(1e30)\">", "<g>", "</g>", "nan", "1e309%",
    "M0 0L1e6 1",
    " stroke-dasharray=\"0.0001\"", "url(#a)", "<!--", "-->", "<![CDATA[", "&#x0;", "viewBox=\"0 0 1 1e9\" ",
  ]
}
