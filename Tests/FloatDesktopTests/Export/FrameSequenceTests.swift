import FloatCore
import FloatStudio
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatPainting
@testable import FloatReplay
@testable import FloatTestSupport

@Suite struct FrameSequenceTests {
  private static let scale = 1.0
  /// A push, and a drag back that is released.
  private static let inputs = [
    TimedInput(time: 0.1, .pointer(.down, id: 0, at: Point(200, 180))),
    TimedInput(time: 0.15, .pointer(.up, id: 0, at: Point(200, 180))),
    TimedInput(time: 0.8, .pointer(.down, id: 0, at: Point(3, 400))),
    TimedInput(time: 0.85, .pointer(.move, id: 0, at: Point(60, 400))),
    TimedInput(time: 0.95, .pointer(.move, id: 0, at: Point(160, 400))),
    TimedInput(time: 1.0, .pointer(.up, id: 0, at: Point(160, 400))),
  ]

  private func painter() throws -> Painter {
    Painter(
      scale: Self.scale, deviceSize: Prototype().scene.size, text: TextRenderer(mode: .boxes),
      images: ImageStore(assets: try Assets.locate()))
  }

  private func frames(
    _ inputs: [TimedInput], _ times: FrameTimes, showsTouches: Bool = false
  ) throws -> FrameSequence {
    FrameSequence(
      times: times,
      of: PhoneFrames(
        [Timeline(start: Prototype(), recorded: inputs)], painter: try painter(), scale: Self.scale,
        showsTouches: showsTouches))
  }

  /// The picture that `snapshot` makes for one time.
  private func snapshot(_ inputs: [TimedInput], at time: Double) throws -> Surface {
    var player = Player(Prototype(), inputs: inputs)
    player.advance(to: time)
    let painter = try painter()
    let scene = player.prototype.scene
    painter.resize(scale: Self.scale, deviceSize: scene.size)
    _ = painter.paint(scene)
    return painter.frame
  }

  @Test func every_frame_is_the_snapshot_of_its_time() throws {
    let times = try FrameTimes(from: 0.12, to: 1.4, rate: 30)
    var frames = try frames(Self.inputs, times)
    var index = 0
    var previous: Surface?
    var moved = 0
    while let frame = try frames.nextFrame() {
      let expected = try snapshot(Self.inputs, at: times[index])
      #expect(frame.surface.hasSamePixels(as: expected), "frame \(index)")
      if let previous, !expected.hasSamePixels(as: previous) {
        moved += 1
        #expect(frame.isChanged, "frame \(index)")
      }
      previous = expected
      index += 1
    }
    #expect(index == 39)
    #expect(moved > 20)
  }

  @Test func at_rest_nothing_changes() throws {
    var frames = try frames([], try FrameTimes(from: 0, to: 1, rate: 10))
    #expect(try frames.nextFrame()?.isChanged == true)
    #expect(try frames.nextFrame()?.isChanged == false)
  }

  @Test func its_size_holds_every_screen_of_its_time() throws {
    let inputs = [
      TimedInput(time: 0.5, .resize(Size(500, 300))), TimedInput(time: 1, .resize(Size(320, 640))),
      TimedInput(time: 9, .resize(Size(900, 900))),
    ]
    let all = try frames(inputs, try FrameTimes(from: 0, to: 2, rate: 10))
    #expect(all.size == PixelSize(width: 500, height: 812))
    let part = try frames(inputs, try FrameTimes(from: 0.5, to: 2, rate: 10))
    #expect(part.size == PixelSize(width: 500, height: 640))
    let last = try frames(inputs, try FrameTimes(from: 1.5, to: 2, rate: 10))
    #expect(last.size == PixelSize(width: 320, height: 640))
  }

  @Test func frames_show_touches_only_if_asked() throws {
    let inputs = [TimedInput(time: 0, .pointer(.down, id: 0, at: Point(180, 500)))]
    let times = try FrameTimes(from: 0, to: 0.01, rate: 60)
    func pixel(showsTouches: Bool) throws -> UInt32 {
      var frames = try frames(inputs, times, showsTouches: showsTouches)
      let frame = try frames.nextFrame()
      return try #require(frame).surface[180, 500]
    }
    #expect(try pixel(showsTouches: true) != pixel(showsTouches: false))
  }
}
