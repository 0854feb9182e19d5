import FloatCore
import FloatPainting
import FloatStudio

/// The window's cards over the phone, on top of lines that are drawn over a copy of the frame.
///
/// The frame has its cards already, so the frame's own pixels are restored there, with each card's opacity.
struct CardsAbove {
  private let cards: [(outline: RoundedRect, opacity: Double)]

  /// - Parameter layers: The window's layers over the phone.
  init(_ layers: [Layer]) { cards = layers.flatMap { Self.cards(in: $0, at: .zero, opacity: 1) } }

  private static func cards(
    in layer: Layer, at origin: Point, opacity: Double
  ) -> [(outline: RoundedRect, opacity: Double)] {
    let (origin, opacity) = (origin + layer.position, opacity * layer.opacity)
    if let outline = layer.outline { return [(outline.offset(by: origin), opacity)] }
    return layer.sublayers.flatMap { cards(in: $0, at: origin, opacity: opacity) }
  }

  /// - Parameters:
  ///   - frame: The screen with its cards.
  ///   - picture: A picture with lines over the screen.
  ///   - origin: The screen's place in the picture.
  func draw(_ frame: Surface, over picture: Surface, at origin: (x: Int, y: Int), scale: Double) {
    for card in cards {
      let rect = card.outline.rect
      let radius = card.outline.radii.topLeft
      let (top, bottom) = (nearestPixel(rect.minY * scale), nearestPixel(rect.maxY * scale))
      for y in max(0, top)..<max(0, top, min(bottom, frame.height)) {
        let inset = Self.inset(radius, (Double(y) + 0.5) / scale, rect)
        let left = nearestPixel((rect.minX + inset) * scale)
        let right = nearestPixel((rect.maxX - inset) * scale)
        let row = PixelRect(x: left, y: y, width: right - left, height: 1)
        if card.opacity >= 1 {
          picture.copy(row, from: frame, dx: origin.x, dy: origin.y)
        } else {
          Self.mix(row.intersection(frame.bounds), frame, into: picture, origin, card.opacity)
        }
      }
    }
  }

  /// The distance of a round corner from a side at a height.
  private static func inset(_ radius: Double, _ y: Double, _ rect: Rect) -> Double {
    let depth = radius - min(y - rect.minY, rect.maxY - y)
    return depth > 0 ? radius - max(0, radius * radius - depth * depth).squareRoot() : 0
  }

  private static func mix(
    _ row: PixelRect, _ frame: Surface, into picture: Surface, _ origin: (x: Int, y: Int), _ share: Double
  ) {
    let part = row.offset(x: origin.x, y: origin.y).intersection(picture.bounds)
    guard !part.isEmpty else { return }
    let share = UInt32((share * 256).rounded())
    for x in part.minX..<part.maxX {
      let (new, old) = (frame[x - origin.x, part.minY - origin.y], picture[x, part.minY])
      let even = ((new & 0xFF_00FF) * share + (old & 0xFF_00FF) * (256 - share)) >> 8 & 0xFF_00FF
      let green = ((new >> 8 & 0xFF) * share + (old >> 8 & 0xFF) * (256 - share)) & 0xFF00
      picture[x, part.minY] = 0xFF00_0000 | even | green
    }
  }
}
