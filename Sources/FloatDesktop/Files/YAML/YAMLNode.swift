import FloatCore

/// A YAML value with its place; scalars stay text, whatever they look like.
package indirect enum YAMLNode: Hashable, Sendable {
  case scalar(YAMLScalar)
  case mapping([YAMLPair], SourcePosition)
  case sequence([YAMLNode], SourcePosition)

  package var position: SourcePosition {
    switch self {
    case .scalar(let scalar): scalar.position
    case .mapping(_, let position), .sequence(_, let position): position
    }
  }

  package var scalar: YAMLScalar? {
    if case .scalar(let scalar) = self { scalar } else { nil }
  }
}

/// A key of a YAML mapping and its value. A mapping may hold a key twice; its reader decides.
package struct YAMLPair: Hashable, Sendable {
  package var key: YAMLScalar
  package var value: YAMLNode
}

/// A YAML scalar: its text, its place, and whether it was in quotes.
package struct YAMLScalar: Hashable, Sendable {
  package var text: String
  package var isQuoted: Bool
  package var position: SourcePosition

  /// True for a key without a value.
  package var isMissing: Bool { text.isEmpty && !isQuoted }
}
