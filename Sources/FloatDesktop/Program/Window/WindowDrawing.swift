import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay

/// What a window draws text and pictures with: the usual fonts open, and the pictures kept at the last start read.
///
/// Nothing of it depends on the prototype, so that it is made while that is being read.
struct WindowDrawing {
  private let text = TextRenderer()
  private let images: ImageStore

  /// - Parameter opensFonts: False where text is drawn as boxes, and no font need be there.
  init(assets: Assets, opensFonts: Bool) {
    if opensFonts { text.openFonts() }
    images = ImageStore(
      assets: assets, kept: ImageCacheFile(environment: Environment.directories),
      onReady: UserEvent.pushPictures)
  }

  /// A painter for a prototype, which keeps what it makes of the first page's pictures.
  func painter(_ setup: PrototypeSetup, scale: Double) -> Painter {
    Painter(
      scale: scale, deviceSize: setup.device.size,
      text: setup.usesTextBoxes ? TextRenderer(mode: .boxes) : text, images: images)
  }
}
