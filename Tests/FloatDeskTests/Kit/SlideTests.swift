import FloatCore
import Testing

@testable import FloatDesk

@Suite struct SlideTests {
  @Test func what_cannot_be_seen_is_there_at_once_and_what_is_seen_slides_and_can_be_caught() {
    var slide = Slide()
    slide.go(to: Point(10, 600), at: 0, isSeen: false)
    #expect(slide.value(at: 0) == Point(10, 600))
    slide.go(to: Point(10, 100), at: 1, isSeen: true)
    let way = (0...60).map { slide.value(at: 1 + Double($0) / 60).y }
    #expect(way.first == 600)
    #expect(way.last.map { abs($0 - 100) < 1 } == true)
    for (place, next) in zip(way, way.dropFirst()) {
      #expect(place >= next)
      #expect(place - next < 80)
    }
    #expect(slide.value(at: 9) == Point(10, 100))
    slide.go(to: Point(10, 600), at: 9, isSeen: true)
    let there = slide.value(at: 9.1)
    slide.stop(at: there)
    #expect(slide.value(at: 20) == there)
    #expect(slide.target == there)
  }
}
