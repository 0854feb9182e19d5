import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

/// A presented page that is in the ball goes back into it, whichever way it leaves.
@Suite struct CollectedModalTests {
  private let frame = Rect(0, 200, 375, 60)

  /// A phone whose presented page is in the ball and has been opened from there.
  private func opened(_ axis: Axis) throws -> Stage {
    func page(_ name: String, _ label: String, _ action: PageAction) -> PrototypePages.Page {
      .init(
        .init(name, hotspots: [.init(name: "on", frame: frame, label: label, action: action)]), hasBar: true)
    }
    let home = page("home", "Open", .push("note"))
    var note = page("note", "Keep", .collect)
    (note.isPresented, note.isCollectable) = (true, true)
    var parameters = Parameters.builtIn
    try parameters.set("modal.axis", to: axis.rawValue)
    parameters.entrances.rule = .declared
    let pages = PrototypePages(name: "Test", pages: [home, note], tabs: [])
    var stage = Stage(Prototype(parameters: parameters, content: pages))
    for _ in 0..<2 {
      stage.tap(frame.center)
      stage.wait(2)
    }
    stage.tap("ball")
    stage.wait(2)
    #expect(stage.state.stack == ["home", "note"])
    return stage
  }

  /// Drags the page by its edge beyond the middle, holds it still and lets go; returns how far out it was.
  private func dragOut(_ stage: inout Stage) throws -> Double {
    stage.pull(from: Point(2, 400), to: Point(252, 400), over: 0.5, hold: 0.3)
    let held = try #require(stage.state.transition)
    stage.release()
    return held.topY ?? held.topX
  }

  private func shape(_ stage: Stage) throws -> Rect { try #require(stage.layer("morph")?.outline).rect }

  @Test(arguments: Axis.allCases) func `it shrinks from where the finger let it go`(along axis: Axis) throws {
    var stage = try opened(axis)
    let out = try dragOut(&stage)
    #expect(out > 200)
    #expect(stage.state.transition?.kind == .shrink)
    #expect(abs(try shape(stage).origin[axis] - out) < 1e-6)
    // Its bar goes with it, as while it was dragged.
    #expect(stage.layer("bar") == nil)
    var last = try shape(stage)
    // Nothing hides the end of its way: the page turns into the ball, and takes 0.6 s to come within half a point.
    for number in 0..<1200 {
      stage.wait(1.0 / 1200)
      guard stage.state.transition != nil else { break }
      let next = try shape(stage)
      #expect(next.origin.distance(to: last.origin) < 12, "frame \(number)")
      last = next
    }
    #expect(stage.state.stack == ["home"])
    #expect(stage.state.ball.items == ["note"])
    #expect(stage.state.ball.visible)
  }

  @Test(arguments: Axis.allCases) func `it can be caught on its way and brought back`(along axis: Axis) throws
  {
    var stage = try opened(axis)
    _ = try dragOut(&stage)
    stage.wait(0.03)
    let before = try shape(stage)
    // On the page, beside the ball.
    let start = Point(min(before.midX, 360), 700)
    stage.press(start)
    #expect(try shape(stage).origin.distance(to: before.origin) < 1e-6)
    stage.move(to: start + (axis == .vertical ? Point(0, -600) : Point(-350, 0)), over: 1)
    stage.wait(0.3)
    #expect(try shape(stage).origin[axis] <= 0)
    stage.releaseAndSettle()
    #expect(stage.state.transition == nil)
    #expect(stage.state.stack == ["home", "note"])
  }

  @Test(arguments: Axis.allCases) func `a key sends it into the ball, also on its way in`(along axis: Axis)
    throws
  {
    var stage = try opened(axis)
    for presents in [false, true] {
      if presents {
        stage.tap(frame.center)
        stage.wait(0.15)
        #expect(stage.state.transition?.kind == .present)
      }
      stage.send(.key("Escape"))
      #expect(stage.state.transition?.kind == .shrink)
      stage.wait(2)
      #expect(stage.state.stack == ["home"])
      #expect(stage.state.ball.items == ["note"])
    }
  }
}
