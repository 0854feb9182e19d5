import FloatCore
import FloatDesk
import FloatPainting
import FloatStudio

/// Paints pictures of a window without a display.
final class WindowPicturePainter {
  private let composer: WindowComposer
  private var memory = Surface(width: 1, height: 1)
  /// The setting of the last picture.
  private var setting: FrameSetting?

  init(_ painter: Painter) { composer = WindowComposer(painter) }

  /// Paints a picture over the last one; returns it and whether it may differ from that one.
  func paint(_ picture: WindowPicture) -> (surface: Surface, isChanged: Bool) {
    let outcome = composer.compose(picture, phone: picture.shown.value.scene) { setting, _, completes in
      let size = picture.layout.drawable
      let isNew = setting != self.setting || memory.size != size
      if memory.size != size { memory = Surface(width: size.width, height: size.height) }
      self.setting = setting
      return WindowSheet(Sheet(memory, isNew ? .nothing : .last), setting, completes: completes)
    }
    return (memory, outcome.isChanged)
  }
}
