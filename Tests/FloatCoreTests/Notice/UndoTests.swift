import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("What is taken out of the ball comes back from the notice")
struct UndoTests {
  private func thrownAway() -> Stage {
    var stage = Stage.collected(3)
    stage.drag(from: stage.state.ball.frame.center, to: Point(350, 790), over: 0.25, hold: 0.3)
    return stage
  }

  /// What the notice would bring back.
  private func offered(_ stage: Stage) throws -> [Removal] {
    let action = try #require(stage.prototype.notices.current?.action)
    let kept: [Removal]? = if case .restore(let kept) = action { kept } else { nil }
    return try #require(kept)
  }

  // MARK: All

  @Test(arguments: [0.05, 0.4, 2.5], ["notice", "notice:undo"])
  func all_pages_come_back_from_the_notice(after seconds: Double, element: String) throws {
    let before = Stage.collected(3)
    var stage = thrownAway()
    stage.wait(max(seconds, 0.1))
    #expect(stage.state.ball.items.isEmpty)
    stage.tapAndSettle(element)
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
    stage.pull(from: dock.center, to: Point(350, 790), over: 0.25, hold: 0.3)
    var player = FramePlayer(stage)
    player.wait(0.05)
    player.release()
    player.wait(seconds)
    let alpha = player.stage.state.ball.alpha
    let isRemoved = player.stage.prototype.ball.isRemoved
    let kept = try offered(player.stage)
    player.expectSamePicture { $0.prototype.undo(kept) }
    #expect(!player.stage.prototype.ball.isRemoved)
    var least = 1.0
    for _ in 0..<12 {
      player.wait(1.0 / 60)
      least = min(least, player.stage.state.ball.alpha)
    }
    if isRemoved { #expect(least >= alpha - 0.1) }
    player.finish()
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
    stage.tapAndSettle("ball")
    stage.tap("list:article-1")
    stage.wait(0.2)
    if closes {
      stage.send(.key("Escape"))
      stage.wait(0.1)
    }
    stage.prototype.perform(.removeBall)
    var player = FramePlayer(stage)
    player.wait(seconds)
    let kept = try offered(player.stage)
    #expect(player.stage.prototype.ball.isRemoved)
    player.expectSamePicture { $0.prototype.undo(kept) }
    player.finish()
    #expect(
      Set(player.stage.prototype.collected.pages.map(\.pageID)) == ["article-1", "article-2"])
  }

  @Test func a_page_collected_meanwhile_stays() throws {
    var stage = thrownAway()
    stage.wait(0.5)
    let kept = try offered(stage)
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
    stage.tapAndSettle("ball")
    var player = FramePlayer(stage)
    player.wait(0.05)
    player.tap("list:article-2:delete")
    player.wait(seconds)
    let kept = try offered(player.stage)
    player.expectSamePicture { $0.prototype.undo(kept) }
    player.finish()
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
      try #require(stage.layer("notice")).content.areas.first { $0.color.red == 255 }?.color.alpha ?? 0
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
    stage.tapAndSettle("ball")
    stage.tap("list:article-2:delete")
    stage.wait(0.6)
    let notice = try #require(stage.frame("notice"))
    #expect(notice.minY >= 44)
    #expect(notice.maxY <= 812 - 34)
    for row in stage.state.list.rows { #expect(notice.intersection(row.frame).isEmpty) }
  }

  /// One that stands already does not name another removal where it covers rows.
  @Test func another_one_leaves_the_list_free_that_was_opened_below_it() throws {
    var archive = Stage.collected(5).prototype.archive
    archive.dock = Dock(edge: .right, fraction: 0.2)
    var stage = Stage(archive: archive)
    func isCovered() throws -> Bool {
      let notice = try #require(stage.frame("notice"))
      return stage.state.list.rows.contains { !notice.intersection($0.frame).isEmpty }
    }
    stage.send(.call(.remove("article-1")))
    stage.wait(0.3)
    stage.tap("ball")
    stage.wait(0.6)
    #expect(try isCovered())
    stage.tap("list:article-5:delete")
    stage.wait(0.6)
    #expect(try !isCovered())
    #expect(stage.prototype.notices.current?.text == "2 removed.")
  }
}

extension Prototype {
  /// Restores pages at any time, as a tap on the notice does once it is there.
  fileprivate mutating func undo(_ removals: [Removal]) {
    reconciling { for removal in removals.reversed() { $0.perform(.restore(removal)) } }
  }
}
