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
