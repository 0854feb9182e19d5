import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A notice comes and goes by one curve")
struct NoticeFadeTests {
  private func thrownAway() -> Stage {
    var stage = Stage(items: 1...2)
    stage.drag(from: stage.state.ball.frame.center, to: Point(350, 790), hold: 0.3)
    return stage
  }

  @Test func a_pressed_notice_stays_also_where_a_call_removes_more() {
    var stage = Stage.collected(3)
    stage.send(.call(.remove("article-1")))
    stage.wait(0.6)
    stage.press("notice:undo")
    stage.send(.call(.remove("article-2")))
    stage.wait(20)
    stage.releaseAndSettle()
    #expect(stage.state.ball.items.count == 3)
  }

  @Test func a_tap_does_nothing_that_a_later_notice_offers() {
    var stage = Stage.collected(3)
    stage.send(.call(.remove("article-1")))
    stage.set([("entrances.maximum", "2")])
    stage.wait(0.6)
    stage.press("notice:undo")
    stage.send(.call(.collect("article-4")))
    stage.release()
    #expect(!stage.prototype.list.isOpen)
  }

  /// Nothing blurs what is below it, so no word of that may be seen.
  @Test(arguments: ["light", "dark"])
  func it_is_opaque(appearance: String) throws {
    var stage = thrownAway()
    stage.send(.set(key: "appearance", value: appearance))
    stage.wait(0.6)
    let layer = try #require(stage.layer("notice"))
    #expect(layer.opacity == 1)
    #expect(layer.content.areas.first?.color.alpha == 255)
  }

  /// What is said while other words still fade: each word fades from what was seen of it, and together they stay opaque.
  @Test func words_fade_from_what_was_seen_of_them() {
    var stage = Stage()
    let e = stage.prototype.environment
    var notice = Notice("Removed from the list.", action: nil, for: 4, e)
    let texts = ["2 removed.", "3 removed.", "4 removed, and more.", "5 removed."]
    var last: [String: Double] = ["Removed from the list.": 1]
    var width = notice.box(e).size.width
    for step in 0..<80 {
      stage.wait(0.01)
      let e = stage.prototype.environment
      if step % 7 == 0, step / 7 < texts.count {
        notice.renew(texts[step / 7], action: nil, for: 4, at: e.now)
      }
      var seen: [String: Double] = [:]
      for run in notice.layer(id: "notice", Highlights(), e)?.content.texts ?? [] {
        seen[run.text, default: 0] += Double(run.color.alpha) / 255
      }
      #expect(abs(seen.values.reduce(0, +) - 1) < 0.02, "\(step): \(seen)")
      for text in Set(seen.keys).union(last.keys) {
        #expect(abs(seen[text, default: 0] - last[text, default: 0]) < 0.2, "\(step): \(text)")
      }
      let box = notice.box(e).size.width
      #expect(abs(box - width) < 30, "\(step)")
      (last, width) = (seen, box)
    }
    #expect(last == ["5 removed.": 1])
  }

  /// The lightness of the notice's ground over a white page, 0…1.
  private func lightness(_ stage: Stage) -> Double {
    guard let layer = stage.layer("notice") else { return 1 }
    var ground = 1.0
    for (_, color) in layer.content.areas {
      let alpha = Double(color.alpha) / 255
      ground = ground * (1 - alpha) + Double(color.red) / 255 * alpha
    }
    return 1 - layer.opacity * (1 - ground)
  }

  /// The steps of the lightness from frame to frame, 60 a second, until a condition holds.
  private func steps(_ stage: inout Stage, until isOver: (Stage) -> Bool) -> [Double] {
    var steps: [Double] = []
    var last = lightness(stage)
    repeat {
      stage.wait(1.0 / 60)
      steps.append(lightness(stage) - last)
      last = lightness(stage)
    } while !isOver(stage) && steps.count < 120
    return steps
  }

  /// Expects steps that grow and then shrink, and are small at both ends.
  private func expectOneHill(_ steps: [Double], _ location: SourceLocation = #_sourceLocation) {
    let moving = steps.map(abs).filter { $0 > 0.002 }
    guard let top = moving.max(), let peak = moving.firstIndex(of: top) else {
      Issue.record("nothing moves", sourceLocation: location)
      return
    }
    #expect(steps.allSatisfy { $0 >= -0.002 } || steps.allSatisfy { $0 <= 0.002 }, sourceLocation: location)
    // A grey level is 0.004.
    for (a, b) in zip(moving[...peak], moving[...peak].dropFirst()) {
      #expect(b >= a - 0.005, "\(moving)", sourceLocation: location)
    }
    for (a, b) in zip(moving[peak...], moving[peak...].dropFirst()) {
      #expect(b <= a + 0.005, "\(moving)", sourceLocation: location)
    }
    #expect(moving.count > 8, sourceLocation: location)
    #expect((moving.first ?? 1) < top / 2, "\(moving)", sourceLocation: location)
    #expect((moving.last ?? 1) < top / 2, "\(moving)", sourceLocation: location)
  }

  @Test func it_acts_once() {
    var stage = thrownAway()
    let e = stage.prototype.environment
    #expect(stage.prototype.notices.act(stage.prototype.highlights, e).count == 1)
    #expect(stage.prototype.notices.act(stage.prototype.highlights, e).isEmpty)
  }

  @Test func it_comes() {
    var stage = thrownAway()
    expectOneHill(steps(&stage) { lightness($0) < 0.1 })
  }

  @Test func it_goes_by_itself() {
    var stage = thrownAway()
    stage.wait(2)
    expectOneHill(steps(&stage) { lightness($0) == 1 }.filter { $0 != 0 })
  }

  /// Its pressed look stays while it goes, because a fading thing has one curve.
  @Test(arguments: [0.05, 0.3]) func it_goes_after_a_tap(pressed: Double) {
    var stage = thrownAway()
    stage.wait(0.6)
    stage.press("notice:undo")
    stage.wait(pressed)
    let before = lightness(stage)
    stage.release()
    #expect(lightness(stage) == before)
    expectOneHill(steps(&stage) { lightness($0) == 1 })
    #expect(stage.state.ball.items.count == 2)
  }

  @Test(arguments: [0.02, 0.1, 0.15]) func a_press_while_it_goes_counts_however_long(after seconds: Double)
    throws
  {
    var stage = thrownAway()
    stage.wait(1)
    let shown = lightness(stage)
    let leaves = try #require(stage.prototype.nextDeadline)
    stage.wait(leaves - stage.now + seconds)
    let place = try #require(stage.frame("notice:undo")).center
    let before = lightness(stage)
    #expect(before > shown)
    stage.press(place)
    // The press itself lightens it.
    #expect(abs(lightness(stage) - before) < 0.02)
    stage.wait(10)
    #expect(stage.frame("notice:undo") != nil)
    stage.release()
    #expect(stage.state.ball.items.count == 2)
  }

  @Test func its_time_starts_again_after_a_press_that_slides_off_it() {
    var stage = thrownAway()
    stage.wait(1)
    stage.press("notice:undo")
    stage.wait(10)
    stage.move(by: Point(0, 40))
    stage.release()
    #expect(stage.state.ball.items.isEmpty)
    stage.wait(3.5)
    #expect(stage.frame("notice:undo") != nil)
    stage.wait(1)
    #expect(stage.frame("notice:undo") == nil)
  }

  /// Whoever sleeps until the deadline sees all of the way out.
  @Test func it_is_due_when_it_begins_to_go() throws {
    var stage = thrownAway()
    stage.wait(1)
    #expect(!stage.prototype.isAnimating)
    let shown = lightness(stage)
    let deadline = try #require(stage.prototype.nextDeadline)
    stage.wait(deadline - stage.now)
    #expect(lightness(stage) == shown)
    #expect(stage.prototype.isAnimating)
    stage.wait(0.1)
    #expect(lightness(stage) > shown)
  }

  @Test func one_that_names_more_stays_in_its_place() {
    var stage = Stage(items: 1...3)
    for key in ["Shift+Tab", "ContextMenu"] { stage.send(.key(key)) }
    stage.settle()
    stage.send(.key("Delete"))
    stage.wait(0.5)
    let place = stage.frame("notice")?.center
    stage.send(.key("Delete"))
    #expect(place != nil)
    #expect(stage.prototype.notices.current?.text == "2 removed.")
    for _ in 0..<30 {
      stage.wait(1.0 / 60)
      let layers = stage.prototype.scene.layers
      #expect(layers.first { $0.id == "notice" }?.opacity == 1)
      #expect(!layers.contains { $0.id == "former-notices" })
      #expect(stage.frame("notice")?.center == place)
    }
    stage.tapAndSettle("notice:undo")
    #expect(stage.state.ball.items.count == 3)
  }
}
