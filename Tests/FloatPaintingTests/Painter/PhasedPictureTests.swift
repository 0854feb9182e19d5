import FloatCore
import Testing

@testable import FloatFiles
@testable import FloatPainting

@Suite struct PhasedPictureTests {
  /// How far right the picture's own colours lie on average, in pixels.
  private func centroid(_ surface: Surface) -> Double {
    var sum = 0.0
    var weighted = 0.0
    for y in 0..<surface.height {
      for x in 0..<surface.width {
        let p = surface[x, y]
        let channels = [p >> 16 & 255, p >> 8 & 255, p & 255]
        let color = Double((channels.max() ?? 0) - (channels.min() ?? 0))
        sum += color
        weighted += color * (Double(x) + 0.5)
      }
    }
    return weighted / sum
  }

  @Test(arguments: [1.0, 2.0, 6.0])
  func a_logo_that_moves_a_tenth_of_a_pixel_a_frame_follows_within_a_twentieth_and_never_back(scale: Double)
    throws
  {
    let painter = Painter(
      scale: scale, deviceSize: Size(100, 60), text: BlockText(),
      images: ImageStore(assets: try Assets.locate()))
    var places: [Double] = []
    for step in 0...40 {
      let center = Point(30 + Double(step) * 0.1 / scale, 30)
      var layer = Layer(id: "ball", outline: RoundedRect(circle: center, radius: 25))
      layer.content = [
        .image(ImageRun("pictures/logo-1", frame: RoundedRect(circle: center, radius: 20)))
      ]
      _ = painter.paint(FloatCore.Scene(size: Size(100, 60), background: .white, layers: [layer]))
      places.append(centroid(painter.frame))
    }
    for (step, place) in places.enumerated() {
      let moved = place - places[0]
      #expect((moved - Double(step) * 0.1).magnitude < 0.05, "step \(step): \(moved)")
      if step > 0 { #expect(place >= places[step - 1] - 0.01) }
    }
  }

  @Test func on_a_whole_pixel_it_is_the_picture_that_pages_show() throws {
    let store = ImageStore(assets: try Assets.locate())
    let plain = try #require(store.bitmap(named: "pictures/logo-2", width: 47, height: 47, tint: nil))
    let phased = try #require(
      store.bitmap(named: "pictures/logo-2", width: 47, height: 47, phase: PixelPhase()))
    guard case .premultiplied(let a) = plain.pixels, case .premultiplied(let b) = phased.pixels else {
      Issue.record("expected colours")
      return
    }
    #expect(phased.width == 47 && phased.height == 47 && a == b)
    let moved = try #require(
      store.bitmap(named: "pictures/logo-2", width: 47, height: 47, phase: PixelPhase(x: 1, y: 7)))
    #expect(moved.width == 48 && moved.height == 48)
    #expect(store.bitmap(named: "../x", width: 4, height: 4, phase: PixelPhase(x: 1, y: 0)) == nil)
  }

  @Test func a_place_is_split_into_a_whole_pixel_and_sixteenths_of_one() {
    #expect(PixelPhase.split(3) == (3, 0))
    #expect(PixelPhase.split(3.3) == (3, 5))
    #expect(PixelPhase.split(3.98) == (4, 0))
    #expect(PixelPhase.split(-0.3) == (-1, 11))
  }
}
