import FloatCore

/// One step through a YAML text, as libyaml tells it.
package struct YAMLEvent {
  package enum Kind {
    case streamStart
    case streamEnd
    case documentStart(isExplicit: Bool, hasDirectives: Bool)
    case documentEnd
    case alias
    case scalar(String, Style)
    case sequenceStart(isFlow: Bool)
    case sequenceEnd
    case mappingStart(isFlow: Bool)
    case mappingEnd
  }

  package enum Style {
    case plain
    case quoted
    /// Text over several lines behind `|` or `>`.
    case block
  }

  package var kind: Kind
  package var start: SourcePosition
  package var end: SourcePosition
  package var hasAnchor = false
  package var hasTag = false
}
