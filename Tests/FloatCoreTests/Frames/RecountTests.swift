import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A count follows the badges that it counts")
struct RecountTests {
  /// Only these conversations have new messages.
  private func stage(_ counts: [PageID: Int]) -> Stage {
    var stage = Stage()
    for page in stage.prototype.badges.counts.unread.keys { stage.prototype.badges.set(0, for: page) }
    for (page, count) in counts { stage.prototype.badges.set(count, for: page) }
    return stage
  }

  /// The drawing of the tab's badge.
  private func tab(_ stage: Stage, at center: Point) throws -> (size: Size, words: [String: Double]) {
    let page = try #require(stage.layer("page:chats"))
    let bars = try #require(page.sublayers.first { $0.id == "bars:chats" })
    let shapes = bars.sublayers.first { $0.id == "bars:chats:badges" }?.content ?? []
    let area = shapes.areas.last {
      $0.color == Parameters().badge.fill && $0.shape.rect.center.distance(to: center) < 0.01
    }
    let words = shapes.texts.filter { $0.baseline.distance(to: center) < 10 }
    return (
      area?.shape.rect.size ?? .zero,
      Dictionary(words.map { ($0.text, Double($0.color.alpha) / 255) }) { $1 }
    )
  }

  private func tear(_ id: String, _ stage: inout Stage) throws {
    let badge = try #require(stage.frame(id))
    stage.drag(from: badge.center, to: badge.center + Point(-120, 90))
  }

  @Test func the_last_one_takes_the_tab_s_badge_with_it_in_a_moment() throws {
    var stage = stage(["chat-1": 3])
    let center = try #require(stage.frame("badge:tab")).center
    try tear("badge:chat-1", &stage)
    var last = Parameters().badge.diameter
    let start = stage.now
    while last > 0 {
      let size = try tab(stage, at: center).size
      #expect(size.width == size.height)
      #expect((last - 4...last).contains(size.width))
      last = size.width
      stage.wait(1.0 / 60)
    }
    #expect((0.18...0.24).contains(stage.now - start))
    stage.settle()
  }

  @Test func a_smaller_count_takes_its_width_and_one_number_goes_before_the_other_comes() throws {
    var stage = stage(["chat-1": 3, "chat-2": 9])
    let center = try #require(stage.frame("badge:tab")).center
    let wide = try tab(stage, at: center).size.width
    try tear("badge:chat-1", &stage)
    var last = wide
    var seen: Set<String> = []
    for _ in 0..<14 {
      let (size, words) = try tab(stage, at: center)
      #expect((last - (wide - 18) / 4...last).contains(size.width))
      #expect(words.count < 2)
      seen.formUnion(words.filter { $0.value > 0.9 }.keys)
      last = size.width
      stage.wait(1.0 / 60)
    }
    #expect(last == 18)
    #expect(seen == ["12", "9"])
  }

  @Test func two_in_a_row_go_on_from_what_is_there() throws {
    var stage = stage(["chat-1": 3, "chat-2": 9])
    stage.wait(0.1)
    for page in ["chat-1", "chat-2"] as [PageID] {
      let before = VisibleFrame(stage.prototype)
      let phone = stage.prototype
      let host = phone.badgeHost(of: .page(page))
      stage.prototype.perform(
        stage.prototype.badges.clear(.page(page), on: host, phone.feedback, phone.environment))
      let tab = { (frame: VisibleFrame) in frame.things.filter { $0.layer == "bars:chats:badges" } }
      #expect(tab(before).map(\.frame) == tab(VisibleFrame(stage.prototype)).map(\.frame))
      #expect(tab(before).map(\.alpha) == tab(VisibleFrame(stage.prototype)).map(\.alpha))
      stage.wait(0.07)
    }
    stage.settle()
    #expect(stage.state.badges.allSatisfy { $0.state == .gone })
  }
}
