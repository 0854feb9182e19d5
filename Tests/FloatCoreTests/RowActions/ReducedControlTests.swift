import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// What moves on a page by itself is in its place at once, and the page as it was fades away over it.
@Suite("Rows, pagers and sliders with less motion")
struct ReducedControlTests {
  private static let reduced = [("motion.reduced", "true")]

  private func phone() -> Stage { .with(Self.reduced) }

  private func offset(_ stage: Stage) -> Double { stage.state.rows.first?.offset ?? 0 }

  /// The page's picture in its former places.
  private func former(_ stage: Stage) -> Layer? {
    stage.prototype.scene.layers.lazy.compactMap { $0.sublayers.first { $0.id.hasPrefix("former-") } }.first
  }

  /// Plays on to the end; the former picture fades evenly, and nothing else changes.
  private func expectFade(_ stage: inout Stage, _ value: (Stage) -> Double, is end: Double) throws {
    var opacity = try #require(former(stage)).opacity
    #expect(opacity == 1)
    while let now = former(stage) {
      #expect(now.opacity <= opacity)
      #expect(value(stage) == end)
      opacity = now.opacity
      stage.wait(1.0 / 60)
    }
    stage.wait(0.1)
    #expect(value(stage) == end)
  }

  @Test func a_flicked_row_opens_and_closes_without_a_slide() throws {
    var stage = phone()
    stage.pull(from: Point(300, 178), by: Point(-120, 0), over: 0.12)
    #expect(offset(stage) < -90)
    stage.expectSamePicture { $0.release() }
    try expectFade(&stage, offset, is: -222)
    stage.press(Point(180, 600))
    try expectFade(&stage, offset, is: 0)
  }

  @Test(arguments: ["Escape", "keyboard", "cancel"])
  func so_it_does_by_other_ways(how: String) throws {
    var stage = phone()
    if how == "keyboard" {
      stage.focus("row:chat-1")
      stage.send(.key("ContextMenu"))
      return try expectFade(&stage, offset, is: -222)
    }
    stage.pull(from: Point(300, 178), by: Point(-120, 0), over: 0.12)
    if how == "cancel" {
      stage.cancel()
    } else {
      stage.releaseAndSettle()
      stage.send(.key("Escape"))
    }
    try expectFade(&stage, offset, is: 0)
  }

  @Test func the_question_fades_in_over_the_buttons_in_its_last_place() throws {
    var stage = phone()
    stage.dragAndSettle(from: Point(300, 178), to: Point(100, 178))
    stage.tap("row:chat-1:action:delete")
    var opacity = 0.0
    for _ in 0..<20 {
      stage.wait(1.0 / 60)
      let grown = try #require(stage.prototype.scene.layers.find("row:chat-1:grown"))
      #expect(grown.content.rects.first?.rect.width == 222)
      #expect(grown.opacity >= opacity)
      opacity = grown.opacity
      #expect(stage.frame("row:chat-1:action:delete")?.width == 222)
    }
    #expect(opacity == 1)
  }

  @Test(arguments: ["tap", "full swipe"])
  func a_row_that_goes_or_comes_back_moves_none_of_the_others(how: String) throws {
    var stage = phone()
    stage.send(.set(key: "row-swipe.full-swipe", value: how == "tap" ? "0" : "0.6"))
    let below = try #require(stage.frame("row:chat-2")?.minY)
    func top(_ stage: Stage) -> Double { stage.frame("row:chat-2")?.minY ?? 0 }
    stage.pull(from: Point(360, 178), by: Point(-300, 0), over: 0.3)
    if how == "tap" {
      stage.releaseAndSettle()
      stage.tap("row:chat-1:action:hide")
    } else {
      stage.expectSamePicture { $0.release() }
      var going = stage
      while let former = former(going) {
        // It fades where it was let go, and does not slide out.
        let row = try #require(former.sublayers.find("former-0:row:chat-1:content"))
        #expect(row.position.x > -310)
        going.wait(1.0 / 60)
      }
    }
    try expectFade(&stage, top, is: below - 72)
    stage.tap("notice:undo")
    try expectFade(&stage, top, is: below)
    #expect(stage.frame("row:chat-1")?.height == 72)
  }

  /// At the end of the list the content does not glide down either.
  @Test func nor_does_the_page_scroll() throws {
    var stage = ControlPages.stage(Self.reduced)
    stage.send(.wheel(at: Point(180, 700), dx: 0, dy: -10_000))
    stage.settle()
    let end = stage.state.scroll
    stage.prototype.perform(.removeRow("cards/first"))
    try expectFade(&stage, { $0.state.scroll }, is: end - 80)
  }

  @Test func a_pager_turns_without_a_glide() throws {
    func pager(_ stage: Stage) -> Double { stage.state.pagers[0].offset }
    var stage = ControlPages.stage(Self.reduced)
    stage.pull(from: Point(300, 200), by: Point(-100, 0), over: 0.1)
    #expect(abs(pager(stage) - 92) < 9)
    stage.release()
    try expectFade(&stage, pager, is: 335)
    stage.pull(from: Point(300, 200), by: Point(-100, 0), over: 0.1)
    stage.cancel()
    try expectFade(&stage, pager, is: 335)
    stage.focus("pager:cards/cards")
    stage.send(.key("Right"))
    try expectFade(&stage, pager, is: 670)
  }

  @Test func a_thumb_is_where_the_track_was_tapped() throws {
    var stage = ControlPages.stage(Self.reduced)
    let track = try #require(stage.frame("slider:cards/volume"))
    stage.tap(Point(track.maxX - 60, track.midY))
    let end = stage.prototype.frontPage!.controls.values.first!.value.base
    try expectFade(&stage, { $0.state.sliders.first { $0.id == "slider:cards/volume" }!.value }, is: end)
  }

  @Test(arguments: ["row", "hide", "pager"])
  func no_frame_is_wrong(how: String) {
    var stage = how == "pager" ? ControlPages.stage(Self.reduced) : phone()
    stage.settle()
    var player = FramePlayer(stage)
    player.drag(
      from: how == "pager" ? Point(300, 200) : Point(300, 178),
      to: how == "pager" ? Point(180, 200) : Point(140, 178), over: 0.2, hold: 0)
    player.wait(0.1)
    player.settle()
    if how == "hide", let hide = player.stage.frame("row:chat-1:action:hide") {
      player.tap(hide.center)
      player.wait(0.6)
      if let undo = player.stage.frame("notice:undo") { player.tap(undo.center) }
    }
    player.wait(0.6)
    #expect(player.problems == [])
  }
}
