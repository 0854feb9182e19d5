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
  func read() throws(Diagnostic) -> Node? { try written().root }

  private func written() throws(Diagnostic) -> WrittenText {
    try WrittenText(bytes, name: name, limits)
  }

  /// Sets the value that a path of keys leads to. A key that is missing is added, with the mappings above it.
  ///
  /// - Parameters:
  ///   - value: The value as YAML, on one line; ``YAMLText`` spells texts.
  ///   - index: Where a missing key goes among the keys of its block; by default, and in braces, last.
  mutating func set(_ path: [String], to value: String, at index: Int? = nil) throws(Diagnostic) {
    let text = try written()
    // Below a comment no value looks like a file of another kind.
    let new = try WrittenText(Array("# the value\n\(value)".utf8), name: name, limits)
    try apply(text.setting(path, to: new, at: index), text, path, to: path, new.root)
  }

  /// Gives the key at a path another name.
  mutating func rename(_ path: [String], to name: String) throws(Diagnostic) {
    let text = try written()
    try apply(
      text.renaming(path, to: name), text, path, to: path.dropLast() + [name], text.root?.value(at: path))
  }

  /// Puts the value at a path below a key in its place.
  mutating func wrap(_ path: [String], in key: String) throws(Diagnostic) {
    let text = try written()
    try apply(text.wrapping(path, in: key), text, path, to: path + [key], text.root?.value(at: path))
  }

  /// Removes the key at a path with its value and the comment on its lines. A mapping that loses its last key stays, as
  /// `{}`.
  mutating func remove(_ path: [String]) throws(Diagnostic) {
    let text = try written()
    try apply(text.removing(path), text, path, to: path, nil)
  }

  /// Makes changes if the new text is read with a value at a path, and says beside it what the old one says beside
  /// another.
  ///
  /// - Parameter changes: In the order of the text.
  private mutating func apply(
    _ changes: [WrittenText.Change], _ text: WrittenText, _ old: [String], to new: [String], _ value: Node?
  ) throws(Diagnostic) {
    var edited = self
    // From the end, so that places before a change stay.
    for change in changes.reversed() {
      edited.bytes.replaceSubrange(change.range, with: Array(change.text.utf8))
    }
    guard let found = try? edited.read(), found.value(at: new)?.content == value?.content,
      found.without(new[...])?.content == text.root?.without(old[...])?.content
    else { throw text.unsafe(old, text.root?.position) }
    self = edited
  }
}

extension Node {
  /// What it says, without places and quotes.
  fileprivate var content: String {
    switch self {
    case .scalar(let scalar): YAMLText.quoted(scalar.text, by: "\"")
    case .sequence(let items, _): "[" + items.map(\.content).joined(separator: ", ") + "]"
    case .mapping(let pairs, _):
      "{" + pairs.map { Node.scalar($0.key).content + ": " + $0.value.content }.joined(separator: ", ") + "}"
    }
  }

  /// All but the value that a path leads to, and the mappings on the way there that hold nothing else.
  fileprivate func without(_ path: ArraySlice<String>) -> Node? {
    guard let name = path.first, var pairs else {
      return path.isEmpty || scalar?.isMissing == true ? nil : self
    }
    if let index = pairs.firstIndex(where: { $0.key.text == name }) {
      let pair = pairs.remove(at: index)
      if let value = pair.value.without(path.dropFirst()) {
        pairs.insert(Pair(key: pair.key, value: value), at: index)
      }
    }
    return pairs.isEmpty ? nil : .mapping(pairs, position)
  }
}
