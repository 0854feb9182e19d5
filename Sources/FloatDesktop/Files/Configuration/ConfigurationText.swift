package import FloatCore
import FloatPages

/// A config file written from parameters: what `config show` prints, `config init` writes and `Assets/config.yaml` is.
///
/// Everything comes from ``ParameterSchema``; nothing about a key is written down here.
package struct ConfigurationText {
  package var parameters = Parameters.builtIn
  /// The window's keys.
  package var keys = KeyBindings.standard
  /// Whether each key has a comment with its meaning, its range and the source of its default.
  package var hasDocs = false
  /// Whether values that are the defaults are comments, each with its whole key, so that they override nothing and can be
  /// used by taking away the mark before them.
  package var commentsDefaults = false
  /// Parameters whose equal values are left out, as are the window's keys that have their defaults.
  package var base: Parameters?
  /// How an editor finds the JSON Schema; nil leaves the line out.
  package var schema: String?

  package init(
    parameters: Parameters = .builtIn, keys: KeyBindings = .standard, hasDocs: Bool = false,
    commentsDefaults: Bool = false, base: Parameters? = nil, schema: String? = nil
  ) {
    self.parameters = parameters
    self.keys = keys
    self.hasDocs = hasDocs
    self.commentsDefaults = commentsDefaults
    self.base = base
    self.schema = schema
  }

  /// The file's text; empty when nothing differs from `base` and there is no header.
  package var text: String {
    var lines: [String] = []
    if let schema { lines.append("# yaml-language-server: $schema=\(schema)") }
    if hasDocs { lines += Self.introduction + (commentsDefaults ? Self.onComments : Self.onLines) }
    for (group, introduction, keys) in parameterGroups + [keyGroup] where !keys.isEmpty {
      if !lines.isEmpty, hasDocs || base == nil { lines.append("") }
      if hasDocs { lines += introduction }
      if !commentsDefaults { lines.append("\(group):") }
      for (index, key) in keys.enumerated() {
        if hasDocs { lines += (index > 0 ? [""] : []) + key.docs.map { indent + "# " + $0 } }
        let value = YAMLText.scalar(key.value)
        lines.append(
          commentsDefaults
            ? (key.isDefault ? "#" : "") + "\(key.name): \(value)"
            : "\(indent)\(key.name.dropFirst(group.count + 1)): \(value)")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var indent: String { commentsDefaults ? "" : "  " }

  /// A key that is written, with its comment.
  private typealias Line = (name: String, docs: [String], value: String, isDefault: Bool)
  private typealias Group = (name: String, introduction: [String], keys: [Line])

  private var parameterGroups: [Group] {
    Self.groups.map { group in
      let entries = group.entries.filter { entry in
        base.map { entry.read(from: $0) != entry.read(from: parameters) } ?? true
      }
      let keys = entries.map { entry -> Line in
        let value = entry.read(from: parameters)
        return (entry.key, Self.docs(entry), value, value == entry.read(from: Parameters.builtIn))
      }
      return (group.name, [], keys)
    }
  }

  private var keyGroup: Group {
    let keys = keys.rows.map { row -> Line in
      let isDefault = row.keys == KeyBindings.standard.keys(of: row.action)
      return (row.configurationKey, [row.summary], self.keys.text(of: row.action), isDefault)
    }
    return (KeyBindings.group, Self.keysIntroduction, keys.filter { base == nil || !$0.isDefault })
  }

  private static let keysIntroduction = [
    "# The keys of the window. Separate several keys with blanks; write none for no key."
  ]

  /// The entries by the first word of their keys, in the order of the schema.
  package static let groups: [(name: String, entries: [ParameterEntry])] = {
    var groups: [(name: String, entries: [ParameterEntry])] = []
    for entry in ParameterSchema.builtIn.entries {
      let name = String(entry.key.prefix { $0 != "." })
      if let index = groups.firstIndex(where: { $0.name == name }) {
        groups[index].entries.append(entry)
      } else {
        groups.append((name, [entry]))
      }
    }
    return groups
  }()

  private static let introduction = [
    "# FloatDesktop's configuration. An open window applies it as soon as it is saved. A key with an invalid value",
    "# keeps its last good one, and the window shows the problem.",
    "#",
    "# Lengths are written 58pt, times 320ms or 0.32s, velocities 300pt/s, colours \"#RRGGBB\" or",
    "# \"#RRGGBBAA\" in quotes. Keys may be nested as here or dotted, as in \"ball.snap.response: 0.42s\".",
    "#",
  ]

  private static let onLines = ["# A line here overrides presets; delete a line to let the preset decide."]

  private static let onComments = [
    "# A line that begins with # changes nothing. Take away the # before a key to set it: it then overrides presets",
    "# and what a prototype says of itself.",
  ]

  /// The schema's comment on a key, line by line.
  private static func docs(_ entry: ParameterEntry) -> [String] {
    [entry.summary, facts(entry)].flatMap { PrintableText.wrapped($0, to: 104) }
  }

  private static func facts(_ entry: ParameterEntry) -> String {
    let source = "Source: \(entry.source)."
    return values(entry).map { "\($0). \(source)" } ?? source
  }

  /// The values that a key takes, such as "20pt to 160pt, step 1pt"; nil where the kind says it all.
  package static func values(_ entry: ParameterEntry) -> String? {
    switch entry.kind {
    case .choice(let names): return "One of " + names.joined(separator: ", ")
    case .curve: return "One of " + entry.curveForms.joined(separator: ", ")
    default: break
    }
    guard let range = entry.rangeText else { return nil }
    return "\(range.lowest) to \(range.highest)" + (entry.stepText.map { ", step \($0)" } ?? "")
  }
}
