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
  /// - Parameters:
  ///   - value: The value as YAML, on one line; ``YAMLText`` spells texts.
  ///   - index: Where a missing key goes among the keys of its block; by default, and in braces, last.
  mutating func set(_ path: [String], to value: String, at index: Int? = nil) throws(Diagnostic) {
    let text = try WrittenText(bytes, name: name, limits)
    // Below a comment no value looks like a file of another kind.
    let new = try WrittenText(Array("# the value\n\(value)".utf8), name: name, limits)
    let index = try text.step(path).isInFlow ? nil : index
    try apply(text.setting(path, to: new, at: index), text, path, at: index) { _ in
      new.root.map { Node.Pair(path[path.count - 1], $0) }
    }
  }

  /// Gives the key at a path another name.
  mutating func rename(_ path: [String], to name: String) throws(Diagnostic) {
    let text = try WrittenText(bytes, name: self.name, limits)
    try apply(text.renaming(path, to: name), text, path) { Node.Pair(name, $0) }
  }

  /// Puts the value at a path below a key in its place.
  mutating func wrap(_ path: [String], in key: String) throws(Diagnostic) {
    let text = try WrittenText(bytes, name: name, limits)
    try apply(text.wrapping(path, in: key), text, path) {
      Node.Pair(path[path.count - 1], .mapping([Node.Pair(key, $0)], .unknown))
    }
  }

  /// Removes the key at a path with its value and the comment on its lines. A mapping that loses its last key stays, as
  /// `{}`.
  mutating func remove(_ path: [String]) throws(Diagnostic) {
    let text = try WrittenText(bytes, name: name, limits)
    try apply(text.removing(path), text, path) { _ in nil }
  }

  /// Makes changes if the new text is read as the old one with another pair at the end of a path.
  ///
  /// - Parameters:
  ///   - changes: In the order of the text.
  ///   - edit: The pair for the old value; nil for none.
  private mutating func apply(
    _ changes: [WrittenText.Change], _ text: WrittenText, _ path: [String], at index: Int? = nil,
    _ edit: (Node) -> Node.Pair?
  ) throws(Diagnostic) {
    var expected = text.root ?? .mapping([], .unknown)
    expected.edit(path[...], at: index, edit)
    var edited = bytes
    // From the end, so that places before a change stay.
    for change in changes.reversed() {
      edited.replaceSubrange(change.range, with: Array(change.text.utf8))
    }
    let new = YAMLEditor(bytes: edited, name: name, limits: limits)
    guard let found = try? new.read(), found.content == expected.content else {
      throw text.unsafe(path, text.root?.position)
    }
    bytes = edited
  }
}

extension SourcePosition {
  fileprivate static let unknown = SourcePosition(line: 0, column: 0)
}

extension Node.Pair {
  /// A pair without a place.
  fileprivate init(_ key: String, _ value: Node) {
    self.init(key: Node.Scalar(text: key, kind: .plain, position: .unknown), value: value)
  }
}

extension Node {
  /// What it says, without places and quotes.
  fileprivate var content: Node {
    switch self {
    case .scalar(let scalar): .scalar(Scalar(text: scalar.text, kind: .plain, position: .unknown))
    case .sequence(let items, _): .sequence(items.map(\.content), .unknown)
    case .mapping(let pairs, _):
      .mapping(pairs.map { Pair($0.key.text, $0.value.content) }, .unknown)
    }
  }

  /// Puts another pair in the place of the one that a path leads to. Where a key of the path is missing it comes at an
  /// index, by default last.
  fileprivate mutating func edit(_ path: ArraySlice<String>, at index: Int?, _ edit: (Node) -> Pair?) {
    guard let key = path.first else { return }
    var pairs = pairs ?? []
    let place = pairs.firstIndex { $0.key.text == key }
    var new: Pair? = place.map { pairs.remove(at: $0) } ?? Pair(key, .mapping([], .unknown))
    if path.count > 1 {
      new?.value.edit(path.dropFirst(), at: index, edit)
    } else {
      new = new.flatMap { edit($0.value) }
    }
    if let new { pairs.insert(new, at: place ?? min(index ?? pairs.count, pairs.count)) }
    self = .mapping(pairs, position)
  }
}
