import RealModule
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// DBBadgeButton: w = 20, r1 = w/2 − d/10, torn beyond 60, back by UIKit's spring of 0.25 s and damping 0.6.
@Suite("The preset db-badge")
struct DBBadgePresetTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("db-badge") }

  private func pulled(_ distance: Double) throws -> Stage {
    var stage = Stage(parameters)
    let badge = try #require(stage.frame("badge:chat-1")).center
    stage.press(badge)
    stage.move(to: badge + Point(distance, 0))
    stage.wait(1)
    return stage
  }

  private func badge(_ stage: Stage) throws -> PrototypeState.Badge {
    try #require(stage.state.badges.first { $0.id == "chat-1" })
  }

  @Test(arguments: [(20.0, 8.0), (40, 6), (60, 4)])
  func the_anchor_loses_a_tenth_of_the_distance(distance: Double, radius: Double) throws {
    let pulled = try badge(pulled(distance))
    #expect(isNear(pulled.anchorRadius, radius, within: 1e-9))
  }

  @Test(arguments: [(60.0, PrototypeState.Badge.Phase.attached), (60.1, .broken)])
  func it_still_sticks_at_60_and_tears_beyond(distance: Double, phase: PrototypeState.Badge.Phase) throws {
    #expect(try badge(pulled(distance)).state == phase)
  }

  @Test func the_neck_is_the_seed_formula_with_half_the_distance() throws {
    let stage = try pulled(40)
    let (anchor, center) = (try badge(stage).anchor, try badge(stage).center)
    let layer = try #require(stage.prototype.scene.layers.first { $0.id == "badge:chat-1" })
    let necks = layer.content.compactMap { shape -> Path? in
      guard case .fill(let path, .color(parameters.badge.fill)) = shape else { return nil }
      return path
    }
    // From the anchor's radius 6 to the badge's 10, with the control points d/2 along at the anchor's radius.
    let sides = try #require(necks.first).elements.compactMap { element -> (Point, Point)? in
      guard case .quad(let end, let control) = element else { return nil }
      return (end, control)
    }
    #expect(necks.count == 1 && sides.count == 2)
    #expect(sides[0].0.distance(to: center + Point(0, -10)) < 1e-9)
    #expect(sides[0].1.distance(to: anchor + Point(20, -6)) < 1e-9)
    #expect(sides[1].0.distance(to: anchor + Point(0, 6)) < 1e-9)
    #expect(sides[1].1.distance(to: anchor + Point(20, 6)) < 1e-9)
  }

  /// UIKit's ω has the envelope (z/√(1−z²)) e^(−zωT) fall to 0.001: ω = ln(750) / (0.6 · 0.25) = 44.13 rad/s;
  /// x = e^(−zωt) (cos ω_d t + zω/ω_d · sin ω_d t).
  @Test func it_returns_by_the_spring_that_overshoots_by_9_5_percent() throws {
    var stage = try pulled(50)
    stage.release()
    let w = Double.log(750) / (0.6 * 0.25)
    let wd = w * 0.8
    stage.sample([0, 0.25, 0.5, 0.75, 0.9], of: 0.25) { part, prototype in
      let t = part * 0.25
      let x = Double.exp(-0.6 * w * t) * (Double.cos(wd * t) + 0.75 * Double.sin(wd * t))
      let badge = prototype.state.badges.first { $0.id == "chat-1" }
      let offset = badge.map { $0.center.x - $0.anchor.x } ?? .nan
      #expect(isNear(offset, 50 * x, within: 0.05), "at \(part)")
    }
    // The first peak is π/ω_d = 0.0890 s after the release.
    stage.wait(.pi / wd)
    let peak = try badge(stage)
    #expect(isNear(peak.center.x - peak.anchor.x, -0.0948 * 50, within: 0.02))
  }

  @Test func a_torn_badge_that_comes_back_within_60_returns_and_beyond_stays() throws {
    var near = try pulled(90)
    near.move(to: try badge(near).anchor + Point(55, 0))
    #expect(try badge(near).state == .broken, "it does not stick again")
    near.wait(0.5)
    near.release()
    #expect(try badge(near).state == .returning)
    var far = try pulled(90)
    far.release()
    far.settle()
    #expect(try badge(far).state == .broken)
    #expect(isNear(try badge(far).center.x - badge(far).anchor.x, 90, within: 1e-9))
  }
}

/// ZDPushAnimatedTransition: 0.25 s ease-in-out, W/3, a strip of 50, 0.3 or 300 points per second.
@Suite("The preset zd-push")
struct ZDPushPresetTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("zd-push") }

  private func presented() -> Stage {
    var stage = Stage(parameters)
    stage.open("sdk")
    return stage
  }

  @Test func it_comes_and_goes_in_250_ms_ease_in_out_while_the_presenter_moves_a_third() {
    var stage = Stage(parameters)
    stage.prototype.perform(.navigate(.push("sdk")))
    for (part, eased) in easeInOutQuarters {
      stage.sample([part], of: 0.25) { _, prototype in
        #expect(prototype.state.transition?.kind == .present)
        #expect(isNear(prototype.state.transition?.topX ?? -1, 375 * (1 - eased), within: 0.01))
        let below = prototype.scene.layers.first { $0.id == "page:chats" }
        #expect(isNear(below?.position.x ?? 0, -125 * eased, within: 0.01))
      }
    }
    stage.settle()
    stage.prototype.perform(.navigate(.pop))
    for (part, eased) in easeInOutQuarters {
      stage.sample([part], of: 0.25) { _, prototype in
        #expect(isNear(prototype.state.transition?.topX ?? -1, 375 * eased, within: 0.01))
      }
    }
  }

  /// 0.3 · 375 = 112.5
  @Test(arguments: [(112.0, false), (113.0, true)])
  func a_slow_release_dismisses_beyond_three_tenths(x: Double, goes: Bool) {
    var stage = presented()
    stage.drag(pageTo: x)
    stage.wait(0.2)
    stage.release()
    stage.settle()
    #expect(stage.state.stack == (goes ? ["chats"] : ["chats", "sdk"]))
  }

  @Test(arguments: [(295.0, false), (305.0, true)])
  func a_flick_dismisses_above_300_points_a_second(speed: Double, goes: Bool) {
    var stage = presented()
    stage.drag(pageTo: speed * 0.2, over: 0.2)
    stage.release()
    stage.settle()
    #expect(stage.state.stack == (goes ? ["chats"] : ["chats", "sdk"]))
  }

  @Test(arguments: [(49.0, true), (51.0, false)])
  func only_a_press_in_the_first_50_points_dismisses(x: Double, goes: Bool) {
    var stage = presented()
    stage.drag(from: Point(x, 400), to: Point(x + 200, 400))
    stage.settle()
    #expect(stage.state.stack == (goes ? ["chats"] : ["chats", "sdk"]))
  }
}
