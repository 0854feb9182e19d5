import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The defects of DBBadgeButton's code, one test each; the numbers are those of the list of defects.
@Suite("DBBadgeButton's defects are not here")
struct DBBadgeDefectTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("db-badge") }

  private func start(_ id: String = "chat-1") throws -> (Stage, Point) {
    let stage = Stage(parameters)
    return (stage, try #require(stage.frame("badge:\(id)")).center)
  }

  private func badge(_ stage: Stage, _ id: String = "chat-1") throws -> PrototypeState.Badge {
    try #require(stage.state.badges.first { $0.id == id })
  }

  private func neck(_ stage: Stage) -> Bool {
    let layer = stage.prototype.scene.layers.first { $0.id == "badge:chat-1" }
    return layer?.content.contains { if case .fill = $0 { true } else { false } } ?? false
  }

  /// With d/2 for the control length the neck bows in by (r2 − r1) / 4 = d/40; with 2/d it spikes near 0.
  @Test(arguments: [0.05, 0.5, 1, 2, 20, 60])
  func defect_01_the_neck_has_no_spike_and_the_right_waist(d: Double) throws {
    let r1 = 10 - d / 10
    let path = MetaballOutline.neck(
      anchor: .zero, anchorRadius: r1, moving: Point(d, 0), movingRadius: 10, breakDistance: 60, style: .seed,
      minimumRadius: 0)
    guard let path else {
      #expect(d <= 10 - r1, "one disc lies in the other")
      return
    }
    let box = path.controlBounds
    #expect(box.minX >= -r1 - 1e-9 && box.maxX <= d + 10 + 1e-9)
    #expect(box.minY >= -10 - 1e-9 && box.maxY <= 10 + 1e-9)
  }

  @Test func defect_02_after_a_tear_the_neck_is_drawn_the_next_time() throws {
    var (stage, place) = try start()
    stage.press(place)
    stage.move(to: place + Point(80, 0))
    stage.wait(parameters.badge.tear)
    #expect(try badge(stage).state == .broken && !neck(stage))
    stage.move(to: place + Point(20, 0))
    stage.release()
    stage.settle()
    stage.press(place)
    stage.move(to: place + Point(40, 0))
    #expect(try badge(stage).state == .attached && neck(stage))
  }

  @Test func defect_03_let_go_beyond_the_break_what_is_chosen_happens() throws {
    var (stage, place) = try start()
    stage.send(.set(key: "badge.after-break", value: "burst"))
    stage.drag(from: place, to: place + Point(90, 0))
    #expect(try badge(stage).state == .bursting)
    stage.settle()
    #expect(try badge(stage).state == .gone)
    #expect(stage.prototype.badges.counts.unread["chat-1"] == 0)
    stage.send(.set(key: "badge.after-break", value: "return"))
    let other = try #require(stage.frame("badge:chat-2")).center
    stage.drag(from: other, to: other + Point(90, 0))
    #expect(try badge(stage, "chat-2").state == .returning)
    stage.settle()
    #expect(try badge(stage, "chat-2").state == .idle)
  }

  @Test func defect_04_a_torn_badge_does_not_stick_again_unless_asked_to() throws {
    for (reattach, phase) in [("false", PrototypeState.Badge.Phase.broken), ("true", .attached)] {
      var (stage, place) = try start()
      stage.send(.set(key: "badge.reattach", value: reattach))
      stage.press(place)
      stage.move(to: place + Point(80, 0))
      stage.move(to: place + Point(50, 0))
      #expect(try badge(stage).state == phase)
      stage.release()
      #expect(try badge(stage).state == .returning)
    }
  }

  @Test func defect_05_a_cancelled_drag_springs_back() throws {
    for distance in [30.0, 90] {
      var (stage, place) = try start()
      stage.press(place)
      stage.move(to: place + Point(distance, 0))
      stage.send(.pointer(.cancel, id: 0, at: .zero))
      #expect(try badge(stage).state == .returning)
      stage.settle()
      #expect(try badge(stage).state == .idle)
    }
  }

  @Test func defect_06_the_anchor_stays_while_the_badge_is_laid_out_anew() throws {
    var (stage, place) = try start()
    stage.press(place)
    stage.move(to: place + Point(30, 10))
    let anchor = try badge(stage).anchor
    stage.send(.set(key: "badge.diameter", value: "30pt"))
    stage.send(.set(key: "light.row", value: "#FEFEFE"))
    #expect(try badge(stage).anchor == anchor)
    stage.wait(0.5)
    #expect(try badge(stage).center == place + Point(30, 10))
  }

  @Test func defect_07_a_long_number_is_a_capsule_with_round_ends() throws {
    let stage = Stage(parameters)
    let frame = try #require(stage.frame("badge:chat-2"))
    #expect(stage.prototype.elements.first { $0.id == "badge:chat-2" }?.label == "99+")
    #expect(frame.height == 20 && frame.width > 28)
  }

  @Test func defect_08_the_neck_stays_until_the_badge_is_home() throws {
    var (stage, place) = try start()
    stage.send(.set(key: "badge.return.neck", value: "until-passing"))
    stage.press(place)
    stage.move(to: place + Point(50, 0))
    stage.wait(0.5)
    stage.release()
    stage.wait(0.01)
    #expect(neck(stage))
    while try badge(stage).center.x > badge(stage).anchor.x { stage.wait(0.001) }
    #expect(try badge(stage).state == .returning && !neck(stage), "gone at the first crossing")
  }

  @Test func defect_09_a_dragged_badge_is_above_the_page_and_is_not_cut_off() throws {
    var (stage, place) = try start()
    stage.press(place)
    stage.move(to: place + Point(-60, 400))
    let layers = stage.prototype.scene.layers
    let page = try #require(layers.firstIndex { $0.id == "page:chats" })
    let pulled = try #require(layers.firstIndex { $0.id == "badge:chat-1" })
    #expect(pulled > page && layers[pulled].outline == nil)
  }

  @Test func defect_10_it_keeps_the_place_it_was_grabbed_at() throws {
    var (stage, place) = try start()
    stage.press(place + Point(6, 4))
    let before = try badge(stage).center
    stage.move(to: place + Point(17, 4), over: 0.008)
    #expect(try badge(stage).center.distance(to: before) < 1, "no jump by the slop")
    stage.wait(0.5)
    #expect(try badge(stage).center.distance(to: place + Point(11, 0)) < 1e-6)
  }
}
