/// Which pages may be collected, and how many. (`entrances`)
package struct CollectedPagesParameters: Hashable, Sendable {
  var enabled = true
  var maximum = 5
  var whenFull = FullPolicy.refuse
  package var rule = CollectionRule.listedAndNotDeclined
  var kinds = "article"
  var undo = true
  var livePages = 6

  static let table: [KeyEntry<Self>] = [
    .flag(
      "enabled", \.enabled,
      "Whether pages can be collected at all: false takes the ball, the zone and the list away.",
      source: "SuspensionEntrance: available"),
    .count(
      "maximum", \.maximum, 1...CollectedPagesArchive.limit,
      "How many pages the ball takes; those it holds already stay when the number gets smaller.",
      source: "SuspensionEntrance, WeChat: 5"),
    .choice(
      "when-full", \.whenFull, "What happens when one more page is dragged into a full ball.",
      source: "SuspensionEntrance: refuse, WeChatFloatBall: replace"),
    .choice(
      "rule", \.rule, "Which pages may be collected besides those that declare it themselves.",
      source: "WeChatFloatBall: listed, SuspensionEntrance: declared"),
    .text(
      "kinds", \.kinds,
      "Kinds or ids of pages that may be collected, separated by commas: article, chat, settings, sdk, picture; -article-3 for one that may not.",
      source: "WeChat: articles"
    ).read(where: \.rule.readsKinds),
    .flag(
      "undo", \.undo,
      "Whether a notice offers pages back that were taken out of the ball: all of them, or one from its list or menu.",
      source: "Material Design: undo in a snackbar; no original has it"),
    .count(
      "live-pages", \.livePages, 3...64,
      "How many pages stay loaded; the least recently used are rebuilt at their scroll position when shown again.",
      source: "SuspensionEntrance keeps all"),
  ]
}

/// Which pages may be collected.
package enum CollectionRule: String, Hashable, Sendable, CaseIterable {
  /// Pages of a kind, or with an id, on the list, even if they decline (FloatBallManager's monitored classes).
  case listed
  /// No others (SuspensionEntrance's protocol).
  case declared
  /// Pages on the list that do not decline.
  case listedAndNotDeclined = "listed-and-not-declined"

  /// True if the pages on the list of `entrances.kinds` may be collected.
  var readsKinds: Bool { self != .declared }
}

/// What happens when one more page is dragged into a full ball.
enum FullPolicy: String, Hashable, Sendable, CaseIterable {
  /// The zone is grey, the page goes back, and a notice says why; a tap on it opens the list (SuspensionEntrance).
  case refuse
  /// As `refuse`, but the list opens at once to make room (WMZFloatView).
  case manage
  /// The new page replaces the oldest, and a notice says so (FloatBallManager, but without a notice).
  case replace
  /// There is no zone (JXWeChatFloatView).
  case ignore
}
