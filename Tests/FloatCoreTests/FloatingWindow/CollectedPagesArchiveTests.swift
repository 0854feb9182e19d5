import Testing

@testable import FloatCore

@Suite struct CollectedPagesArchiveTests {
  private func article(_ n: Int, title: String? = nil, kind: String = "article") -> CollectedPage {
    CollectedPage(pageID: "article-\(n)", kind: kind, title: title ?? "Title \(n)")
  }

  private func sanitized(_ entrances: [CollectedPage], maximum: Int = 5) -> ([String], [String]) {
    let result = CollectedPagesArchive(pages: entrances).sanitized(maximum: maximum, knownKinds: ["article"])
    return (result.archive.pages.map(\.pageID.description), result.notices)
  }

  @Test func a_good_archive_stays_as_it_is() {
    let archive = CollectedPagesArchive(
      pages: (1...5).map { article($0) }, dock: Dock(edge: .left, fraction: 0.3))
    let result = archive.sanitized(maximum: 5, knownKinds: ["article"])
    #expect(result.archive == archive)
    #expect(result.notices.isEmpty)
  }

  @Test func entrances_beyond_the_maximum_are_cut_from_the_end() {
    let (ids, notices) = sanitized((1...7).map { article($0) })
    #expect(ids == ["article-1", "article-2", "article-3", "article-4", "article-5"])
    #expect(notices.count == 2)
    #expect(notices[0].contains("entrance 6"))
    #expect(notices[0].contains("5"))
  }

  @Test func the_first_of_two_entrances_for_a_page_is_kept() {
    let (ids, notices) = sanitized([article(1, title: "Old"), article(2), article(1, title: "New")])
    #expect(ids == ["article-1", "article-2"])
    #expect(notices.count == 1)
    #expect(notices.first?.contains("New") == true)
    #expect(notices.first?.contains("article-1") == true)
  }

  @Test(arguments: [
    ("article-1", "article", "", "title"), ("article-1", "article", " ", "title"),
    ("article-1", "article", "\n\t", "title"), ("article-1", "article", "\u{3000}", "title"),
    ("article-1", "game", "Go", "game"), ("", "article", "A", ""),
  ])
  func invalid_entrances_do_not_take_the_place_of_valid_ones(
    page: String, kind: String, title: String, reason: String
  ) {
    let invalid = CollectedPage(pageID: PageID(page), kind: kind, title: title)
    let (ids, notices) = sanitized([invalid, article(3), article(4)], maximum: 2)
    #expect(ids == ["article-3", "article-4"])
    #expect(notices.count == 1)
    #expect(reason.isEmpty || notices[0].contains(reason), "\(notices)")
  }

  @Test func an_invalid_entrance_does_not_make_a_later_one_a_duplicate() {
    #expect(sanitized([article(1, title: ""), article(1)]).0 == ["article-1"])
  }

  @Test func no_room_keeps_nothing() {
    #expect(sanitized([article(1)], maximum: 0).0.isEmpty)
    #expect(sanitized([article(1)], maximum: -4).0.isEmpty)
  }

  @Test func numbers_out_of_range_are_mended() {
    var archive = CollectedPagesArchive(
      pages: [article(1), article(2), article(3)], dock: Dock(edge: .right, fraction: 0))
    archive.pages[0].scrollOffset = -4
    archive.pages[1].scrollOffset = .nan
    archive.pages[2].scrollOffset = 1200.5
    archive.dock?.fraction = 7
    let result = archive.sanitized(maximum: 5, knownKinds: ["article"])
    #expect(result.archive.pages.map(\.scrollOffset) == [0, 0, 1200.5])
    #expect(result.archive.dock == Dock(edge: .right, fraction: 1))
    #expect(result.notices.isEmpty)
  }
}
