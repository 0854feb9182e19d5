import FloatCore
import Foundation
import Testing

@testable import FloatPainting

/// Every interaction with a real mouse, on real display servers, compared with a scenario without a window, and with one
/// that plays in a window.
@Suite(.serialized) struct InteractionEndToEndTests {
  /// The outcome of a person's input, apart from the exact places of the mouse.
  private struct Outcome: Equatable {
    var stack: [String]
    var items: [String]
    var edge: String
    var listIsOpen: Bool
    var zone: String
    var badges: [String]

    init(_ state: TracedState) {
      stack = state.stack
      items = state.ball.items
      edge = state.ball.edge
      listIsOpen = state.list.open
      zone = state.zone.kind
      badges = state.badges.map { "\($0.id) \($0.state)" }
    }
  }

  private static let scenario = """
    device: iphone-x
    steps:
      - tap: row:chat-1
      - settle
      - tap: row:article-1
      - settle
      - drag: {from: [2, 400], to: [365, 800], over: 400ms, release: true}
      - settle
      - drag: {from: ball, to: [60, 560], over: 300ms, hold: 200ms, release: true}
      - settle
      - long-press: ball
      - settle
      - tap: [340, 200]
      - settle
      - key: Escape
      - settle
      - drag: {from: badge:chat-2, to: [214, 378], over: 300ms, release: true}
      - settle
      - drag: {from: badge:chat-3, to: [90, 310], over: 300ms, release: true}
      - settle
      - tap: tab:me
      - settle
      - tap: row:sdk
      - settle
      - drag: {from: [2, 400], to: [300, 400], over: 300ms, release: true}
      - settle

    """

  @Test(arguments: Desktop.available)
  func every_interaction_works_with_the_mouse(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try LiveApp(on: desktop)
    try collectAnArticle(app, desktop)
    try dragTheBallAcross(app, desktop)
    try openAndCloseTheList(app, desktop)
    try tearAndStretchBadges(app, desktop)
    try openAndSwipeAwayTheModal(app, desktop)

    let last = try app.state("rest", after: try app.lastFrame() - 1) { _ in true }
    try app.quit()

    #expect(try LiveApp.played(app.recordPath, at: last.t).settled == last.settled)

    let path = desktop.folder + "/scenario.yaml"
    try Self.scenario.write(toFile: path, atomically: true, encoding: .utf8)
    let scenario = CommandRun(["inspect", "--scenario", path])
    #expect(scenario.code == 0, "\(scenario.errors)")
    let played = try TracedState(line: scenario.output)
    #expect(Outcome(played) == Outcome(last))

    let demo = try LiveApp(on: desktop, ["--scenario", path, "--slowdown", "0.2"], takesInput: false)
    try demo.state("the demo's end") { $0.t >= played.t - 1.0 / 60 }
    try demo.waitForRest()
    try demo.quit()
    #expect(try LiveApp.played(demo.recordPath, at: played.t) == played)
  }

  private func collectAnArticle(_ app: LiveApp, _ desktop: Desktop) throws {
    try desktop.click(try app.center(of: "row:chat-1"))
    try app.state("the conversation") { $0.stack == ["chats", "chat-1"] && $0.transition == nil }
    try desktop.click(try app.center(of: "row:article-1"))
    try app.state("the article") { $0.stack == ["chats", "chat-1", "article-1"] && $0.transition == nil }
    try desktop.press(Point(2, 400))
    try desktop.move(from: Point(2, 400), to: Point(150, 560), over: 0.2)
    try app.state("the zone") { $0.zone.kind == "collect" && $0.transition?.interactive == true }
    try desktop.move(from: Point(150, 560), to: Point(365, 800), over: 0.2)
    try app.state("the pointer in the zone") { $0.zone.highlighted }
    try desktop.release()
    let ball = try app.state("the ball with the article") {
      $0.ball.visible && $0.ball.items == ["article-1"] && $0.transition == nil && $0.zone.kind == "none"
    }
    #expect(ball.stack == ["chats", "chat-1"])
    #expect(try app.states().contains { $0.effects.contains("impact") })
  }

  private func dragTheBallAcross(_ app: LiveApp, _ desktop: Desktop) throws {
    let start = try app.center(of: "ball")
    let frame = try app.lastFrame()
    // The ball is placed and not thrown, because on a busy machine a thrown ball lands elsewhere, perhaps on a badge.
    let end = Point(60, 560)
    try desktop.press(start)
    try desktop.move(from: start, to: end)
    try app.state("the ball in the hand where the hand is", after: frame) {
      $0.ball.edge == "none" && $0.ball.visible
        && abs($0.ball.frame[0] + $0.ball.frame[2] / 2 - end.x) < 1
        && abs($0.ball.frame[1] + $0.ball.frame[3] / 2 - end.y) < 1
    }
    try desktop.releaseAtRest()
    try app.state("the ball at the left edge", after: frame) {
      $0.ball.edge == "left" && $0.zone.kind == "none"
    }
  }

  private func openAndCloseTheList(_ app: LiveApp, _ desktop: Desktop) throws {
    let frame = try app.lastFrame()
    try desktop.press(try app.center(of: "ball"))
    let open = try app.state("the list of a long press", after: frame) { $0.list.open }
    #expect(open.list.mode == "press")
    #expect(open.list.rows.map(\.id) == ["article-1"])
    try desktop.release()
    try app.state("the list that stays", after: open.frame) { $0.list.open && $0.list.mode == "tap" }
    try desktop.click(Point(340, 200))
    try app.state("the closed list", after: open.frame) { !$0.list.open && $0.ball.edge == "left" }
  }

  private func tearAndStretchBadges(_ app: LiveApp, _ desktop: Desktop) throws {
    try desktop.key("Escape")
    let frame = try app.lastFrame()
    try app.state("the root page", after: frame - 1) { $0.stack == ["chats"] && $0.transition == nil }
    var start = try app.center(of: "badge:chat-2")
    try desktop.press(start)
    try desktop.move(from: start, to: start + Point(150, 150))
    try app.state("the badge torn off") { $0.badge("chat-2")?.state == "broken" }
    try desktop.release()
    try app.state("the badge burst") { $0.badge("chat-2")?.state == "gone" }
    start = try app.center(of: "badge:chat-3")
    try desktop.press(start)
    try desktop.move(from: start, to: start + Point(26, 10))
    let stretched = try app.state("the stretched badge") { $0.badge("chat-3")?.state == "attached" }
    try desktop.release()
    try app.state("the badge back in its place", after: stretched.frame) {
      $0.badge("chat-3")?.state == "idle"
    }
  }

  private func openAndSwipeAwayTheModal(_ app: LiveApp, _ desktop: Desktop) throws {
    try desktop.click(try app.center(of: "tab:me"))
    try desktop.click(try app.center(of: "row:sdk"))
    let modal = try app.state("the partner's page") { $0.stack == ["chats", "sdk"] && $0.transition == nil }
    #expect(try app.states().contains { $0.transition?.kind == "present" })
    try desktop.press(Point(2, 400))
    try desktop.move(from: Point(2, 400), to: Point(300, 400))
    try app.state("the dismissal in the hand", after: modal.frame) {
      $0.transition?.kind == "dismiss" && $0.transition?.interactive == true
    }
    try desktop.release()
    try app.state("the page behind", after: modal.frame) {
      $0.stack == ["chats"] && $0.transition == nil && $0.ball.edge == "left"
    }
  }
}
