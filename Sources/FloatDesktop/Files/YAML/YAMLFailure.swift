import FloatCore

/// An error from libyaml.
struct YAMLFailure: Error {
  /// The problem in libyaml's words.
  var problem: String
  /// Where the problem was noticed; nil where the text could not be read at all.
  var position: SourcePosition?
  /// What was being read, such as `while scanning a quoted scalar`.
  var context = ""
  /// Where the context began.
  var contextPosition: SourcePosition?
}

/// A YAML feature that the strict subset excludes, with what to write instead.
enum YAMLRefusal: String {
  case anchor = "anchors (&) are not allowed here; write the value where it is needed"
  case alias = "aliases (*) are not allowed here; write the value itself, or put it in quotes"
  case tag = "tags (!) are not allowed here; write the value alone, or put it in quotes"
  case directive = "YAML directives are not allowed here; remove the line"
  case block = "text over several lines is not allowed here; write it on one line in quotes"
  case explicitKey = "a key must be one word; \"?\" is not allowed here"
  case collectionAsKey = "a key must be one word, not a list or a group"
  case tabIndentation = "a tab cannot indent in YAML; use spaces"

  /// The feature that begins with a character, where libyaml cannot read what follows.
  init?(startingWith scalar: Unicode.Scalar) {
    switch scalar {
    case "&": self = .anchor
    case "*": self = .alias
    case "!": self = .tag
    case "%": self = .directive
    case "|", ">": self = .block
    default: return nil
    }
  }
}
