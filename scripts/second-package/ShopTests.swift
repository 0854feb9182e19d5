import FloatCore
import FloatDesktopTesting
import Shop
import Testing

@Suite struct ShopTests {
  @Test func bought() throws {
    let scenario = try Scenario(
      yaml: """
        steps:
          - set: {shop.row-height: 96pt}
          - snapshot: shelf
          - tap: "row:tea"
          - wait: 120ms
          - snapshot: basket
        """, for: Shop())
    assertSnapshot(of: scenario, as: .image)
  }

  @Test func opening_reads_what_is_new() {
    var prototype = Prototype(content: Shop())
    #expect(prototype.state.badges.map(\.state) == [.idle])
    prototype.send(TimedInput(time: 0, .pointer(.down, id: 0, at: Point(100, 110))))
    prototype.send(TimedInput(time: 0.1, .pointer(.up, id: 0, at: Point(100, 110))))
    prototype.advance(to: 2)
    #expect(prototype.state.stack == ["shelf", "tea"])
  }
}
