import FloatCore
import Testing

@testable import FloatDesktop

@Suite struct DeviceLayoutTests {
  private let device = Size(375, 812)

  private func layout(_ width: Int, _ height: Int, density: Int = 1) -> DeviceLayout {
    DeviceLayout(
      device: device, window: PixelSize(width: width, height: height),
      drawable: PixelSize(width: width * density, height: height * density))
  }

  @Test func aWindowOfTheDevicesSizeIsFilledByIt() {
    let layout = layout(375, 812)
    #expect(layout.scale == 1)
    #expect(layout.frame == PixelRect(x: 0, y: 0, width: 375, height: 812))
    #expect(layout.devicePoint(windowX: 3, windowY: 400) == Point(3, 400))
  }

  @Test func aWiderWindowCentresTheDevice() {
    // 1624 / 812 = 2 pixels a point, 750 wide; (1000 - 750) / 2 = 125 left of it.
    let layout = layout(1000, 1624)
    #expect(layout.scale == 2)
    #expect(layout.frame == PixelRect(x: 125, y: 0, width: 750, height: 1624))
    #expect(layout.devicePoint(windowX: 125 + 20, windowY: 60) == Point(10, 30))
    #expect(layout.devicePoint(windowX: 0, windowY: 0) == Point(-62.5, 0))
  }

  @Test func aTallerWindowCentresTheDevice() {
    // (1000 - 812) / 2 = 94 above it.
    #expect(layout(375, 1000).frame == PixelRect(x: 0, y: 94, width: 375, height: 812))
  }

  @Test func aDenseDisplayDrawsMorePixelsForTheSameWindow() {
    let layout = layout(375, 812, density: 2)
    #expect(layout.scale == 2)
    #expect(layout.frame.width == 750)
    // Events count in the window's units, of which one is a point here.
    #expect(layout.devicePoint(windowX: 100, windowY: 200) == Point(100, 200))
  }

  @Test(arguments: [(0, 0), (1, 1), (1, 4000), (4000, 1), (-5, 10), (7, 13)])
  func tinyAndOddWindowsDoNoHarm(width: Int, height: Int) {
    let layout = layout(width, height)
    #expect(layout.scale >= DeviceLayout.minimumScale)
    #expect(layout.scale.isFinite)
    #expect(layout.frame.width >= 1 && layout.frame.height >= 1)
    let point = layout.devicePoint(windowX: 1e6, windowY: -1e6)
    #expect(point.x.isFinite && point.y.isFinite)
  }

  @Test func aNewWindowShrinksToTheDisplayAndNeverGrows() {
    // 609 / 812 = 0.75, exactly.
    #expect(DeviceLayout.initialScale(requested: nil, device: device, available: Size(1366, 609)) == 0.75)
    #expect(DeviceLayout.initialScale(requested: nil, device: device, available: Size(3840, 2160)) == 1)
    #expect(DeviceLayout.initialScale(requested: nil, device: device, available: nil) == 1)
    #expect(DeviceLayout.initialScale(requested: nil, device: device, available: Size(0, 0)) == 1)
  }

  @Test func aScaleSomebodyAskedForIsKept() {
    #expect(DeviceLayout.initialScale(requested: 2, device: device, available: Size(1366, 768)) == 2)
  }
}
