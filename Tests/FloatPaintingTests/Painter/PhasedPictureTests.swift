import FloatCore
import Testing

@testable import FloatFiles
@testable import FloatPainting

@Suite struct PhasedPictureTests {
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
      let frame = painter.frame
      // The ground is grey, the picture's colours are not.
      let middle = centroid(of: frame.bounds) { x, y in
        let channels = frame.channels(x, y)
        return Double((channels.max() ?? 0) - (channels.min() ?? 0))
      }
      places.append(middle.x)
    }
    for (step, place) in places.enumerated() {
      let moved = place - places[0]
      #expect((moved - Double(step) * 0.1).magnitude < 0.05, "step \(step): \(moved)")
      if step > 0 { #expect(place >= places[step - 1] - 0.01) }
    }
  }

  @Test(arguments: [(3.3, 3, 5), (3.98, 4, 0), (-0.3, -1, 11)])
  func a_place_is_split_beyond_the_edge_as_on_the_screen(place: Double, whole: Int, phase: Int) {
    let split = PixelPhase.split(place)
    #expect(split.whole == whole)
    #expect(split.phase == phase)
  }

  @Test func one_drawing_does_for_a_picture_at_rest_and_on_its_way() throws {
    let ball = ImageStore(assets: try Assets.locate())
    _ = ball.bitmap(named: "pictures/logo-2", width: 47, height: 47, phase: PixelPhase())
    _ = ball.bitmap(named: "pictures/logo-2", width: 47, height: 47, phase: PixelPhase(x: 3, y: 7))
    #expect(ball.decodeCount == 1)
  }

  /// This includes a picture that extends beyond its frame, which a page clips to whole pixels.
  @Test func at_rest_it_is_the_picture_that_pages_show_whatever_its_frame() throws {
    let pages = ImageStore(assets: try Assets.locate())
    let ball = ImageStore(assets: try Assets.locate())
    for (width, height) in [(47, 47), (40, 41), (40, 42), (31, 60), (64, 33), (128, 96)] {
      let plain = pages.bitmap(named: "pictures/logo-2", width: width, height: height, tint: nil)
      let still = ball.bitmap(
        named: "pictures/logo-2", width: width, height: height, phase: PixelPhase())
      let isSame = try #require(still).colors == #require(plain).colors
      #expect(isSame, "\(width) × \(height)")
    }
  }

  /// A logo that grows to four times its size on the way has both sizes in each store.
  @Test func a_moved_picture_does_not_depend_on_what_was_drawn_before() throws {
    let used = ImageStore(assets: try Assets.locate())
    for side in [12, 3, 12, 48] {
      for phase in [PixelPhase(x: 1, y: 1), PixelPhase(), nil] {
        func colors(_ store: ImageStore) -> [UInt32] {
          let bitmap =
            if let phase {
              store.bitmap(named: "pictures/logo-2", width: side, height: side, phase: phase)
            } else {
              store.bitmap(named: "pictures/logo-2", width: side, height: side, tint: nil)
            }
          return bitmap?.colors ?? []
        }
        let expected = colors(ImageStore(assets: try Assets.locate()))
        let isSame = colors(used) == expected
        #expect(isSame, "\(side), \(phase as Any)")
        #expect(expected.count >= side * side, "\(side), \(phase as Any)")
      }
    }
  }

  /// Each pixel is the mean of the square of fine values that it covers; between fine values, it is a mix of the two or
  /// four squares around it.
  @Test(arguments: [1, 2, 4]) func a_moved_picture_is_the_mean_of_what_its_pixels_cover(factor: Int) throws {
    let (width, height) = (5, 3)
    var seed: UInt32 = 7
    let fine = (0..<width * height * factor * factor).map { _ -> UInt32 in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return seed
    }
    let picture = try #require(
      PhasedPicture(
        Bitmap(
          width: width * factor, height: height * factor, originX: 0, originY: 0, pixels: .premultiplied(fine)
        ),
        width: width, height: height, factor: factor))
    func value(_ x: Int, _ y: Int, _ shift: UInt32) -> Double {
      let x = min(max(x, 0), width * factor - 1)
      let y = min(max(y, 0), height * factor - 1)
      return Double(fine[y * width * factor + x] >> shift & 255)
    }
    func mean(_ left: Int, _ top: Int, _ shift: UInt32) -> Double {
      var sum = 0.0
      for y in 0..<factor { for x in 0..<factor { sum += value(left + x, top + y, shift) } }
      return (sum / Double(factor * factor) + 0.5).rounded(.down)
    }
    let unit = PixelPhase.steps / factor
    for phase in [(0, 0), (5, 0), (0, 13), (3, 9), (15, 15), (8, 4)] {
      let moved = picture.placed(PixelPhase(x: phase.0, y: phase.1))
      let pixels = moved.colors
      #expect(moved.width == width + 1)
      #expect(moved.height == height + 1)
      for y in 0...height {
        for x in 0...width {
          for shift in [0, 8, 16, 24] as [UInt32] {
            let (left, top) = (x * factor - phase.0 / unit, y * factor - phase.1 / unit)
            let (u, v) = (Double(phase.0 % unit) / Double(unit), Double(phase.1 % unit) / Double(unit))
            let above = mean(left, top, shift) * (1 - u) + mean(left - 1, top, shift) * u
            let below = mean(left, top - 1, shift) * (1 - u) + mean(left - 1, top - 1, shift) * u
            let channel = Double(pixels[y * (width + 1) + x] >> shift & 255)
            #expect((channel - above * (1 - v) - below * v).magnitude <= 1)
          }
        }
      }
    }
    #expect(PhasedPicture(picture.parts, width: width, height: height, factor: factor) == nil)
  }
}
