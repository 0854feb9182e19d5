/// Which pages may be collected and which of them the ball shows on, as the configuration lists them.
///
/// A list names kinds (`article`) or pages (`article-3`), separated by commas or spaces; it is taken apart once.
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

  /// True when a page of this kind may be collected.
  ///
  /// - Parameter declaration: the page's own answer; nil when it has none.
  func collects(_ id: PageID, kind: String, isCollectable: Bool, declaration: Bool?) -> Bool {
    guard isCollectable else { return false }
    return switch rule {
    case .listed: lists(collected, id, kind)
    case .declared: declaration == true
    case .listedAndNotDeclined: lists(collected, id, kind) && declaration != false
    }
  }

  func hidesBall(_ id: PageID, kind: String) -> Bool { lists(hiding, id, kind) }

  func ignoresBall(_ id: PageID, kind: String) -> Bool { lists(ignoring, id, kind) }

  /// True where no page has anything to say about the ball.
  var leavesBallAlone: Bool { hiding.isEmpty }

  private func lists(_ names: Set<String>, _ id: PageID, _ kind: String) -> Bool {
    !names.isEmpty && (names.contains(kind) || names.contains(id.description))
  }

  private static func names(_ text: String) -> Set<String> { Set(WordList(text).words) }
}
