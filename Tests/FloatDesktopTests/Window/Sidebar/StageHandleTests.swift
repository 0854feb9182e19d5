import FloatCore
import FloatStudio
import Testing

@testable import FloatDesktop
@testable import FloatPainting

@Suite struct StageHandleTests {
  private func handle(_ width: Int, _ height: Int, reserved: Int = 0) -> StageHandle {
    let size = PixelSize(width: width, height: height)
    var handle = StageHandle()
    handle.place(
      in: DeviceLayout(
        .iPhoneX, screen: Size(375, 812), bezel: nil, window: size, drawable: size, reserved: reserved),
      stage: true)
    return handle
  }

  @Test func stands_at_the_right_end_of_the_stage() {
    #expect(handle(481, 918).frame == PixelRect(x: 461, y: 427, width: 20, height: 64))
    #expect(handle(801, 918, reserved: 320).frame?.maxX == 481)
  }

  @Test func is_not_there_where_the_phone_fills_the_window() {
    let size = PixelSize(width: 375, height: 812)
    var handle = handle(481, 918)
    handle.place(in: DeviceLayout(device: Size(375, 812), window: size, drawable: size), stage: true)
    #expect(handle.frame == nil)
  }

  @Test func a_click_is_a_press_and_a_release_on_it() {
    var handle = handle(481, 918)
    func click(from start: Double, to end: Double) -> [Bool] {
      [handle.press(start, 450), handle.release(end, 450), handle.isPressed]
    }
    #expect(click(from: 470, to: 470) == [true, true, false])
    #expect(click(from: 300, to: 470) == [false, false, false])
    #expect(click(from: 470, to: 300) == [true, false, false])
  }

  @Test func a_pointer_over_it_is_seen() {
    var handle = handle(481, 918)
    let changes = [(470.0, 450.0), (471, 451), (10, 10)].map { [handle.hover($0.0, $0.1), handle.isHovered] }
    #expect(changes == [[true, true], [false, true], [true, false]])
  }
}
