import Testing

@testable import FloatDesktop

@Suite struct VideoDriversTests {
  private func drivers(_ environment: [String: String], files: Set<String> = []) -> [String] {
    VideoDrivers.candidates(environment: { environment[$0] }, exists: files.contains)
  }

  @Test func wayland_comes_first_where_it_is_set() {
    let environment = ["WAYLAND_DISPLAY": "wayland-1", "DISPLAY": ":0", "XDG_RUNTIME_DIR": "/run/user/1"]
    #expect(drivers(environment, files: ["/run/user/1/wayland-1"]) == ["wayland", "x11"])
    #expect(drivers(environment) == ["x11"])
  }

  @Test func waylands_default_socket_is_the_last_resort() {
    let environment = ["DISPLAY": ":0", "XDG_RUNTIME_DIR": "/run/user/1"]
    #expect(drivers(environment, files: ["/run/user/1/wayland-0"]) == ["x11", "wayland"])
    #expect(drivers(environment) == ["x11"])
  }

  @Test func a_socket_may_be_named_by_its_path() {
    #expect(drivers(["WAYLAND_DISPLAY": "/tmp/way"], files: ["/tmp/way"]) == ["wayland"])
  }

  @Test func without_a_server_there_is_nothing_to_try() {
    #expect(drivers([:]).isEmpty)
    #expect(drivers(["WAYLAND_DISPLAY": "wayland-1"]).isEmpty)
  }

  @Test func a_named_driver_is_taken() {
    #expect(drivers(["SDL_VIDEODRIVER": "dummy", "DISPLAY": ":0"]) == ["dummy"])
  }
}
