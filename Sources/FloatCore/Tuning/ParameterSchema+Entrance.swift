extension ParameterSchema {
  static let entrancesEntries: [ParameterEntry] = [
    .flag(
      "entrances.enabled", \.entrances.enabled, true,
      "Whether pages can be collected at all: false takes the ball, the zone and the list away.",
      source: "SuspensionEntrance: available"),
    .count(
      "entrances.maximum", \.entrances.maximum, 5, 1...5,
      "How many pages the ball holds.",
      source: "SuspensionEntrance, WeChat: 5"),
    .choice(
      "entrances.when-full", \.entrances.whenFull, .refuse,
      "What happens when one more page is dragged into a full ball.",
      source: "SuspensionEntrance: refuse, WeChatFloatBall: replace"),
    .choice(
      "entrances.rule", \.entrances.rule, .listedAndNotDeclined,
      "Which pages may be collected.",
      source: "WeChatFloatBall: listed, SuspensionEntrance: declared"),
    .text(
      "entrances.kinds", \.entrances.kinds, "article",
      "Kinds or ids of pages that may be collected, separated by commas: article, chat, settings.",
      source: "WeChat: articles"),
    .flag(
      "entrances.undo", \.entrances.undo, true,
      "Whether a notice offers all pages back after they were let go.",
      source: "Material Design: undo in a snackbar; no seed has it"),
    .count(
      "entrances.live-pages", \.entrances.livePages, 6, 3...64,
      "How many pages stay alive; the least recently used are made anew, where they were scrolled to.",
      source: "SuspensionEntrance keeps all"),
  ]
}
