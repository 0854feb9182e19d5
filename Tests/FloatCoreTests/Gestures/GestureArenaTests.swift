import Testing

@testable import FloatCore

@Suite struct GestureArenaTests {
  @Test func release_where_pressed_is_a_tap() {
    var arena = GestureArena<String>()
    #expect(
      arena.open([.init("tap", .tap())], event: .init(time: 1, phase: .down, position: Point(9, 9))).isEmpty)
    let events = arena.handle(.init(time: 1, phase: .up, position: Point(9, 9)))
    #expect(events.map(\.phase) == [.began, .ended])
    #expect(!arena.isOpen)
  }
}
