import FloatCore

/// The keys that a query finds by their names, their sentences and their values, and the phone's settings that it finds
/// by their words; each list is in the order of its table.
///
/// Each word of the query must occur in one of these, in any order and in either case.
struct PanelSearch: Equatable, Sendable {
  /// Settings of the phone that are no keys.
  let settings: [PanelSetting.Kind]
  /// Keys whose names contain all words.
  private(set) var named: [String] = []
  /// Keys with a word that only their sentence or value contains.
  private(set) var described: [String] = []

  /// Nil for a query without a word.
  init?(
    _ query: String, in catalog: PanelCatalog, values: Parameters, settings: [PanelSetting] = []
  ) {
    let words = query.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    self.settings = settings.filter { words.allSatisfy($0.text.contains) }.map(\.kind)
    for key in catalog.groups.flatMap(\.blocks).flatMap(\.keys) {
      let name = key.entry.key.spaced + " " + key.entry.key
      if words.allSatisfy(name.contains) {
        named.append(key.entry.key)
        continue
      }
      let summary = key.entry.summary.lowercased()
      let value = key.entry.read(from: values).lowercased()
      if words.allSatisfy({ name.contains($0) || summary.contains($0) || value.contains($0) }) {
        described.append(key.entry.key)
      }
    }
  }
}

extension String {
  /// Returns `ball.snap.damping-ratio` as `ball snap damping ratio`.
  fileprivate var spaced: String { String(map { $0 == "." || $0 == "-" ? " " : $0 }) }
}
