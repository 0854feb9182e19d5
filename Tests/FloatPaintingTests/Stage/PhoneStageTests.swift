import FloatCore
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
    return PhoneStage(device, layout, appearance: .light, painter: painter)
  }

  /// A scene of one colour with a line of another somewhere.
  private func scene(_ size: Size, _ color: Color, mark: Rect? = nil) -> FloatCore.Scene {
    var content: [Shape] = [.rect(Rect(size: size), color)]
    if let mark { content.append(.rect(mark, Color(255, 0, 0))) }
    return Scene(size: size, background: color, layers: [Layer(id: "a", content: content)])
  }

  private func picture(_ stage: PhoneStage) -> Surface {
    Surface(width: stage.surface.width, height: stage.surface.height)
  }

  @Test(arguments: devices, [1.0, 1.37, 2.0])
  func the_screens_pixels_stay_but_under_corners_and_cutout(device: Device, scale: Double) {
    let painter = painter(device.size, scale: scale)
    _ = painter.paint(scene(device.size, Color(10, 200, 30)))
    let stage = stage(device, scale: scale, painter)
    let picture = picture(stage)
    stage.draw(painter.frame, into: picture)
    let radius = device.cornerRadius
    // Where an arc ends, it ends between pixels, and so may the screen.
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
    // Four corners miss (4 − π) r² together.
    let corners = (4 - Double.pi) * radius * radius
    let hole = device.cutout.map { $0.size.width * $0.size.height * 0.6 } ?? 0
    #expect(Double(covered) >= (corners + hole) * scale * scale * 0.9)
  }

  @Test func the_corners_are_the_bodys_and_the_middle_of_the_cutout_too() {
    let device = Device.iPhoneX
    let painter = painter(device.size, scale: 2)
    _ = painter.paint(scene(device.size, .white))
    let stage = stage(device, scale: 2, painter)
    let picture = picture(stage)
    stage.draw(painter.frame, into: picture)
    let glass = StageColors.of(.light).glass.pixel()
    let (x, y) = (stage.place.x, stage.place.y)
    #expect(picture[x + 1, y + 1] == glass)
    #expect(picture[x + 748, y + 1622] == glass)
    #expect(picture[x + 375, y + 20] == glass)
    #expect(picture[x + 375, y + 100] == Color.white.pixel())
    // The stage's own ground, and no body there.
    #expect(picture[1, 1] == StageColors.of(.light).background.pixel())
  }

  @Test func a_small_change_needs_only_the_covers_it_touches() {
    let device = Device.iPhoneX
    let painter = painter(device.size, scale: 1)
    _ = painter.paint(scene(device.size, .white))
    let stage = stage(device, scale: 1, painter)
    #expect(stage.covers(of: painter.frame, changed: nil).count == 5)
    let middle = PixelRect(x: 100, y: 300, width: 50, height: 50)
    #expect(stage.covers(of: painter.frame, changed: [middle]).isEmpty)
    let corner = PixelRect(x: 0, y: 0, width: 10, height: 10)
    #expect(stage.covers(of: painter.frame, changed: [corner]).map(\.rect.minX) == [0])
  }

  /// What a window does: whatever changed and the covers it touches, over what was shown before.
  @Test func what_is_put_together_in_parts_is_the_whole_picture() {
    var numbers = SplitMix64(seed: 7)
    for device in Self.devices {
      let painter = painter(device.size, scale: 1.5)
      _ = painter.paint(scene(device.size, .white))
      let stage = stage(device, scale: 1.5, painter)
      let shown = picture(stage)
      stage.draw(painter.frame, into: shown)
      for _ in 0..<12 {
        let size = Double.random(in: 4...120, using: &numbers)
        let corner = Point(
          Double.random(in: -20...device.size.width, using: &numbers),
          Double.random(in: -20...device.size.height, using: &numbers))
        let damage = painter.paint(
          scene(device.size, .white, mark: Rect(corner.x, corner.y, size, size)))
        for rect in damage { put(painter.frame, rect, at: stage.place, into: shown) }
        for cover in stage.covers(of: painter.frame, changed: damage) {
          let place = PixelRect(
            x: stage.place.x + cover.rect.x, y: stage.place.y + cover.rect.y, width: cover.rect.width,
            height: cover.rect.height)
          put(cover.surface, cover.surface.bounds, at: place, into: shown)
        }
        let whole = picture(stage)
        stage.draw(painter.frame, into: whole)
        #expect(shown.hasSamePixels(as: whole), "\(device.id)")
      }
    }
  }

  private func put(_ surface: Surface, _ rect: PixelRect, at place: PixelRect, into picture: Surface) {
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX { picture[x + place.x, y + place.y] = surface[x, y] }
    }
  }
}
