import FloatCore

@testable import FloatFiles

extension EntranceStore {
  /// Puts an article in the ball, in the middle of the left edge, before a window opens.
  static func collectArticle(in home: String) throws {
    let entrance = Entrance(pageID: "article-1", kind: "article", title: "Article", icon: "icons/article")
    try EntranceStore(environment: ["HOME": home]).save(
      EntranceArchive(entrances: [entrance], dock: Dock(edge: .left, fraction: 0.5)),
      since: EntranceArchive())
  }
}
