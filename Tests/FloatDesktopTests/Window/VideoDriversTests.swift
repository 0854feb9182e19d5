import Testing

@testable import FloatDesktop

@Suite struct VideoDriversTests {
  private func drivers(_ environment: [String: String], files: Set<String> = []) -> [String] {
    VideoDrivers.candidates(environment: { environment[$0] }, exists: files.contains)
  }

  @Test func waylandComesFirstWhereItIsSet() {
    let environment = ["WAYLAND_DISPLAY": "wayland-1", "DISPLAY": ":0", "XDG_RUNTIME_DIR": "/run/user/1"]
    #expect(drivers(environment, files: ["/run/user/1/wayland-1"]) == ["wayland", "x11"])
    #expect(drivers(environment) == ["x11"])
  }

  @Test func waylandsDefaultSocketIsTheLastResort() {
    let environment = ["DISPLAY": ":0", "XDG_RUNTIME_DIR": "/run/user/1"]
    #expect(drivers(environment, files: ["/run/user/1/wayland-0"]) == ["x11", "wayland"])
    #expect(drivers(environment) == ["x11"])
  }

  @Test func aSocketMayBeNamedByItsPath() {
    #expect(drivers(["WAYLAND_DISPLAY": "/tmp/way"], files: ["/tmp/way"]) == ["wayland"])
  }

  @Test func withoutAServerThereIsNothingToTry() {
    #expect(drivers([:]).isEmpty)
    #expect(drivers(["WAYLAND_DISPLAY": "wayland-1"]).isEmpty)
  }

  @Test func aNamedDriverIsTaken() {
    #expect(drivers(["SDL_VIDEODRIVER": "dummy", "DISPLAY": ":0"]) == ["dummy"])
  }
}
