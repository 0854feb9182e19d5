import FloatCore
import FloatStudio
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

@Suite struct PhoneStageTests {
  private static let devices = [
    Device.iPhoneX,
    Device(
      id: "island", name: "island", size: Size(393, 852), cornerRadius: 55,
      cutout: DeviceCutout(size: Size(126, 37), top: 11, cornerRadius: 18.5)),
    Device(
      id: "hole", name: "hole", size: Size(360, 780), cornerRadius: 28,
      cutout: DeviceCutout(size: Size(20, 20), top: 9, cornerRadius: 10)),
    Device(
      id: "plain", name: "plain", size: Size(320, 568),
      body: DeviceBody(
        border: EdgeInsets(top: 113, left: 28, bottom: 113, right: 28), cornerRadius: 56, hasHomeButton: true)
    ),
  ]

  private func painter(_ size: Size, scale: Double) -> Painter {
    Painter(scale: scale, deviceSize: size, text: BlockText(), images: PatternImages())
  }

  private func stage(_ device: Device, scale: Double, _ painter: Painter) -> PhoneStage {
    let surround = BodyScene(device: device, screen: device.size).surround
    let size = StagedPicture.size(device, screen: device.size, scale: scale)
    let layout = DeviceLayout(
      device: device.size, surround: surround, window: size, drawable: size, scale: scale)
    return PhoneStage(device, StageGround(device, layout, darkness: 0), painter: painter)
  }

  /// A scene of one colour with a mark of another.
  private func scene(_ size: Size, _ color: Color, mark: Rect? = nil) -> FloatCore.Scene {
    var content: [Shape] = [.rect(Rect(size: size), color)]
    if let mark { content.append(.rect(mark, Color(255, 0, 0))) }
    return Scene(size: size, background: color, layers: [Layer(id: "a", content: content)])
  }

  /// The stage with a scene's screen in it, painted in one pass.
  private func picture(
    _ stage: PhoneStage, _ scene: FloatCore.Scene, scale: Double
  ) -> Surface {
    let size = stage.layout.drawable
    let picture = Surface(width: size.width, height: size.height)
    stage.drawGround(in: picture)
    _ = painter(scene.size, scale: scale).paint(
      scene, covers: stage, in: Sheet(picture, .nothing).part(stage.place))
    return picture
  }

  @Test func a_picture_with_a_body_is_that_of_the_stage_at_once() {
    let device = Self.devices[3]
    let scene = scene(device.size, Color(10, 200, 30))
    let found = StagedPicture(device, painter: painter(device.size, scale: 1)).paint(scene, darkness: 0)
    let stage = stage(device, scale: 1, painter(device.size, scale: 1))
    #expect(found.surface.hasSamePixels(as: picture(stage, scene, scale: 1)))
  }

  @Test(arguments: devices, [1.0, 1.37, 2.0])
  func the_screens_pixels_stay_but_under_corners_and_cutout(device: Device, scale: Double) {
    let painter = painter(device.size, scale: scale)
    let scene = scene(device.size, Color(10, 200, 30))
    _ = painter.paint(scene)
    let stage = stage(device, scale: scale, painter)
    let picture = picture(stage, scene, scale: scale)
    let radius = device.cornerRadius
    // An arc may end between pixels, and so may the screen.
    let reach = radius + 1.5 / scale
    let cutout = device.cutout?.frame(screenWidth: device.size.width).inset(by: -8)
    var covered = 0
    for y in 0..<painter.frame.height {
      for x in 0..<painter.frame.width {
        let same = picture[x + stage.place.x, y + stage.place.y] == painter.frame[x, y]
        guard !same else { continue }
        covered += 1
        let p = Point((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
        let nearSide = min(p.x, device.size.width - p.x) < reach
        let nearEnd = min(p.y, device.size.height - p.y) < reach
        #expect((nearSide && nearEnd) || cutout?.contains(p) == true, "(\(p.x), \(p.y))")
      }
    }
    // Four corners together miss (4 − π) r².
    let corners = (4 - Double.pi) * radius * radius
    let hole = device.cutout.map { $0.size.width * $0.size.height * 0.6 } ?? 0
    #expect(Double(covered) >= (corners + hole) * scale * scale * 0.9)
  }

  @Test func the_corners_are_the_bodys_and_the_middle_of_the_cutout_too() {
    let device = Device.iPhoneX
    let painter = painter(device.size, scale: 2)
    let stage = stage(device, scale: 2, painter)
    let picture = picture(stage, scene(device.size, .white), scale: 2)
    let glass = StageColors.of(darkness: 0).glass.pixel()
    let (x, y) = (stage.place.x, stage.place.y)
    #expect(picture[x + 1, y + 1] == glass)
    #expect(picture[x + 748, y + 1622] == glass)
    #expect(picture[x + 375, y + 20] == glass)
    #expect(picture[x + 375, y + 100] == Color.white.pixel())
    // There is the stage's own ground, and no body.
    #expect(picture[1, 1] == StageColors.of(darkness: 0).background.pixel())
  }

  /// As in a window, only changed parts are painted, in the picture that is shown.
  @Test func what_is_painted_in_parts_is_the_whole_picture() {
    var numbers = SplitMix64(seed: 7)
    for device in Self.devices {
      let painter = painter(device.size, scale: 1.5)
      let stage = stage(device, scale: 1.5, painter)
      let shown = Surface(width: stage.layout.drawable.width, height: stage.layout.drawable.height)
      stage.drawGround(in: shown)
      let sheet = Sheet(shown, .nothing).part(stage.place)
      _ = painter.paint(scene(device.size, .white), covers: stage, in: sheet)
      for _ in 0..<12 {
        let size = Double.random(in: 4...120, using: &numbers)
        let corner = Point(
          Double.random(in: -20...device.size.width, using: &numbers),
          Double.random(in: -20...device.size.height, using: &numbers))
        let scene = scene(device.size, .white, mark: Rect(corner.x, corner.y, size, size))
        _ = painter.paint(scene, covers: stage, in: Sheet(sheet.surface, .last))
        #expect(shown.hasSamePixels(as: picture(stage, scene, scale: 1.5)), "\(device.id)")
      }
    }
  }

  /// Scrolled content is moved in the picture, but the covers over it must stay.
  @Test func covers_stay_where_they_are_when_what_is_below_is_moved() {
    let device = Device.iPhoneX
    let painter = painter(device.size, scale: 1)
    let stage = stage(device, scale: 1, painter)
    func scene(_ y: Double) -> FloatCore.Scene {
      let rows = (0..<40).map { Shape.rect(Rect(20, Double($0) * 40, 335, 30), Color(UInt8($0 * 5), 80, 90)) }
      return Scene(
        size: device.size, background: .white,
        layers: [Layer(id: "scroll", position: Point(0, y), content: rows, isRasterized: true)])
    }
    let shown = Surface(width: stage.layout.drawable.width, height: stage.layout.drawable.height)
    stage.drawGround(in: shown)
    let sheet = Sheet(shown, .nothing).part(stage.place)
    _ = painter.paint(scene(0), covers: stage, in: sheet)
    for y in [-7.0, -20, -21, 3, 40] {
      _ = painter.paint(scene(y), covers: stage, in: Sheet(sheet.surface, .last))
      #expect(shown.hasSamePixels(as: picture(stage, scene(y), scale: 1)), "\(y)")
    }
  }

  @Test func without_its_stage_the_frame_is_painted_anew() {
    let device = Device.iPhoneX
    let painter = painter(device.size, scale: 1)
    let stage = stage(device, scale: 1, painter)
    _ = painter.paint(scene(device.size, .white), covers: stage)
    #expect(painter.frame[1, 1] != Color.white.pixel())
    #expect(painter.paint(scene(device.size, .white)) == [painter.frame.bounds])
    #expect(painter.frame[1, 1] == Color.white.pixel())
  }
}
