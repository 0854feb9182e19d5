import Foundation
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A pager beside the swipe back")
struct PagerTests {
  private func pager(_ stage: Stage) -> PrototypeState.Pager? { stage.state.pagers.first }

  /// A stage at the second page.
  private func atSecond(_ values: [(String, String)] = [], rate: Double = HandPace.samplesPerSecond) -> Stage
  {
    var stage = ControlPages.stage(values).sampled(at: rate)
    flick(&stage, by: -60)
    stage.settle()
    return stage
  }

  private func flick(_ stage: inout Stage, from x: Double = 200, by way: Double) {
    stage.pull(from: Point(x, 200), by: Point(way, 0), over: 0.1)
    stage.release()
  }

  @Test(arguments: [60.0, 125, 250, 1000])
  func a_flick_turns_one_page_and_one_back(rate: Double) {
    var stage = atSecond(rate: rate)
    #expect(pager(stage)?.page == 1)
    #expect(pager(stage)?.offset == 335)
    flick(&stage, by: 60)
    #expect(pager(stage)?.page == 0)
    stage.settle()
    #expect(pager(stage)?.offset == 0)
    flick(&stage, by: -190)
    #expect(pager(stage)?.page == 1)
  }

  @Test(arguments: [60.0, 125, 250, 1000])
  func at_its_first_page_it_is_a_rubber_band_or_the_swipe_back(rate: Double) throws {
    var stage = ControlPages.stage().sampled(at: rate)
    stage.pull(from: Point(200, 200), by: Point(100, 0), over: 0.2, hold: 0.3)
    let offset = try #require(pager(stage)?.offset)
    #expect(abs(offset + RubberBand(dimension: 335).offset(for: 100)) < 1e-9)
    #expect(stage.state.transition == nil)
    stage.releaseAndSettle()
    #expect(pager(stage)?.offset == 0)
    var free = ControlPages.stage([("navigation.swipe-from", "anywhere")]).sampled(at: rate)
    flick(&free, by: 60)
    #expect(free.state.transition?.kind == .pop)
  }

  @Test(arguments: [60.0, 125, 250, 1000])
  func in_the_strip_the_swipe_back_wins_and_beside_it_the_pager(rate: Double) {
    for from in ["edge", "anywhere"] {
      var stage = atSecond([("navigation.swipe-from", from)], rate: rate)
      // The pager begins at x = 20, within the strip of 28.
      flick(&stage, from: 22, by: 60)
      #expect(stage.state.transition?.kind == .pop)
      stage = atSecond([("navigation.swipe-from", from)], rate: rate)
      flick(&stage, by: 60)
      #expect(stage.state.transition == nil)
      #expect(pager(stage)?.page == 0)
    }
  }

  /// `x(t) = (d + (v + ωd)·t)·e^(−ωt)` from the target, with ω = 2π / 0.4 s and without damping's overshoot.
  @Test(arguments: [60.0, 90, 120, 240, 1000])
  func it_settles_as_a_critically_damped_spring_of_four_tenths(rate: Double) throws {
    // From rest beyond the middle and before it, and thrown: where it is let go, how fast, and where it comes to rest.
    for (way, speed, target) in [(-240.0, 0.0, 335.0), (-100, 0, 0), (-60, 600, 335)] {
      var stage = ControlPages.stage().sampled(at: 1000)
      stage.pull(from: Point(300, 200), by: Point(way, 0), over: 0.1)
      if speed == 0 { stage.wait(0.3) }
      let start = try #require(pager(stage)?.offset)
      stage.release()
      #expect(speed > 0 || start == -way)
      let (omega, d) = (2 * Double.pi / 0.4, start - target)
      for frame in 1...Int(0.8 * rate) {
        stage.wait(1 / rate)
        let t = Double(frame) / rate
        let exact = target + (d + (speed + omega * d) * t) * exp(-omega * t)
        let shown = try #require(pager(stage)?.offset)
        // It is at rest once it is that close.
        #expect(abs(shown - exact) <= RestThreshold.points.value)
      }
      stage.settle()
      #expect(pager(stage)?.offset == target)
    }
  }

  @Test func a_pager_that_was_dragged_does_not_hand_over() {
    var stage = ControlPages.stage([("navigation.swipe-from", "anywhere")])
    stage.pull(from: Point(200, 200), by: Point(-20, 0), over: 0.1)
    stage.move(by: Point(160, 0), over: 0.2)
    stage.wait(0.2)
    #expect(stage.state.transition == nil)
    #expect((pager(stage)?.offset ?? 0) < 0)
  }

  @Test func a_vertical_drag_on_it_scrolls_the_page() {
    var stage = ControlPages.stage()
    stage.dragAndSettle(from: Point(200, 250), to: Point(200, 150))
    #expect(stage.state.scroll > 50)
    #expect(pager(stage)?.offset == 0)
  }

  @Test func keys_turn_it_and_it_keeps_its_page() {
    var stage = ControlPages.stage()
    stage.focus("pager:cards/cards")
    stage.send(.key("Right"))
    stage.send(.key("Right"))
    stage.send(.key("Right"))
    stage.keyAndSettle("Left")
    #expect(pager(stage)?.page == 1)
    #expect(stage.prototype.elements.last { $0.id == "pager:cards/cards" }?.label == "Cards 2/3")
    stage.keyAndSettle("Escape")
    stage.tapAndSettle("row:cards")
    #expect(pager(stage)?.page == 1)
  }

  @Test func the_pictures_beside_the_one_that_shows_are_made_ahead() {
    let phone = ControlPages.stage().prototype
    #expect(phone.upcomingPages.first?.page == "cards")
    #expect(Set(phone.pictures(of: "cards").map(\.name)).isSuperset(of: ["a", "b", "c"]))
  }

  @Test func it_draws_the_pages_in_sight() {
    func drawn(_ layers: [Layer]) -> [String] {
      layers.flatMap { [$0.id] + drawn($0.sublayers) }.filter { $0.hasPrefix("pager:") && $0.last!.isNumber }
    }
    var stage = ControlPages.stage()
    #expect(drawn(stage.prototype.scene.layers) == ["pager:cards/cards:0"])
    stage.pull(from: Point(200, 200), by: Point(-100, 0), over: 0.2)
    #expect(drawn(stage.prototype.scene.layers) == ["pager:cards/cards:0", "pager:cards/cards:1"])
  }

  /// Each dot differs from what is behind it, itself or by its rim, and the one of the page that shows from the others.
  @Test(arguments: ["light", "dark"], [0.0, 0.2, 0.3, 0.4, 0.5, 0.75, 1])
  func its_dots_are_seen_on_any_picture(appearance: String, ground: Double) throws {
    let stage = ControlPages.stage([("appearance", appearance)])
    let dots = try #require(stage.prototype.scene.layers.find("pager:cards/cards:dots"))
    func painted(_ color: Color, on ground: Double) -> Double {
      ground + (Double(color.red) / 255 - ground) * Double(color.alpha) / 255
    }
    var looks: [(rim: Double, dot: Double)] = []
    for case .roundedRect(let shape, .color(let color)) in dots.content {
      if shape.rect.width > 7 {
        looks.append((painted(color, on: ground), 0))
      } else {
        looks[looks.count - 1].dot = painted(color, on: looks[looks.count - 1].rim)
      }
    }
    #expect(looks.count == 3)
    for look in looks { #expect(max(abs(look.rim - ground), abs(look.dot - ground)) > 0.18) }
    #expect(looks[0].dot - looks[1].dot > 0.3)
    #expect(looks[1] == looks[2])
  }

  @Test func no_frame_is_wrong_in_dark() {
    var stage = ControlPages.stage([("appearance", "dark")])
    stage.settle()
    var player = FramePlayer(stage)
    for (way, pause) in [(-120.0, 0.1), (-200, 0.5), (150, 0.05), (260, 0.6)] {
      player.drag(from: Point(190, 200), to: Point(190 + way, 204), over: 0.15, hold: 0)
      player.wait(pause)
    }
    player.finish()
  }

  /// A stage whose pager is on its way to the second page, 80 ms after the flick.
  private func turning() -> Stage {
    var stage = ControlPages.stage()
    flick(&stage, by: -100)
    stage.wait(0.08)
    return stage
  }

  @Test func it_stands_still_under_a_finger_and_goes_on_without_a_drag() throws {
    var stage = turning()
    let caught = try #require(pager(stage)?.offset)
    #expect(caught > 100 && caught < 300)
    stage.press(Point(200, 200))
    for _ in 0..<60 {
      stage.wait(0.01)
      #expect(pager(stage)?.offset == caught)
    }
    stage.release()
    stage.wait(0.05)
    #expect(try #require(pager(stage)?.offset) > caught)
    stage.settle()
    #expect(pager(stage)?.page == 1)
    #expect(pager(stage)?.offset == 335)
  }

  /// Caught before its middle as well: a press is no decision.
  @Test func a_press_turns_no_page_back() throws {
    var stage = ControlPages.stage()
    flick(&stage, by: -60)
    stage.wait(0.02)
    #expect(try #require(pager(stage)?.offset) < 335 / 2)
    stage.tapAndSettle(Point(200, 200))
    #expect(pager(stage)?.page == 1)
  }

  @Test(arguments: [-80.0, 80]) func a_drag_after_the_press_takes_it_along_without_a_jump(way: Double) throws
  {
    var stage = turning()
    let caught = try #require(pager(stage)?.offset)
    stage.press(Point(200, 200))
    stage.wait(0.3)
    // Two points a move, and a little more while the slop of 5 points is made up for.
    try stage.moveWithoutJump(by: way, steps: 40, from: caught, limit: 3.5) { pager($0)?.offset }
    stage.wait(0.5)
    #expect(abs(try #require(pager(stage)?.offset) - (caught - way)) < 1e-6)
  }

  /// What wins instead of the pager lets it go on.
  @Test func a_scroll_that_begins_on_it_lets_it_go_on() throws {
    var stage = turning()
    stage.press(Point(200, 200))
    stage.wait(0.2)
    stage.move(by: Point(0, -60), over: 0.1)
    #expect(stage.state.scroll > 0)
    stage.wait(0.6)
    #expect(pager(stage)?.offset == 335)
    stage.release()
  }

  @Test func escape_and_a_second_finger_let_it_go_on() throws {
    for input in [Input.key("Escape"), .pointer(.down, id: 1, at: Point(100, 300))] {
      var stage = turning()
      stage.press(Point(200, 200))
      stage.wait(0.2)
      stage.send(input)
      stage.wait(1.5)
      #expect(pager(stage)?.offset == 335, "\(input)")
      #expect(stage.state.stack.last == "cards", "\(input)")
    }
  }
}
