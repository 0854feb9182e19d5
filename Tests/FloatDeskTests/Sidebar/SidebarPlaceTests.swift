import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk

@Suite struct SidebarPlaceTests {
  private let device = Size(375, 812)

  private func place(_ width: Int, _ height: Int, density: Double = 1) -> SidebarPlace {
    SidebarPlace(device: device, drawable: PixelSize(width: width, height: height), density: density)
  }

  @Test func a_wide_window_has_room_for_both() {
    let place = place(801, 918)
    #expect(place.frame == PixelRect(x: 481, y: 0, width: 320, height: 918))
    #expect(place.scale == 1)
    #expect(!place.isOver)
    #expect(place.reserved == 320)
    #expect(place.point(481 + 16, 30) == Point(16, 30))
  }

  /// 1377 / 812 = 1.70 pixels per point, rounded down to the next half.
  @Test func a_large_phone_has_a_large_panel() {
    #expect(place(1400, 1377).scale == 1.5)
    #expect(place(1400, 1377).frame.width == 480)
  }

  /// However small the phone is drawn, the words beside it must stay legible.
  @Test func a_point_is_never_less_than_one_of_the_desktops_units() {
    #expect(place(900, 500).scale == 1)
    #expect(place(1800, 1000, density: 2).scale == 2)
  }

  @Test func the_desktops_size_of_text_is_the_panels() {
    let place = SidebarPlace(
      device: device, drawable: PixelSize(width: 1000, height: 918), density: 1, textScale: 1.5)
    #expect(place.scale == 1.5)
    #expect(place.frame.width == 480)
    #expect(SidebarPlace.width(device: device, windowHeight: 918, density: 1, textScale: 1.5) == 480)
  }

  @Test func a_phone_is_made_smaller_by_at_most_two_fifths() {
    // 225 of the phone's former 375 points.
    #expect(!place(320 + 225, 812).isOver)
    #expect(place(320 + 224, 812).isOver)
    #expect(place(375, 812).reserved == 0)
  }

  /// On Wayland the program does not know whether a wider window is on the display, so the phone is made smaller.
  @Test func in_a_window_that_does_not_grow_a_phone_is_made_smaller_still() {
    let usual = PixelSize(width: 481, height: 918)
    let place = SidebarPlace(device: device, drawable: usual, density: 1, canGrow: false)
    #expect(!place.isOver)
    #expect(place.frame.maxX == 481)
    #expect(place.reserved == 320)
    #expect(SidebarPlace(device: device, drawable: usual, density: 1).isOver)
    let small = PixelSize(width: 375, height: 812)
    #expect(SidebarPlace(device: device, drawable: small, density: 1, canGrow: false).isOver)
  }

  @Test(arguments: [(1, 1), (0, 0), (120, 160), (200, 4000), (16_000, 20)])
  func odd_windows_do_no_harm(width: Int, height: Int) {
    let place = place(width, height)
    #expect(place.scale > 0)
    #expect(place.size.width.isFinite)
    #expect(place.size.height.isFinite)
    #expect(place.frame.maxX <= max(width, 0))
    #expect(place.frame.minX >= 0)
  }

  /// The phone is drawn in the part of the window that the panel leaves, and events find it there.
  @Test func the_phone_keeps_its_place_in_a_window_that_grew() {
    let before = DeviceLayout(
      .iPhoneX, screen: device, bezel: nil, window: PixelSize(width: 481, height: 918),
      drawable: PixelSize(width: 962, height: 1836))
    let after = DeviceLayout(
      .iPhoneX, screen: device, bezel: nil, window: PixelSize(width: 801, height: 918),
      drawable: PixelSize(width: 1602, height: 1836), reserved: 640)
    #expect(after.frame == before.frame)
    #expect(after.scale == before.scale)
    #expect(after.devicePoint(windowX: 100, windowY: 200) == before.devicePoint(windowX: 100, windowY: 200))
  }
}
