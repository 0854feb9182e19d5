import FloatCore

/// Changes single values and keys in the text of a file of YAML.
///
/// Every byte beside the change stays: comments, blanks, line ends, quotes, braces and the order. A change is proved by
/// reading the new text and comparing everything in it; one that cannot be made safely is refused with the place.
package struct YAMLEditor: Sendable {
  package private(set) var bytes: [UInt8]
  /// The file's name in messages.
  package let name: String
  private let limits: YAMLLimits

  /// - Parameter bytes: The file as it is; empty for a file that does not exist yet.
  package init(bytes: [UInt8], name: String, limits: YAMLLimits) {
    (self.bytes, self.name, self.limits) = (bytes, name, limits)
  }

  /// The file's value, as it is read; nil where it holds nothing but comments.
  func read() throws(Diagnostic) -> Node? {
    try YAMLReader.read(try SourceText(bytes, file: name), limits: limits)
  }

  /// Sets the value that a path of keys leads to. A key that is missing is added, with the mappings above it.
  ///
  /// - Parameter index: Where a missing key goes among the keys of its block; by default, and in braces, last.
  mutating func set(_ path: [String], to value: YAMLValue, at index: Int? = nil) throws(Diagnostic) {
    let text = try WrittenText(bytes, name: name, limits)
    let index = try text.step(path).isInFlow ? nil : index
    try apply(text.setting(path, to: value, at: index), text, path) { entries in
      let entry = YAMLValue.Entry(path.last ?? "", value.asRead)
      if let old = entries.firstIndex(where: { $0.key == entry.key }) {
        entries[old] = entry
      } else {
        entries.insert(entry, at: index.map { min($0, entries.count) } ?? entries.count)
      }
    }
  }

  /// Gives the key at a path another name.
  mutating func rename(_ path: [String], to name: String) throws(Diagnostic) {
    let text = try WrittenText(bytes, name: self.name, limits)
    try apply(text.renaming(path, to: name), text, path) { entries in
      for index in entries.indices where entries[index].key == path.last { entries[index].key = name }
    }
  }

  /// Puts the value at a path below a key in its place.
  mutating func wrap(_ path: [String], in key: String) throws(Diagnostic) {
    let text = try WrittenText(bytes, name: name, limits)
    try apply(text.wrapping(path, in: key), text, path) { entries in
      for index in entries.indices where entries[index].key == path.last {
        entries[index].value = .mapping([.init(key, entries[index].value)])
      }
    }
  }

  /// Removes the key at a path with its value and the comment on its lines. A mapping that loses its last key stays, as
  /// `{}`.
  mutating func remove(_ path: [String]) throws(Diagnostic) {
    let text = try WrittenText(bytes, name: name, limits)
    try apply(text.removing(path), text, path) { $0.removeAll { $0.key == path.last } }
  }

  /// Makes changes if the new text is read as the old one with an edit of the mapping that holds a path's last key.
  private mutating func apply(
    _ changes: [WrittenText.Change], _ text: WrittenText, _ path: [String],
    _ edit: (inout [YAMLValue.Entry]) -> Void
  ) throws(Diagnostic) {
    var expected = text.root.map(YAMLValue.init) ?? .mapping([])
    expected.edit(path.dropLast(), edit)
    var edited = bytes
    // From the end, so that places before a change stay; of two changes at one place the first comes first.
    for (_, change) in changes.enumerated().sorted(by: {
      ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
    }) {
      edited.replaceSubrange(change.range, with: Array(change.text.utf8))
    }
    let new = YAMLEditor(bytes: edited, name: name, limits: limits)
    guard let found = try? new.read(), YAMLValue(found) == expected else {
      throw text.unsafe(path, text.root?.position)
    }
    bytes = edited
  }
}
