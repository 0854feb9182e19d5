import CSDL2
import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay
import FloatStudio

/// Times the prototype and the painter, frame by frame at 60 Hz, without a window, by the thread's own CPU clock.
///
/// Presenting is the copy of the damaged rectangles to a second surface, as to a window's. Each run of a phase has a
/// fresh painter, so that its first frames pay for the pictures of pages they draw for the first time; glyphs and
/// decoded pictures are shared, as in a window that has been open for a moment.
struct BenchmarkRunner {
  /// The result of a phase at a scale.
  struct Result {
    var phase: BenchmarkPhase
    var scale: Double
    var samples: [BenchmarkSample]
    /// What the painter's caches held in the end, in bytes.
    var cachedBytes: Int
  }

  let start: Prototype
  let text: TextRenderer
  let images: ImageStore
  /// How often each phase is run.
  var repetitions = 5

  init(setup: PrototypeSetup, assets: Assets) {
    start = setup.makePrototype()
    text = TextRenderer()
    images = ImageStore(assets: assets)
  }

  private static func steps(_ text: String) throws -> [Placed<ScenarioStep>] {
    try ScenarioFile.parse(Array("steps:\n\(text)".utf8), name: "bench").steps
  }

  /// A phase's motion, from where its setup leads.
  func motion(of phase: BenchmarkPhase) throws -> Timeline {
    let setup = try ScenarioRunner.timeline(of: try Self.steps(phase.setup), from: start)
    return try ScenarioRunner.timeline(
      of: try Self.steps(phase.motion), from: setup.last, pointer: Timeline.heldPointer(setup.inputs))
  }

  func run(_ phase: BenchmarkPhase, scale: Double) throws -> Result {
    let motion = try motion(of: phase)
    let begin = motion.start
    var result = Result(phase: phase, scale: scale, samples: [], cachedBytes: 0)
    for _ in 0..<repetitions {
      let painter = Painter(scale: scale, deviceSize: begin.device.size, text: text, images: images)
      _ = painter.paint(begin.scene)
      let window = Surface(width: painter.frame.width, height: painter.frame.height)
      // A window's memory has been written to before.
      Self.present(painter.frame, painter.frame.bounds, in: window)
      var player = motion.player
      var frame = 1
      while begin.now + Double(frame) / 60 <= motion.end + 1.0 / 60 {
        result.samples.append(
          Self.sample(&player, painter, window, at: begin.now + Double(frame) / 60))
        frame += 1
      }
      result.cachedBytes = painter.cachedBytes
    }
    return result
  }

  private static func sample(
    _ player: inout Player, _ painter: Painter, _ window: Surface, at time: Double
  ) -> BenchmarkSample {
    let t0 = SystemClock.threadCPU
    player.advance(to: time)
    let t1 = SystemClock.threadCPU
    let scene = player.prototype.scene
    let t2 = SystemClock.threadCPU
    let rects = painter.paint(scene)
    let t3 = SystemClock.threadCPU
    var pixels = 0
    for rect in rects {
      present(painter.frame, rect, in: window)
      pixels += rect.width * rect.height
    }
    let t4 = SystemClock.threadCPU
    return BenchmarkSample(
      advance: t1 - t0, scene: t2 - t1, paint: t3 - t2, present: t4 - t3, pixels: pixels)
  }

  /// As the window's presenter does.
  private static func present(_ frame: Surface, _ rect: PixelRect, in window: Surface) {
    if let view = window.opaqueSDL { _ = frame.copy(rect, to: view) }
  }

  private static func copy(
    _ from: UnsafeMutablePointer<SDL_Surface>?, to: UnsafeMutablePointer<SDL_Surface>?, _ rect: PixelRect
  ) {
    var source = SDL_Rect(
      x: Int32(rect.minX), y: Int32(rect.minY), w: Int32(rect.width), h: Int32(rect.height))
    var destination = source
    _ = SDL_UpperBlit(from, &source, to, &destination)
  }

  /// The median time of an opaque blit of the whole frame, in seconds: the unit of the budgets.
  ///
  /// It is what a program pays that hands SDL an ARGB picture for its window: a copy from ARGB8888 to the window's
  /// XRGB8888 with blending off. (Our own frame has the window's format, so presenting it costs less.)
  func blit(scale: Double) -> Double {
    let width = Int((start.device.size.width * scale).rounded())
    let height = Int((start.device.size.height * scale).rounded())
    let a = Surface(width: width, height: height)
    let b = Surface(width: width, height: height)
    let times = (0..<41).map { _ in
      let t = SystemClock.threadCPU
      Self.copy(a.sdl, to: b.opaqueSDL, a.bounds)
      return SystemClock.threadCPU - t
    }
    return quantile(0.5, of: times)
  }
}
