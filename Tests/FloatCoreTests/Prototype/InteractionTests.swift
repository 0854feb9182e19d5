import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("What a person can do, from the press to rest")
struct InteractionTests {
  @Test func a_damaged_archive_is_said_once_and_the_start_is_empty() {
    var prototype = Prototype(notice: .entrancesSetAside)
    #expect(prototype.takeEffects() == [.notice(InterfaceText.entrancesSetAside.english)])
    #expect(prototype.state.ball.items.isEmpty)
    prototype.advance(to: 5)
    #expect(!prototype.isAnimating)
    #expect(prototype.nextDeadline == nil)
  }

  @Test func badges_that_burst_go_with_the_page_that_scrolls() throws {
    var stage = Stage()
    let badge = try #require(stage.frame("badge:tab")).center
    stage.drag(from: badge, to: badge + Point(120, -160))
    // One badge bursts while another one waits for its turn.
    func places() -> [Point] { stage.state.badges.filter { $0.id != "tab" }.map { $0.center } }
    func drawn() -> [Point] {
      stage.prototype.scene.layers.filter { $0.id.hasPrefix("burst:chat") }.flatMap { layer in
        ([layer] + layer.sublayers).flatMap(\.content).areas.map(\.shape.rect.center)
      }
    }
    let (before, pictures) = (places(), drawn())
    #expect(!pictures.isEmpty)
    #expect(stage.state.badges.contains { $0.state == .bursting })
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: 60, isPrecise: true))
    let way = stage.state.scroll
    #expect(way < -10)
    for (old, new) in zip(before, places()) {
      #expect(abs(new.y - (old.y - way)) < 1e-9)
      #expect(new.x == old.x)
    }
    #expect(drawn().count == pictures.count)
    for (old, new) in zip(pictures, drawn()) { #expect(abs(new.y - (old.y - way)) < 1e-9) }
  }

  @Test func what_takes_no_time_holds_nothing_up() {
    let times = ParameterSchema.standard.entries.filter { $0.unit == .time }
    let none = times.map { ($0.key, $0.rangeText?.lowest ?? "") }
    for values in none.map({ [$0] }) + [none] {
      var stage = Stage.with(values)
      let badge = stage.frame("badge:chat-2")?.center ?? .zero
      stage.drag(from: badge, to: badge + Point(120, 160))
      stage.wait(2)
      for number in [1, 2] {
        stage.openArticle(number)
        stage.collect()
      }
      stage.tap("ball")
      for _ in 0..<2 {
        stage.wait(2)
        stage.send(.key("Escape"))
      }
      stage.wait(20)
      #expect(stage.prototype.nextDeadline == nil, "\(values)")
      #expect(stage.state.transition == nil, "\(values)")
      #expect(stage.state.stack == ["chats"], "\(values)")
    }
  }

  @Test func what_was_collected_survives_in_the_archive() {
    var stage = Stage()
    stage.openArticle()
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -150))
    stage.settle()
    stage.collect()
    stage.dragAndSettle(from: stage.state.ball.frame.center, to: Point(60, 200))
    var restarted = Stage(archive: stage.prototype.archive)
    #expect(restarted.state.ball.items == ["article-1"])
    #expect(restarted.state.ball.edge == .left)
    #expect(restarted.state.ball.frame == stage.state.ball.frame)
    restarted.tapAndSettle("ball")
    #expect(restarted.state.scroll == 150)
  }

  @Test func a_new_size_takes_what_is_dragged_out_of_the_hand() {
    var stage = Stage.collected()
    stage.pull(from: stage.state.ball.frame.center, to: Point(180, 400))
    stage.send(.resize(Size(390, 844)))
    stage.move(to: Point(100, 300))
    #expect(!stage.prototype.hasBegunGesture)
    stage.settle()
    #expect(stage.state.ball.edge == .right)
  }

  /// A tab bar that slides takes presses where it is, and none where it is going to be.
  @Test func a_tab_is_pressed_where_it_is_on_its_way() throws {
    var stage = Stage.with([("navigation.tab-bar", "slide")])
    stage.tapAndSettle("row:chat-1")
    stage.send(.key("Escape"))
    while let transition = stage.state.transition, transition.topX < 220 { stage.wait(1.0 / 240) }
    let tab = try #require(stage.frame("tab:contacts"))
    // It is 49 high above a safe area of 34.
    #expect(tab.minY > 740 && tab.maxX < 220)
    for (place, shown) in [(Point(tab.midX, 733), "chats"), (tab.center, "contacts")] {
      var tapped = stage
      tapped.tapAndSettle(place)
      #expect(tapped.state.stack == ["chats"])
      #expect(tapped.state.tab == shown)
    }
  }
}
