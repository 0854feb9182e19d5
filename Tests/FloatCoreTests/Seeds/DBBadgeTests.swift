import RealModule
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// DBBadgeButton: w = 20, r1 = w/2 − d/10, torn beyond 60, back by UIKit's spring of 0.25 s and damping 0.6; and the
/// defects of its code, whose numbers are those of the list of defects.
@Suite("The preset db-badge")
struct DBBadgeTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("db-badge") }

  /// The first peak is π/ω_d = 0.0890 s after the release.
  @Test func it_returns_by_the_spring_that_overshoots_by_9_5_percent() {
    func way(_ t: Double) -> Double? {
      var stage = Stage(parameters)
      stage.press("badge:chat-1")
      stage.move(by: Point(50, 0))
      stage.wait(1)
      stage.release()
      stage.wait(t)
      return stage.badgeWay()?.x
    }
    for part in [0, 0.25, 0.5, 0.75, 0.9] {
      expect(way(part * 0.25), 50 * Self.spring(part * 0.25), within: 0.05)
    }
    expect(way(.pi / (Self.w * 0.8)), -0.0948 * 50, within: 0.02)
  }

  /// It moves with the page's scrolling, and lies below a page that comes in. Dragged again, it has no neck, and within
  /// 60 of its place it returns.
  @Test func a_torn_badge_stays_where_it_is_dropped_and_belongs_to_its_page() {
    var stage = Stage(parameters)
    stage.press("badge:chat-1")
    stage.move(by: Point(90, 60))
    stage.releaseAndSettle()
    #expect(stage.badgeState == "broken")
    expect(stage.badgeWay()?.x, 90, within: 1e-9)
    expect(stage.prototype.badges.counts.unread["chat-1"].map(Double.init), above: 0)
    let noted = stage
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -40))
    stage.settle()
    expect(stage.badgePageY, noted.badgePageY, within: 1e-6)
    stage.tap("row:chat-2")
    stage.wait(0.1)
    #expect(stage.layer("badge:chat-1") == nil)
    stage.settle()
    stage.tapAndSettle("back")
    stage.press("badge:chat-1")
    stage.move(by: Point(-70, -50))
    #expect(stage.badgeState == "broken")
    stage.wait(0.2)
    stage.release()
    #expect(stage.badgeState == "returning")
    stage.settle()
    #expect(stage.badgeState == "idle")
  }

  @Test func defect_02_after_a_tear_the_neck_is_drawn_the_next_time() {
    var stage = Stage(parameters)
    let grabbed = stage.middle(of: "badge:chat-1")
    stage.press("badge:chat-1")
    stage.move(by: Point(80, 0))
    stage.wait(0)
    #expect(stage.badgeState == "broken")
    #expect(!stage.hasNeck)
    stage.move(to: grabbed + Point(20, 0))
    stage.releaseAndSettle()
    stage.press("badge:chat-1")
    stage.move(by: Point(40, 0))
    #expect(stage.badgeState == "attached")
    #expect(stage.hasNeck)
  }

  @Test func defect_03_let_go_beyond_the_break_what_is_chosen_happens() {
    var stage = Stage(parameters)
    stage.set([("badge.after-break", "burst")])
    stage.press("badge:chat-1")
    stage.move(by: Point(90, 0), over: 0.3)
    stage.wait(0.1)
    stage.release()
    #expect(stage.badgeState == "bursting")
    stage.settle()
    #expect(stage.badgeState == "gone")
    expect(stage.prototype.badges.counts.unread["chat-1"].map(Double.init), 0)
    stage.set([("badge.after-break", "return")])
    stage.press("badge:chat-2")
    stage.move(by: Point(90, 0), over: 0.3)
    stage.wait(0.1)
    stage.release()
    #expect(stage.badge("chat-2")?.state.rawValue == "returning")
    stage.settle()
    #expect(stage.badge("chat-2")?.state.rawValue == "idle")
  }

  /// UIKit's ω has the envelope (z/√(1−z²)) e^(−zωT) fall to 0.001: ω = ln(750) / (0.6 · 0.25) = 44.13 rad/s;
  /// x = e^(−zωt) (cos ω_d t + zω/ω_d · sin ω_d t).
  private static let w = Double.log(750) / (0.6 * 0.25)
  private static func spring(_ t: Double) -> Double {
    Double.exp(-0.6 * w * t) * (Double.cos(w * 0.8 * t) + 0.75 * Double.sin(w * 0.8 * t))
  }

  /// The badge returns from rest, at any speed of its release, and without a neck.
  @Test func a_badge_let_go_in_motion_returns_from_rest_without_a_neck() throws {
    var stage = try start(pulled: Point(50, 0), over: 0.08)
    stage.release()
    let from = try badge(stage).center.x - badge(stage).anchor.x
    for part in [0, 0.08, 0.25, 0.5] {
      var later = stage
      later.wait(part * 0.25)
      let badge = try badge(later)
      #expect(
        isNear(badge.center.x - badge.anchor.x, from * Self.spring(part * 0.25), within: 0.05), "at \(part)")
      #expect(!later.hasNeck)
    }
  }

  @Test func the_neck_is_the_seed_formula_with_half_the_distance() throws {
    var stage = try start(pulled: Point(40, 0))
    stage.wait(1)
    let (anchor, center) = (try badge(stage).anchor, try badge(stage).center)
    let necks = try #require(stage.layer("badge:chat-1")).content.compactMap { shape -> Path? in
      if case .fill(let path, .color(parameters.badge.fill)) = shape { path } else { nil }
    }
    #expect(necks.count == 1)
    // From the anchor's radius 6 to the badge's 10, with the control points d/2 along at the anchor's radius.
    let sides = try #require(necks.first).elements.compactMap { element -> (Point, Point)? in
      guard case .quad(let end, let control) = element else { return nil }
      return (end, control)
    }
    try #require(sides.count == 2)
    #expect(sides[0].0.distance(to: center + Point(0, -10)) < 1e-9)
    #expect(sides[0].1.distance(to: anchor + Point(20, -6)) < 1e-9)
    #expect(sides[1].0.distance(to: anchor + Point(0, 6)) < 1e-9)
    #expect(sides[1].1.distance(to: anchor + Point(20, 6)) < 1e-9)
  }

  /// With d/2 for the control length the neck bows in by (r2 − r1) / 4 = d/40; with 2/d it spikes near 0.
  @Test(arguments: [0.05, 0.5, 1, 2, 20, 60])
  func defect_01_the_neck_has_no_spike_and_the_right_waist(d: Double) throws {
    let r1 = 10 - d / 10
    let path = MetaballOutline(
      anchor: .zero, anchorRadius: r1, moving: Point(d, 0), movingRadius: 10, breakDistance: 60, style: .seed
    ).path
    guard let path else {
      #expect(d <= 10 - r1, "one disc lies in the other")
      return
    }
    let box = path.controlBounds
    #expect(box.minX >= -r1 - 1e-9)
    #expect(box.maxX <= d + 10 + 1e-9)
    #expect(box.minY >= -10 - 1e-9)
    #expect(box.maxY <= 10 + 1e-9)
  }

  @Test func defect_07_a_long_number_is_a_capsule_with_round_ends() throws {
    let stage = Stage(parameters)
    let frame = try #require(stage.frame("badge:chat-2"))
    #expect(stage.prototype.elements.last { $0.id == "badge:chat-2" }?.label == "99+")
    #expect(frame.height == 20)
    #expect(frame.width > 28)
  }

  @Test func defect_08_the_neck_stays_until_the_badge_is_home() throws {
    var stage = Stage(parameters)
    stage.send(.set(key: "badge.return.neck", value: "until-passing"))
    let place = try #require(stage.frame("badge:chat-1")).center
    stage.drag(from: place, to: place + Point(50, 0), over: 0.2, hold: 0.5)
    stage.wait(0.01)
    #expect(stage.hasNeck)
    while try badge(stage).center.x > badge(stage).anchor.x { stage.wait(0.001) }
    #expect(try badge(stage).state == .returning)
    #expect(!stage.hasNeck, "gone at the first crossing")
  }

  @Test func defect_09_a_dragged_badge_is_above_the_page_and_is_not_cut_off() throws {
    let layers = try start(pulled: Point(-60, 400)).prototype.scene.layers
    let page = try #require(layers.firstIndex { $0.id == "page:chats" })
    let pulled = try #require(layers.firstIndex { $0.id == "badge:chat-1" })
    #expect(pulled > page)
    #expect(layers[pulled].outline == nil)
  }

  @Test func defect_10_it_keeps_the_place_it_was_grabbed_at() throws {
    var stage = Stage(parameters)
    let place = try #require(stage.frame("badge:chat-1")).center
    stage.press(place + Point(6, 4))
    let before = try badge(stage).center
    stage.move(to: place + Point(17, 4), over: 0.008)
    #expect(try badge(stage).center.distance(to: before) < 1, "no jump by the slop")
    stage.wait(0.5)
    #expect(try badge(stage).center.distance(to: place + Point(11, 0)) < 1e-6)
  }

  private func start(pulled way: Point, over seconds: Double = 0.2) throws -> Stage {
    var stage = Stage(parameters)
    let badge = try #require(stage.frame("badge:chat-1")).center
    stage.pull(from: badge, to: badge + way, over: seconds)
    return stage
  }

  private func badge(_ stage: Stage) throws -> PrototypeState.Badge {
    try #require(stage.state.badges.first { $0.id == "chat-1" })
  }
}
