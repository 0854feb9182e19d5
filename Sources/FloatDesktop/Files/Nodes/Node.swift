import FloatCore

/// A value of a YAML or JSON file, with its place.
package enum Node: Hashable, Sendable {
  case scalar(Scalar)
  case mapping([Pair], SourcePosition)
  case sequence([Node], SourcePosition)

  /// A key of a mapping and its value. A mapping may hold a key twice, which ``Fields`` reports.
  package struct Pair: Hashable, Sendable {
    package var key: Scalar
    package var value: Node
  }

  /// A single value: its text, its place, and what its file's language says about it.
  package struct Scalar: Hashable, Sendable {
    package var text: String
    package var kind: Kind
    package var position: SourcePosition
    /// The place behind it, of a scalar of YAML.
    package var end: SourcePosition?

    /// True for a YAML key without a value.
    package var isMissing: Bool { kind == .plain && text.isEmpty }
  }

  package enum Kind: Hashable, Sendable {
    /// A scalar of YAML: it stays text, even one that looks like a number or a date.
    case plain, quoted
    /// A value of JSON, which has types.
    case text, number, flag, null
  }

  package var position: SourcePosition {
    switch self {
    case .scalar(let scalar): scalar.position
    case .mapping(_, let position), .sequence(_, let position): position
    }
  }

  package var scalar: Scalar? {
    if case .scalar(let scalar) = self { scalar } else { nil }
  }

  /// The pairs of a mapping.
  package var pairs: [Pair]? {
    if case .mapping(let pairs, _) = self { pairs } else { nil }
  }

  /// The value that a path of keys leads to.
  package func value(at path: [String]) -> Node? {
    path.reduce(self) { node, name in node?.pairs?.first { $0.key.text == name }?.value }
  }

  /// What it is, for messages about values of the wrong kind.
  var name: String {
    switch self {
    case .mapping: "keys and values"
    case .sequence: "a list"
    case .scalar(let scalar):
      switch scalar.kind {
      case .plain, .quoted, .text: "text"
      case .number: "a number"
      case .flag: "true or false"
      case .null: "null"
      }
    }
  }
}
