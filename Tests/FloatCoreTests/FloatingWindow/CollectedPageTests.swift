import Testing

@testable import FloatCore

@Suite struct CollectedPageTests {
  private let kinds: Set<String> = ["article"]

  @Test func an_entrance_with_a_page_a_title_and_a_known_kind_is_valid() {
    let entrance = CollectedPage(pageID: "article-1", kind: "article", title: "浮窗")
    #expect(entrance.validate(knownKinds: kinds) == nil)
    #expect(entrance.id == "article-1")
  }

  @Test(arguments: ["", " ", "\n\t", "\u{3000}"])
  func an_entrance_without_a_title_is_not(title: String) throws {
    let reason = try #require(
      CollectedPage(pageID: "article-1", kind: "article", title: title).validate(knownKinds: kinds))
    #expect(reason.contains("title"))
  }

  @Test func an_entrance_nobody_can_make_a_page_from_is_not() throws {
    let reason = try #require(
      CollectedPage(pageID: "game-1", kind: "game", title: "Go").validate(knownKinds: kinds))
    #expect(reason.contains("game"))
  }

  @Test func an_entrance_without_a_page_is_not() {
    #expect(CollectedPage(pageID: "", kind: "article", title: "A").validate(knownKinds: kinds) != nil)
  }
}
