import FloatCore
import FloatPages
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatTestSupport

/// Numbers in their fields with the arrow keys, the mark before a changed key, and the panel's notices.
@Suite struct PanelFieldTests {
  private func stage(_ keys: String...) -> PanelStage { PanelStage(keys) }

  @Test func up_and_down_step_a_number_in_its_field() throws {
    var stage = stage("ball.diameter")
    stage.click(try stage.point("ball.diameter", .field))
    stage.send(.key("Up"), after: 0.1)
    #expect(stage.text("ball.diameter") == "61pt")
    #expect(stage.panel.editing?.line.text == "61pt")
    #expect(stage.panel.editing?.line.selectedText == "61pt")
    stage.send(.key("Down", .shift), after: 0.1)
    #expect(stage.text("ball.diameter") == "51pt")
    stage.send(.key("Up", .control), after: 0.1)
    #expect(stage.text("ball.diameter") == "51.1pt")
    #expect(stage.panel.tuning.depth == 1, "steps that follow each other are one")
    // A typed value counts first; an invalid text stays with a message.
    stage.type("70")
    stage.key("Up")
    #expect(stage.text("ball.diameter") == "71pt")
    stage.type("abc")
    stage.key("Up")
    #expect(stage.text("ball.diameter") == "71pt")
    #expect(stage.panel.editing?.problem != nil)
  }

  @Test func a_bounce_in_its_field_goes_by_steps_of_the_bounce() throws {
    var stage = stage("ball.snap.response", "ball.snap.damping-ratio")
    stage.panel.content.usesBounce = true
    stage.send(.leave)
    stage.click(try stage.point("ball.snap.damping-ratio", .field))
    #expect(stage.panel.editing?.line.text == "0.18")
    stage.key("Up")
    #expect(stage.panel.editing?.line.text == "0.19")
    #expect(stage.text("ball.snap.damping-ratio") == "0.81")
  }

  @Test func a_search_sets_the_value_that_was_typed_and_takes_what_is_typed_next() throws {
    var stage = stage("ball.diameter")
    stage.click(try stage.point("ball.diameter", .field))
    stage.type("70")
    stage.send(.action(.find))
    stage.type("zone")
    #expect(stage.text("ball.diameter") == "70pt")
    #expect(stage.panel.query.text == "zone")
  }

  @Test func a_drag_that_follows_a_drag_at_once_is_no_double_click() throws {
    for takesBack in [true, false] {
      var stage = stage("ball.diameter")
      let label = try stage.point("ball.diameter", .label)
      stage.press(label)
      stage.move(label + Point(20, 0))
      if takesBack { stage.send(.secondary(at: label), after: 0.01) }
      stage.release(label)
      let before = stage.text("ball.diameter")
      stage.send(.pointer(.down, at: label), after: 0.1)
      stage.move(label + Point(20, 0))
      stage.release(label + Point(20, 0))
      #expect(stage.text("ball.diameter") == "70pt")
      #expect(before == "60pt")
    }
  }

  @Test func in_other_fields_they_go_to_the_next_row() throws {
    var stage = stage("ball.fill", "ball.pressed-fill")
    stage.click(try stage.point("ball.fill", .field))
    stage.key("Down")
    #expect(stage.panel.editing == nil)
    #expect(stage.panel.keyboard.place == .row(PanelRowID(.touched, "ball.pressed-fill")))
  }

  @Test func the_mark_before_a_changed_key_takes_the_change_back() throws {
    var stage = stage("ball.diameter", "ball.shape")
    func mark() throws -> Point {
      Point(8, try stage.point("ball.diameter", .slider).y)
    }
    #expect(stage.panel.place(at: try mark()) == .part(PanelRowID(.touched, "ball.diameter"), .label))
    stage.change(["ball.diameter": "70pt"])
    let plain = stage.panel.scene
    stage.send(.pointer(.move, at: try mark()))
    #expect(stage.panel.place(at: try mark()) == .part(PanelRowID(.touched, "ball.diameter"), .revert))
    #expect(stage.panel.scene != plain)
    stage.click(try mark())
    #expect(stage.text("ball.diameter") == "60pt")
    #expect(stage.panel.tuning.depth == 2)
    stage.send(.action(.undo))
    #expect(stage.text("ball.diameter") == "70pt")
  }

  @Test func `the arrow that takes a change back is clear of the panel's edge and of the row's name`() throws
  {
    var stage = stage("ball.diameter")
    stage.change(["ball.diameter": "70pt"])
    stage.send(.pointer(.move, at: Point(8, try stage.point("ball.diameter", .slider).y)))
    let shapes = stage.panel.scene.layers.flatMap(\.sublayers).flatMap(\.sublayers).flatMap(\.content)
    let arrows = shapes.strokes.compactMap { path, width, _ -> ClosedRange<Double>? in
      let xs = path.elements.flatMap { element -> [Double] in
        switch element {
        case .move(let p), .line(let p): [p.x]
        case .quad(let p, let control): [p.x, control.x]
        case .cubic(let p, let first, let second): [p.x, first.x, second.x]
        case .close: []
        }
      }
      guard let from = xs.min(), let to = xs.max() else { return nil }
      return from - width / 2...to + width / 2
    }
    let arrow = try #require(arrows.first { $0.upperBound < PanelMetrics.column })
    #expect(arrow.lowerBound >= 3)
    #expect(arrow.upperBound <= PanelMetrics.margin - 3)
  }

  @Test func what_is_copied_is_lines_of_a_config_file() {
    var stage = stage("ball.fill", "ball.snap.response", "ball.snap.damping-ratio")
    stage.send(.focus(true))
    for (place, text) in [
      (PanelPlace.row(PanelRowID(.touched, "ball.fill")), "ball.fill: \"#FFFFFF\"\n"),
      (
        .part(PanelRowID(.touched, "ball.snap"), .plot),
        "ball.snap.response: 350ms\nball.snap.damping-ratio: 0.82\n"
      ),
    ] {
      stage.panel.keyboard.place = place
      stage.send(.action(.copy))
      #expect(stage.panel.takeEffects() == [.copy(text)])
    }
  }

  @Test func a_wheel_does_nothing_under_a_drag() throws {
    var stage = PanelStage(["ball.diameter", "ball.margin"], height: 400)
    let label = try stage.point("ball.diameter", .label)
    stage.press(label)
    stage.move(label + Point(20, 0))
    for isPrecise in [true, false] {
      stage.send(.wheel(at: label, dy: -60, isPrecise: isPrecise), after: 0.01)
      stage.panel.advance(to: stage.now + 0.3)
      #expect(stage.panel.scrollOffset == 0)
      #expect(stage.text("ball.diameter") == "70pt")
    }
    stage.release(label + Point(20, 0))
    stage.send(.wheel(at: label, dy: -60, isPrecise: true))
    #expect(stage.panel.scrollOffset == 60)
  }

  @Test func what_was_copied_and_saved_is_said_until_something_else_is_done() throws {
    var stage = stage("ball.diameter")
    stage.send(.action(.copy))
    #expect(stage.panel.notice == nil, "nothing to copy")
    #expect(stage.panel.takeEffects().isEmpty, "nothing to copy")
    stage.change(["ball.diameter": "70pt", "ball.shape": "circle"])
    stage.send(.action(.copy))
    #expect(stage.panel.notice == stage.panel.words.copied(2))
    #expect(stage.panel.takeEffects().contains(.copy("ball.diameter: 70pt\nball.shape: circle\n")))
    let button = try stage.point(.action(.save))
    stage.click(button)
    #expect(stage.panel.takeEffects().contains(.save))
    #expect(stage.panel.notice == nil)
    stage.send(.saved)
    stage.send(.pointer(.move, at: button + Point(1, 1)))
    #expect(stage.panel.notice == stage.panel.words.savedFile)
    let slider = try stage.point("ball.diameter", .slider)
    stage.send(.pointer(.move, at: slider))
    #expect(stage.panel.notice == nil, "the help is about the key under the pointer")
  }

  @Test func what_was_saved_is_not_said_for_good() throws {
    var stage = stage("ball.diameter")
    stage.send(.saved)
    let start = stage.panel.now
    let deadline = try #require(stage.panel.nextDeadline)
    #expect(deadline > start + 3)
    #expect(deadline < start + PanelMessage.time)
    #expect(!stage.panel.isAnimating)
    var opacities: [Double] = []
    for frame in 0...40 {
      stage.panel.advance(to: deadline - 0.1 + Double(frame) / 60)
      opacities.append(stage.panel.message.helpOpacity(at: stage.panel.now))
    }
    #expect(stage.panel.notice == nil)
    #expect(!stage.panel.isAnimating)
    #expect(stage.panel.nextDeadline == nil)
    // The notice fades, and its replacement comes as it went.
    #expect(opacities.first == 1)
    #expect(opacities.last == 1)
    #expect(opacities.contains { $0 < 0.1 })
    #expect(zip(opacities, opacities.dropFirst()).allSatisfy { abs($0 - $1) < 0.13 })
  }

  @Test func a_click_on_a_set_shows_that_set_whichever_is_in_use() throws {
    var stage = PanelStage()
    stage.change(["ball.diameter": "70pt"])
    let frame = try #require(stage.panel.frame(of: .action(.flip)))
    let (a, b) = (Point(frame.minX + 8, frame.midY), Point(frame.maxX - 8, frame.midY))
    for (place, active) in [(a, TuningSet.a), (b, .b), (b, .b), (a, .a), (a, .a)] {
      stage.click(place)
      #expect(stage.panel.tuning.active == active)
    }
  }
}
