import FloatDesk
import FloatStudio
import Foundation
import Testing

@testable import FloatDesktop

@Suite struct WindowMemoryTests {
  private let folder = NSTemporaryDirectory() + "floatdesktop-windows-" + UUID().uuidString

  private func memory(_ key: String = "iphone-x") -> WindowMemory {
    WindowMemory(environment: ["XDG_STATE_HOME": folder, "HOME": "/nowhere"], key: key)
  }

  @Test(arguments: [
    "iphone-x 1 2 3", "iphone-x 0 5", "iphone-x -4 5", "iphone-x 99999999999999999999 5", "iphone-x",
    "\u{0}\u{FFFD}", "iphone-x 480.5 900",
  ])
  func what_is_no_size_is_forgotten(text: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/floatdesktop", withIntermediateDirectories: true)
    try (text + "\nother 400 500\n").write(
      toFile: folder + "/floatdesktop/windows", atomically: true, encoding: .utf8)
    #expect(memory().size == nil)
    #expect(memory("other").size == PixelSize(width: 400, height: 500))
    memory().save(PixelSize(width: 481, height: 918))
    #expect(memory().size == PixelSize(width: 481, height: 918))
  }

  @Test func is_nobody_elses_business() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    memory().save(PixelSize(width: 481, height: 918))
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: folder + path)[.posixPermissions] as? Int
    }
    #expect(try mode("/floatdesktop") == 0o700)
    #expect(try mode("/floatdesktop/windows") == 0o600)
  }

  @Test func windows_that_close_at_once_keep_each_others_sizes() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let keys = (0..<24).map { "device-\($0)" }
    DispatchQueue.concurrentPerform(iterations: keys.count) { index in
      memory(keys[index]).save(PixelSize(width: 400 + index, height: 900))
    }
    #expect(keys.map { memory($0).size?.width } == (0..<24).map { 400 + $0 })
  }

  @Test func without_a_place_nothing_is_kept() {
    let memory = WindowMemory(environment: ["XDG_STATE_HOME": "relative"], key: "iphone-x")
    memory.save(PixelSize(width: 481, height: 918))
    #expect(memory.size == nil)
  }
}
