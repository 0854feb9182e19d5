import CSDL2
import CSDL2SysWM

/// The part of Vulkan that SDL asks for when it opens a window: the names of two extensions, and nothing behind them.
///
/// Before version 2.30 SDL loads OpenGL for every Wayland window that is not meant for Vulkan, and makes an OpenGL
/// surface for it; on the CPU this is LLVM, a third of the program's memory and start time. A window meant for Vulkan
/// gets neither, and SDL asks for nothing else of Vulkan before it is drawn with, which never happens here.
enum EmptyVulkan {
  /// Makes SDL open the next window for this Vulkan; false if SDL does not load OpenGL, or does not find this
  /// Vulkan.
  static func load() -> Bool {
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) }
    guard isNeeded(driver: driver, SDLVideo.version) else { return false }
    // To the system's linker a library with an empty name is the program itself.
    return SDL_Vulkan_LoadLibrary("") == 0
  }

  /// Leaves the loaded library to the window that was opened for it.
  static func release() { SDL_Vulkan_UnloadLibrary() }

  /// True if SDL would load OpenGL for a window that has no use for it.
  static func isNeeded(driver: String?, _ version: SDL_version) -> Bool {
    driver == "wayland" && version.major == 2 && version.minor < 30
  }

  /// Vulkan's `VkExtensionProperties`: 256 characters and a version.
  private static let extensionSize = 260
  private static let extensions = ["VK_KHR_surface", "VK_KHR_wayland_surface"]

  /// Vulkan's function of the same name: returns the number of extensions, or their list.
  fileprivate static let enumerate:
    @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<UInt32>, UnsafeMutableRawPointer?) -> Int32 =
      {
        _, count, list in
        guard let list else {
          count.pointee = UInt32(EmptyVulkan.extensions.count)
          return 0
        }
        count.pointee = min(count.pointee, UInt32(EmptyVulkan.extensions.count))
        for (index, name) in EmptyVulkan.extensions.prefix(Int(count.pointee)).enumerated() {
          let place = list + index * EmptyVulkan.extensionSize
          place.initializeMemory(as: UInt8.self, repeating: 0, count: EmptyVulkan.extensionSize)
          place.copyMemory(from: name, byteCount: name.utf8.count)
        }
        return 0
      }
}

/// The function that SDL looks for in a Vulkan library, under this name (`Package.swift` makes the linker export it).
@_cdecl("vkGetInstanceProcAddr")
public func emptyVulkanFunction(
  _ instance: OpaquePointer?, _ name: UnsafePointer<CChar>?
) -> UnsafeRawPointer? {
  guard instance == nil, let name, String(cString: name) == "vkEnumerateInstanceExtensionProperties" else {
    return nil
  }
  return unsafeBitCast(EmptyVulkan.enumerate, to: UnsafeRawPointer.self)
}
