/// The rules for which pages may be collected and on which pages the ball shows, as configured.
///
/// A list names kinds (`article`) or pages (`article-3`), separated by commas or spaces; the list of pages that may be
/// collected also excludes some (`-article-3`). It is parsed once.
struct PageRules: Equatable, Sendable {
  private var rule: CollectionRule
  private var collected: Set<String>
  private var hiding: Set<String>
  private var ignoring: Set<String>

  init(_ parameters: Parameters) {
    rule = parameters.entrances.rule
    collected = Self.names(parameters.entrances.kinds)
    hiding = Self.names(parameters.ball.hiddenOn)
    ignoring = Self.names(parameters.ball.ignoredOn)
  }

  /// True if a page of this kind may be collected: under any rule if it declares so, unless the list excludes it.
  ///
  /// - Parameter declaration: The page's own declaration; nil if it has none.
  func collects(_ id: PageID, kind: String, declaration: Bool?) -> Bool {
    guard !collected.contains("-\(kind)"), !collected.contains("-\(id)") else { return false }
    return switch rule {
    case .listed: declaration == true || lists(collected, id, kind)
    case .declared: declaration == true
    case .listedAndNotDeclined: declaration ?? lists(collected, id, kind)
    }
  }

  func hidesBall(_ id: PageID, kind: String) -> Bool { lists(hiding, id, kind) }

  func ignoresBall(_ id: PageID, kind: String) -> Bool { lists(ignoring, id, kind) }

  /// True if no page hides the ball.
  var leavesBallAlone: Bool { hiding.isEmpty }

  private func lists(_ names: Set<String>, _ id: PageID, _ kind: String) -> Bool {
    !names.isEmpty && (names.contains(kind) || names.contains(id.description))
  }

  private static func names(_ text: String) -> Set<String> { Set(WordList(text).words) }
}
