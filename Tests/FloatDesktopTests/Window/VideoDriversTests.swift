import CSDL2SysWM
import Testing

@testable import FloatDesktop

@Suite struct VideoDriversTests {
  /// What is set, the sockets that are there, and the drivers to try.
  private static let desktops: [(environment: [String: String], files: Set<String>, drivers: [String])] = {
    let (both, x11) = (["WAYLAND_DISPLAY": "wayland-1", "DISPLAY": ":0"], ["DISPLAY": ":0"])
    let folder = ["XDG_RUNTIME_DIR": "/run/user/1"]
    return [
      // Wayland comes first where it is set, and its default socket last.
      (both.merging(folder) { $1 }, ["/run/user/1/wayland-1"], ["wayland", "x11"]),
      (both.merging(folder) { $1 }, [], ["x11"]),
      (x11.merging(folder) { $1 }, ["/run/user/1/wayland-0"], ["x11", "wayland"]),
      (x11.merging(folder) { $1 }, [], ["x11"]),
      // A socket may be named by its path.
      (["WAYLAND_DISPLAY": "/tmp/way"], ["/tmp/way"], ["wayland"]),
      // Without a server there is nothing to try.
      ([:], [], []), (["WAYLAND_DISPLAY": "wayland-1"], [], []),
      // A named driver is taken.
      (["SDL_VIDEODRIVER": "dummy", "DISPLAY": ":0"], [], ["dummy"]),
    ]
  }()

  @Test(arguments: desktops)
  func drivers_are_tried_in_order(environment: [String: String], files: Set<String>, drivers: [String]) {
    #expect(VideoDrivers.candidates(environment: { environment[$0] }, exists: files.contains) == drivers)
  }

  @Test func libdecor_is_left_out_where_sdl_would_lose_its_window_over_it() {
    let version226 = SDL_version(major: 2, minor: 26, patch: 5)
    #expect(SDLVideo.losesWindow(assignsTitleBars: true, version226))
    // GNOME says nothing of title bars, and windows there need libdecor.
    #expect(!SDLVideo.losesWindow(assignsTitleBars: false, version226))
    #expect(!SDLVideo.losesWindow(assignsTitleBars: true, SDL_version(major: 2, minor: 30, patch: 0)))
  }
}
