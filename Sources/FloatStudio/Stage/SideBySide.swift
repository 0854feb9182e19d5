package import FloatCore

/// Two phones side by side as one scene, each with its name above it.
///
/// Their layers are drawn as usual; only the second phone's layers have other ids, so that a painter keeps their
/// pictures apart.
package struct SideBySide: Equatable, Sendable {
  private let device: Device
  private let names: [String]
  private let hasBody: Bool

  /// The margin around each screen without a body, in points; above its name it is half of that.
  private static let plainMargin = 16.0
  /// The height for the names, in points.
  private static let head = 36.0
  private static let textSize = 15.0

  /// - Parameters:
  ///   - names: The names of the phones, from left to right.
  ///   - hasBody: Whether the phones' bodies are drawn.
  package init(_ device: Device, names: [String], hasBody: Bool) {
    self.device = device
    self.names = names
    self.hasBody = hasBody
  }

  /// The distances from a screen's edges to the next screen, or to the edge of the picture.
  private func surround(_ screen: Size) -> EdgeInsets {
    var surround =
      hasBody
      ? BodyScene(device: device, screen: screen).surround
      : EdgeInsets(
        top: Self.plainMargin / 2, left: Self.plainMargin, bottom: Self.plainMargin, right: Self.plainMargin)
    // Whole points, so that both screens have the same place relative to pixels.
    surround.left.round(.up)
    surround.right.round(.up)
    surround.top = (surround.top + Self.head).rounded(.up)
    return surround
  }

  /// The size of the whole scene.
  package func size(of screen: Size) -> Size {
    let one = screen.surrounded(by: surround(screen))
    return Size(one.width * 2, one.height)
  }

  /// The frame of a phone's screen in the whole scene.
  package func frame(of index: Int, screen: Size) -> Rect {
    let surround = surround(screen)
    let width = surround.left + screen.width + surround.right
    return Rect(surround.left + width * Double(index), surround.top, screen.width, screen.height)
  }

  /// The device's screen, unless something gives it another size.
  package var screen: Size { device.size }

  package func frame(of index: Int) -> Rect { frame(of: index, screen: screen) }

  /// The index of the phone nearest to a place in the whole scene.
  package func index(at point: Point) -> Int { point.x < size(of: screen).width / 2 ? 0 : 1 }

  /// The two phones' scenes, of one size, as one.
  ///
  /// - Parameter darkness: That of the ground around them, as in ``StageGround``.
  package func scene(_ scenes: [FloatCore.Scene], darkness: Double) -> FloatCore.Scene {
    let colors = StageColors.of(darkness: darkness)
    let screen = scenes.first?.size ?? device.size
    var layers: [Layer] = []
    for (index, scene) in scenes.enumerated() {
      let frame = frame(of: index, screen: screen)
      let sublayers = index == 0 ? scene.layers : scene.layers.map { $0.renamed("compared:") }
      let body = BodyScene(device: device, screen: screen)
      let glass = Layer(
        id: "compared:\(index):screen",
        outline: RoundedRect(Rect(size: screen), radius: hasBody ? device.cornerRadius : 0),
        content: [.roundedRect(RoundedRect(Rect(size: screen), radius: 0), .color(scene.background))],
        sublayers: sublayers)
      layers.append(
        Layer(
          id: "compared:\(index)", position: frame.origin,
          content: name(index, width: frame.width, darkness),
          sublayers: hasBody
            ? body.shell(colors) + [glass] + body.cutout(colors) + body.parts(colors) : [glass]))
    }
    return Scene(size: size(of: screen), background: colors.background, layers: layers)
  }

  private func name(_ index: Int, width: Double, _ darkness: Double) -> [Shape] {
    let top = hasBody ? -surround(device.size).top + 28 : -14.0
    var ink = Ink(Palette(.light))
    let color = ink.colors.label.mixed(with: Palette(.dark).label, darkness)
    ink.write(
      index < names.count ? names[index] : "", x: width / 2,
      middle: top - Self.textSize * TextMetrics.capHeight / 2,
      size: Self.textSize, weight: .semibold, color, alignment: .center, maxWidth: width)
    return ink.shapes
  }
}

extension Layer {
  /// Returns this layer and its sublayers with other ids, so that a painter keeps their pictures apart from others.
  package func renamed(_ prefix: String) -> Layer {
    var layer = self
    layer.id = prefix + layer.id
    layer.sublayers = layer.sublayers.map { $0.renamed(prefix) }
    return layer
  }
}
