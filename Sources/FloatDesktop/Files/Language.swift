/// A language of the demo's pages.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
  /// The few English pages that the core contains, without any file.
  case builtIn = "built-in"

  /// The desktop's language where the pages have it, else English.
  ///
  /// - Parameter environment: Returns a variable's value. The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set
  ///   counts, as in POSIX.
  package static func preferred(environment: (String) -> String?) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first ?? ""
    return locale.hasPrefix("zh") ? .simplifiedChinese : .english
  }
}
