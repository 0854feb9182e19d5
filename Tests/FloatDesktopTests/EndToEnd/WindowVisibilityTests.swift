import FloatCore
import Foundation
import Testing

/// A window that nobody can see draws nothing.
@Suite(.serialized) struct WindowVisibilityTests {
  /// X11 only: what minimises a window there is taking it from the screen, for which no window manager is needed.
  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func aHiddenWindowStopsDrawingAndIsRightWhenItComesBack() throws {
    let desktop = try Desktop(.x11)
    // A push takes seconds, so that it is under way while the window is hidden.
    let app = try LiveApp(on: desktop, ["--slowdown", "10"])
    try desktop.click(Point(150, 180))
    let before = try app.state("the push") { ($0.transition?.progress ?? 0) > 0.05 }
    try desktop.xdotool("search --name FloatDesktop windowunmap")
    // No frame for a third of a second, in which a visible window draws twenty.
    var last = -1
    try Polling.value("the end of the frames") {
      let now = try app.lastFrame()
      defer { last = now }
      if now == last { return () }
      Thread.sleep(forTimeInterval: 0.3)
      return nil
    }
    let hidden = try #require(try app.states().last)
    #expect(hidden.transition != nil, "the push must not be over when the frames end")
    try desktop.xdotool("search --name FloatDesktop windowmap")
    let shown = try app.state("a frame after it came back", after: hidden.frame) { _ in true }
    // Time went on meanwhile, ten times slower: three tenths of a second at least.
    #expect(shown.t - hidden.t > 0.02)
    #expect(shown.t > before.t)
    try app.state("the end of the push", after: hidden.frame) {
      $0.stack == ["chats", "chat-1"] && $0.transition == nil
    }
    // And the picture is there, all of it: the navigation bar of the conversation.
    try Polling.value("the conversation on the screen") {
      let shot = try desktop.screenshot()
      let colors = Set(stride(from: 100, to: 280, by: 1).map { shot[$0, 66].green })
      return colors.count > 4 ? () : nil
    }
    #expect(try app.quit() == 0)
  }
}
