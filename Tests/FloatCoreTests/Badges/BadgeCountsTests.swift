import Testing

@testable import FloatCore

/// Pages `a` and `b` add up in the badge `all`, `b` silently; `c` is a dot, and opening `a` reads it too.
@Suite("What badges count")
struct BadgeCountsTests {
  private let source = [
    PageCount(page: "a", count: 2, sum: "all"), PageCount(page: "b", count: 3, isMuted: true, sum: "all"),
    PageCount(page: "c", count: -1, reader: "a"),
  ]
  private var counts: BadgeCounts { BadgeCounts(source) }

  private func count(_ counts: BadgeCounts, _ id: BadgeID, countsMuted: Bool = false) -> Int {
    counts.count(of: id, countsMuted: countsMuted)
  }

  @Test func a_sum_adds_up_its_parts_and_the_tabs_adds_up_all() {
    #expect(count(counts, .page("all"), countsMuted: true) == 5)
    #expect(count(counts, .tab, countsMuted: true) == 5, "a dot adds nothing")
  }

  @Test func what_comes_silently_is_a_dot_and_adds_nothing() {
    #expect(count(counts, .page("b")) == -1)
    #expect(count(counts, .page("all")) == 2)
    #expect(count(counts, .tab) == 2)
  }

  @Test func a_sum_of_dots_is_a_dot_and_of_nothing_nothing() {
    var counts = counts
    counts.unread["a"] = 0
    #expect(count(counts, .page("all")) == -1, "what is muted is left")
    counts.unread["b"] = 0
    #expect(count(counts, .page("all")) == 0)
    #expect(count(counts, .tab) == -1, "the dot is left")
  }

  @Test func opening_a_page_reads_what_it_shows_besides_its_own() {
    var counts = counts
    counts.markRead("a")
    #expect(counts.unread == ["a": 0, "b": 3, "c": 0])
    counts.markRead("unknown")
    #expect(counts.unread.count == 3)
  }

  @Test func taking_a_sum_away_reads_its_parts() {
    var counts = counts
    counts.clear(.page("all"))
    #expect(counts.unread == ["a": 0, "b": 0, "c": -1])
    counts.clear(.tab)
    #expect(counts.unread == ["a": 0, "b": 0, "c": 0])
  }

  @Test func another_source_counts_anew_only_where_it_counts_otherwise() {
    var counts = counts
    counts.markRead("a")
    counts.replace(source, with: [PageCount(page: "a", count: 2), PageCount(page: "b", count: 7)])
    #expect(counts.unread == ["a": 0, "b": 7])
    #expect(count(counts, .page("all")) == 0, "the sum went with its source")
  }
}
