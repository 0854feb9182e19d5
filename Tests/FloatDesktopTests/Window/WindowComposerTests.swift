import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

/// A window shows the same picture over each one that it showed before.
@Suite struct WindowComposerTests {
  private func painter() throws -> Painter {
    Painter(
      scale: 1, deviceSize: Prototype().scene.size, text: TextRenderer(mode: .boxes),
      images: ImageStore(assets: try Assets.locate()))
  }

  /// Calls `body` with the pictures of a window in which the panel opens, takes a wheel and closes, beside the phone or
  /// over it; a page comes in, and the window becomes smaller.
  private func show(_ shows: Set<WindowOption>, width: Int, _ body: (WindowPicture) throws -> Void) throws {
    var options = InstrumentOptions()
    options.shows = shows
    var stage = WindowStage(Prototype(), options, window: WindowStage.facts(width: width, height: 918))
    func wait(_ seconds: Double) throws {
      stage.wait(seconds)
      try body(stage.picture)
    }
    try wait(0.1)
    stage.key("F2")
    try wait(0.1)
    stage.send(
      .wheel(at: Point(Double(width) - 100, 500), dx: 0, dy: -300, isPrecise: true))
    try wait(0.1)
    stage.press(Point(200, 180))
    try wait(0.05)
    stage.release()
    for _ in 0..<4 { try wait(0.05) }
    stage.key("F1")
    try wait(0.5)
    stage.key("F2")
    try wait(0.1)
    stage.key("F1")
    try wait(0.5)
    stage.place(PixelRect(x: 0, y: 0, width: width - 60, height: 700))
    try wait(0.1)
  }

  @Test(arguments: [[], [.hud]] as [Set<WindowOption>], [500, 1000])
  func a_picture_over_the_one_before_is_as_if_it_were_the_first(shows: Set<WindowOption>, width: Int) throws {
    let over = WindowPicturePainter(try painter())
    var count = 0
    try show(shows, width: width) { picture in
      let alone = WindowPicturePainter(try painter()).paint(picture).surface
      #expect(over.paint(picture).surface.hasSamePixels(as: alone), "picture \(count)")
      count += 1
    }
  }

  /// As on Wayland, where each of two buffers lacks what changed in the other.
  @Test(arguments: [500, 1000])
  func memory_that_lacks_the_last_picture_shows_the_same(width: Int) throws {
    let pictures = WindowPicturePainter(try painter())
    let composer = WindowComposer(try painter())
    var sheets: [Surface] = []
    try show([], width: width) { picture in
      let size = picture.layout.drawable
      let outcome = composer.compose(picture, phone: picture.shown.value.scene) { _, isLost in
        if isLost || sheets.first?.size != size {
          sheets = (0..<2).map { _ in Surface(width: size.width, height: size.height) }
          return Sheet(sheets[0], .nothing)
        }
        sheets.swapAt(0, 1)
        return Sheet(sheets[0], .older(missing: [sheets[0].bounds], newest: sheets[1]))
      }
      // Memory without a change is not shown.
      if !outcome.isChanged { sheets.swapAt(0, 1) }
      #expect(pictures.paint(picture).surface.hasSamePixels(as: sheets[0]))
    }
  }
}
