import FloatCore
import FloatDesk
import FloatPainting
import FloatStudio

/// Paints pictures of a window without a display: the phone on its stage, and the panes beside it or over it.
final class WindowPicturePainter {
  private let painter: Painter
  private var stage: PhoneStage?
  private var panes: [Pane.Name: WindowPane] = [:]
  private var layout: DeviceLayout?
  /// The panes' places in the last picture.
  private var places: [PixelRect] = []
  private var sheet = Surface(width: 1, height: 1)

  init(_ painter: Painter) { self.painter = painter }

  /// Paints a picture over the last one; returns it and whether it may differ from that one.
  func paint(_ picture: WindowPicture) -> (surface: Surface, isChanged: Bool) {
    let prototype = picture.shown.value
    var isWhole = picture.layout != layout || picture.panes.map(\.frame) != places
    (layout, places) = (picture.layout, picture.panes.map(\.frame))
    painter.resize(scale: picture.layout.scale, deviceSize: picture.layout.device)
    if stage?.ground.layout != picture.ground?.layout || stage?.darkness != picture.ground?.darkness
      || stage?.ground.device != picture.ground?.device
    {
      stage = picture.ground.map { PhoneStage(prototype.device, $0, painter: painter) }
      isWhole = true
    }
    if sheet.size != picture.layout.drawable {
      sheet = Surface(width: picture.layout.drawable.width, height: picture.layout.drawable.height)
    }
    if isWhole { stage?.drawGround(in: sheet) }
    let damage = painter.paint(picture.scene(of: prototype.scene), covers: stage)
    // What a pane has drawn over the phone must not stay there.
    let place = picture.layout.frame
    let parts = isWhole || picture.isCovered ? [painter.frame.bounds] : damage
    for part in parts { sheet.copy(part, from: painter.frame, dx: place.x, dy: place.y) }
    var isChanged = isWhole || !damage.isEmpty
    let painted = isWhole ? [sheet.bounds] : parts.map { $0.offset(x: place.x, y: place.y) }
    for pane in picture.panes {
      let shown = panes[pane.name] ?? WindowPane(painter)
      panes[pane.name] = shown
      let changed = shown.show(pane.scene, at: pane.frame, scale: pane.scale, in: sheet, after: painted)
      isChanged = isChanged || !changed.isEmpty
    }
    return (sheet, isChanged)
  }
}
