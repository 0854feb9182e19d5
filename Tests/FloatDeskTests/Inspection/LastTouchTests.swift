import FloatCore
import FloatPages
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatStudioSupport
@testable import FloatTestSupport

@Suite struct LastTouchTests {
  private let catalog = PanelCatalog(Parameters.builtIn.schema.entries)

  private func blocks(_ session: Session) throws -> [String] {
    let (keys, moved) = try #require(LastTouch(session.playback)).keys(in: session.playback, catalog)
    return catalog.blocks(of: keys, first: moved).map(\.id)
  }

  @Test func before_the_first_press_there_is_none() {
    var session = Session()
    session.wait(1)
    session.send(.key("Tab"))
    session.wait(1)
    #expect(LastTouch(session.playback) == nil)
  }

  /// A panel that is opened now has the last touch, too.
  @Test func what_was_touched_is_known_whenever_that_was_and_what_moved_comes_first() throws {
    var session = Session.thrown()
    session.wait(40)
    session.send(.key("Tab"))
    session.wait(3)
    let found = try blocks(session)
    #expect(found.first == "ball.snap")
    #expect(found.contains("ball"))
    #expect(found.contains { $0.hasPrefix("morph") })
    session = Session.thrown()
    session.wait(300)
    #expect(try blocks(session).first == "ball.snap")
  }

  @Test func a_press_is_known_at_once_and_its_motion_once_it_is_over() throws {
    var session = Session.thrown()
    let before = LastTouch(session.playback)
    session.press(session.present.state.ball.frame.center)
    let held = LastTouch(session.playback)
    #expect(held != before)
    #expect(try blocks(session).first == "ball")
    session.move(to: Point(250, 500), over: 0.1)
    #expect(LastTouch(session.playback) == held)
    session.release()
    session.wait(3)
    #expect(try blocks(session).first == "ball.snap")
  }

  @Test func the_touch_of_a_loop_is_its_gestures() throws {
    var session = Session.thrown()
    let thrown = LastTouch(session.playback)
    session.tap("back")
    session.wait(3)
    #expect(try blocks(session).first == "navigation")
    let block = try #require(session.playback.history.blocks.dropLast().last)
    session.perform(.loop(block.id))
    #expect(LastTouch(session.playback) == thrown)
    #expect(try blocks(session).first == "ball.snap")
    session.perform(.leave)
    #expect(try blocks(session).first == "navigation")
  }
}
