import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("What is taken out of the ball comes back from the notice")
struct UndoTests {
  private func thrownAway() -> Stage {
    var stage = Stage.collected(3)
    stage.press(stage.state.ball.frame.center)
    stage.move(to: Point(350, 790), over: 0.25)
    stage.wait(0.3)
    stage.release()
    return stage
  }

  private func openList(_ stage: inout Stage) {
    stage.tap(stage.state.ball.frame.center)
    stage.settle()
  }

  // MARK: All

  @Test(arguments: [0.05, 0.4, 2.5], ["notice", "notice:undo"])
  func all_pages_come_back_from_the_notice(after seconds: Double, element: String) throws {
    let before = Stage.collected(3)
    var stage = thrownAway()
    stage.wait(max(seconds, 0.1))
    #expect(stage.state.ball.items.isEmpty)
    stage.tap(element)
    stage.settle()
    #expect(stage.state.ball.items == ["article-1", "article-2", "article-3"])
    #expect(stage.prototype.archive == before.prototype.archive)
    #expect(stage.state.ball.alpha == 1)
    #expect(stage.effects.last { $0 == .save } == .save)
  }

  /// A ball that still falls turns round, and none of the frames is wrong.
  @Test(arguments: [0.05, 0.1, 0.15, 0.2, 0.3], BallRemoval.allCases)
  func a_ball_on_its_way_out_turns_round(after seconds: Double, style: BallRemoval) throws {
    var parameters = Parameters.builtIn
    parameters.ball.removalStyle = style
    var stage = Stage.collected(2, parameters)
    let dock = stage.state.ball.frame
    stage.press(dock.center)
    stage.move(to: Point(350, 790), over: 0.25)
    stage.wait(0.3)
    var player = FramePlayer(stage)
    player.wait(0.05)
    player.release()
    player.wait(seconds)
    guard case .restore(let kept) = try #require(player.stage.prototype.notices.current?.action) else {
      return
    }
    let before = VisibleFrame(player.stage.prototype)
    let alpha = player.stage.state.ball.alpha
    let isRemoved = player.stage.prototype.ball.isRemoved
    player.stage.prototype.undo(kept)
    #expect(FrameWatch.difference(before, VisibleFrame(player.stage.prototype)) == nil)
    #expect(!player.stage.prototype.ball.isRemoved)
    player.watch.input()
    var least = 1.0
    for _ in 0..<12 {
      player.wait(1.0 / 60)
      least = min(least, player.stage.state.ball.alpha)
    }
    if isRemoved { #expect(least >= alpha - 0.1) }
    player.settle()
    #expect(player.problems == [])
    #expect(player.stage.state.ball.frame == dock)
    #expect(player.stage.state.ball.alpha == 1)
    #expect(player.stage.state.ball.edge == .right)
  }

  /// A page shrinks into the ball while the ball is thrown away and comes back, so the page's destination changes
  /// twice.
  @Test(arguments: [0.04, 0.08, 0.12, 0.2, 0.3], [true, false])
  func a_page_on_its_way_follows_a_ball_that_turns_round(after seconds: Double, closes: Bool) throws {
    var parameters = Parameters.builtIn
    parameters.morph.settling.response = 1
    parameters.morph.shrinkResponse = 1
    parameters.ball.removal = 0.4
    var stage = Stage.collected(2, parameters)
    openList(&stage)
    stage.tap("list:article-1")
    stage.wait(0.2)
    if closes {
      stage.send(.key("Escape"))
      stage.wait(0.1)
    }
    stage.prototype.perform(.removeBall)
    var player = FramePlayer(stage)
    player.wait(seconds)
    guard case .restore(let kept) = try #require(player.stage.prototype.notices.current?.action) else {
      return
    }
    #expect(player.stage.prototype.ball.isRemoved)
    let before = VisibleFrame(player.stage.prototype)
    player.stage.prototype.undo(kept)
    #expect(FrameWatch.difference(before, VisibleFrame(player.stage.prototype)) == nil)
    player.watch.input()
    player.settle()
    #expect(player.problems == [])
    #expect(
      Set(player.stage.prototype.collected.pages.map(\.pageID)) == ["article-1", "article-2"])
  }

  @Test func a_page_collected_meanwhile_stays() throws {
    var stage = thrownAway()
    stage.wait(0.5)
    guard case .restore(let kept) = try #require(stage.prototype.notices.current).action else {
      Issue.record("the notice offers nothing")
      return
    }
    stage.openArticle(4)
    stage.collect()
    #expect(stage.state.ball.items == ["article-4"])
    // The notice may be gone by now; its offer still works.
    stage.prototype.undo(kept)
    #expect(stage.state.ball.items == ["article-1", "article-2", "article-3", "article-4"])
  }

  // MARK: One

  /// This includes a row that has not gone yet.
  @Test(arguments: [0.06, 0.12, 0.3, 1])
  func no_frame_of_that_is_wrong(after seconds: Double) throws {
    var stage = Stage.collected(4)
    openList(&stage)
    var player = FramePlayer(stage)
    player.wait(0.05)
    let cross = try #require(player.stage.frame("list:article-2:delete"))
    player.press(cross.center)
    player.wait(0.05)
    player.release()
    player.wait(seconds)
    let kept = try #require(player.stage.prototype.notices.current?.action)
    guard case .restore(let removals) = kept else { return }
    let before = VisibleFrame(player.stage.prototype)
    player.stage.prototype.undo(removals)
    #expect(FrameWatch.difference(before, VisibleFrame(player.stage.prototype)) == nil)
    player.watch.input()
    player.settle()
    #expect(player.problems == [])
    #expect(player.stage.state.list.rows.count == 4)
  }

  // MARK: The notice

  @Test func undo_is_an_element_of_its_own() throws {
    var stage = thrownAway()
    stage.wait(0.5)
    let notice = try #require(stage.prototype.elements.first { $0.id == .notice })
    let undo = try #require(stage.prototype.elements.first { $0.id == .undo })
    #expect(notice.role == "status")
    #expect(notice.label == "3 removed.")
    #expect(undo.role == "button")
    #expect(undo.label == "Undo")
    #expect(notice.frame.contains(undo.frame.center))
    #expect(undo.frame.maxX == notice.frame.maxX)
    #expect(undo.frame.width < notice.frame.width / 2)
    #expect(undo.frame.height >= 44)
  }

  @Test func it_looks_pressed_while_it_is_pressed() throws {
    var stage = thrownAway()
    stage.wait(0.5)
    func tint() throws -> UInt8 {
      let layer = try #require(stage.prototype.scene.layers.first { $0.id == "notice" })
      return layer.content.compactMap {
        if case .roundedRect(_, .color(let color)) = $0, color.red == 255 { color.alpha } else { nil }
      }.first ?? 0
    }
    #expect(try tint() == 0)
    let place = try #require(stage.frame("notice:undo"))
    stage.press(place.center)
    stage.wait(0.3)
    #expect(try tint() == 41)
    stage.move(to: place.center + Point(0, 90))
    stage.wait(0.3)
    #expect(try tint() == 0)
    stage.release()
    #expect(stage.state.ball.items.isEmpty)
  }

  /// Rows under a notice could be neither read nor tapped.
  @Test(arguments: [0.0, 0.2, 0.5, 0.8, 1.0], [2, 5])
  func it_leaves_the_list_free(fraction: Double, count: Int) throws {
    var archive = Stage.collected(count).prototype.archive
    archive.dock = Dock(edge: .right, fraction: fraction)
    var stage = Stage(archive: archive)
    openList(&stage)
    stage.tap("list:article-2:delete")
    stage.wait(0.6)
    let notice = try #require(stage.frame("notice"))
    #expect(notice.minY >= 44)
    #expect(notice.maxY <= 812 - 34)
    for row in stage.state.list.rows { #expect(notice.intersection(row.frame).isEmpty) }
  }
}

extension Prototype {
  /// Restores pages at any time, as a tap on the notice does once it is there.
  fileprivate mutating func undo(_ removals: [Removal]) {
    reconciling { for removal in removals.reversed() { $0.perform(.restore(removal)) } }
  }
}
