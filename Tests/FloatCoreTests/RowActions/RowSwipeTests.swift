import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A row is swiped to its actions")
struct RowSwipeTests {
  /// The middle of the first conversation, and the width of its three actions.
  private static let place = Point(300, 178)
  private static let width = 222.0

  private func row(_ stage: Stage) -> PrototypeState.Row? { stage.state.rows.first { $0.id == "row:chat-1" } }

  /// A stage whose first row was dragged by a distance, at a rate of reports, and is still held.
  private func held(_ distance: Double, rate: Double = HandPace.samplesPerSecond, rest: Bool = true) -> Stage
  {
    var stage = Stage().sampled(at: rate)
    stage.pull(from: Self.place, by: Point(distance, 0), over: 0.3)
    if rest { stage.wait(0.3) }
    return stage
  }

  private func opened() -> Stage {
    var stage = held(-200)
    stage.releaseAndSettle()
    return stage
  }

  @Test(arguments: [60.0, 125, 250, 1000])
  func it_opens_at_40_points_and_not_before(rate: Double) throws {
    for (distance, isOpen) in [(-39.0, false), (-41, true)] {
      var stage = held(distance, rate: rate)
      stage.release()
      #expect(row(stage)?.open == isOpen)
      stage.settle()
      #expect(row(stage)?.offset == (isOpen ? -Self.width : nil))
    }
  }

  @Test(arguments: [60.0, 125, 250, 1000])
  func a_flick_back_at_60_points_closes_it(rate: Double) {
    var stage = held(-100, rate: rate)
    stage.move(by: Point(40, 0), over: 0.06)
    stage.release()
    #expect(row(stage)?.open == false)
    stage.settle()
    #expect(stage.state.rows.isEmpty)
  }

  @Test(arguments: [60.0, 125, 250, 1000])
  func beyond_its_buttons_it_goes_on_by_a_fifth(rate: Double) throws {
    var stage = Stage().sampled(at: rate)
    stage.pull(from: Self.place, by: Point(-1.2 * Self.width, 0), over: 0.3, hold: 0.3)
    let offset = try #require(row(stage)?.offset)
    #expect(abs(offset + 1.04 * Self.width) < 1e-9)
    stage.move(by: Point(2 * Self.width, 0), over: 0.3)
    stage.wait(0.3)
    #expect(row(stage)?.offset == 0)
  }

  /// While it comes back, what is drawn below it is pressed there.
  @Test func a_row_that_comes_back_is_swiped_only_where_it_is() throws {
    var stage = opened()
    stage.tap("row:chat-1:action:hide")
    stage.wait(0.5)
    stage.prototype.perform(.restore(try #require(stage.prototype.notices.removals.first)))
    stage.wait(0.08)
    // Back in its place it ends at 214.
    let below = try #require(stage.frame("row:chat-2"))
    #expect(below.minY > 145 && below.minY < 190)
    stage.drag(from: Point(300, below.minY + 5), to: Point(180, below.minY + 5), over: 0.1, hold: 0)
    #expect(stage.state.rows.filter(\.open).map(\.id) == ["row:chat-2"])
  }

  @Test(arguments: [0.02, 0.12, 0.24])
  func undo_turns_a_row_round_that_is_going(after seconds: Double) throws {
    var stage = opened()
    stage.tap("row:chat-1:action:hide")
    stage.wait(seconds)
    let before = try #require(stage.frame("row:chat-2")?.minY)
    stage.prototype.perform(.restore(try #require(stage.prototype.notices.removals.first)))
    #expect(stage.frame("row:chat-2")?.minY == before)
    stage.settle()
    #expect(stage.frame("row:chat-2")?.minY == 214)
  }

  @Test func a_row_that_is_going_or_not_there_is_not_removed_again() {
    var stage = Stage()
    for row in ["chat-1", "chat-1", "nowhere"] { stage.prototype.perform(.removeRow(PageID(row))) }
    stage.wait(0.1)
    #expect(stage.effects.count { $0.name == "notice" } == 1)
  }

  @Test func the_notice_of_a_removal_stands_at_the_end_of_the_page() throws {
    var stage = Stage()
    stage.focus("row:chat-1")
    for _ in 0..<2 { stage.send(.key("Delete")) }
    stage.wait(0.3)
    let notice = try #require(stage.frame("notice:undo"))
    let bottom = try #require(stage.prototype.frontPage?.layout.viewport.maxY)
    #expect(notice.maxY < bottom)
    #expect(notice.minY > bottom - 100)
  }

  @Test func a_corner_is_square_where_two_rows_join() {
    func row(_ id: PageID, _ frame: Rect) -> PageLayout.SwipeRow {
      PageLayout.SwipeRow(id: id, label: "", frame: frame, radius: 20, shapes: [], actions: [])
    }
    var layout = Stage().prototype.frontPage!.layout
    layout.rows = [
      row("a", Rect(20, 0, 300, 60)), row("b", Rect(20, 60, 300, 60)), row("c", Rect(20, 120, 300, 60)),
      row("d", Rect(10, 180, 320, 60)),
    ]
    let square = CornerRadii(0)
    #expect(layout.rows.map { layout.outline(of: $0).radii.topLeft } == [20, 0, 0, 20])
    #expect(layout.rows.map { layout.outline(of: $0).radii.bottomRight } == [0, 0, 20, 20])
    #expect(layout.outline(of: layout.rows[1]).radii == square)
  }

  /// What a hand does with an open row, looked at 60 times a second; `RandomSwipeTests` swipes.
  @Test(arguments: ["delete", "hide", "undo", "dark"])
  func no_frame_is_wrong(how: String) {
    var stage = Stage()
    if how == "dark" { stage.send(.set(key: "appearance", value: "dark")) }
    stage.settle()
    var player = FramePlayer(stage)
    player.drag(from: Self.place, to: Self.place - Point(160, 0), over: 0.2, hold: 0)
    player.settle()
    if how == "delete" || how == "undo" {
      player.tap("row:chat-1:action:delete")
      player.wait(0.5)
      player.tap("row:chat-1:action:delete")
    }
    if how == "hide" || how == "dark" { player.tap("row:chat-1:action:hide") }
    if how == "undo" {
      player.wait(0.4)
      player.tap("notice:undo")
    }
    player.wait(0.6)
    player.finish()
  }

  // MARK: Under a press

  /// A stage whose first row opens, or closes again, a moment after it began to.
  private func moving(opens: Bool) -> Stage {
    var stage = opens ? held(-120, rest: false) : opened()
    if opens { stage.release() } else { stage.send(.key("Escape")) }
    stage.wait(0.05)
    return stage
  }

  @Test func meanwhile_the_right_button_opens_none() {
    var stage = Stage()
    stage.press(Self.place)
    stage.send(.contextMenu(at: Self.place))
    #expect(stage.state.rows.isEmpty)
  }

  @Test(arguments: [true, false]) func it_stands_still_under_a_finger_and_goes_on_without_a_swipe(opens: Bool)
    throws
  {
    var stage = moving(opens: opens)
    let caught = try #require(row(stage)?.offset)
    #expect(caught < -20 && caught > -Self.width)
    stage.press(Point(100, 178))
    for _ in 0..<60 {
      stage.wait(0.01)
      #expect(row(stage)?.offset == caught)
    }
    // A second finger ends the press, which was no swipe.
    stage.send(.pointer(.down, id: 1, at: Point(200, 500)))
    stage.settle()
    #expect(row(stage)?.offset == (opens ? -Self.width : nil))
    #expect(stage.state.stack == ["chats"])
  }

  @Test(arguments: [true, false]) func a_swipe_after_the_press_takes_it_along_without_a_jump(opens: Bool)
    throws
  {
    var stage = moving(opens: opens)
    let caught = try #require(row(stage)?.offset)
    stage.press(Point(200, 178))
    stage.wait(0.3)
    try stage.moveWithoutJump(by: 20, steps: 20, from: caught, limit: 2.5) { row($0)?.offset }
    stage.wait(0.5)
    #expect(abs(try #require(row(stage)?.offset) - (caught + 20)) < 1e-6)
  }
}
