import FloatCore

@testable import FloatFiles

extension CollectedPagesStore {
  /// Puts an article in the ball, in the middle of the left edge, before a window opens.
  static func collectArticle(in home: String) throws {
    let entrance = CollectedPage(
      pageID: "article-1", kind: "article", title: "Article", icon: "icons/article")
    try CollectedPagesStore(environment: ["HOME": home]).save(
      CollectedPagesArchive(pages: [entrance], dock: Dock(edge: .left, fraction: 0.5)),
      since: CollectedPagesArchive())
  }
}
