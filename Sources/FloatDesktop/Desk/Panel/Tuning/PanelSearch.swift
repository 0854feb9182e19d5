import FloatCore

/// Finds keys by their names, their sentences and their values, and the phone's settings by their words.
///
/// Each word of the query must occur in one of these, in any order and in either case. Keys whose names contain
/// every word come before keys that match by their sentences or values.
struct PanelSearch {
  private let words: [String]

  /// A query without a word finds nothing.
  init(_ query: String) {
    words = query.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }

  var isEmpty: Bool { words.isEmpty }

  /// The keys that a query finds, each list in the order of the table.
  struct Result: Equatable, Sendable {
    /// Settings of the phone that are no keys.
    var settings: [PanelSetting.Kind] = []
    /// Keys whose names contain all words.
    var named: [String] = []
    /// Keys with a word that only their sentence or value contains.
    var described: [String] = []

    var count: Int { settings.count + named.count + described.count }
  }

  func find(in catalog: PanelCatalog, values: Parameters, settings: [PanelSetting] = []) -> Result {
    var result = Result()
    guard !isEmpty else { return result }
    result.settings = settings.filter { words.allSatisfy($0.text.contains) }.map(\.kind)
    for key in catalog.groups.flatMap(\.blocks).flatMap(\.keys) {
      let name = key.entry.key.spaced + " " + key.entry.key
      if words.allSatisfy(name.contains) {
        result.named.append(key.entry.key)
        continue
      }
      let summary = key.entry.summary.lowercased()
      let value = key.entry.read(from: values).lowercased()
      if words.allSatisfy({ name.contains($0) || summary.contains($0) || value.contains($0) }) {
        result.described.append(key.entry.key)
      }
    }
    return result
  }
}

extension String {
  /// Returns `ball.snap.damping-ratio` as `ball snap damping ratio`.
  fileprivate var spaced: String { String(map { $0 == "." || $0 == "-" ? " " : $0 }) }
}
