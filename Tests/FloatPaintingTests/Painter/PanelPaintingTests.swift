import FloatCore
import FloatPages
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatPainting

/// The panel, painted by the phone's painter.
@Suite struct PanelPaintingTests {
  @Test(arguments: [1.0, 1.5, 2, 3])
  func `a drag, an opened group and a scroll look the same painted step by step`(scale: Double) {
    var panel = Panel(Parameters.builtIn, height: 500)
    panel.send(.touched(["ball.diameter", "ball.fill", "ball.drag-removes", "navigation.response"]), at: 0)
    let painter = makePainter(scale: scale, size: panel.scene.size)
    var inputs: [(Double, PanelInput)] = [
      (0.2, .pointer(.down, at: Point(40, 130))), (0.9, .pointer(.up, at: Point(90, 130))),
      (1.0, .pointer(.down, at: Point(150, 160))), (1.05, .pointer(.up, at: Point(150, 160))),
      (2.0, .wheel(at: Point(100, 300), dy: -160)),
      (2.6, .wheel(at: Point(100, 300), dy: 33, isPrecise: true)),
      (3.0, .focus(true)), (3.2, .key("Tab")), (3.4, .key("Return")), (3.6, .text("58pt*")),
      (3.8, .key("Escape")),
      (4.0, .appearance(.dark)), (4.2, .language(.simplifiedChinese)), (4.4, .action(.find)),
      (4.6, .text("shadow")),
    ]
    inputs += (1...8).map { (0.2 + Double($0) * 0.08, .pointer(.move, at: Point(40 + 6 * Double($0), 130))) }
    inputs.sort { $0.0 < $1.0 }
    var next = 0
    for frame in 0..<70 {
      // Uneven steps, so that nothing lies on whole pixels.
      let time = Double(frame) * 0.0737
      while next < inputs.count, inputs[next].0 <= time {
        panel.send(inputs[next].1, at: inputs[next].0)
        next += 1
      }
      panel.advance(to: time)
      let scene = panel.scene
      _ = painter.paint(scene)
      #expect(
        painter.frame.hasSamePixels(as: freshFrame(scene, scale: scale, size: scene.size)), "at \(time) s")
    }
    #expect(next == inputs.count)
  }

  /// Sizes of a window at which the screen ends within a pixel.
  @Test(arguments: [0.7, 0.98, 1.31])
  func `the sheet of keys dims the screen up to its last pixels`(scale: Double) {
    let size = Size(375, 812)
    let sheet = KeySheet(title: "Keys", rows: [KeySheet.Row(keys: ["F1"], label: "These keys")])
    let page = Layer(id: "page", content: [.rect(Rect(size: size), .white)])
    let layers = [page, sheet.layer(on: size, safeArea: .zero, .light, opacity: 1)]
    let frame = freshFrame(Scene(size: size, background: .white, layers: layers), scale: scale, size: size)
    for pixel in [
      frame[frame.width - 1, 9], frame[9, frame.height - 1], frame[frame.width - 1, frame.height - 1],
    ] {
      #expect(pixel == frame[9, 9])
    }
  }

  @Test func `at rest there is nothing to paint`() {
    var panel = Panel(Parameters.builtIn, height: 500)
    let painter = makePainter(scale: 2, size: panel.scene.size)
    _ = painter.paint(panel.scene)
    #expect(!panel.isAnimating)
    #expect(panel.nextDeadline == nil)
    panel.advance(to: 60)
    #expect(painter.paint(panel.scene).isEmpty)
  }

  @Test func `a slider's drag paints its row and what speaks of it`() throws {
    var panel = Panel(Parameters.builtIn, height: 812)
    panel.send(.touched(["ball.diameter", "ball.margin"]), at: 0)
    let place = PanelPlace.part(PanelRowID(.touched, "ball.diameter"), .label)
    let label = try #require(panel.frame(of: place)).center
    panel.send(.pointer(.down, at: label), at: 1)
    panel.send(.pointer(.move, at: label + Point(20, 0)), at: 1.1)
    let painter = makePainter(scale: 2, size: panel.scene.size)
    _ = painter.paint(panel.scene)
    panel.send(.pointer(.move, at: label + Point(30, 0)), at: 1.2)
    let painted = painter.paint(panel.scene).reduce(0) { $0 + $1.area }
    #expect(painted > 0)
    #expect(painted < 640 * 2 * 60, "one row of the list")
  }
}
