import CSDL2
import CSDL2SysWM
import Testing

@testable import FloatDesktop

/// SDL's requests to a Vulkan library, and the cases in which it uses this one.
@Suite struct EmptyVulkanTests {
  private typealias Enumerate =
    @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<UInt32>, UnsafeMutableRawPointer?) -> Int32

  private static let version226 = SDL_version(major: 2, minor: 26, patch: 5)

  @Test func it_is_for_wayland_windows_of_an_sdl_that_would_load_open_gl() {
    #expect(EmptyVulkan.isNeeded(driver: "wayland", Self.version226))
    #expect(!EmptyVulkan.isNeeded(driver: "x11", Self.version226))
    #expect(!EmptyVulkan.isNeeded(driver: nil, Self.version226))
    for minor: UInt8 in [30, 32] {
      #expect(!EmptyVulkan.isNeeded(driver: "wayland", SDL_version(major: 2, minor: minor, patch: 0)))
    }
  }

  @Test func it_names_the_two_extensions_and_no_more_than_there_is_room_for() throws {
    let enumerate = unsafeBitCast(
      try #require(emptyVulkanFunction(nil, "vkEnumerateInstanceExtensionProperties")), to: Enumerate.self)
    var count: UInt32 = 0
    #expect(enumerate(nil, &count, nil) == 0)
    #expect(count == 2)
    // With room for more entries than exist, the extra one stays as it is.
    for (room, names) in [
      (3, ["VK_KHR_surface", "VK_KHR_wayland_surface", "~"]), (1, ["VK_KHR_surface", "~", "~"]),
    ] {
      var list = [UInt8](repeating: UInt8(ascii: "~"), count: 3 * 260)
      for index in 0..<3 { list[index * 260 + 1] = index < min(room, 2) ? list[index * 260 + 1] : 0 }
      count = UInt32(room)
      #expect(list.withUnsafeMutableBytes { enumerate(nil, &count, $0.baseAddress) } == 0)
      #expect(count == min(room, 2))
      #expect(
        (0..<3).map { String(decoding: list[($0 * 260)...].prefix { $0 != 0 }, as: UTF8.self) } == names)
    }
  }

  @Test func nothing_else_is_there() {
    #expect(emptyVulkanFunction(nil, "vkCreateInstance") == nil)
    #expect(
      emptyVulkanFunction(OpaquePointer(bitPattern: 1), "vkEnumerateInstanceExtensionProperties") == nil)
  }
}
