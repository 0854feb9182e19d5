import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

/// A page with a pager of three pictures, two sliders and a long content, opened over a list.
enum ControlPages {
  private static func picture(_ name: String, _ size: Size) -> Themed<PrototypePages.Picture> {
    let picture = PrototypePages.Picture(name: name, size: size)
    return Themed(light: picture, dark: picture)
  }

  static func stage(_ values: [(String, String)] = [], isPresented: Bool = false) -> Stage {
    let home = PrototypePages.Page(
      id: "chats", title: "Home",
      content: .list(.init(rows: [.init(icon: "i", tint: nil, title: "Open", page: "cards")])))
    var form = PrototypePages.Form(picture: picture("cards", Size(375, 1600)))
    form.pagers = [
      .init(
        name: "cards", frame: Rect(20, 120, 335, 200), label: "Cards",
        pages: ["a", "b", "c"].map { picture($0, Size(335, 180)) })
    ]
    form.sliders = [
      .init(name: "volume", frame: Rect(10, 400, 355, 44), label: "Volume", value: 0.4),
      .init(name: "left", frame: Rect(0, 500, 375, 44), label: "Balance", value: 0),
    ]
    var cards = PrototypePages.Page(
      id: "cards", title: "Cards", content: .picture(.init(form: form)))
    cards.isPresented = isPresented
    var stage = Stage(
      Prototype(parameters: .builtIn, content: PrototypePages(name: "T", pages: [home, cards])))
    for (key, value) in values { stage.send(.set(key: key, value: value)) }
    stage.tap("row:cards")
    stage.settle()
    return stage
  }
}

@Suite("A pager beside the swipe back")
struct PagerTests {
  private func pager(_ stage: Stage) -> PrototypeState.Pager? { stage.state.pagers.first }

  /// A stage at the second page.
  private func atSecond(_ values: [(String, String)] = [], rate: Double = 125) -> Stage {
    var stage = ControlPages.stage(values)
    flick(&stage, by: -60, rate: rate)
    stage.settle()
    return stage
  }

  private func flick(_ stage: inout Stage, from x: Double = 200, by way: Double, rate: Double) {
    stage.press(Point(x, 200))
    stage.move(by: Point(way, 0), over: 0.1, rate: rate)
    stage.release()
  }

  @Test(arguments: [60.0, 125, 250, 1000])
  func a_flick_turns_one_page_and_one_back(rate: Double) {
    var stage = atSecond(rate: rate)
    #expect(pager(stage)?.page == 1)
    #expect(pager(stage)?.offset == 335)
    flick(&stage, by: 60, rate: rate)
    #expect(pager(stage)?.page == 0)
    stage.settle()
    #expect(pager(stage)?.offset == 0)
    flick(&stage, by: -190, rate: rate)
    #expect(pager(stage)?.page == 1)
  }

  @Test(arguments: [60.0, 125, 250, 1000])
  func at_its_first_page_it_is_a_rubber_band_or_the_swipe_back(rate: Double) throws {
    var stage = ControlPages.stage()
    stage.press(Point(200, 200))
    stage.move(by: Point(100, 0), over: 0.2, rate: rate)
    stage.wait(0.3)
    let offset = try #require(pager(stage)?.offset)
    #expect(abs(offset + RubberBand(dimension: 335).offset(for: 100)) < 1e-9)
    #expect(stage.state.transition == nil)
    stage.release()
    stage.settle()
    #expect(pager(stage)?.offset == 0)
    var free = ControlPages.stage([("navigation.swipe-from", "anywhere")])
    flick(&free, by: 60, rate: rate)
    #expect(free.state.transition?.kind == .pop)
  }

  @Test(arguments: [60.0, 125, 250, 1000])
  func in_the_strip_the_swipe_back_wins_and_beside_it_the_pager(rate: Double) {
    for from in ["edge", "anywhere"] {
      var stage = atSecond([("navigation.swipe-from", from)])
      // The pager begins at x = 20, within the strip of 28.
      flick(&stage, from: 22, by: 60, rate: rate)
      #expect(stage.state.transition?.kind == .pop)
      stage = atSecond([("navigation.swipe-from", from)])
      flick(&stage, by: 60, rate: rate)
      #expect(stage.state.transition == nil)
      #expect(pager(stage)?.page == 0)
    }
  }

  @Test func a_pager_that_was_dragged_does_not_hand_over() {
    var stage = ControlPages.stage([("navigation.swipe-from", "anywhere")])
    stage.press(Point(200, 200))
    stage.move(by: Point(-20, 0), over: 0.1, rate: 125)
    stage.move(by: Point(160, 0), over: 0.2, rate: 125)
    stage.wait(0.2)
    #expect(stage.state.transition == nil)
    #expect((pager(stage)?.offset ?? 0) < 0)
  }

  @Test func it_is_caught_on_its_way_with_its_page() throws {
    var stage = ControlPages.stage()
    flick(&stage, by: -60, rate: 125)
    stage.wait(0.05)
    let before = try #require(pager(stage)?.offset)
    stage.press(Point(200, 200))
    stage.move(by: Point(-6, 0), over: 0.004, rate: 1000)
    let after = try #require(pager(stage)?.offset)
    #expect(abs(after - before) < 30)
    stage.send(.pointer(.cancel, id: 0, at: stage.pointer))
    stage.settle()
    #expect(pager(stage)?.offset == 335)
  }

  @Test func a_vertical_drag_on_it_scrolls_the_page() {
    var stage = ControlPages.stage()
    stage.drag(from: Point(200, 250), to: Point(200, 150))
    stage.settle()
    #expect(stage.state.scroll > 50)
    #expect(pager(stage)?.offset == 0)
  }

  @Test func keys_turn_it_and_it_keeps_its_page() {
    var stage = ControlPages.stage()
    for _ in 0..<20 where stage.state.focus != "pager:cards/cards" { stage.send(.key("Tab")) }
    stage.send(.key("Right"))
    stage.send(.key("Right"))
    stage.send(.key("Right"))
    stage.send(.key("Left"))
    stage.settle()
    #expect(pager(stage)?.page == 1)
    #expect(stage.prototype.elements.last { $0.id == "pager:cards/cards" }?.label == "Cards 2/3")
    stage.send(.key("Escape"))
    stage.settle()
    stage.tap("row:cards")
    stage.settle()
    #expect(pager(stage)?.page == 1)
  }

  @Test(arguments: ["light", "dark"])
  func no_frame_is_wrong(appearance: String) {
    var stage = ControlPages.stage([("appearance", appearance)])
    stage.settle()
    var player = FramePlayer(stage)
    for (way, pause) in [(-120.0, 0.1), (-200, 0.5), (150, 0.05), (260, 0.6)] {
      player.press(Point(190, 200))
      player.move(to: Point(190 + way, 204), over: 0.15)
      player.release()
      player.wait(pause)
    }
    player.settle()
    #expect(player.problems == [])
  }
}

@Suite("A slider beside the swipe back")
struct SliderTests {
  private func value(_ stage: Stage, _ id: String = "slider:cards/volume") -> Double {
    stage.state.sliders.first { $0.id == id }?.value ?? .nan
  }

  /// The thumb's middle on the screen for a value.
  private func thumb(_ value: Double) -> Point { Point(10 + 14 + value * (355 - 28), 422) }

  @Test(arguments: [60.0, 125, 250, 1000], ["edge", "anywhere"])
  func its_thumb_follows_one_to_one_and_stays(rate: Double, from: String) {
    var stage = ControlPages.stage([("navigation.swipe-from", from)])
    stage.press(thumb(0.4))
    stage.move(by: Point(0.3 * 327, 12), over: 0.2, rate: rate)
    stage.wait(0.4)
    #expect(abs(value(stage) - 0.7) < 1e-9)
    stage.move(by: Point(400, 0), over: 0.2, rate: rate)
    stage.wait(0.2)
    #expect(value(stage) == 1)
    stage.move(by: Point(-400, 0), over: 0.2, rate: rate)
    stage.release()
    stage.settle()
    #expect(abs(value(stage) - 0.7) < 1e-9)
    #expect(stage.state.stack == ["chats", "cards"])
  }

  @Test func its_track_is_dragged_from_where_the_thumb_is_and_tapped_to_go_there() {
    var stage = ControlPages.stage()
    stage.press(thumb(0.8))
    stage.move(by: Point(-0.1 * 327, 0), over: 0.2, rate: 125)
    stage.release()
    stage.settle()
    #expect(abs(value(stage) - 0.3) < 1e-9)
    stage.tap(thumb(0.9))
    stage.settle()
    #expect(abs(value(stage) - 0.9) < 1e-9)
  }

  @Test func in_the_strip_it_has_the_pan_within_22_of_its_thumb_only() {
    var stage = ControlPages.stage()
    stage.press(Point(16, 522))
    stage.move(by: Point(50, 0), over: 0.1, rate: 125)
    #expect(stage.state.transition == nil)
    #expect(value(stage, "slider:cards/left") > 0)
    stage.release()
    stage.settle()
    stage.tap(Point(300, 522))
    stage.settle()
    stage.press(Point(16, 522))
    stage.move(by: Point(50, 0), over: 0.1, rate: 125)
    #expect(stage.state.transition?.kind == .pop)
  }

  @Test func a_cancelled_drag_goes_back() {
    var stage = ControlPages.stage()
    stage.press(thumb(0.4))
    stage.move(by: Point(100, 0), over: 0.2, rate: 125)
    stage.send(.key("Escape"))
    stage.settle()
    #expect(value(stage) == 0.4)
  }

  @Test func keys_move_it_by_steps() {
    var stage = ControlPages.stage()
    for _ in 0..<20 where stage.state.focus != "slider:cards/volume" { stage.send(.key("Tab")) }
    for key in ["Right", "Right", "Left", "Right"] { stage.send(.key(key)) }
    stage.settle()
    #expect(abs(value(stage) - 0.5) < 1e-9)
    #expect(stage.prototype.elements.last { $0.id == "slider:cards/volume" }?.label == "Volume 50%")
  }

  @Test func no_frame_is_wrong() {
    var player = FramePlayer(ControlPages.stage())
    player.press(thumb(0.4))
    player.move(to: thumb(0.9), over: 0.3)
    player.release()
    player.wait(0.2)
    player.press(thumb(0.2))
    player.wait(0.05)
    player.release()
    player.settle()
    #expect(player.problems == [])
  }
}

@Suite("The bar that shows how far a page is scrolled")
struct ScrollIndicatorTests {
  private func stage() -> Stage { ControlPages.stage([("scroll.indicator.enabled", "true")]) }
  private func bar(_ stage: Stage) -> (frame: Rect, opacity: Double)? {
    guard let page = stage.prototype.scene.layers.first(where: { $0.id == "page:cards" }),
      let layer = page.sublayers.first(where: { $0.id == "indicator:cards" }),
      case .roundedRect(let outline, _)? = layer.content.first
    else { return nil }
    return (outline.rect, layer.opacity)
  }

  @Test func it_comes_with_the_scroll_and_leaves_1_2_seconds_after_it() throws {
    var stage = stage()
    #expect(bar(stage) == nil)
    stage.send(.wheel(at: Point(180, 600), dx: 0, dy: -200))
    stage.wait(0.25)
    let shown = try #require(bar(stage))
    #expect(shown.opacity == 1)
    #expect(shown.frame.width == 3)
    #expect(shown.frame.maxX == 372)
    var end = 0.0
    while stage.prototype.navigation.frontPage?.scroll.isMoving(at: stage.now) == true {
      stage.wait(1.0 / 240)
      end = stage.now
    }
    stage.prototype.advance(to: end + 1.19)
    #expect(bar(stage)?.opacity == 1)
    #expect(!stage.prototype.isAnimating)
    stage.prototype.advance(to: end + 1.33)
    #expect((bar(stage)?.opacity ?? 0) < 0.8)
    stage.prototype.advance(to: end + 1.5)
    #expect(bar(stage) == nil)
    #expect(stage.prototype.nextDeadline == nil)
  }

  @Test func its_length_is_the_share_that_is_seen_and_shrinks_beyond_the_ends() throws {
    var stage = stage()
    stage.press(Point(180, 300))
    stage.move(to: Point(180, 310), over: 0.1)
    stage.wait(0.2)
    let viewport = try #require(stage.prototype.navigation.frontPage?.layout.viewport)
    let pulled = try #require(bar(stage)?.frame)
    stage.move(to: Point(180, 700), over: 0.3)
    stage.wait(0.2)
    let far = try #require(bar(stage)?.frame)
    #expect(far.height < pulled.height)
    #expect(far.minY == viewport.minY + 3)
    stage.release()
    stage.wait(1)
    let rest = try #require(bar(stage)?.frame)
    let track = viewport.height - 6
    let content = try #require(stage.prototype.navigation.frontPage?.layout.contentHeight)
    #expect(abs(rest.height - track * viewport.height / content) < 1e-9)
  }

  @Test(arguments: [60.0, 125, 1000])
  func pressed_for_a_tenth_of_a_second_it_grows_and_drags(rate: Double) throws {
    var stage = stage()
    stage.send(.wheel(at: Point(180, 600), dx: 0, dy: -100))
    stage.settleScroll()
    stage.effects = []
    let thumb = try #require(bar(stage)?.frame)
    stage.press(thumb.center)
    stage.wait(0.21)
    #expect(bar(stage)?.frame.width == 8)
    #expect(stage.effects.contains(.impact(.medium)))
    let before = stage.state.scroll
    stage.move(by: Point(0, 50), over: 0.2, rate: rate)
    stage.wait(0.1)
    let page = try #require(stage.prototype.navigation.frontPage)
    let ratio = page.indicatorRatio(stage.prototype.environment)
    #expect(abs(stage.state.scroll - before - 50 * ratio) < 1e-6)
    stage.move(by: Point(0, 2000), over: 0.2, rate: rate)
    stage.wait(0.1)
    #expect(stage.state.scroll == page.maximumScroll)
    stage.release()
    stage.settle()
    #expect(stage.state.scroll == page.maximumScroll)
    #expect(bar(stage) == nil)
  }

  @Test func by_default_there_is_none() {
    var stage = ControlPages.stage()
    stage.send(.wheel(at: Point(180, 600), dx: 0, dy: -200))
    stage.wait(0.1)
    #expect(bar(stage) == nil)
  }

  @Test func no_frame_is_wrong() {
    var player = FramePlayer(stage())
    player.press(Point(180, 600))
    player.move(to: Point(180, 300), over: 0.15)
    player.release()
    player.settle()
    #expect(player.problems == [])
  }
}

extension Stage {
  /// Waits until the content stands still.
  fileprivate mutating func settleScroll() {
    while prototype.isAnimating { wait(1.0 / 60) }
  }
}
