/// The language of everything beside and over the phone; keys, their sentences and messages about values are in
/// English.
package enum PanelLanguage: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// One of two texts.
  package func say(_ english: String, _ chinese: String) -> String { self == .english ? english : chinese }

  /// A text about a number, which stands in the place of `#`.
  package func say(_ count: Int, one: String, many: String, _ chinese: String) -> String {
    say(count == 1 ? one : many, chinese).replacing("#", with: "\(count)")
  }
}
