import Testing

@testable import FloatDesktop

@Suite struct PresentModeTests {
  private static let gpu = PresentMode.texture(allowsSoftware: false)
  private static let anyOpenGL = PresentMode.texture(allowsSoftware: true)

  private func modes(
    _ driver: String, _ environment: [String: String] = [:], option: PresenterOption = .auto, hasGPU: Bool,
    sharesMemory: Bool = true, isCompatibility: Bool = false
  ) -> [PresentMode] {
    option.modes(
      driver: driver, environment: { environment[$0] }, hasGPU: hasGPU, sharesMemory: sharesMemory,
      isCompatibility: isCompatibility)
  }

  @Test func a_texture_comes_first_only_with_a_gpu() {
    #expect(modes("x11", hasGPU: true) == [Self.gpu, .sharedMemory])
    #expect(modes("x11", hasGPU: false) == [.sharedMemory])
    #expect(modes("wayland", hasGPU: true) == [Self.gpu, .sharedMemory, Self.anyOpenGL])
    #expect(modes("wayland", hasGPU: false) == [.sharedMemory])
  }

  @Test(arguments: [true, false])
  func without_shared_memory_wayland_has_any_open_gl(hasGPU: Bool) {
    #expect(modes("wayland", hasGPU: hasGPU, sharesMemory: false) == [Self.anyOpenGL])
    #expect(modes("wayland", option: .shm, hasGPU: hasGPU, sharesMemory: false) == [.sharedMemory])
  }

  @Test(arguments: ["x11", "wayland"])
  func sdls_own_variables_count_as_no_gpu(driver: String) {
    let without = modes(driver, hasGPU: false)
    #expect(modes(driver, ["SDL_RENDER_DRIVER": "software"], hasGPU: true) == without)
    #expect(modes(driver, ["SDL_FRAMEBUFFER_ACCELERATION": "0"], hasGPU: true) == without)
  }

  @Test func what_is_asked_for_is_the_only_way() {
    for driver in ["x11", "wayland"] {
      #expect(modes(driver, option: .shm, hasGPU: true) == [.sharedMemory])
      #expect(modes(driver, option: .texture, hasGPU: false) == [Self.anyOpenGL])
    }
  }

  @Test func an_sdl2_that_is_made_of_sdl3_keeps_its_wayland_surface_to_itself() {
    #expect(modes("wayland", hasGPU: false, isCompatibility: true) == [Self.anyOpenGL])
    #expect(modes("x11", hasGPU: false, isCompatibility: true) == [.sharedMemory])
  }

  @Test func other_drivers_share_memory() {
    #expect(modes("dummy", hasGPU: true) == [.sharedMemory])
  }

  @Test func renderers_on_the_cpu_are_known_by_name() {
    #expect(PresentMode.isSoftwareRenderer("llvmpipe (LLVM 15.0.6, 256 bits)"))
    #expect(!PresentMode.isSoftwareRenderer("Mesa Intel(R) UHD Graphics 620"))
  }
}
