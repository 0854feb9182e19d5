import FloatCore

/// Frames with the phone's body around them, for pictures and videos.
package final class StagedPicture {
  private let device: Device
  private let painter: Painter
  private var stage: PhoneStage?
  private var picture: Surface?

  /// What was drawn last; nil before the first.
  package var last: Surface? { picture }

  /// - Parameter painter: Draws the frames.
  package init(_ device: Device, painter: Painter) {
    self.device = device
    self.painter = painter
  }

  /// The size of a picture with a screen of some size in it.
  package static func size(_ device: Device, screen: Size, scale: Double) -> PixelSize {
    DeviceLayout.pixels(
      screen.surrounded(by: BodyScene(device: device, screen: screen).surround), scale: scale)
  }

  /// The painter's frame with the body around it; drawn over again by the next call.
  package func draw(screen: Size, appearance: Appearance) -> Surface {
    let size = Self.size(device, screen: screen, scale: painter.scale)
    if stage?.surface.width != size.width || stage?.surface.height != size.height
      || stage?.appearance != appearance
    {
      let layout = DeviceLayout(
        device: screen, surround: BodyScene(device: device, screen: screen).surround, window: size,
        drawable: size, scale: painter.scale)
      stage = PhoneStage(device, layout, appearance: appearance, painter: painter)
      picture = Surface(width: size.width, height: size.height)
    }
    guard let stage, let picture else { return painter.frame }
    stage.draw(painter.frame, into: picture)
    return picture
  }
}

extension Size {
  /// This size with insets outside of it.
  package func surrounded(by insets: EdgeInsets) -> Size {
    Size(width + insets.left + insets.right, height + insets.top + insets.bottom)
  }
}
