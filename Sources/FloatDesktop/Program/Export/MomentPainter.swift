import FloatCore
import FloatPainting
import FloatReplay
import FloatStudio

/// Paints moments of a phone, or of two side by side, with overlays: the pictures of `snapshot` and `export`.
struct MomentPainter {
  private let painter: Painter
  private let scale: Double
  /// The overlays of each phone; empty for none.
  private var overlays: [TimelineOverlays]
  /// Nil where there is one phone.
  private let sideBySide: SideBySide?
  /// Nil where the screen is shown without a body.
  private let staged: StagedPicture?

  /// - Parameters:
  ///   - device: The device of each phone.
  ///   - names: The phones' names; nil where there is one phone.
  ///   - painter: Repaints only the differences from the moment before.
  ///   - overlays: Those of each phone, from left to right; empty for none.
  init(
    _ device: Device, names: [String]?, painter: Painter, scale: Double, showsBody: Bool,
    overlays: [TimelineOverlays]
  ) {
    self.painter = painter
    self.scale = scale
    self.overlays = overlays
    sideBySide = names.map { SideBySide(device, names: $0, hasBody: showsBody) }
    staged = showsBody && names == nil ? StagedPicture(device, painter: painter) : nil
  }

  /// Paints a picture; returns it and whether it may differ from the one before. The next picture paints over it.
  ///
  /// - Parameters:
  ///   - prototypes: Each phone at the moment.
  ///   - marks: Layers over each phone.
  ///   - panel: The panel's scene, beside the first phone's screen.
  mutating func paint(
    _ prototypes: [Prototype], marks: [Layer] = [], panel: FloatCore.Scene? = nil
  ) -> (surface: Surface, isChanged: Bool) {
    var scenes: [FloatCore.Scene] = []
    for (index, prototype) in prototypes.enumerated() {
      var scene = prototype.scene
      scene.layers += (overlays.isEmpty ? [] : overlays[index].layers(over: prototype)) + marks
      scenes.append(scene)
    }
    if let panel { scenes[0] = scenes[0].beside(panel) }
    let phone = prototypes[0]
    let scene = sideBySide?.scene(scenes, darkness: phone.darkness) ?? scenes[0]
    painter.resize(scale: scale, deviceSize: scene.size)
    if let staged { return staged.paint(scene, darkness: phone.darkness) }
    let damage = painter.paint(scene)
    return (painter.frame, !damage.isEmpty)
  }

  /// The size of a picture.
  func size(of phone: Prototype) -> PixelSize {
    let screen = phone.scene.size
    return staged == nil
      ? Painter.pixelSize(of: sideBySide?.size(of: screen) ?? screen, scale: scale)
      : StagedPicture.size(phone.device, screen: screen, scale: scale)
  }
}
