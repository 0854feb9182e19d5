import FloatCore
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct DeviceFileTests {
  static let folder = Repository.path("Assets/devices")

  @Test func shipped_default_device_is_the_cores_own() throws {
    #expect(try DeviceFile.load("iphone-x", folder: Self.folder) == .iPhoneX)
  }

  /// Which devices there are, the folder says; each file says where its numbers come from, and when they were looked up.
  @Test func every_shipped_device_is_read_and_has_a_source() throws {
    let names = DeviceFile.names(folder: Self.folder)
    #expect(names.count > 60)
    var called: Set<String> = []
    for name in names {
      let device = try DeviceFile.load(name, folder: Self.folder)
      #expect(device.id == name)
      #expect(device.safeArea.top >= 20, "\(name)")
      #expect(device.size.height > device.size.width, "\(name) is upright")
      #expect(called.insert(device.name).inserted, "\(name) has the name of another device")
      let text = String(
        decoding: try BoundedFile.read("\(Self.folder)/\(name).yaml", limit: 9999), as: UTF8.self)
      #expect(text.contains("2026-11-28"), "\(name) says when its source was read")
    }
  }

  private func reason(_ id: String, folder: String = Self.folder) -> String? {
    do {
      _ = try DeviceFile.load(id, folder: folder)
      return nil
    } catch {
      return error.isMissing ? error.diagnostics.first?.reason : "not missing"
    }
  }

  @Test func unknown_device_is_an_error_that_lists_the_devices() {
    let names = DeviceFile.names(folder: Self.folder).joined(separator: ", ")
    #expect(reason("nokia") == "no device \"nokia\"; use one of \(names)")
    #expect(reason("iphone-xy") == "no device \"iphone-xy\"; did you mean iphone-x?")
  }

  @Test func id_that_leaves_the_folder_is_unknown() {
    #expect(reason("../content/en")?.hasPrefix("no device \"../content/en\"; use one of ") == true)
  }

  @Test func missing_folder_is_an_error() {
    #expect(reason("iphone-x", folder: "/nowhere") == "there are no devices here")
  }

  @Test(arguments: [
    ("mine.yaml", "mine"), ("small.2.yaml", "small.2"), ("mine", "mine"), (".yaml", ".yaml"),
  ])
  func a_file_s_device_is_called_as_the_file(name: String, id: String) throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("{name: Mine, width: 300, height: 500}", to: name)
    #expect(
      try DeviceFile.load(.file(path), folder: Self.folder)
        == Device(id: id, name: "Mine", size: Size(300, 500)))
  }

  @Test(
    arguments: [
      ("iphone-x", nil), ("mine", nil), ("-", "-"), ("", nil), ("mine.yaml", "mine.yaml"),
      ("./mine", "./mine"), ("/a/b.yaml", "/a/b.yaml"), ("phones/mine.yaml", "phones/mine.yaml"),
    ] as [(String, String?)])
  func a_word_names_a_device_or_a_file(word: String, file: String?) {
    #expect(DeviceChoice(word) == file.map(DeviceChoice.file) ?? .name(word))
    #expect(DeviceChoice(word).file == file)
  }

  @Test(arguments: [
    ("/nowhere/mine.yaml", "name a device's file, or a device that comes with the program, such as iphone-x"),
    ("/nowhere/pixel-9.yaml", "did you mean pixel-9, which comes with the program?"),
  ])
  func a_missing_file_is_told_with_what_to_do(path: String, advice: String) {
    #expect {
      try DeviceFile.load(.file(path), folder: Self.folder)
    } throws: { error in
      let error = error as? DataError
      return error?.isMissing == true
        && error?.description == "\(path): error: no such file; \(advice)"
    }
  }

  @Test func device_without_a_safe_area_has_none() throws {
    let device = try DeviceFile.parse(
      Array("{name: d, width: 300, height: 500}".utf8), id: "d", file: "d.yaml")
    #expect(device == Device(id: "d", name: "d", size: Size(300, 500)))
  }
}
