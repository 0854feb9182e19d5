package import FloatCore
package import FloatStudio

/// Frames with the phone's body around them, for pictures and videos.
package final class StagedPicture {
  private let device: Device
  private let painter: Painter
  private var stage: PhoneStage?
  private var picture: Surface?
  /// The place of the screen in the picture that was painted last.
  package var place: PixelRect { stage?.place ?? .empty }

  /// - Parameter painter: Draws the frames.
  package init(_ device: Device, painter: Painter) {
    self.device = device
    self.painter = painter
  }

  /// The size of a picture that contains a screen of some size.
  package static func size(_ device: Device, screen: Size, scale: Double) -> PixelSize {
    DeviceLayout.pixels(
      screen.surrounded(by: BodyScene(device: device, screen: screen).surround), scale: scale)
  }

  /// Paints a scene with the body around it, in a picture that the next call paints over.
  ///
  /// - Returns: The picture, and whether it may differ from the one before.
  package func paint(_ scene: FloatCore.Scene, darkness: Double) -> (surface: Surface, isChanged: Bool) {
    let size = Self.size(device, screen: scene.size, scale: painter.scale)
    let layout = DeviceLayout(
      device: scene.size, surround: BodyScene(device: device, screen: scene.size).surround, window: size,
      drawable: size, scale: painter.scale)
    var stage = stage
    if stage?.layout != layout || stage?.darkness != darkness { stage = nil }
    let current =
      stage ?? PhoneStage(device, StageGround(device, layout, darkness: darkness), painter: painter)
    let kept = self.picture.flatMap { $0.size == size ? $0 : nil }
    let picture = kept ?? Surface(width: size.width, height: size.height)
    if stage == nil {
      current.drawGround(in: picture)
      current.trim()
    }
    self.stage = current
    self.picture = picture
    let sheet = Sheet(picture, stage == nil ? .nothing : .last)
    let damage = painter.paint(scene, covers: current, in: sheet.part(current.place))
    return (picture, !damage.isEmpty)
  }
}
