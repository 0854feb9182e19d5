/// Every tunable value, in the order of the documentation.
public enum ParameterSchema {
  /// The keys that files hold: the tables of the groups, one after the other.
  public static let entries: [ParameterEntry] =
    BallParameters.entries + ZoneParameters.entries + ListParameters.entries + MorphParameters.entries
    + NavigationParameters.entries + ModalParameters.entries + BadgeParameters.entries
    + ScrollParameters.entries + GestureParameters.entries + EntranceParameters.entries
    + HapticParameters.entries + SoundParameters.entries + MotionParameters.entries + NoticeParameters.entries
    + SheetParameters.entries + KeyboardParameters.entries + LayoutParameters.entries
    + ThemeColors.entries(.light) + ThemeColors.entries(.dark)

  /// The key that inputs may set and no file holds: the desktop decides about it, or the command line.
  private static let appearance = ParameterEntry.choice(
    "appearance", \.appearance, "Light or dark.", source: "the desktop", applies: .layingOut)

  /// The entry of a key that an input may set: one of ``entries``, or `appearance`; nil when there is none.
  public static func inputEntry(for key: String) -> ParameterEntry? {
    key == appearance.key ? appearance : entry(for: key)
  }

  private static let index: [String: Int] = Dictionary(
    entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  private static let keys: [String] = entries.map(\.key)

  /// The entry of a dotted key; nil when there is none.
  public static func entry(for key: String) -> ParameterEntry? { index[key].map { entries[$0] } }

  /// Known keys that somebody who wrote `key` may have meant, best first, at most three.
  ///
  /// Keys that end in the same words in another group come before keys that are spelled alike.
  public static func suggestions(for key: String) -> [String] {
    let places = places(of: key)
    return places.isEmpty ? Spelling.nearest(to: key, in: keys) : Array(places.prefix(3))
  }

  /// True when `key` is the beginning of longer keys, as `ball` and `ball.snap` are.
  public static func isGroup(_ key: String) -> Bool { firstKey(in: key) != nil }

  /// Every beginning of a key that ends at a dot, without the dot, in the order of the tables.
  public static let groups: [String] = {
    var found: [String] = []
    var seen: Set<String> = []
    for key in keys {
      for dot in key.indices where key[dot] == "." {
        let group = String(key[..<dot])
        if seen.insert(group).inserted { found.append(group) }
      }
    }
    return found
  }()

  /// Why `key` has no entry.
  package static func error(for key: String) -> ParameterError {
    if let example = firstKey(in: key) { return .isGroup(key, example: example) }
    let places = places(of: key)
    // With a wrong group the likeliest is enough; without any, each of them may be meant.
    let shown = places.prefix(key.contains(".") ? 1 : 4)
    if !shown.isEmpty { return .misplacedKey(key, belongsAt: shown.joined(separator: " or ")) }
    return .unknownKey(key, suggestion: suggestions(for: key).first)
  }

  private static func firstKey(in group: String) -> String? {
    group.isEmpty ? nil : keys.first { $0.hasPrefix(group + ".") }
  }

  /// The keys that end in all of `key`, or else in all of it but its first word.
  private static func places(of key: String) -> [String] {
    func ending(in words: some StringProtocol) -> [String] {
      words.isEmpty ? [] : keys.filter { $0.hasSuffix("." + words) }
    }
    let whole = ending(in: key)
    guard whole.isEmpty, let dot = key.firstIndex(of: ".") else { return whole }
    return ending(in: key[key.index(after: dot)...])
  }
}
