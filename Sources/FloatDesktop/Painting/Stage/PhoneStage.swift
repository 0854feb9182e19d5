package import FloatCore
package import FloatStudio

/// A phone's body on a plain ground, painted around the screen.
///
/// The screen's own pixels are the same as without a body. Only corners and cutout lie over it, and the painter draws
/// these few parts over everything that it repaints below them, so that a small change of the screen is a small change
/// of the window.
package final class PhoneStage {
  package let ground: StageGround
  /// The covers over the screen, for its painter.
  let covers: [ScreenCover]
  private let painter: Painter
  /// The painted ground, until its memory is given back.
  private var painted: Surface?

  /// The screen in the window or picture.
  package var place: PixelRect { layout.frame }
  package var layout: DeviceLayout { ground.layout }
  /// 0 for light, 1 for dark, and values between during the transition.
  package var darkness: Double { ground.darkness }

  /// - Parameter painter: The screen's painter, whose caches for text and pictures are used.
  package init(_ device: Device, _ ground: StageGround, painter: Painter) {
    self.ground = ground
    self.painter = painter
    let layout = ground.layout
    let (scale, place) = (layout.scale, layout.frame)
    guard layout.hasBody else {
      covers = []
      return
    }
    let below = painter.picture(of: ground.scene, scale: scale)
    painted = below
    let body = BodyScene(device: device, screen: layout.device)
    let seen = painter.picture(
      of: Scene(size: layout.device, background: .black, layers: body.mask), scale: scale)
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

  /// Fills a window or picture with everything but the screen, in whose place the body's glass is drawn.
  package func drawGround(in picture: Surface) {
    let ground = painted ?? painter.picture(of: ground.scene, scale: layout.scale)
    painted = ground
    picture.copy(ground.bounds, from: ground)
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
