package import FloatCore

/// What lies around the screen in a window or picture: a plain ground, with the phone's body if there is room for it.
package struct StageGround: Equatable, Sendable {
  package let device: Device
  package let layout: DeviceLayout
  /// 0 for light, 1 for dark, and values between during the transition.
  package let darkness: Double
  /// The whole ground, in points; in the screen's place is the body's glass.
  package let scene: Scene

  package init(_ device: Device, _ layout: DeviceLayout, darkness: Double) {
    self.device = device
    self.layout = layout
    self.darkness = darkness
    let colors = StageColors.of(darkness: darkness)
    let scale = layout.scale
    let origin = Point(Double(layout.frame.x), Double(layout.frame.y)) / scale
    scene = Scene(
      size: Size(Double(layout.drawable.width) / scale, Double(layout.drawable.height) / scale),
      background: colors.background,
      layers: layout.hasBody
        ? [
          Layer(
            id: "stage", position: origin,
            sublayers: BodyScene(device: device, screen: layout.device).layers(colors))
        ] : [])
  }

  /// The scene follows from the rest.
  package static func == (a: StageGround, b: StageGround) -> Bool {
    a.layout == b.layout && a.darkness == b.darkness && a.device == b.device
  }

  /// The appearance that the darkness is nearer to.
  package var appearance: Appearance { darkness < 0.5 ? .light : .dark }

  /// The ground in a part of the window, with that part's corner at the origin.
  package func part(in rect: PixelRect) -> Scene {
    let origin = Point(Double(rect.x), Double(rect.y)) / layout.scale
    return Scene(
      size: Size(Double(rect.width) / layout.scale, Double(rect.height) / layout.scale),
      background: scene.background,
      layers: scene.layers.map { layer in
        var layer = layer
        layer.position = layer.position - origin
        return layer
      })
  }
}
