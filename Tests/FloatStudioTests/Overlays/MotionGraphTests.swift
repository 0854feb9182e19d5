import FloatCore
import Testing

@testable import FloatStudio
@testable import FloatStudioSupport
@testable import FloatTestSupport

/// The card of position and velocity.
@Suite struct MotionGraphTests {
  /// The plots on the card, each curve in them, and the heights of the lines at zero.
  private func card(_ session: Session) throws -> (plots: [Rect], curves: [[Point]], zeros: [Double]) {
    var overlays = Overlays()
    overlays.velocity = true
    var painter = OverlayPainter()
    let moment = OverlayMoment(session.shown, at: session.playback.time, take: session.playback.take)
    let shapes = try #require(painter.layers(overlays, over: moment).last).content
    let plots = shapes.areas.map(\.shape).filter { $0.radii == CornerRadii(5) }.map(\.rect)
    func lines(_ widths: [Double]) -> [[Point]] {
      shapes.strokes.filter { widths.contains($0.width) }.map { line in
        line.path.elements.compactMap {
          if case .move(let p) = $0 { p } else if case .line(let p) = $0 { p } else { nil }
        }
      }
    }
    return (plots, lines([2, 1.5]), lines([0.75]).compactMap(\.first?.y))
  }

  /// A page that a tap opens flies from the beginning, where its velocity has no sample yet.
  @Test func the_curves_lie_in_their_plots() throws {
    var session = Session()
    session.wait(1)
    session.tap("row:chat-1")
    session.wait(0.3)
    let (plots, curves, _) = try card(session)
    #expect(plots.map(\.size) == [Size(319, 62), Size(319, 62)])
    #expect(curves.count == 4)
    for (index, curve) in curves.enumerated() {
      let plot = plots[index / 2]
      #expect(
        curve.allSatisfy {
          $0.x > plot.minX - 1e-9 && $0.x < plot.maxX + 1e-9 && plot.minY < $0.y && $0.y < plot.maxY
        })
    }
    // The position has a sample there.
    #expect(curves[0].first?.x == plots[0].minX)
  }

  /// The pointer moves in steps, with rests between them, as a slow mouse does: 10 points every 20 ms.
  @Test func a_steady_drag_has_a_steady_velocity() throws {
    var session = Session.opened()
    session.samplesPerSecond = 50
    session.pull(from: Point(2, 400), to: Point(152, 400), over: 0.3)
    let (plots, curves, _) = try card(session)
    let end = curves[1].suffix(20).map(\.y)
    #expect(curves.count == 2)
    #expect((end.max() ?? 0) - (end.min() ?? 0) < 0.5 * plots[1].height)
  }

  /// To the right, back to the left, and at rest.
  @Test func what_rests_is_on_the_line_at_zero() throws {
    var session = Session.opened()
    session.pull(from: Point(2, 400), to: Point(200, 400))
    session.move(to: Point(100, 400))
    session.wait(0.3)
    let (_, curves, zeros) = try card(session)
    let end = try #require(curves.last?.last?.y)
    #expect(zeros.count == 1)
    #expect(abs(end - zeros[0]) < 1e-9)
  }
}
