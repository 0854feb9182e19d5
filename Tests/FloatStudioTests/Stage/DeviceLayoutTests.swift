import FloatCore
import Testing

@testable import FloatStudio

@Suite struct DeviceLayoutTests {
  private let device = Size(375, 812)

  private func layout(_ width: Int, _ height: Int, density: Int = 1) -> DeviceLayout {
    DeviceLayout(
      device: device, window: PixelSize(width: width, height: height),
      drawable: PixelSize(width: width * density, height: height * density))
  }

  @Test func a_window_of_the_devices_size_is_filled_by_it() {
    let layout = layout(375, 812)
    #expect(layout.scale == 1)
    #expect(layout.frame == PixelRect(x: 0, y: 0, width: 375, height: 812))
    #expect(layout.devicePoint(windowX: 3, windowY: 400) == Point(3, 400))
  }

  @Test func a_wider_window_centres_the_device() {
    // 1624 / 812 = 2 pixels per point, 750 wide; (1000 - 750) / 2 = 125 left of it.
    let layout = layout(1000, 1624)
    #expect(layout.scale == 2)
    #expect(layout.frame == PixelRect(x: 125, y: 0, width: 750, height: 1624))
    #expect(layout.devicePoint(windowX: 125 + 20, windowY: 60) == Point(10, 30))
    #expect(layout.devicePoint(windowX: 0, windowY: 0) == Point(-62.5, 0))
  }

  @Test func a_taller_window_centres_the_device() {
    // (1000 - 812) / 2 = 94 above it.
    #expect(layout(375, 1000).frame == PixelRect(x: 0, y: 94, width: 375, height: 812))
  }

  @Test func a_dense_display_draws_more_pixels_for_the_same_window() {
    let layout = layout(375, 812, density: 2)
    #expect(layout.scale == 2)
    #expect(layout.frame.width == 750)
    // Events use the window's units, which are points here.
    #expect(layout.devicePoint(windowX: 100, windowY: 200) == Point(100, 200))
  }

  @Test(arguments: [(0, 0), (1, 1), (1, 4000), (4000, 1), (-5, 10), (7, 13)])
  func tiny_and_odd_windows_do_no_harm(width: Int, height: Int) {
    let layout = layout(width, height)
    #expect(layout.scale >= DeviceLayout.minimumScale)
    #expect(layout.scale.isFinite)
    #expect(layout.frame.width >= 1)
    #expect(layout.frame.height >= 1)
    let point = layout.devicePoint(windowX: 1e6, windowY: -1e6)
    #expect(point.x.isFinite)
    #expect(point.y.isFinite)
  }

  @Test func a_new_window_fits_the_display() {
    // 609 / 812 = 0.75, exactly.
    #expect(DeviceLayout.initialScale(requested: nil, device: device, available: Size(1366, 609)) == 0.75)
    #expect(DeviceLayout.initialScale(requested: nil, device: device, available: Size(1920, 1080)) == 1)
    // 0.8 × 1440 / 812 = 1.42 and 0.8 × 2160 / 812 = 2.13, rounded down to the next half.
    #expect(DeviceLayout.initialScale(requested: nil, device: device, available: Size(2560, 1440)) == 1)
    #expect(DeviceLayout.initialScale(requested: nil, device: device, available: Size(3840, 2160)) == 2)
    #expect(DeviceLayout.initialScale(requested: nil, device: device, available: Size(5120, 2880)) == 2.5)
    #expect(DeviceLayout.initialScale(requested: nil, device: device, available: nil) == 1)
    #expect(DeviceLayout.initialScale(requested: nil, device: device, available: Size(0, 0)) == 1)
  }

  @Test func a_body_takes_its_part_of_the_window() {
    // 375 + 2 × (25 + 28) by 812 + 2 × (25 + 28) points, at two pixels each.
    let size = PixelSize(width: 481 * 2, height: 918 * 2)
    let layout = DeviceLayout(.iPhoneX, screen: device, bezel: .on, window: size, drawable: size)
    #expect(layout.scale == 2)
    #expect(layout.hasBody)
    #expect(layout.frame == PixelRect(x: 106, y: 106, width: 750, height: 1624))
    #expect(layout.devicePoint(windowX: 106, windowY: 106) == Point(0, 0))
  }

  @Test func the_body_is_left_out_where_there_is_no_room_for_it() {
    func layout(_ height: Int, _ bezel: Bezel? = nil) -> DeviceLayout {
      let size = PixelSize(width: 1000, height: height)
      return DeviceLayout(.iPhoneX, screen: device, bezel: bezel, window: size, drawable: size)
    }
    // Half a unit a point: 459 units for 918 points.
    #expect(layout(459).hasBody)
    #expect(!layout(458).hasBody)
    #expect(layout(458, .on).hasBody)
    #expect(!layout(900, .off).hasBody)
  }

  @Test func a_column_is_there_only_where_it_takes_nothing_from_the_phone() throws {
    func layout(_ width: Int) -> DeviceLayout {
      let size = PixelSize(width: width, height: 918)
      return DeviceLayout(.iPhoneX, screen: device, bezel: .on, column: 260, window: size, drawable: size)
    }
    let wide = layout(481 + 260)
    #expect(wide.scale == 1)
    #expect(wide.frame.x == 53)
    let column = try #require(wide.column)
    #expect(column.x == 481)
    #expect(column.width == 260)
    let narrow = layout(481 + 259)
    #expect(narrow.column == nil)
    #expect(narrow.scale == 1)
  }

  @Test func a_scale_somebody_asked_for_is_kept() {
    #expect(DeviceLayout.initialScale(requested: 2, device: device, available: Size(1366, 768)) == 2)
  }
}
