import FloatCore
import FloatFiles
import FloatPages
import Testing

@testable import FloatReplay
@testable import FloatSnapshots

/// What is recorded can be read again.
@Suite struct LargePictureTests {
  @Test(arguments: [
    (2100.0, 4.0, false), (2000, 4, true), (4096, 2, true), (4096, 8, false), (16_385, 1, false),
  ])
  func a_frame_beyond_what_can_be_read_is_not_made(side: Double, scale: Double, isMade: Bool) {
    let objection = PictureLimits.objection(making: Size(side, side), scale: scale)
    #expect((objection == nil) == isMade)
  }

  @Test func the_message_has_the_size() {
    #expect(
      PictureLimits.objection(making: Size(2100, 2100), scale: 4)
        == "would have 8400 × 8400 pixels; at most 16384 on a side and 64 million in all can be made")
  }

  @Test func no_memory_is_taken_for_one() throws {
    let device = Device(id: "large", name: "Large", size: Size(4096, 4096))
    let mark = Timeline.Mark(
      name: "a", prototype: Prototype(content: PrototypePages.fallback, device: device))
    let pool = PainterPool(assets: try Assets.locate())
    #expect(pool.picture(of: mark, scale: 8, usesTextBoxes: true) == nil)
  }
}
