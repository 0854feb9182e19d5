import FloatCore

/// A YAML value with its place; text stays text, whatever it looks like.
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
