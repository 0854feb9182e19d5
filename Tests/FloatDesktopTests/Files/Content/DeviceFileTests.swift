import FloatCore
import Testing

@testable import FloatDesktop

@Suite("Device files")
struct DeviceFileTests {
  static let folder = AssetsForTests.path("devices")

  @Test func shippedDefaultDeviceIsTheCoresOwn() throws {
    #expect(try DeviceFile.load("iphone-x", folder: Self.folder) == .iPhoneX)
  }

  @Test func everyShippedDeviceIsRead() throws {
    let names = DeviceFile.names(folder: Self.folder)
    #expect(
      names == [
        "galaxy-s24", "ipad-air-11", "ipad-mini", "iphone-13-mini", "iphone-14", "iphone-15",
        "iphone-15-pro-max", "iphone-16", "iphone-16-plus", "iphone-16-pro", "iphone-16-pro-max",
        "iphone-8", "iphone-se", "iphone-se-3", "iphone-x", "pixel-7", "pixel-9",
      ])
    for name in names {
      let device = try DeviceFile.load(name, folder: Self.folder)
      #expect(device.id == name)
      #expect(device.safeArea.top > 0)
    }
  }

  @Test func unknownDeviceIsAnErrorThatListsTheDevices() {
    let names = DeviceFile.names(folder: Self.folder).joined(separator: ", ")
    let reason = "unknown device “nokia”; the devices are \(names)"
    #expect(throws: AssetFileError(file: Self.folder, reason: reason)) {
      try DeviceFile.load("nokia", folder: Self.folder)
    }
  }

  @Test func idThatLeavesTheFolderIsUnknown() {
    #expect(throws: AssetFileError.self) { try DeviceFile.load("../content/en", folder: Self.folder) }
  }

  @Test func missingFolderIsAnError() {
    #expect(throws: AssetFileError(file: "/nowhere", reason: "there are no devices here")) {
      try DeviceFile.load("iphone-x", folder: "/nowhere")
    }
  }

  @Test func deviceWithoutASafeAreaHasNone() throws {
    let device = try DeviceFile.parse("{name: d, width: 300, height: 500}", id: "d", file: "d.yaml")
    #expect(device == Device(id: "d", name: "d", size: Size(300, 500)))
  }

  @Test(arguments: [
    ("{name: d, width: 0, height: 500}", "1:18: error: width: has to be a number from 120.0 to 4096.0"),
    ("{name: d, width: nan, height: 500}", "1:18: error: width: has to be a number from 120.0 to 4096.0"),
    ("{name: d, width: 300}", "1:1: error: height: is missing"),
    ("{name: d, width: 300, height: 500, depth: 7}", "1:36: error: unknown key “depth”"),
    (
      "{name: d, width: 300, height: 500, safe-area: {top: 300, bottom: 200}}",
      "1:47: error: safe-area: leaves nothing of the screen"
    ),
    ("[1]", "1:1: error: the file has to be a mapping"),
    ("", " error: it is empty"),
  ])
  func mistakeIsReportedAtItsPlace(text: String, expected: String) {
    do {
      _ = try DeviceFile.parse(text, id: "d", file: "d.yaml")
      Issue.record("no error for \(text)")
    } catch {
      #expect(error.description.hasPrefix("d.yaml:\(expected)"), "\(error.description)")
    }
  }
}
