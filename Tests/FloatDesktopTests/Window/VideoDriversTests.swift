import CSDL2SysWM
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

  @Test func libdecor_is_left_out_where_sdl_would_lose_its_window_over_it() {
    let version226 = SDL_version(major: 2, minor: 26, patch: 5)
    #expect(SDLVideo.losesWindow(assignsTitleBars: true, version226))
    // GNOME says nothing of title bars, and windows there need libdecor.
    #expect(!SDLVideo.losesWindow(assignsTitleBars: false, version226))
    #expect(!SDLVideo.losesWindow(assignsTitleBars: true, SDL_version(major: 2, minor: 30, patch: 0)))
  }
}
