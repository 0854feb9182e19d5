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
}
