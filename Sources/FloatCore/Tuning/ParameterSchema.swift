/// The table of all keys, in the order of the documentation: the core's and those that pages add.
public struct ParameterSchema: Hashable, Sendable {
  private struct Table: Equatable, Sendable {
    let entries: [ParameterEntry]
    let keys: [String]
    let index: [String: Int]
    let groups: [String]
    let gliding: [any WritableKeyPath<Parameters, Double> & Sendable]

    init(_ tables: [ParameterEntry]) {
      entries = Self.together(tables)
      keys = entries.map(\.key)
      index = Dictionary(entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
      groups = Self.groups(of: keys)
      gliding = entries.compactMap { entry in
        if entry.applies == .gliding, case .number(let path, _) = entry.place { path } else { nil }
      }
    }

    /// Tables with the same keys are equal.
    static func == (a: Table, b: Table) -> Bool { a.keys == b.keys }

    /// The entries grouped by the first word of their keys, in the order of the words' first entries.
    private static func together(_ entries: [ParameterEntry]) -> [ParameterEntry] {
      var words: [Substring] = []
      var found: [Substring: [ParameterEntry]] = [:]
      for entry in entries {
        let word = entry.key.prefix { $0 != "." }
        if found[word] == nil { words.append(word) }
        found[word, default: []].append(entry)
      }
      return words.flatMap { found[$0] ?? [] }
    }

    private static func groups(of keys: [String]) -> [String] {
      var found: [String] = []
      var seen: Set<String> = []
      for key in keys {
        for dot in key.indices where key[dot] == "." {
          let group = String(key[..<dot])
          if seen.insert(group).inserted { found.append(group) }
        }
      }
      return found
    }
  }

  /// Made once and shared by copies.
  @Boxed private var table: Table

  /// The core's keys, without the groups of pages, which ``Parameters/init(adding:)`` adds.
  public static let standard = ParameterSchema(adding: [any ParameterGroup.Type]())

  /// The core's keys and those of groups, in the order of the documentation: features and bars, pages, colours.
  ///
  /// Keys with the same first word stand together, whichever table they are in; of two entries with the same key the
  /// first is used.
  init(adding groups: [any ParameterGroup.Type]) {
    // The tables are joined in one step, because an entry is large and each sum of two arrays would copy all before it.
    table = Table(Array((Parameters.features + groups.map { $0.entries } + Parameters.looks).joined()))
  }

  /// Hashes the number of keys.
  public func hash(into hasher: inout Hasher) { hasher.combine(keys.count) }

  /// The entries of the keys that files hold, in the order of the documentation.
  public var entries: [ParameterEntry] { table.entries }
  private var keys: [String] { table.keys }
  /// The fields of the numbers that glide.
  var gliding: [any WritableKeyPath<Parameters, Double> & Sendable] { table.gliding }
  /// Every prefix of a key that ends at a dot, without the dot, in the order of the tables.
  package var groups: [String] { table.groups }

  /// The key that inputs may set but no file holds, because the desktop or the command line decides it.
  package static let appearance = ParameterEntry.choice(
    "appearance", \.appearance, "Light or dark.", source: "the desktop", applies: .layingOut)

  /// The entry of a key that an input may set: one of ``entries``, or `appearance`; nil for an unknown key.
  package func inputEntry(for key: String) -> ParameterEntry? {
    key == Self.appearance.key ? Self.appearance : entry(for: key)
  }

  /// The entry of a dotted key; nil for an unknown key.
  public func entry(for key: String) -> ParameterEntry? { table.index[key].map { entries[$0] } }

  /// The known keys that the writer of `key` may have meant, best first, at most three.
  ///
  /// Keys with the same last words in another group come before keys with a similar spelling.
  private func suggestions(for key: String) -> [String] {
    let places = places(of: key)
    return places.isEmpty ? Spelling.nearest(to: key, in: keys) : Array(places.prefix(3))
  }

  /// True if `key` is a prefix of longer keys, as `ball` and `ball.snap` are.
  package func isGroup(_ key: String) -> Bool { firstKey(in: key) != nil }

  /// The reason why `key` has no entry.
  package func error(for key: String) -> ParameterError {
    if let example = firstKey(in: key) { return .isGroup(key, example: example) }
    let places = places(of: key)
    // With a wrong group the likeliest key is enough; without any group, each of them may be meant.
    let shown = places.prefix(key.contains(".") ? 1 : 4)
    if !shown.isEmpty { return .misplacedKey(key, belongsAt: shown.joined(separator: " or ")) }
    return .unknownKey(key, suggestion: suggestions(for: key).first)
  }

  private func firstKey(in group: String) -> String? {
    group.isEmpty ? nil : keys.first { $0.hasPrefix(group + ".") }
  }

  /// The keys that end in all of `key`, or else in all of it except its first word.
  private func places(of key: String) -> [String] {
    func ending(in words: some StringProtocol) -> [String] {
      words.isEmpty ? [] : keys.filter { $0.hasSuffix("." + words) }
    }
    let whole = ending(in: key)
    guard whole.isEmpty, let dot = key.firstIndex(of: ".") else { return whole }
    return ending(in: key[key.index(after: dot)...])
  }
}
