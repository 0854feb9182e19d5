/// Text inside XML and HTML.
enum MarkupText {
  /// The text with what markup gives a meaning written as entities; what XML cannot hold is left out.
  static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      case "\n": out += "&#10;"
      case "\t": out += "&#9;"
      case let other where other.value < 0x20 || other.value == 0xFFFE || other.value == 0xFFFF: break
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
