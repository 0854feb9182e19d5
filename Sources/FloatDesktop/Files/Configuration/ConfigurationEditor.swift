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
    let groups = Self.groups(for: key, in: try editor.read())
    let places = groups.flatMap(\.places).sorted()
    if places.count > 1 {
      let reason = places[0].givenTwice()
      throw try SourceText(bytes, file: editor.name).error(at: places[1], key: key, reason)
    }
    // A missing key goes into the deepest group that exists already.
    let group = groups.first { !$0.places.isEmpty } ?? groups.min { $0.key.count < $1.key.count } ?? groups[0]
    var edited = editor
    try edited.set(group.path + [group.key], to: YAMLText.scalar(text), at: group.index)
    // A key that another action has is wrong only beside that action.
    var bindings = KeyBindings.standard
    let new = ConfigurationFile.parse(edited.bytes, name: editor.name)
    if let conflict = new.apply(to: &bindings).first(where: { $0.key == key }) {
      throw Diagnostic(file: "config set", key: key, reason: conflict.reason)
    }
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

  /// A mapping that may give a key its value.
  private struct Group {
    /// The keys that lead to it.
    var path: [String] = []
    /// What is left of the key in it.
    var key: String
    var pairs: [Node.Pair]

    /// Where it gives the key its value.
    var places: [SourcePosition] { pairs.filter { $0.key.text == key }.map(\.key.position) }

    /// Where a new line belongs among its own.
    var index: Int {
      let prefix = path.map { $0 + "." }.joined()
      let order = ConfigurationEditor.order(of: prefix + key)
      let before = pairs.lastIndex { ConfigurationEditor.order(of: prefix + $0.key.text) < order }
      // Without a neighbour it comes first in a group, and last in the file.
      return before.map { $0 + 1 } ?? (path.isEmpty ? pairs.count : 0)
    }
  }

  /// The file's own mapping, and all inside that may give a key its value.
  private static func groups(for key: String, in node: Node?, below path: [String] = []) -> [Group] {
    let pairs = node?.pairs ?? []
    let inner = pairs.filter { pair in
      key.hasPrefix(pair.key.text + ".") && (pair.value.pairs != nil || pair.value.scalar?.isMissing == true)
    }
    return [Group(path: path, key: key, pairs: pairs)]
      + inner.flatMap { pair in
        groups(
          for: String(key.dropFirst(pair.key.text.count + 1)), in: pair.value, below: path + [pair.key.text])
      }
  }

  /// All keys in the order in which files are written: the window's come after the schema's.
  private static let keys =
    ParameterSchema.builtIn.entries.map(\.key) + KeyBindings.table.map(\.configurationKey)

  /// The position of a key, or of a group's last key; unknown keys count as last.
  private static func order(of key: String) -> Int {
    keys.lastIndex { $0 == key || $0.hasPrefix(key + ".") } ?? Int.max
  }
}
