import FloatCore
import FloatPixelSupport
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// An invisible window draws nothing.
@Suite(.serialized) struct WindowVisibilityTests {
  /// X11 only, where minimizing a window takes it from the screen, which needs no window manager.
  @Test(.onX11) func a_hidden_window_stops_drawing_and_is_right_when_it_comes_back() throws {
    let desktop = try Desktop(.x11)
    // At this speed a push takes a quarter of a minute, so that it is under way while the window is hidden.
    let app = try LiveApp(on: desktop, ["--slowdown", "25"])
    try desktop.click(Point(150, 180))
    let before = try app.state("the push") { ($0.transition?.progress ?? 0) > 0.01 }
    try desktop.xdotool("search --name FloatDesktop windowunmap")
    try app.waitForRest()
    let hidden = try #require(try app.states().last)
    #expect(hidden.transition != nil, "the push must not be over when the frames end")
    try desktop.xdotool("search --name FloatDesktop windowmap")
    let shown = try app.state("a frame after it came back", after: hidden.frame) { _ in true }
    #expect(hidden.t >= before.t)
    #expect(shown.t > hidden.t, "time went on meanwhile")
    try desktop.key("ctrl+1")
    try app.state("the end of the push", after: hidden.frame) {
      $0.stack == ["chats", "chat-1"] && $0.transition == nil
    }
    // The whole picture is there: the navigation bar of the conversation.
    try desktop.wait(for: "the conversation on the screen") {
      let shot = try desktop.screenshot()
      let colors = Set(stride(from: 100, to: 280, by: 1).map { shot[$0, 66].green })
      return colors.count > 4 ? () : nil
    }
    try app.quit()
  }

  /// Starts a push that takes half a minute, longer than any of these tests. It needs no pointer.
  private func startPush(on desktop: Desktop, _ arguments: [String] = []) throws -> LiveApp {
    let lines = [
      #"{"floatdesktop":1}"#,
      #"{"t":0.01,"type":"pointer","phase":"down","id":0,"x":150,"y":180}"#,
      #"{"t":0.011,"type":"pointer","phase":"up","id":0,"x":150,"y":180}"#,
    ]
    let recording = try desktop.write(lines.joined(separator: "\n"), to: "tap.jsonl")
    let app = try LiveApp(
      on: desktop, ["--replay", recording, "--slowdown", "60"] + arguments, takesInput: false)
    try app.state("the push") { ($0.transition?.progress ?? 0) > 0.01 }
    return app
  }

  /// Waits until a window in motion draws no frames any more, and returns the last one's state.
  private func stop(of app: LiveApp) throws -> TracedState {
    try app.waitForRest()
    let state = try #require(try app.states().last)
    #expect(state.transition != nil, "the push must not be over when the frames end")
    return state
  }

  /// Without a window manager a new window opens over the others.
  @Test(.onX11) func a_window_that_others_cover_stops_drawing_and_goes_on() throws {
    let desktop = try Desktop(.x11, size: PixelSize(width: 800, height: 812))
    let app = try startPush(on: desktop)
    let cover = try LiveApp(on: desktop, takesInput: false)
    let hidden = try stop(of: app)
    // A visible part of it is enough to go on.
    try desktop.xdotool("search --name FloatDesktop windowmove 0 0")
    let shown = try app.state("a frame after it was uncovered", after: hidden.frame) { _ in true }
    #expect(shown.t > hidden.t, "time went on meanwhile")
    try cover.quit()
    try app.quit()
  }

  @Test(.onX11) func frames_that_somebody_asked_for_are_drawn_under_a_cover_too() throws {
    let desktop = try Desktop(.x11)
    let app = try startPush(on: desktop, ["--frames", "150"])
    let cover = try LiveApp(on: desktop, takesInput: false)
    #expect(try app.process.waitForEnd() == 0)
    #expect(try app.lastFrame() == 149)
    try cover.quit()
  }

  /// A compositor sends no frame callbacks to a window on another workspace, or to one that is minimised.
  @Test(.onWayland, .enabled(if: Desktop.hasWorkspaces))
  func a_wayland_window_on_another_workspace_stops_drawing_and_goes_on() throws {
    let desktop = try Desktop(.wayland, size: PixelSize(width: 700, height: 1000), shell: .workspaces)
    let app = try startPush(on: desktop)
    try desktop.reach("another workspace", with: "ctrl+Down") { try app.isAtRest() }
    let hidden = try stop(of: app)
    try desktop.reach("the first workspace", with: "ctrl+Up") { try app.lastFrame() > hidden.frame }
    let shown = try app.state("frames again", after: hidden.frame + 5) { _ in true }
    #expect(shown.t > hidden.t, "time went on meanwhile")
    try app.quit()
  }
}
