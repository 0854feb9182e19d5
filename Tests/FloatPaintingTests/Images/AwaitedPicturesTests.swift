import FloatCore
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

/// A window's pictures that are not ready yet.
@Suite struct AwaitedPicturesTests {
  /// Pictures that become ready on command.
  private final class Slow: ImageDrawing {
    var isThere = false
    var isShelved = false
    /// What is not ready although ``isThere`` says so.
    var lacks: (ImageRequest) -> Bool = { _ in false }
    var asked: [ImageRequest] = []
    func bitmap(named name: String, width: Int, height: Int, tint: Color?) -> Bitmap? {
      Bitmap(
        width: width, height: height, originX: 0, originY: 0,
        pixels: .premultiplied([UInt32](repeating: color(of: name), count: width * height)), isOpaque: true)
    }
    private func color(of name: String) -> UInt32 { name.contains(":2:") ? 0xFF00_00FF : 0xFF00_FF00 }
    func isReady(_ request: ImageRequest) -> Bool { isThere && !lacks(request) }
    func isKept(_ request: ImageRequest) -> Bool { isShelved }
    func prefetch(_ requests: [ImageRequest], isUrgent: Bool) { if isUrgent { asked += requests } }
  }

  private static let name = ExternalPicture.name(of: "/screens/home.png")
  private static let scene = scene(name, height: 80)

  private static func scene(_ name: String, height: Double) -> FloatCore.Scene {
    FloatCore.Scene(
      size: Size(120, 80), background: .white,
      layers: [
        Layer(
          id: "page",
          content: [
            .rect(Rect(0, 0, 120, 80), .white),
            .image(ImageRun(name, frame: RoundedRect(Rect(0, 0, 120, height)))),
          ]),
        // A part of the same picture that stays in place while the rest scrolls.
        Layer(
          id: "fixed", outline: RoundedRect(Rect(0, 0, 120, 10)),
          content: [.image(ImageRun(name, frame: RoundedRect(Rect(0, -60, 120, height))))]),
      ])
  }

  private func pixel(_ scene: FloatCore.Scene, _ painter: Painter) -> UInt32 {
    _ = painter.paint(scene)
    return painter.frame[60, 40]
  }

  @Test func the_ground_is_shown_until_the_picture_fades_in() throws {
    let images = Slow()
    let painter = Painter(scale: 1, deviceSize: Size(120, 80), text: BlockText(), images: images)
    var pictures = AwaitedPictures()
    #expect(pixel(pictures.shown(Self.scene, with: painter, at: 10), painter) == 0xFFFF_FFFF)
    #expect(pictures.isWaiting)
    #expect(!pictures.isFading)
    #expect(Set(images.asked.map(\.name)) == [Self.name])
    let asked = images.asked.count
    _ = pictures.shown(Self.scene, with: painter, at: 10.5)
    #expect(images.asked.count == 2 * asked, "asked for again, because it may have been dropped")
    images.isThere = true
    var last: UInt32 = 255
    for step in 0...12 {
      let now = 11 + Double(step) / 60
      let red = pixel(pictures.shown(Self.scene, with: painter, at: now), painter) >> 16 & 255
      #expect(red <= last, "frame \(step)")
      #expect(Int(last) - Int(red) < 30, "frame \(step)")
      #expect(pictures.isFading == (step < 12))
      last = red
    }
    #expect(last == 0)
    #expect(pictures.shown(Self.scene, with: painter, at: 12) == Self.scene)
  }

  @Test func what_is_there_is_shown_as_it_is() throws {
    let images = Slow()
    images.isThere = true
    let painter = Painter(scale: 1, deviceSize: Size(120, 80), text: BlockText(), images: images)
    var pictures = AwaitedPictures()
    #expect(pictures.shown(Self.scene, with: painter, at: 1) == Self.scene)
    // Once shown, a picture does not disappear, though it may have to be read again.
    images.isThere = false
    #expect(pictures.shown(Self.scene, with: painter, at: 2) == Self.scene)
    #expect(!pictures.isWaiting)
  }

  /// Also where the new picture is shorter or longer.
  @Test(arguments: [80.0, 50, 400])
  func a_file_that_was_saved_shows_as_it_was_until_its_new_picture_is_made(height: Double) {
    let images = Slow()
    images.isThere = true
    let painter = Painter(scale: 1, deviceSize: Size(120, 80), text: BlockText(), images: images)
    var pictures = AwaitedPictures()
    #expect(pixel(pictures.shown(Self.scene, with: painter, at: 1), painter) == 0xFF00_FF00)
    let name = ExternalPicture.name(of: "/screens/home.png", version: "2")
    let saved = Self.scene(name, height: height)
    images.lacks = { $0.name == name || $0.height != 80 }
    for frame in 0..<3 {
      #expect(pixel(pictures.shown(saved, with: painter, at: 2 + Double(frame)), painter) == 0xFF00_FF00)
      #expect(pictures.isWaiting)
    }
    #expect(images.asked.allSatisfy { $0.name == name }, "nothing is made for the old one")
    images.lacks = { _ in false }
    #expect(pixel(pictures.shown(saved, with: painter, at: 6), painter) == 0xFF00_00FF)
    #expect(!pictures.isFading)
  }

  @Test func what_was_kept_is_in_the_first_frame_and_later_fades_in() throws {
    let images = Slow()
    images.isShelved = true
    let painter = Painter(scale: 1, deviceSize: Size(120, 80), text: BlockText(), images: images)
    var pictures = AwaitedPictures()
    #expect(pictures.shown(Self.scene, with: painter, at: 1) == Self.scene)
    #expect(!pictures.isWaiting)
    // A page that is opened must not wait in the middle of its motion.
    var other = Self.scene
    other.layers[0].content = [
      .image(
        ImageRun(
          ExternalPicture.name(of: "/screens/other.png"), frame: RoundedRect(Rect(0, 0, 120, 80))))
    ]
    _ = pictures.shown(other, with: painter, at: 2)
    #expect(pictures.isWaiting)
  }
}
