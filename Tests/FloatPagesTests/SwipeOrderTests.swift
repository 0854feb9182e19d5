import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

/// One page has everything that moves sideways: a row with a badge, a pager, sliders. Who wins is decided once, at the slop.
@Suite("Who wins a sideways drag")
struct SwipeOrderTests {
  private static let rates = [60.0, 125, 250, 1000]

  private func stage(_ from: String) -> Stage {
    ControlPages.stage([("navigation.swipe-from", from)])
  }

  private func drag(_ stage: inout Stage, from p: Point, by way: Double) {
    stage.pull(from: p, by: Point(way, 0), over: 0.15, hold: 0.1)
  }

  private func isPulled(_ stage: Stage) -> Bool { stage.state.badges.contains { $0.state == .attached } }

  @Test(arguments: rates, ["edge", "anywhere"])
  func in_the_strip_the_swipe_back_wins_over_a_row(rate: Double, from: String) {
    for x in [2.0, 10, 27] {
      var stage = stage(from).sampled(at: rate)
      drag(&stage, from: Point(x, 620), by: 60)
      #expect(stage.state.transition?.kind == .pop)
      #expect(stage.state.rows.isEmpty)
    }
    // To the left nothing else is there.
    var stage = stage(from).sampled(at: rate)
    drag(&stage, from: Point(27, 620), by: -60)
    #expect(stage.state.transition == nil)
    #expect(stage.state.rows.map(\.id) == ["row:cards/first"])
  }

  @Test(arguments: rates, ["edge", "anywhere"])
  func a_badge_comes_before_its_row_and_before_the_swipe_back(rate: Double, from: String) {
    for way in [-40.0, 40] {
      var stage = stage(from).sampled(at: rate)
      drag(&stage, from: Point(300, 620), by: way)
      #expect(isPulled(stage))
      #expect(stage.state.rows.isEmpty)
      #expect(stage.state.transition == nil)
    }
  }

  @Test(arguments: rates)
  func an_open_row_comes_before_a_swipe_back_from_anywhere_and_a_closed_one_does_not(rate: Double) {
    var stage = stage("anywhere").sampled(at: rate)
    drag(&stage, from: Point(200, 620), by: 60)
    #expect(stage.state.transition?.kind == .pop)
    stage = self.stage("anywhere").sampled(at: rate)
    drag(&stage, from: Point(200, 620), by: -90)
    stage.releaseAndSettle()
    #expect(stage.state.rows.map(\.open) == [true])
    drag(&stage, from: Point(200, 620), by: 60)
    #expect(stage.state.transition == nil)
    #expect((stage.state.rows.first?.offset ?? 0) > -90)
    stage.releaseAndSettle()
    // Beside the open row it is the swipe back, and the row closes.
    drag(&stage, from: Point(200, 620), by: -90)
    stage.releaseAndSettle()
    drag(&stage, from: Point(200, 720), by: 60)
    #expect(stage.state.transition?.kind == .pop)
    #expect(stage.state.rows.allSatisfy { !$0.open })
  }

  /// A finger strays twice as far before anything begins.
  @Test(arguments: rates)
  func a_finger_has_twice_the_slop(rate: Double) {
    func state(_ id: Int, from p: Point, by way: Double) -> PrototypeState {
      var stage = stage("edge")
      stage.send(.pointer(.down, id: id, at: p))
      let steps = max(1, Int(0.1 * rate))
      for i in 1...steps {
        stage.wait(0.1 / Double(steps))
        stage.send(.pointer(.move, id: id, at: p + Point(way * Double(i) / Double(steps), 0)))
      }
      stage.wait(0.3)
      return stage.state
    }
    for (way, mouse, finger) in [(-4.0, false, false), (-6, true, false), (-11, true, true)] {
      for (id, moves) in [(0, mouse), (1, finger)] {
        #expect(state(id, from: Point(200, 620), by: way).rows.isEmpty != moves)
        #expect((state(id, from: Point(200, 200), by: way).pagers.first?.offset != 0) == moves)
        #expect((state(id, from: Point(150, 422), by: way).sliders.first?.value != 0.4) == moves)
      }
    }
  }

  /// A row that is narrower than its picture takes nothing along that is beside it.
  @Test func a_row_of_a_picture_moves_alone() throws {
    var stage = ControlPages.stage([], rowInset: 20)
    drag(&stage, from: Point(200, 620), by: -60)
    let offset = try #require(stage.state.rows.first?.offset)
    #expect(offset < -50)
    let frame = VisibleFrame(stage.prototype)
    let row = frame.things.filter { $0.layer == "row:cards/first:content" }
    #expect(row.contains { $0.identity.hasPrefix("image") })
    let buttons = frame.things.filter { $0.layer == "row:cards/first:buttons" && $0.identity == "shape" }
    #expect(abs((buttons.map(\.frame.minX).min() ?? 0) - (355 + offset)) < 1e-9)
    let content = stage.prototype.scene.layers.find("row:cards/first:content")?.content ?? []
    let pictures = content.images.compactMap(\.clip?.controlBounds)
    #expect(pictures.map(\.minX) == [20])
    #expect(pictures.map(\.width) == [335])
  }

  /// Everything that is caught goes on from where it is shown: no step is longer than one just before it and the hand's.
  @Test(arguments: ["row", "pager", "slider"])
  func what_is_caught_on_its_way_goes_on_from_there(_ thing: String) {
    var stage = stage("edge")
    func place() -> Double {
      switch thing {
      case "row": stage.state.rows.first?.offset ?? 0
      case "pager": -(stage.state.pagers.first?.offset ?? 0)
      default: (stage.state.sliders.first?.value ?? 0) * (355 - 28)
      }
    }
    let p = Point(200, ["row": 620, "pager": 200][thing] ?? 422)
    if thing == "slider" {
      stage.tap(Point(330, 422))
    } else {
      stage.pull(from: p, by: Point(-120, 0), over: 0.1)
      stage.release()
    }
    stage.wait(0.03)
    var (before, step) = (place(), 0.0)
    stage.wait(1.0 / 240)
    (step, before) = (abs(place() - before), place())
    stage.press(thing == "slider" ? Point(24 + before, 422) : p)
    for i in 1...40 {
      stage.move(by: Point(-2, 0), over: 1.0 / 240)
      let way = abs(place() - before)
      #expect(way <= step + 6, "\(thing) went \(way) after \(step) in report \(i)")
      (step, before) = (way, place())
    }
  }
}
