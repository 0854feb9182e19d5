import Testing

@testable import FloatDesktop

@Suite struct PresentModeTests {
  private func mode(_ driver: String, _ environment: [String: String] = [:], hasGPU: Bool) -> PresentMode {
    PresentMode.preferred(driver: driver, environment: { environment[$0] }, hasGPU: hasGPU)
  }

  @Test func wayland_needs_the_texture() {
    #expect(mode("wayland", hasGPU: false) == .texture)
  }

  @Test func x11_uses_the_texture_only_with_agpu() {
    #expect(mode("x11", hasGPU: true) == .texture)
    #expect(mode("x11", hasGPU: false) == .surface)
  }

  @Test func sdls_own_variables_ask_for_the_surface() {
    #expect(mode("x11", ["SDL_RENDER_DRIVER": "software"], hasGPU: true) == .surface)
    #expect(mode("x11", ["SDL_FRAMEBUFFER_ACCELERATION": "0"], hasGPU: true) == .surface)
  }

  @Test func other_drivers_use_the_surface() {
    #expect(mode("dummy", hasGPU: true) == .surface)
  }

  @Test func renderers_on_the_cpu_are_known_by_name() {
    #expect(PresentMode.isSoftwareRenderer("llvmpipe (LLVM 15.0.6, 256 bits)"))
    #expect(!PresentMode.isSoftwareRenderer("Mesa Intel(R) UHD Graphics 620"))
  }
}
