import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("Reduced motion")
struct ReducedMotionTests {
  private let reduced = ReducedMotionTests.parameters(.yes)

  private static func parameters(_ reduced: MotionParameters.Reduced) -> Parameters {
    var parameters = Parameters()
    parameters.motion.reduced = reduced
    return parameters
  }

  @Test func a_push_and_a_pop_fade_in_place_of_sliding() throws {
    var stage = Stage(reduced)
    stage.tap("row:chat-1")
    for opens in [true, false] {
      stage.wait(0.12)
      let pages = stage.prototype.scene.layers.filter { $0.id.hasPrefix("page:") }
      #expect(pages.map(\.id) == ["page:chats", "page:chat-1"])
      #expect(pages.map(\.position) == [.zero, .zero])
      #expect(pages.map(\.shade.alpha) == [0, 0])
      #expect(pages.map(\.shadow) == [nil, nil])
      #expect((0.05...0.95).contains(pages.last?.opacity ?? 0))
      #expect(stage.state.transition?.topX == 0)
      stage.settle()
      #expect(stage.state.stack.count == (opens ? 2 : 1))
      if opens { stage.send(.key("Escape")) }
    }
  }

  /// Wherever the press is: the page below comes through all of the one that fades.
  @Test(arguments: [0.08, 0.2], [60.0, 350])
  func a_press_catches_a_page_that_fades_while_most_of_it_is_seen(time: Double, x: Double) {
    var stage = Stage.with([("motion.reduced", "true")])
    stage.send(.call(.push("article-1")))
    stage.settle()
    stage.send(.key("Escape"))
    stage.wait(time)
    stage.press(Point(x, 400))
    #expect(stage.transition?.interactive == ((stage.transition?.progress ?? 1) < 0.5))
  }

  @Test func a_page_under_a_finger_follows_it_and_goes_on_from_where_it_was_let_go() throws {
    var stage = Stage(reduced)
    stage.tapAndSettle("row:chat-1")
    stage.pull(from: Point(3, 400), to: Point(253, 400), over: 0.3, hold: 0.4)
    let held = try #require(stage.layer("page:chat-1"))
    #expect(abs(held.position.x - 250) < 2)
    #expect(held.opacity == 1)
    stage.release()
    #expect(abs(try #require(stage.layer("page:chat-1")).position.x - 250) < 5)
    stage.settle()
    #expect(stage.state.stack == ["chats"])
  }

  @Test(
    "Without it, and before the desktop has answered, pages slide",
    arguments: [MotionParameters.Reduced.no, .system])
  func slides(reduced: MotionParameters.Reduced) throws {
    var stage = Stage(Self.parameters(reduced))
    stage.tap("row:chat-1")
    stage.wait(0.12)
    let page = try #require(stage.layer("page:chat-1"))
    #expect(page.position.x > 10)
    #expect(page.opacity == 1)
  }

  @Test func a_page_goes_into_the_ball_and_comes_out_of_it_by_a_cross_fade() throws {
    var stage = Stage(reduced, items: 1...1)
    for opens in [true, false] {
      if opens { stage.tap("ball") } else { stage.send(.key("Escape")) }
      stage.wait(0.12)
      let layers = stage.prototype.scene.layers
      let page = try #require(layers.first { $0.id == "page:article-1" })
      #expect((0.05...0.95).contains(page.opacity))
      #expect(page.position == .zero)
      #expect(layers.first { $0.id == "page:chats" }?.position == .zero)
      // A page that slides darkens the one below.
      #expect(layers.allSatisfy { !$0.id.hasPrefix("page:") || $0.shade.alpha == 0 })
      #expect(!layers.contains { $0.id == "morph" })
      stage.settle()
    }
    #expect(stage.state.ball.visible)
  }

  @Test func a_page_let_go_in_the_zone_fades_where_the_finger_left_it() throws {
    var stage = Stage(parameters: reduced)
    stage.openArticle()
    stage.pull(from: Point(4, 400), to: Point(330, 760), hold: 0.5)
    stage.expectSamePicture { $0.release() }
    stage.wait(0.1)
    let page = try #require(stage.layer("page:article-1"))
    #expect(abs(page.position.x - 326) < 1)
    #expect(page.opacity < 0.95)
    stage.settle()
    #expect(stage.state.ball.items == ["article-1"])
    #expect(stage.state.ball.visible)
  }

  @Test func the_lists_rows_fade_in_their_place_coming_going_and_deleted() throws {
    var stage = Stage(reduced, items: 1...3)
    stage.tap("ball")
    let frames = stage.state.list.rows.map(\.frame)
    #expect(frames.allSatisfy { $0.maxX == 375 })
    stage.wait(0.1)
    func opacity(_ id: String) -> Double? { stage.layer("list:\(id):right")?.opacity }
    #expect((0.05...0.95).contains(try #require(opacity("article-1"))))
    stage.settle()
    stage.tap("list:article-1:delete")
    stage.wait(0.1)
    #expect(try #require(opacity("article-1")) < 0.95)
    #expect(stage.state.list.rows.map(\.frame) == Array(frames.prefix(2)))
    stage.settle()
    stage.tap(Point(30, 700))
    stage.wait(0.1)
    #expect(try #require(opacity("article-2")) < 0.95)
    stage.settle()
    #expect(opacity("article-2") == nil)
  }

  /// Nothing goes from place to place, whoever removes or restores the row above.
  @Test(arguments: ["call", "button", "undo"])
  func the_rows_below_fade_where_they_were_and_where_they_are(how: String) throws {
    var stage = Stage(reduced, items: 1...3)
    stage.tapAndSettle("ball")
    if how == "undo" {
      stage.tap("list:article-1:delete")
      stage.wait(0.6)
    }
    var player = FramePlayer(stage)
    player.wait(0.1)
    switch how {
    case "call": player.act { $0.send(.call(.remove("article-1"))) }
    case "button": player.tap("list:article-1:delete")
    default: player.tap("notice:undo")
    }
    player.wait(0.1)
    let rows = player.stage.prototype.scene.layers.filter { $0.id.hasPrefix("list:article-2:right") }
    #expect(rows.count == 2)
    #expect(rows.allSatisfy { 0.05...0.95 ~= $0.opacity })
    player.wait(0.6)
    #expect(player.problems == [])
  }

  @Test(arguments: [true, false])
  func rows_in_their_place_leave_as_it_is_now(reduced: Bool) throws {
    var stage = Stage(Parameters(), items: 1...2)
    stage.send(.set(key: "motion.reduced", value: "\(!reduced)"))
    stage.tapAndSettle("ball")
    let places = stage.state.list.rows.map(\.frame)
    stage.send(.set(key: "motion.reduced", value: "\(reduced)"))
    stage.tap(Point(30, 700))
    stage.wait(0.1)
    let rows = stage.prototype.scene.layers.filter { $0.id.hasPrefix("list:") }
    #expect(rows.count == 2)
    #expect(rows.map { $0.opacity < 1 } == [reduced, reduced])
    #expect((rows.map { $0.outline?.rect } == places) == reduced)
  }

  @Test func the_row_of_a_page_that_opens_fades_with_the_others() throws {
    var stage = Stage(reduced, items: 1...2)
    stage.tapAndSettle("ball")
    stage.tap("list:article-1")
    func rows() -> [Layer] { stage.prototype.scene.layers.filter { $0.id.hasPrefix("list:") } }
    let first = rows()
    #expect(first.map(\.id) == ["list:article-1:right", "list:article-2:right"])
    #expect(first.allSatisfy { $0.opacity > 0.9 })
    stage.wait(0.1)
    #expect(rows().map(\.opacity) == Array(repeating: try #require(rows().first).opacity, count: 2))
    #expect(try #require(rows().first).opacity < 0.9)
    #expect(rows().map { $0.outline?.rect } == first.map { $0.outline?.rect })
    stage.settle()
    #expect(rows().isEmpty)
    #expect(stage.state.stack.last == "article-1")
  }

  @Test func the_red_zone_fades_in_its_place_under_a_page_the_zone_follows_the_finger() throws {
    var stage = Stage(reduced, items: 1...1)
    stage.pull(from: stage.state.ball.frame.center, to: Point(200, 400), over: 0.016, hold: 0.1)
    #expect(stage.state.zone.progress == 1)
    #expect((0.05...0.95).contains(try #require(stage.layer("zone")).opacity))
    stage.wait(0.5)
    stage.release()
    stage.wait(0.1)
    #expect(stage.state.zone.progress == 1)
    #expect(stage.layer("zone")!.opacity < 0.95)
    stage.settle()
    #expect(stage.layer("zone") == nil)
    stage.openArticle(2)
    stage.pull(from: Point(4, 400), to: Point(120, 450), hold: 0.5)
    #expect((0.1...0.9).contains(stage.state.zone.progress))
    #expect(stage.layer("zone")?.opacity == 1)
  }

  @Test func the_menus_sheet_fades_in_its_place() throws {
    var stage = Stage(parameters: reduced)
    stage.openArticle()
    stage.tap("more")
    let top = try #require(stage.frame("menu:float"))
    stage.wait(0.1)
    let sheet = try #require(stage.prototype.scene.layers.first { $0.id.hasPrefix("sheet:") })
    #expect((0.05...0.95).contains(sheet.opacity))
    stage.settle()
    #expect(stage.frame("menu:float") == top)
  }
}
