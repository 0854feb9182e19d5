import Testing

@testable import FloatDesktop

@Suite struct PresentModeTests {
  private func mode(_ driver: String, _ environment: [String: String] = [:], hasGPU: Bool) -> PresentMode {
    PresentMode.preferred(driver: driver, environment: { environment[$0] }, hasGPU: hasGPU)
  }

  @Test func waylandNeedsTheTexture() {
    #expect(mode("wayland", hasGPU: false) == .texture)
  }

  @Test func x11UsesTheTextureOnlyWithAGPU() {
    #expect(mode("x11", hasGPU: true) == .texture)
    #expect(mode("x11", hasGPU: false) == .surface)
  }

  @Test func sdlsOwnVariablesAskForTheSurface() {
    #expect(mode("x11", ["SDL_RENDER_DRIVER": "software"], hasGPU: true) == .surface)
    #expect(mode("x11", ["SDL_FRAMEBUFFER_ACCELERATION": "0"], hasGPU: true) == .surface)
  }

  @Test func otherDriversUseTheSurface() {
    #expect(mode("dummy", hasGPU: true) == .surface)
  }

  @Test func renderersOnTheCPUAreKnownByName() {
    #expect(PresentMode.isSoftwareRenderer("llvmpipe (LLVM 15.0.6, 256 bits)"))
    #expect(!PresentMode.isSoftwareRenderer("Mesa Intel(R) UHD Graphics 620"))
  }
}
