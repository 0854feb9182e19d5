import FloatCore
import FloatStudio

/// A phone's body on a plain ground, painted around the screen.
///
/// The screen's own pixels are the same as without a body. Only corners and cutout lie over it, and the painter draws
/// these few parts over everything that it repaints below them, so that a small change of the screen is a small change
/// of the window.
package final class PhoneStage {
  /// The screen in the window or picture.
  package let place: PixelRect
  package let layout: DeviceLayout
  /// 0 for light, 1 for dark, and values between during the transition.
  package let darkness: Double
  /// The appearance that the darkness is nearer to.
  package var appearance: Appearance { darkness < 0.5 ? .light : .dark }
  /// The covers over the screen, for its painter.
  let covers: [ScreenCover]
  private let ground: FloatCore.Scene
  private let painter: Painter
  /// The painted ground, until its memory is given back.
  private var painted: Surface?

  /// - Parameter painter: The screen's painter, whose caches for text and pictures are used.
  package init(_ device: Device, _ layout: DeviceLayout, darkness: Double, painter: Painter) {
    self.layout = layout
    self.darkness = darkness
    self.painter = painter
    place = layout.frame
    let colors = StageColors.of(darkness: darkness)
    let body = BodyScene(device: device, screen: layout.device)
    let scale = layout.scale
    let size = Size(Double(layout.drawable.width) / scale, Double(layout.drawable.height) / scale)
    let origin = Point(Double(place.x) / scale, Double(place.y) / scale)
    ground = Scene(
      size: size, background: colors.background,
      layers: layout.hasBody
        ? [Layer(id: "stage", position: origin, sublayers: body.layers(colors))] : [])
    guard layout.hasBody else {
      covers = []
      return
    }
    let below = painter.picture(of: ground, scale: scale)
    painted = below
    let seen = painter.picture(
      of: Scene(size: layout.device, background: .black, layers: body.mask), scale: scale)
    let place = place
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

  package convenience init(
    _ device: Device, _ layout: DeviceLayout, appearance: Appearance, painter: Painter
  ) {
    self.init(device, layout, darkness: appearance == .dark ? 1 : 0, painter: painter)
  }

  /// Fills a window or picture with everything but the screen, in whose place the body's glass is drawn.
  package func drawGround(in picture: Surface) {
    let ground = painted ?? painter.picture(of: ground, scale: layout.scale)
    painted = ground
    picture.copy(ground.bounds, from: ground)
  }

  /// The scene behind the screen in a part of the window, with that part's corner at the origin.
  package func ground(in rect: PixelRect) -> FloatCore.Scene {
    let origin = Point(Double(rect.x), Double(rect.y)) / layout.scale
    return Scene(
      size: Size(Double(rect.width) / layout.scale, Double(rect.height) / layout.scale),
      background: ground.background,
      layers: ground.layers.map { layer in
        var layer = layer
        layer.position = layer.position - origin
        return layer
      })
  }

  /// Gives back the memory that serves only to draw the ground again.
  package func trim() { painted = nil }
}

extension Painter {
  /// A picture of another scene, made with this painter's fonts and pictures.
  fileprivate func picture(of scene: FloatCore.Scene, scale: Double) -> Surface {
    let painter = another(scale: scale, deviceSize: scene.size)
    _ = painter.paint(scene)
    return painter.frame
  }
}
