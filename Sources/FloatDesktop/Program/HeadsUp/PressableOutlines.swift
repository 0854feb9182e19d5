import FloatCore
import FloatPainting
import FloatStudio

/// Outlines of pressable things, over a copy of the frame (`--show-hotspots`): hotspots and other elements, the areas
/// where badges can be grabbed, and the strip at the edge from which a page is dragged away.
final class PressableOutlines {
  private static let hotspot = Color(0, 122, 255)
  private static let badge = Color(255, 45, 85)
  private static let edge = Color(255, 149, 0)

  private var canvas: GfxCanvas?

  /// A picture of the frame, with its stage if it has one and the outlines over it; the next call draws over it.
  func overlay(_ frame: Surface, on stage: PhoneStage?, prototype: Prototype, scale: Double) -> Surface {
    let canvas = GfxCanvas.copying(frame, on: stage, scale: scale, to: self.canvas)
    self.canvas = canvas
    draw(prototype, canvas)
    return canvas.surface
  }

  /// A copy of a picture that contains the screen, with the outlines over it; the next call draws over it.
  func overlay(_ picture: Surface, prototype: Prototype, origin: (x: Int, y: Int) = (0, 0), scale: Double)
    -> Surface
  {
    let canvas = GfxCanvas.copying(picture, on: nil, scale: scale, to: self.canvas)
    self.canvas = canvas
    canvas.origin = origin
    draw(prototype, canvas)
    return canvas.surface
  }

  func draw(_ prototype: Prototype, over picture: Surface, at origin: (x: Int, y: Int), scale: Double) {
    let canvas = GfxCanvas(surface: picture, scale: scale)
    canvas.origin = origin
    draw(prototype, canvas)
  }

  private func draw(_ prototype: Prototype, _ canvas: GfxCanvas) {
    let size = prototype.device.size
    if let width = prototype.edgeStrip {
      let strip = Rect(0, 0, width, size.height)
      canvas.box(strip, Self.edge.faded(0.12))
      canvas.verticalLine(x: width, from: 0, to: size.height, Self.edge)
    }
    let reach = prototype.parameters.badge.touchSlop
    for element in prototype.elements {
      if case .badge = element.id {
        outline(element.frame.inset(by: -reach), Self.badge, canvas)
      } else {
        outline(element.frame, Self.hotspot, canvas)
      }
    }
    canvas.flush()
  }

  /// Draws a two-pixel border around a rectangle, and a faint fill of its colour.
  private func outline(_ rect: Rect, _ color: Color, _ canvas: GfxCanvas) {
    canvas.box(rect, color.faded(0.12))
    let scale = canvas.scale
    let (left, top) = (nearestPixel(rect.minX * scale), nearestPixel(rect.minY * scale))
    let (right, bottom) = (nearestPixel(rect.maxX * scale), nearestPixel(rect.maxY * scale))
    for inset in 0..<2 {
      canvas.frame(
        PixelRect(
          x: left + inset, y: top + inset, width: right - left - 2 * inset, height: bottom - top - 2 * inset),
        color)
    }
  }
}
