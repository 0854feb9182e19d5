import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite struct BadgeLayerTests {
  private func isSameMemory(_ a: [Shape], _ b: [Shape]) -> Bool {
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in a.count == b.count && a.baseAddress == b.baseAddress }
    }
  }

  /// Otherwise every frame would have a new array of a page's shapes, which each painter would compare in full.
  @Test func badges_lie_over_the_shapes_that_a_page_has_from_frame_to_frame() throws {
    let stage = Stage()
    let layout = try #require(stage.prototype.pages["chats"]).layout
    let page = try #require(stage.layer("page:chats"))
    let scrolled = try #require(page.sublayers.first?.sublayers.first)
    let bars = try #require(page.sublayers.last)
    #expect(isSameMemory(scrolled.content, layout.scrolled))
    #expect(isSameMemory(bars.content, layout.fixed))
    #expect(scrolled.sublayers.map(\.id) == ["scroll:chats:badges"])
    #expect(bars.sublayers.map(\.id) == ["bars:chats:badges"])
    #expect(!scrolled.sublayers[0].content.isEmpty)
    #expect(!bars.sublayers[0].content.isEmpty)
  }

  /// Where the tab bar slides up again, over the page that leaves.
  @Test func a_burst_on_a_tab_bar_on_its_way_begins_as_opaque_as_the_badge_was() throws {
    var stage = Stage.with([("navigation.tab-bar", "slide")])
    stage.tapAndSettle("row:chat-2")
    stage.send(.key("Escape"))
    stage.wait(0.06)
    stage.send(.call(.burst(.tab)))
    #expect(try #require(stage.state.transition).progress < 0.6)
    #expect(try #require(stage.layer("burst:tab")).opacity == 1)
  }
}
