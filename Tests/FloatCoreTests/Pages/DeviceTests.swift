import Testing

@testable import FloatCore

@Suite("Devices")
struct DeviceTests {
  @Test func default_device_is_the_iphone_x() {
    let device = Device.iPhoneX
    #expect(device.id == "iphone-x")
    #expect(device.size == Size(375, 812))
    #expect(device.safeArea == EdgeInsets(top: 44, bottom: 34))
    #expect(device.cornerRadius == 39)
    #expect(device.cutout?.frame(screenWidth: 375) == Rect(83, 0, 209, 30))
  }
}
