import FloatCore
import FloatFiles
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatTestSupport

@Suite struct WindowOpeningTests {
  private static let devices = Repository.path("Assets/devices")
  /// Narrow and wide, short and tall, with and without a home button: more devices do not make this slower.
  private static let various = [
    "iphone-x", "iphone-se", "iphone-8", "galaxy-z-fold-5-cover", "galaxy-z-flip-5", "ipad-air-11",
    "ipad-pro-13-m4",
    "pixel-9-pro-fold",
  ]
  private let device = Device.iPhoneX

  private func opening(
    bezel: Bezel? = nil, scale: Double? = nil, column: Double = 0, available: Size? = Size(1920, 1040)
  ) -> WindowOpening {
    WindowOpening(device, bezel: bezel, scale: scale, column: column, available: available)
  }

  @Test func the_phone_and_its_body_fit() {
    // 375 + 2 × 53 by 812 + 2 × 53.
    #expect(opening().size == PixelSize(width: 481, height: 918))
    #expect(opening().bezel == nil)
    #expect(opening(bezel: .off).size == PixelSize(width: 375, height: 812))
    // 0.8 × 2100 / 918 = 1.83
    #expect(opening(available: Size(3840, 2100)).size == PixelSize(width: 722, height: 1377))
  }

  @Test func where_a_body_does_not_fit_at_the_scale_asked_for_there_is_none() {
    #expect(opening(scale: 1).bezel == nil)
    #expect(opening(scale: 1.2).bezel == .off)
    #expect(opening(scale: 1.2).size == PixelSize(width: 450, height: 974))
    #expect(opening(bezel: .on, scale: 1.2).bezel == .on)
  }

  @Test func the_column_widens_the_window_where_the_display_has_room() {
    #expect(opening(column: 260).size == PixelSize(width: 741, height: 918))
    #expect(opening(column: 260, available: Size(700, 1040)).size == PixelSize(width: 481, height: 918))
  }

  /// A window that was made wide enough for the column shows it, however its sides are rounded.
  @Test(arguments: various)
  func a_window_made_for_the_column_has_it(name: String) throws {
    let device = try DeviceFile.load(name, folder: Self.devices)
    for hundredths in 50...400 {
      for bezel in [nil, Bezel.on, .off] {
        for density in [1, 2] {
          let scale = Double(hundredths) / 100
          let opening = WindowOpening(device, bezel: bezel, scale: scale, column: 260, available: nil)
          let layout = DeviceLayout(
            device, screen: device.size, bezel: opening.bezel, column: opening.column, window: opening.size,
            drawable: PixelSize(width: opening.size.width * density, height: opening.size.height * density))
          let column = try #require(layout.column, "\(scale), \(bezel as Bezel?)")
          let wanted = 260 * scale * Double(density)
          #expect(abs(Double(column.width) - wanted) <= 2 * Double(density), "\(scale), \(column)")
          #expect(column.x >= layout.frame.maxX)
          #expect(column.maxX <= opening.size.width * density)
        }
      }
    }
  }

  /// Windows without a given scale, on displays of many sizes.
  @Test(arguments: various)
  func on_every_display_the_column_is_there_or_the_window_is_not_widened(name: String) throws {
    let device = try DeviceFile.load(name, folder: Self.devices)
    for height in stride(from: 600.0, through: 2400, by: 37) {
      let available = Size(height * 16 / 9, height)
      let plain = WindowOpening(device, bezel: nil, scale: nil, column: 0, available: available)
      let opening = WindowOpening(device, bezel: nil, scale: nil, column: 260, available: available)
      let layout = DeviceLayout(
        device, screen: device.size, bezel: opening.bezel, column: 260, window: opening.size,
        drawable: opening.size)
      #expect((layout.column != nil) == (opening.size != plain.size), "\(available)")
    }
  }

  @Test func a_remembered_size_is_no_larger_than_the_display() {
    let size = PixelSize(width: 3000, height: 700)
    #expect(opening().fitted(size) == PixelSize(width: 1920, height: 700))
    #expect(opening(available: nil).fitted(size) == size)
  }
}

@Suite struct WindowTitleTests {
  @Test func says_what_is_open() {
    func title(_ presets: [String] = [], _ recording: String? = nil, _ replay: String? = nil) -> String {
      WindowTitle(device: "iPhone X", presets: presets, recording: recording, replay: replay).text
    }
    #expect(title() == "iPhone X – FloatDesktop")
    #expect(WindowTitle(prototype: "Tides", device: "iPhone X").text == "Tides · iPhone X – FloatDesktop")
    #expect(title(["wechat", "./my/june.yaml"]) == "iPhone X · wechat + june.yaml – FloatDesktop")
    #expect(title([], "/tmp/take.jsonl") == "iPhone X · recording take.jsonl – FloatDesktop")
    #expect(title([], nil, "a\u{1B}.jsonl") == "iPhone X · playing a\u{FFFD}.jsonl – FloatDesktop")
  }
}
