import FloatCore
import FloatPages

/// Changes single values in the text of a config file.
///
/// An existing value is replaced at its place and nothing else is touched: comments, blanks, line ends, quotes and the
/// order stay, byte for byte. A missing key gets a new line, beside its neighbours in the schema.
package struct ConfigurationEditor: Sendable {
  private var editor: YAMLEditor

  package var bytes: [UInt8] { editor.bytes }

  /// - Parameters:
  ///   - bytes: The file as it is; empty for a file that does not exist yet.
  ///   - name: The file's name in messages.
  package init(bytes: [UInt8], name: String) {
    editor = YAMLEditor(bytes: bytes, name: name, limits: .standard)
  }

  /// Sets one value.
  ///
  /// Throws, and changes nothing, for an unknown key, a bad value, a file that is not YAML, a key given twice, and
  /// every text whose result would differ from the old one in more than this value.
  package mutating func set(_ key: String, to text: String) throws(Diagnostic) {
    if let reason = Self.problem(key, text) {
      throw Diagnostic(file: "config set", key: key, reason: reason, sourceLine: text)
    }
    let root = try editor.read()
    let found = root.map { Self.values(of: key, in: $0, prefix: "") } ?? []
    if found.count > 1 {
      let reason = found[0].place.givenTwice()
      throw try SourceText(bytes, file: editor.name).error(at: found[1].place, key: key, reason)
    }
    var edited = editor
    if let path = found.first?.path {
      try edited.set(path, to: YAMLText.scalar(text))
    } else {
      let place = root.map { Self.place(for: key, in: $0, prefix: "") } ?? (path: [key], index: 0)
      try edited.set(place.path, to: YAMLText.scalar(text), at: place.index)
    }
    try check(edited, key: key, text: text)
    editor = edited
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

  /// The paths of the pairs that give a key its value, and where these are.
  private static func values(
    of key: String, in node: Node, prefix: String
  ) -> [(path: [String], place: SourcePosition)] {
    (node.pairs ?? []).flatMap { pair in
      let name = prefix + pair.key.text
      if name == key { return [([pair.key.text], pair.key.position)] }
      guard key.hasPrefix(name + ".") else { return [] }
      return values(of: key, in: pair.value, prefix: name + ".").map { ([pair.key.text] + $0.path, $0.place) }
    }
  }

  /// The place of a new line: the groups that it belongs to, with the rest of its key, and its place there.
  private static func place(
    for key: String, in node: Node, prefix: String
  ) -> (path: [String], index: Int) {
    let pairs = node.pairs ?? []
    // Finds the deepest group that exists already.
    for pair in pairs where pair.value.pairs != nil || pair.value.scalar?.isMissing == true {
      let name = prefix + pair.key.text
      guard key.hasPrefix(name + ".") else { continue }
      let place = place(for: key, in: pair.value, prefix: name + ".")
      return ([pair.key.text] + place.path, place.index)
    }
    let order = Self.order(of: key)
    let before = pairs.lastIndex { Self.order(of: prefix + $0.key.text) < order }
    // Without a neighbour it comes first in a group, and last in the file.
    let index = before.map { $0 + 1 } ?? (prefix.isEmpty ? pairs.count : 0)
    return ([String(key.dropFirst(prefix.utf8.count))], index)
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

  /// Throws unless the new text gives the key its value.
  private func check(_ edited: YAMLEditor, key: String, text: String) throws(Diagnostic) {
    let old = ConfigurationFile.parse(bytes, name: editor.name)
    let new = ConfigurationFile.parse(edited.bytes, name: editor.name)
    guard new.assignments.contains(where: { $0.key == key && $0.text == text }),
      new.assignments.count <= old.assignments.count + 1, new.problems.count <= old.problems.count
    else {
      throw Diagnostic(
        file: editor.name, key: key, reason: "cannot be changed safely in this file; change it by hand")
    }
    // A key that another action has is wrong only beside that action.
    var bindings = KeyBindings.standard
    if let conflict = new.apply(to: &bindings).first(where: { $0.key == key }) {
      throw Diagnostic(file: "config set", key: key, reason: conflict.reason)
    }
  }
}
