import FloatCore
import FloatStudio
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

/// Assets/prototypes/ledger, a bank made of pictures, in a real window with a real mouse.
@Suite(.serialized) struct LedgerWindowTests {
  private static let ledger = (try? Assets.locate().path("prototypes/ledger")) ?? ""
  private static let screen = PixelSize(width: 393, height: 852)

  /// The places of its first page, in points.
  private enum Place {
    static let account = Point(196, 552)
    static let send = Point(64, 410)
  }

  @Test(arguments: Desktop.available)
  func ledger_works_with_the_mouse(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind, size: Self.screen)
    let app = try LiveApp(on: desktop, ["--prototype", Self.ledger])
    try openTheAccountAndDragItBack(app, desktop)
    try collectTheAccount(app, desktop)
    try pullTheBadgeOff(app, desktop)
    try presentAndLeave(app, desktop)
    try app.waitForRest()
    let last = try #require(try app.states().last)
    #expect(last.ball.items == ["account"])
    try app.quit()
    let replay = try LiveApp.run([
      "inspect", "--prototype", Self.ledger, "--replay", app.recordPath, "--at", "\(last.t)",
    ])
    #expect(replay.code == 0, "\(replay.errors)")
    #expect(try TracedState(line: replay.output).settled == last.settled)
  }

  private func openTheAccount(_ app: LiveApp, _ desktop: Desktop) throws {
    let frame = try app.lastFrame()
    try desktop.click(Place.account)
    try app.state("the account", after: frame) { $0.stack == ["home", "account"] && $0.transition == nil }
  }

  private func openTheAccountAndDragItBack(_ app: LiveApp, _ desktop: Desktop) throws {
    try openTheAccount(app, desktop)
    try desktop.press(Point(2, 400))
    try desktop.move(from: Point(2, 400), to: Point(340, 400))
    try app.state("the account in the hand") {
      $0.transition?.interactive == true && ($0.transition?.topX ?? 0) > 250
    }
    let frame = try app.lastFrame()
    try desktop.releaseAtRest()
    try app.state("the first page", after: frame) { $0.stack == ["home"] && $0.transition == nil }
  }

  private func collectTheAccount(_ app: LiveApp, _ desktop: Desktop) throws {
    try openTheAccount(app, desktop)
    try desktop.press(Point(2, 400))
    try desktop.move(from: Point(2, 400), to: Point(383, 840), over: 0.4)
    try app.state("the zone lit") { $0.zone.highlighted }
    try desktop.releaseAtRest()
    try app.state("the ball") {
      $0.stack == ["home"] && $0.transition == nil && $0.ball.alpha == 1 && $0.ball.items == ["account"]
    }
  }

  private func pullTheBadgeOff(_ app: LiveApp, _ desktop: Desktop) throws {
    let center = try #require(try app.states().last?.badge("home/inbox")?.center)
    let from = Point(center[0], center[1])
    try desktop.press(from)
    try desktop.move(from: from, to: from + Point(-150, 300))
    try app.state("the torn badge") { $0.badge("home/inbox")?.state == "broken" }
    try desktop.releaseAtRest()
    let after = try app.state("no badge") { $0.badge("home/inbox")?.state == "gone" }
    #expect(after.stack == ["home"])
  }

  private func presentAndLeave(_ app: LiveApp, _ desktop: Desktop) throws {
    try desktop.click(Place.send)
    let sheet = try app.state("the sheet") { $0.stack == ["home", "transfer"] && $0.transition == nil }
    #expect(try app.states().contains { $0.transition?.kind == "present" })
    try desktop.reach("the way back", with: "Escape") { try app.states().last?.stack == ["home"] }
    try app.state("the first page", after: sheet.frame) { $0.stack == ["home"] && $0.transition == nil }
    #expect(try app.states().contains { $0.transition?.kind == "dismiss" })
  }
}
