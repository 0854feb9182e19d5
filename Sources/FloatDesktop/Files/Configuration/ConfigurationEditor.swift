import FloatCore
import FloatPages

/// Changes single values in the text of a config file.
///
/// An existing value is replaced at its place and nothing else is touched: comments, blanks, line ends, quotes and the
/// order stay, byte for byte. A missing key gets a new line, beside its neighbours in the schema.
package struct ConfigurationEditor: Sendable {
  package private(set) var bytes: [UInt8]
  /// The file's name in messages.
  package let name: String

  /// - Parameter bytes: The file as it is; empty for a file that does not exist yet.
  package init(bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
  }

  /// Sets one value.
  ///
  /// Throws, and changes nothing, for an unknown key, a bad value, a file that is not YAML, a key given twice, and
  /// every text whose result would differ from the old one in more than this value.
  package mutating func set(_ key: String, to text: String) throws(Diagnostic) {
    if let reason = Self.problem(key, text) {
      throw Diagnostic(file: "config set", key: key, reason: reason, sourceLine: text)
    }
    let source = try SourceText(bytes, file: name)
    let lines = LineTable(bytes)
    let root = try YAMLReader.read(source)
    var edited = bytes
    let found = root.map { Self.values(of: key, in: $0, prefix: "") } ?? []
    if found.count > 1 {
      throw source.error(at: found[1].key.position, key: key, found[0].key.position.givenTwice())
    }
    if let pair = found.first {
      let (range, new) = try replacement(of: pair, with: text, key: key, source, lines)
      edited.replaceSubrange(range, with: Array(new.utf8))
    } else {
      let (offset, new) = try insertion(of: key, text, root, source, lines)
      edited.insert(contentsOf: Array(new.utf8), at: offset)
    }
    try check(edited, key: key, text: text, source)
    bytes = edited
  }

  /// The problem with a key or its value, without a look at the file.
  private static func problem(_ key: String, _ text: String) -> String? {
    if KeyBindings.isKey(key) {
      do throws(KeyCombination.Failure) {
        _ = try KeyBindings.setting(key, text)
      } catch {
        return error.reason
      }
      return nil
    }
    var parameters = Parameters.builtIn
    do throws(ParameterError) {
      try parameters.set(key, to: text)
    } catch {
      return error.message
    }
    return nil
  }

  /// The pairs that give a key its value.
  private static func values(of key: String, in node: Node, prefix: String) -> [Node.Pair] {
    guard case .mapping(let pairs, _) = node else { return [] }
    return pairs.flatMap { pair in
      let name = prefix + pair.key.text
      if name == key { return [pair] }
      return key.hasPrefix(name + ".") ? values(of: key, in: pair.value, prefix: name + ".") : []
    }
  }

  // MARK: - Replacing

  private func replacement(
    of pair: Node.Pair, with text: String, key: String, _ source: SourceText, _ lines: LineTable
  ) throws(Diagnostic) -> (Range<Int>, String) {
    guard case .scalar(let scalar) = pair.value else {
      throw source.error(
        at: pair.value.position, key: key, "does not hold a single value, so it was not changed")
    }
    if scalar.isMissing {
      // In "key:" alone the value goes behind the colon.
      guard let start = lines.offset(of: pair.key.position, in: bytes),
        let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":"))
      else { throw unsafe(source, pair.key.position, key) }
      return (colon + 1..<colon + 1, " " + YAMLText.scalar(text))
    }
    guard let start = lines.offset(of: scalar.position, in: bytes), start < bytes.count else {
      throw unsafe(source, scalar.position, key)
    }
    let mark = bytes[start]
    if mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") {
      // Values hold no quotes and no escapes, so the text between the quotes must be the value itself.
      let inner = Array(scalar.text.utf8)
      let end = start + 1 + inner.count
      guard end < bytes.count, Array(bytes[start + 1..<end]) == inner, bytes[end] == mark else {
        throw unsafe(source, scalar.position, key)
      }
      return (start..<end + 1, YAMLText.quoted(text, by: Character(Unicode.Scalar(mark))))
    }
    let old = Array(scalar.text.utf8)
    let end = start + old.count
    guard end <= bytes.count, Array(bytes[start..<end]) == old else {
      throw unsafe(source, scalar.position, key)
    }
    return (start..<end, YAMLText.scalar(text))
  }

  private func unsafe(_ source: SourceText, _ place: SourcePosition, _ key: String) -> Diagnostic {
    source.error(at: place, key: key, "is written in a way that cannot be changed safely; change it by hand")
  }

  // MARK: - Inserting

  /// The place of a new line and its indentation.
  private struct Place {
    /// The line after which the new one goes; 0 for the file's beginning.
    var afterLine: Int
    var indentation: Int
    /// The part of the key that the groups around it give.
    var prefix: String
  }

  private func insertion(
    of key: String, _ text: String, _ root: Node?, _ source: SourceText, _ lines: LineTable
  ) throws(Diagnostic) -> (Int, String) {
    let place: Place
    if case .mapping(let pairs, let position)? = root {
      guard !isFlow(position, lines) else {
        throw source.error(
          at: position, key: key, "cannot be added inside braces; write the file without them")
      }
      place = self.place(for: key, among: pairs, prefix: "", lines)
    } else if root == nil || root?.scalar?.isMissing == true {
      place = Place(afterLine: lines.lastLine(in: bytes), indentation: 0, prefix: "")
    } else {
      throw source.error(at: root?.position, key: key, "cannot be added: the file holds no keys")
    }
    let ending = lines.ending(in: bytes)
    let rest = key.dropFirst(place.prefix.utf8.count)
    var line = String(repeating: " ", count: place.indentation) + rest + ": " + YAMLText.scalar(text) + ending
    let offset = lines.end(ofLine: place.afterLine)
    if offset > lines.start, bytes[offset - 1] != UInt8(ascii: "\n"), bytes[offset - 1] != UInt8(ascii: "\r")
    {
      line = ending + line
    }
    return (offset, line)
  }

  private func place(
    for key: String, among pairs: [Node.Pair], prefix: String, _ lines: LineTable
  ) -> Place {
    // Finds the deepest group that exists already.
    for pair in pairs {
      let name = prefix + pair.key.text
      guard key.hasPrefix(name + ".") else { continue }
      if case .mapping(let inner, let position) = pair.value, !inner.isEmpty, !isFlow(position, lines) {
        return place(for: key, among: inner, prefix: name + ".", lines)
      }
      if pair.value.scalar?.isMissing == true {
        return Place(
          afterLine: pair.key.position.line, indentation: pair.key.position.column + 1, prefix: name + ".")
      }
    }
    let order = Self.order(of: key)
    let indentation = (pairs.first?.key.position.column ?? 1) - 1
    let before = pairs.last { pair in
      Self.order(of: prefix + pair.key.text) < order
    }
    if let before {
      return Place(afterLine: Self.lastLine(of: before), indentation: indentation, prefix: prefix)
    }
    let first = pairs.first?.key.position.line ?? 1
    // Inside a group, the line below its name comes before the first key and that key's comment.
    return Place(
      afterLine: prefix.isEmpty ? pairs.map(Self.lastLine).max() ?? first : groupLine(above: first, lines),
      indentation: indentation, prefix: prefix)
  }

  /// The line of the group's own key: the last line above that is neither blank nor a comment.
  private func groupLine(above line: Int, _ lines: LineTable) -> Int {
    var line = line - 1
    while line > 1 {
      let content = lines.content(ofLine: line, in: bytes).drop { $0 == UInt8(ascii: " ") }
      if let first = content.first, first != UInt8(ascii: "#") { break }
      line -= 1
    }
    return line
  }

  private func isFlow(_ position: SourcePosition, _ lines: LineTable) -> Bool {
    lines.offset(of: position, in: bytes).map { $0 < bytes.count && bytes[$0] == UInt8(ascii: "{") } ?? true
  }

  /// The position of a key, or of a group's last key, in the schema; unknown keys count as last.
  private static func order(of key: String) -> Int {
    func isPart(_ name: String) -> Bool { name == key || name.hasPrefix(key + ".") }
    let entries = ParameterSchema.builtIn.entries
    if let index = entries.lastIndex(where: { isPart($0.key) }) { return index }
    // The window's keys come after the schema's.
    let index = KeyBindings.table.lastIndex { isPart($0.configurationKey) }
    return index.map { entries.count + $0 } ?? Int.max
  }

  private static func lastLine(of pair: Node.Pair) -> Int {
    max(pair.key.position.line, lastLine(of: pair.value))
  }

  private static func lastLine(of node: Node) -> Int {
    switch node {
    case .scalar(let scalar): scalar.position.line
    case .sequence(let items, let position): items.map(lastLine).reduce(position.line, max)
    case .mapping(let pairs, let position): pairs.map(lastLine).reduce(position.line, max)
    }
  }

  // MARK: - Checking

  /// Throws unless the new text gives the old text's values, and the new value.
  private func check(_ edited: [UInt8], key: String, text: String, _ source: SourceText) throws(Diagnostic) {
    let old = ConfigurationFile.parse(bytes, name: name)
    let new = ConfigurationFile.parse(edited, name: name)
    var expected = old.assignments.filter { $0.key != key }.map { [$0.key, $0.text] }
    expected.append([key, text])
    let found = new.assignments.map { [$0.key, $0.text] }
    guard Set(found) == Set(expected), found.count == expected.count,
      new.problems.count <= old.problems.count
    else {
      throw source.error(at: nil, key: key, "cannot be changed safely in this file; change it by hand")
    }
    // A key that another action has is wrong only beside that action.
    var bindings = KeyBindings.standard
    if let conflict = new.apply(to: &bindings).first(where: { $0.key == key }) {
      throw Diagnostic(file: "config set", key: key, reason: conflict.reason)
    }
  }
}
