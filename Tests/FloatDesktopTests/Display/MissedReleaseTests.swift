import FloatCore
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// A press after the desktop interrupted one: with real X11 events, without a window manager and with openbox.
@Suite(.serialized, .onX11)
struct MissedReleaseTests {
  /// What takes the pointer away while the button is down, and gives it back.
  enum Interruption: String, CaseIterable, CustomTestStringConvertible {
    /// The button is let go over the other window, which has the focus.
    case focusElsewhere
    /// The other window has the focus, and the button is let go over the first one.
    case focusElsewhereReleaseHere
    /// The window leaves the screen.
    case unmapped
    /// The window is minimised by the window manager.
    case minimised
    var testDescription: String { rawValue }
  }

  /// Two windows side by side, the first with a conversation open.
  private final class Scene {
    let desktop: Desktop
    let app: LiveApp
    let other: LiveApp
    let windows: (app: String, other: String)
    private let manager: ChildProcess?

    init(isManaged: Bool = false) throws {
      let desktop = try Desktop(.x11, size: PixelSize(width: 900, height: 900))
      self.desktop = desktop
      manager = isManaged ? try Self.openbox(on: desktop) : nil
      let app = try LiveApp(on: desktop)
      self.app = app
      // A window that opens below another one draws nothing while that covers it.
      let window = try Self.window(of: app, desktop)
      try desktop.xdotool("windowmove \(window) 0 0")
      other = try LiveApp(on: desktop, takesInput: false)
      windows = (window, try Self.window(of: other, desktop))
      try desktop.xdotool("windowmove \(windows.other) 450 0")
      try desktop.xdotool("windowfocus \(windows.app)")
      try app.waitForRest()
      try click(Point(150, 180))
      try app.state("the conversation") { $0.stack == ["chats", "chat-1"] && $0.transition == nil }
    }

    private static func openbox(on desktop: Desktop) throws -> ChildProcess {
      let manager = try ChildProcess("openbox", [], environment: desktop.environment, folder: desktop.folder)
      desktop.add(manager)
      try desktop.wait(for: "openbox") {
        let look = try ChildProcess(
          "xprop", ["-root", "_NET_SUPPORTING_WM_CHECK"], environment: desktop.environment,
          folder: desktop.folder
        ).outcome()
        return look.output.contains("window id") ? () : nil
      }
      return manager
    }

    private static func window(of app: LiveApp, _ desktop: Desktop) throws -> String {
      try desktop.wait(for: "the window of \(app.process.pid)") {
        let search = try ChildProcess(
          "xdotool",
          ["search", "--onlyvisible", "--all", "--pid", "\(app.process.pid)", "--name", "FloatDesktop"],
          environment: desktop.environment, folder: desktop.folder
        ).outcome()
        return search.output.split(separator: "\n").last.map(String.init)
      }
    }

    /// The step that moves the pointer to a place in the first window.
    func move(_ p: Point) -> String { "mousemove --window \(windows.app) \(Int(p.x)) \(Int(p.y))" }

    func click(_ p: Point) throws { try desktop.xdotool(move(p) + " mousedown 1 mouseup 1") }

    /// Presses at the left edge and drags the page to a place.
    func drag(to x: Double) throws {
      let steps = stride(from: 20, through: x, by: 20).map { move(Point($0, 400)) }
      try desktop.xdotool(
        ([move(Point(2, 400)) + " mousedown 1"] + steps).joined(separator: " sleep 0.008 "))
    }

    /// Holds the page half-way out.
    func holdPage() throws {
      try drag(to: 180)
      try app.state("the page in the hand") { $0.transition?.interactive == true }
    }

    private func steps(of kind: Interruption) -> [String] {
      switch kind {
      case .focusElsewhere: ["windowfocus \(windows.other)", "mousemove 700 400", "mouseup 1"]
      case .focusElsewhereReleaseHere: ["windowfocus \(windows.other)", "mouseup 1"]
      case .unmapped: ["windowunmap \(windows.app)", "mouseup 1", "windowmap \(windows.app)"]
      case .minimised:
        ["windowminimize \(windows.app)", "mousemove 700 850", "mouseup 1", "windowactivate \(windows.app)"]
      }
    }

    /// Holds the page half-way out, and loses it; each step has its effect before the next one.
    func loseThePage(by kind: Interruption) throws {
      try holdPage()
      for step in steps(of: kind) + ["windowfocus \(windows.app)"] {
        try desktop.xdotool(step)
        try app.waitForRest()
      }
    }

    func quit() throws {
      try other.quit()
      try app.quit()
    }

    /// The press counted: the page below is there, and every recorded press has one end.
    func expectThePageBelow() throws {
      try app.state("the page below") { $0.stack == ["chats"] && $0.transition == nil }
      try quit()
      var isDown = false
      for line in try app.recordedLines() {
        if line.contains(#""phase":"down""#) {
          #expect(!isDown, "\(line)")
          isDown = true
        } else if line.contains(#""phase":"up""#) || line.contains(#""phase":"cancel""#) {
          #expect(isDown, "\(line)")
          isDown = false
        }
      }
      #expect(!isDown)
    }
  }

  @Test(arguments: Interruption.allCases) func the_next_press_counts(interruption: Interruption) throws {
    let isManaged = interruption == .minimised
    guard !isManaged || Desktop.has("openbox") else { return }
    let scene = try Scene(isManaged: isManaged)
    try scene.loseThePage(by: interruption)
    #expect(try scene.app.states().last?.stack == ["chats", "chat-1"])
    try scene.drag(to: 320)
    try scene.desktop.xdotool("mouseup 1")
    try scene.expectThePageBelow()
  }

  /// Everything comes in one go, while the window is stopped: the events are as they would be on a busy machine.
  @Test func the_next_press_counts_where_all_comes_in_one_go() throws {
    let scene = try Scene()
    let (app, desktop) = (scene.app, scene.desktop)
    try scene.holdPage()
    // Only a window that goes on gives up its grab, with the focus.
    try desktop.xdotool("windowfocus \(scene.windows.other)")
    try app.state("the page back in its place") { $0.transition == nil && $0.stack.count == 2 }
    app.process.send(SIGSTOP)
    try desktop.xdotool("mousemove 700 400 mouseup 1 windowfocus \(scene.windows.app)")
    try scene.click(Point(30, 66))
    app.process.send(SIGCONT)
    try scene.expectThePageBelow()
  }

  /// A press of another button leaves the pointer to the desktop.
  @Test func another_button_does_not_keep_the_pointer() throws {
    let scene = try Scene()
    try scene.loseThePage(by: .focusElsewhere)
    try scene.desktop.xdotool(scene.move(Point(200, 500)) + " click 3")
    try scene.app.waitForRest()
    try scene.desktop.xdotool("mousemove --window \(scene.windows.other) 150 180 mousedown 1 mouseup 1")
    try scene.other.state("a conversation in the other window") { $0.stack == ["chats", "chat-1"] }
    try scene.quit()
  }
}
