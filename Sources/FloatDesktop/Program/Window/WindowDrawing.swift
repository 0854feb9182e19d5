import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay

/// The text renderer and the picture store of a window, with the usual fonts open.
///
/// Neither depends on the prototype, so that both are made while it is being read.
struct WindowDrawing {
  private let text = TextRenderer()
  private let images: ImageStore

  /// - Parameter opensFonts: False if text is drawn as boxes, which needs no font.
  init(assets: Assets, opensFonts: Bool) {
    if opensFonts { text.openFonts() }
    images = ImageStore(
      assets: assets, shelf: PictureShelf(environment: Environment.directories),
      onReady: { Mailbox.post(.picturesReady) })
  }

  /// Returns a painter for a prototype.
  func painter(_ setup: PrototypeSetup, scale: Double) -> Painter {
    Painter(
      scale: scale, deviceSize: setup.device.size,
      text: setup.usesTextBoxes ? TextRenderer(mode: .boxes) : text, images: images)
  }
}
