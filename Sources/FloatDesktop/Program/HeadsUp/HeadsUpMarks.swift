import FloatCore
import FloatDesk
import FloatPainting
import FloatStudio

/// What the head-up display draws in the window alone, with SDL2_gfx: the graph of frame times, and the outlines of
/// repainted areas.
struct HeadsUpMarks {
  /// Outlines the parts of the screen that were repainted.
  func outline(_ damage: [PixelRect], in frame: Surface, scale: Double) {
    let canvas = GfxCanvas(surface: frame, scale: scale)
    for rect in damage { canvas.frame(rect, HeadsUp.damageColor) }
    canvas.flush()
  }

  /// Draws the graph of frame times into the pane.
  func draw(_ frames: [FrameMeasure], in window: Surface, at place: PixelRect, scale: Double) {
    let canvas = GfxCanvas(surface: window, scale: scale)
    canvas.origin = (place.x, place.y)
    let area = HeadsUp.graph
    canvas.box(area, Color(0x0C, 0x0D, 0x10))
    let base = area.maxY - 2
    let step = area.width / Double(HeadsUp.frameCount)
    // The area's height is a fiftieth of a second.
    func height(_ seconds: Double) -> Double { min(seconds / 0.02, 1) * (area.height - 4) }
    for (i, frame) in frames.enumerated() {
      let at = area.minX + step * Double(i)
      let isLate = frame.total > 1 / 120.0
      let total = isLate ? Color(255, 69, 58) : Color(50, 215, 75)
      canvas.box(Rect(at, base - height(frame.total), step, height(frame.total)), total)
      canvas.box(Rect(at, base - height(frame.core), step, height(frame.core)), Color(10, 132, 255))
    }
    for (budget, color) in [(1 / 120.0, Color(255, 214, 10, 160)), (1 / 60.0, Color(255, 69, 58, 160))] {
      canvas.horizontalLine(y: base - height(budget), from: area.minX, to: area.maxX - 1, color)
    }
    canvas.flush()
  }
}
