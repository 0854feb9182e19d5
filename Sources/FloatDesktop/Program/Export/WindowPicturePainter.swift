import FloatCore
import FloatDesk
import FloatPainting
import FloatStudio

/// Paints pictures of a window without a display.
final class WindowPicturePainter {
  private let composer: WindowComposer
  private var memory = Surface(width: 1, height: 1)

  init(_ painter: Painter) { composer = WindowComposer(painter) }

  /// Paints a picture over the last one; returns it and whether it may differ from that one.
  func paint(_ picture: WindowPicture) -> (surface: Surface, isChanged: Bool) {
    let size = picture.layout.drawable
    let outcome = composer.compose(picture, phone: picture.shown.value.scene) { _, isLost in
      let isNew = isLost || memory.size != size
      if memory.size != size { memory = Surface(width: size.width, height: size.height) }
      return Sheet(memory, isNew ? .nothing : .last)
    }
    return (memory, outcome.isChanged)
  }
}
