/// Text inside XML and HTML.
package enum MarkupText {
  /// The text with markup characters as entities; characters that XML cannot hold are left out.
  package static func escaped(_ text: String) -> String {
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
      // Characters that turn the direction of a line would show another text than there is.
      case let other where PrintableText.isHarmful(other): out += "\u{FFFD}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
