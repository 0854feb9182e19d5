import FloatCore

/// A value to be written as YAML; two readings of a file are compared by it.
package enum YAMLValue: Hashable, Sendable {
  case text(String)
  /// A text with quotes where other readers might take it for something else; it reads back as a text.
  case name(String)
  case list([YAMLValue])
  case mapping([Entry])

  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: YAMLValue

    package init(_ key: String, _ value: YAMLValue) { (self.key, self.value) = (key, value) }
  }

  init(_ node: Node) {
    self =
      switch node {
      case .scalar(let scalar): .text(scalar.text)
      case .sequence(let items, _): .list(items.map(Self.init))
      case .mapping(let pairs, _): .mapping(pairs.map { Entry($0.key.text, Self($0.value)) })
      }
  }

  /// What a reader finds where this value was written.
  var asRead: YAMLValue {
    switch self {
    case .text: self
    case .name(let text): .text(text)
    case .list(let items): .list(items.map(\.asRead))
    case .mapping(let entries): .mapping(entries.map { Entry($0.key, $0.value.asRead) })
    }
  }

  /// On one line, with brackets and braces.
  var flow: String {
    switch self {
    case .text(let text): YAMLText.scalar(text)
    case .name(let text): YAMLText.name(text)
    case .list(let items): "[" + items.map(\.flow).joined(separator: ", ") + "]"
    case .mapping(let entries): "{" + entries.map(\.flow).joined(separator: ", ") + "}"
    }
  }

  /// Changes the value that a path of keys leads to; it gets the mapping that holds the last key.
  mutating func edit(_ path: ArraySlice<String>, _ edit: (inout [Entry]) -> Void) {
    var entries: [Entry] = if case .mapping(let entries) = self { entries } else { [] }
    if let key = path.first {
      let index = entries.firstIndex { $0.key == key } ?? entries.endIndex
      if index == entries.endIndex { entries.append(Entry(key, .mapping([]))) }
      entries[index].value.edit(path.dropFirst(), edit)
    } else {
      edit(&entries)
    }
    self = .mapping(entries)
  }
}

extension YAMLValue.Entry {
  var flow: String { YAMLText.name(key) + ": " + value.flow }

  /// On lines of its own; a mapping that holds mappings has a line for each of them.
  func lines(indentation: Int, step: Int) -> [String] {
    let start = String(repeating: " ", count: indentation) + YAMLText.name(key) + ":"
    guard case .mapping(let entries) = value,
      entries.contains(where: { if case .mapping = $0.value { true } else { false } })
    else { return [start + " " + value.flow] }
    return [start] + entries.flatMap { $0.lines(indentation: indentation + step, step: step) }
  }
}
