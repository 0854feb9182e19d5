import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk

@Suite struct StageHandleTests {
  private func layout(_ width: Int, _ height: Int, reserved: Int = 0) -> DeviceLayout {
    let size = PixelSize(width: width, height: height)
    return DeviceLayout(
      .iPhoneX, screen: Size(375, 812), bezel: nil, window: size, drawable: size, reserved: reserved)
  }

  private func handle(_ width: Int, _ height: Int, reserved: Int = 0) -> StageHandle {
    var handle = StageHandle()
    handle.place(in: layout(width, height, reserved: reserved), stage: true)
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
    let clicks = [(470.0, 470.0), (300, 470), (470, 300)].map { start, end in
      [handle.press(Point(start, 450)), handle.release(Point(end, 450)), handle.isPressed]
    }
    #expect(clicks == [[true, true, false], [false, false, false], [true, false, false]])
  }

  @Test func under_a_pointer_it_is_an_arrow_instead_of_a_bar() throws {
    var handle = handle(481, 918)
    let ground = StageGround(.iPhoneX, layout(481, 918), darkness: 0)
    let bar = try #require(handle.scene(on: ground, isOpen: false))
    handle.hover(Point(470, 450))
    let closed = try #require(handle.scene(on: ground, isOpen: false))
    let open = try #require(handle.scene(on: ground, isOpen: true))
    #expect(bar.size == Size(20, 64))
    #expect(bar.layers.last != closed.layers.last)
    #expect(open.layers.last != closed.layers.last, "it points to where the panel's edge goes")
  }
}
