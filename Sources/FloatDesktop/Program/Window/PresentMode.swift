import Glibc

/// How frames get from memory to the window.
enum PresentMode: Equatable {
  /// Copied to the window's own memory, damaged rectangles only; paced by the display's refresh rate.
  case surface
  /// Uploaded to a texture, damaged rectangles only, and shown by the GPU at the vertical blank.
  case texture

  /// The mode to try first.
  ///
  /// SDL has no plain memory for Wayland windows, so those need the texture. Elsewhere the texture is only worth its
  /// start-up time and its memory where there is a GPU: with a renderer in software both are spent for a slower copy.
  /// `SDL_RENDER_DRIVER=software` and `SDL_FRAMEBUFFER_ACCELERATION=0`, which SDL reads itself, ask for the surface.
  static func preferred(driver: String, environment: (String) -> String?, hasGPU: Bool) -> PresentMode {
    switch driver {
    case "wayland": .texture
    case "x11":
      environment("SDL_RENDER_DRIVER") == "software" || environment("SDL_FRAMEBUFFER_ACCELERATION") == "0"
        || !hasGPU ? .surface : .texture
    default: .surface
    }
  }

  /// True where the kernel offers a device to render with.
  static var systemHasGPU: Bool {
    (128..<136).contains { access("/dev/dri/renderD\($0)", R_OK | W_OK) == 0 }
  }

  /// True for the names of OpenGL renderers that run on the CPU.
  static func isSoftwareRenderer(_ name: String) -> Bool {
    ["llvmpipe", "softpipe", "swrast", "software"].contains { name.lowercased().contains($0) }
  }
}
