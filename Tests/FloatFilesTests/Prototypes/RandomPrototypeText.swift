@testable import FloatTestSupport

/// A prototype file in one of the ways in which people write it, and what it says. All names, numbers and comments in it
/// are different, so that each can be looked for.
struct RandomPrototypeText {
  struct Spot: Equatable {
    var name: String
    var frame: [Int]
    var word: String?
  }

  private(set) var text = ""
  /// The hotspots of each page, in order.
  private(set) var spots: [[Spot]] = []
  private var random: SplitMix64
  private var next = 1000

  init(seed: Int) {
    random = SplitMix64(seed: UInt64(seed))
    let step = oneOf([1, 2, 2, 2, 4])
    let end = oneOf(["\n", "\n", "\r\n"])
    var lines = ["# free\(number())", "floatdesktop: 1", "pages:"]
    for page in 0..<1 + random.below(4) {
      let indentation = String(repeating: " ", count: step)
      if random.below(3) == 0 { lines.append(indentation + "# free\(number())") }
      lines.append(indentation + key("page\(page)") + ":" + comment("free"))
      lines.append(indentation + indentation + "picture: p\(number()).png" + comment("free"))
      spots.append([])
      lines += hotspots(page, step)
      if random.below(2) == 0 {
        lines.append(indentation + indentation + "badges: {b\(number()): {center: [1, 2]}}")
      }
    }
    text = lines.joined(separator: end) + oneOf([end, end, end + end, ""])
    if random.below(4) == 0 { text = "\u{FEFF}" + text }
  }

  mutating func number() -> Int {
    next += 1
    return next
  }

  private mutating func oneOf<Choice>(_ choices: [Choice]) -> Choice { choices[random.below(choices.count)] }
  private mutating func key(_ name: String) -> String { oneOf([name, name, "\"\(name)\"", "'\(name)'"]) }
  private mutating func comment(_ mark: String) -> String {
    random.below(3) == 0 ? oneOf([" ", "   "]) + "# {\(mark)\(number())}, : [" : ""
  }

  private mutating func spot(_ page: Int) -> Spot {
    let spot = Spot(
      name: "n\(number())", frame: (0..<4).map { _ in number() },
      word: random.below(2) == 0 ? "w\(number())" : nil)
    spots[page].append(spot)
    return spot
  }

  private mutating func flow(_ spot: Spot) -> String {
    let frame = "frame: [" + spot.frame.map(String.init).joined(separator: oneOf([", ", ",", " ,  "])) + "]"
    let action = spot.word.map { "custom: " + key($0) }
    return "{" + [frame, action].compactMap(\.self).joined(separator: ", ") + oneOf(["}", "}", ",}", " }"])
  }

  private mutating func hotspots(_ page: Int, _ step: Int) -> [String] {
    let outer = String(repeating: " ", count: 2 * step)
    let inner = String(repeating: " ", count: 3 * step)
    let name = outer + key("hotspots") + ":"
    let count = 1 + random.below(4)
    switch random.below(6) {
    case 0: return []
    case 1: return [name + comment("free")]
    case 2: return [name + oneOf([" {}", " { }"]) + comment("free")]
    case 3:
      let entries = (0..<count).map { _ in
        let spot = spot(page)
        return key(spot.name) + ": " + flow(spot)
      }
      return [name + " {" + entries.joined(separator: ", ") + oneOf(["}", ", }", ",}"]) + comment("free")]
    case 4:
      var lines = [name + " {" + comment("free")]
      for index in 0..<count {
        if random.below(4) == 0 { lines.append(inner + "# free\(number())") }
        let spot = spot(page)
        let comma = index + 1 < count || random.below(2) == 0 ? "," : ""
        lines.append(inner + key(spot.name) + ": " + flow(spot) + comma + comment("of\(spot.name)x"))
      }
      return random.below(2) == 0 || lines[lines.count - 1].contains("#")
        ? lines + [outer + "}"] : lines.dropLast() + [lines[lines.count - 1] + "}"]
    default:
      var lines = [name + comment("free")]
      for _ in 0..<count {
        if random.below(4) == 0 { lines.append(inner + "# free\(number())") }
        let spot = spot(page)
        if random.below(2) == 0 {
          lines.append(inner + key(spot.name) + ": " + flow(spot) + comment("of\(spot.name)x"))
        } else {
          lines.append(inner + key(spot.name) + ":" + comment("of\(spot.name)x"))
          let deep = inner + String(repeating: " ", count: step)
          lines.append(
            deep + "frame: [\(spot.frame.map(String.init).joined(separator: ", "))]"
              + comment("of\(spot.name)x"))
          if let word = spot.word { lines.append(deep + "custom: " + key(word) + comment("of\(spot.name)x")) }
        }
      }
      return lines
    }
  }
}
