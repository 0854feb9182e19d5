import FloatCore

/// A phone's body on a plain ground: a picture that is painted once for a layout, into which the screen is put.
///
/// The screen's own pixels stay what they are without a body. Only corners and cutout lie over it, and these few parts
/// are mixed anew where the screen changes below them, so that a small change of the screen stays a small change of
/// the window.
package final class PhoneStage {
  /// All of the window or picture; where the screen belongs there is the body's glass.
  package let surface: Surface
  /// The screen in it.
  package let place: PixelRect
  package let layout: DeviceLayout
  package let appearance: Appearance
  private let covers: [ScreenCover]

  /// - Parameter painter: The screen's, whose caches for text and pictures are used.
  package init(_ device: Device, _ layout: DeviceLayout, appearance: Appearance, painter: Painter) {
    self.layout = layout
    self.appearance = appearance
    place = layout.frame
    let colors = StageColors.of(appearance)
    let body = BodyScene(device: device, screen: layout.device)
    let scale = layout.scale
    let size = Size(Double(layout.drawable.width) / scale, Double(layout.drawable.height) / scale)
    let origin = Point(Double(place.x) / scale, Double(place.y) / scale)
    let stage = painter.another(scale: scale, deviceSize: size)
    _ = stage.paint(
      Scene(
        size: size, background: colors.background,
        layers: layout.hasBody
          ? [Layer(id: "stage", position: origin, sublayers: body.layers(colors))] : []))
    surface = stage.frame
    guard layout.hasBody else {
      covers = []
      return
    }
    let mask = painter.another(scale: scale, deviceSize: layout.device)
    _ = mask.paint(Scene(size: layout.device, background: .black, layers: body.mask))
    let place = place
    let (below, seen) = (stage.frame, mask.frame)
    covers = body.coveredParts.compactMap { part in
      let rect = Rect(part.x * scale, part.y * scale, part.width * scale, part.height * scale)
        .touchedPixels.inflated(by: 1).intersection(seen.bounds)
      guard !rect.isEmpty, below.bounds.contains(rect.offset(x: place.x, y: place.y)) else { return nil }
      var pixels: [UInt32] = []
      var shares: [UInt8] = []
      for y in rect.minY..<rect.maxY {
        for x in rect.minX..<rect.maxX {
          pixels.append(below[x + place.x, y + place.y])
          shares.append(UInt8(truncatingIfNeeded: seen[x, y]))
        }
      }
      return ScreenCover(rect: rect, body: pixels, mask: shares)
    }
  }

  /// The covers that a change of the screen shows through, brought up to date; nil means all of them.
  package func covers(of frame: Surface, changed: [PixelRect]?) -> [ScreenCover] {
    let touched = covers.filter { cover in changed?.contains { $0.intersects(cover.rect) } ?? true }
    for cover in touched { cover.compose(frame) }
    return touched
  }

  /// Puts the whole screen into a picture of the stage's size, over everything that was there.
  package func draw(_ frame: Surface, into picture: Surface) {
    Self.copy(surface, to: picture, x: 0, y: 0)
    Self.copy(frame, to: picture, x: place.x, y: place.y)
    for cover in covers(of: frame, changed: nil) {
      Self.copy(cover.surface, to: picture, x: place.x + cover.rect.x, y: place.y + cover.rect.y)
    }
  }

  private static func copy(_ source: Surface, to picture: Surface, x: Int, y: Int) {
    let visible = source.bounds.offset(x: x, y: y).intersection(picture.bounds)
    guard !visible.isEmpty else { return }
    for row in visible.minY..<visible.maxY {
      (picture.pixels + row * picture.stride + visible.minX).update(
        from: source.pixels + (row - y) * source.stride + visible.minX - x, count: visible.width)
    }
  }
}
