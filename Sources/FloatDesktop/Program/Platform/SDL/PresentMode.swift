import ArgumentParser
import Glibc

/// One way of copying frames to the window.
enum PresentMode: Equatable {
  /// Copied to memory that is shared with the display server, damaged rectangles only: SDL's window surface on X11,
  /// buffers of the program's own on Wayland.
  case sharedMemory
  /// Uploaded to a texture, damaged rectangles only, and drawn by OpenGL. If `allowsSoftware` is false, an OpenGL that
  /// runs on the CPU is refused.
  case texture(allowsSoftware: Bool)
}

/// The value of `--presenter`.
enum PresenterOption: String, CaseIterable, ExpressibleByArgument {
  /// The best way on this machine.
  case auto
  /// Shared memory or nothing.
  case shm
  /// A texture or nothing; without a GPU it is drawn on the CPU.
  case texture

  /// Returns the ways to present, in the order in which they are tried.
  ///
  /// With a GPU a texture is worthwhile; without one OpenGL draws the whole window on the CPU for every change, so
  /// shared memory is several times as fast. `SDL_RENDER_DRIVER=software` and `SDL_FRAMEBUFFER_ACCELERATION=0`, which
  /// SDL reads itself, count as no GPU. On Wayland OpenGL on the CPU is the last resort if the compositor or the system
  /// has no shared memory for the window; under an SDL 2 built on SDL 3 it is the only way, because the surface is
  /// SDL 3's. A Wayland window that was not opened for OpenGL never gets it: SDL 2.26 cannot open it again without
  /// losing its frame.
  ///
  /// - Parameters:
  ///   - driver: SDL's video driver.
  ///   - environment: Returns the value of a variable.
  ///   - hasGPU: Whether the kernel has a device to render with.
  ///   - sharesMemory: Whether there is shared memory for a window of the first size.
  ///   - isCompatibility: Whether this SDL 2 is built on SDL 3.
  func modes(
    driver: String, environment: (String) -> String?, hasGPU: Bool, sharesMemory: Bool, isCompatibility: Bool
  ) -> [PresentMode] {
    let wantsGPU =
      hasGPU && environment("SDL_RENDER_DRIVER") != "software"
      && environment("SDL_FRAMEBUFFER_ACCELERATION") != "0"
    switch (self, driver) {
    case (.shm, _): return [.sharedMemory]
    case (.texture, _): return [.texture(allowsSoftware: true)]
    case (.auto, "wayland"):
      if isCompatibility || !sharesMemory { return [.texture(allowsSoftware: true)] }
      return wantsGPU
        ? [.texture(allowsSoftware: false), .sharedMemory, .texture(allowsSoftware: true)] : [.sharedMemory]
    case (.auto, "x11"): return (wantsGPU ? [.texture(allowsSoftware: false)] : []) + [.sharedMemory]
    case (.auto, _): return [.sharedMemory]
    }
  }
}

extension PresentMode {
  /// True if the kernel offers a device to render with.
  static var systemHasGPU: Bool {
    (128..<136).contains { access("/dev/dri/renderD\($0)", R_OK | W_OK) == 0 }
  }

  /// True for the names of OpenGL renderers that run on the CPU.
  static func isSoftwareRenderer(_ name: String) -> Bool {
    ["llvmpipe", "softpipe", "swrast", "software"].contains { name.lowercased().contains($0) }
  }
}
