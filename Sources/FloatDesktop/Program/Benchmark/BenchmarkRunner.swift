import CSDL2
import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay
import FloatStudio
import Glibc

/// Times the prototype and the painter, frame by frame at 60 Hz, without a window, by the process's own CPU clock.
///
/// Frames are painted into memory that lives as long as a window's would. Each run of a phase has a fresh painter, so
/// that its first frames include the pictures of pages that are drawn for the first time; glyphs and decoded pictures
/// are shared, as in a window that has been open for a moment. As in a window, the pictures of the pages at the
/// motion's beginning and end are ready before it begins.
struct BenchmarkRunner {
  /// The result of a phase at a scale.
  struct Result {
    var phase: BenchmarkPhase
    var scale: Double
    var samples: [BenchmarkSample] = []
    /// The median of each run, in seconds.
    var medians: [Double] = []
    /// The bytes in the painter's caches at the end.
    var cachedBytes = 0
  }

  let start: Prototype
  let text: TextRenderer
  let images: ImageStore
  /// Whether a pause before each frame takes what a window sleeps between two of them.
  let isPaced: Bool

  init(setup: PrototypeSetup, assets: Assets, isPaced: Bool) {
    self.isPaced = isPaced
    start = setup.makePrototype()
    text = TextRenderer()
    images = ImageStore(assets: assets)
  }

  var phases: [BenchmarkPhase] { BenchmarkPhase.all(of: start) }

  private static func timeline(
    _ steps: String, of phase: BenchmarkPhase, from start: Prototype, pointer: Point? = nil
  ) throws(CommandFailure) -> Timeline {
    do {
      let parsed = try ScenarioFile.parse(Array("steps:\n\(steps)".utf8), name: "bench").steps
      return try ScenarioRunner.timeline(of: parsed, from: start, pointer: pointer)
    } catch {
      throw CommandFailure(
        .badConfiguration,
        "the phase \(phase.name) cannot be played on this device with these options: "
          + ((error as? ScenarioRunner.Failure)?.reason ?? "\(error)")
          + "; name the other phases with --phase, or change --device, --preset or -o")
    }
  }

  /// A phase's motion, from the end of its setup.
  func motion(of phase: BenchmarkPhase) throws(CommandFailure) -> Timeline {
    let setup = try Self.timeline(phase.setup, of: phase, from: start)
    return try Self.timeline(
      phase.motion, of: phase, from: setup.last, pointer: Timeline.heldPointer(setup.inputs))
  }

  /// Plays a phase once more.
  func run(_ motion: Timeline, into result: inout Result) {
    let begin = motion.start
    let painter = Painter(scale: result.scale, deviceSize: begin.device.size, text: text, images: images)
    let window = Surface(width: painter.frameSize.width, height: painter.frameSize.height)
    _ = painter.paint(begin.scene, in: Sheet(window, .nothing))
    prepare(motion, painter)
    if let key = result.phase.tunedKey {
      var hand = PanelBenchmark(begin, key: key, painter: painter)
      let samples = (1...PanelBenchmark.frameCount).map { frame in
        pause()
        return hand.sample(frame)
      }
      result.medians.append(quantile(0.5, of: samples.map(\.total)))
      result.samples += samples
      return
    }
    var film = BenchmarkFilm(motion, isScrubbed: result.phase.isScrubbed)
    // Scrubbed time was shown before, so its pages are drawn already.
    if result.phase.isScrubbed {
      for frame in 1...film.count { _ = Self.sample(&film, painter, window, frame: frame) }
    }
    let samples = (1...max(1, film.count)).map { frame in
      pause()
      return Self.sample(&film, painter, window, frame: frame)
    }
    result.cachedBytes = painter.cachedBytes
    result.medians.append(quantile(0.5, of: samples.map(\.total)))
    result.samples += samples
  }

  /// Has pictures prepared as the window does, and waits for them.
  private func prepare(_ motion: Timeline, _ painter: Painter) {
    let pages = Set(motion.start.state.stack + motion.last.state.stack)
    let shapes = pages.sorted().flatMap { motion.last.opening(of: PageID($0)) }
    painter.prefetch(shapes.compactMap { if case .image(let run) = $0 { run } else { nil } })
    for case .text(let run) in shapes { painter.prepare(run) }
    while images.isPrefetching { usleep(1000) }
  }

  /// Sleeps for a refresh at 60 Hz, less the time of a small frame.
  private func pause() {
    if isPaced { usleep(16_000) }
  }

  private static func sample(
    _ film: inout BenchmarkFilm, _ painter: Painter, _ window: Surface, frame: Int
  ) -> BenchmarkSample {
    let begin = SystemClock.monotonic
    let t0 = SystemClock.processCPU
    film.show(frame)
    let t1 = SystemClock.processCPU
    let scene = film.prototype.scene
    let t2 = SystemClock.processCPU
    let rects = painter.paint(scene, in: Sheet(window, .last))
    let t3 = SystemClock.processCPU
    return BenchmarkSample(
      advance: t1 - t0, scene: t2 - t1, paint: t3 - t2, wall: SystemClock.monotonic - begin,
      pixels: rects.reduce(0) { $0 + $1.area })
  }

  // MARK: Yardsticks

  /// The median time of an opaque blit of the whole frame, in seconds: the unit of the budgets.
  ///
  /// This is the cost of a program that hands SDL an ARGB picture for its window: a copy from ARGB8888 to the window's
  /// XRGB8888 with blending off. (Our own frame has the window's format, so presenting it costs less.)
  func blit(scale: Double) -> Double {
    let (a, b) = (surface(scale), surface(scale))
    return median {
      var source = SDL_Rect(a.bounds)
      var destination = source
      _ = SDL_UpperBlit(a.sdl, &source, b.opaqueSDL, &destination)
    }
  }

  /// The median time, in seconds, of composing a frame from two pages' pictures, one to the left of a line and the
  /// other to its right; the line moves on from frame to frame.
  ///
  /// A blit bypasses the cache. This reads and writes like a push that does nothing but copy, so it is slow on the same
  /// machines as a push.
  func pass(scale: Double) -> Double {
    let (frame, left, right) = (surface(scale), surface(scale), surface(scale))
    var column = 0
    return median {
      column = (column + frame.width / 16) % frame.width
      frame.copy(PixelRect(x: 0, y: 0, width: column, height: frame.height), from: left)
      frame.copy(
        PixelRect(x: column, y: 0, width: frame.width - column, height: frame.height), from: right)
    }
  }

  private func surface(_ scale: Double) -> Surface {
    let size = Painter.pixelSize(of: start.device.size, scale: scale)
    let surface = Surface(width: size.width, height: size.height)
    surface.fill(.white)
    return surface
  }

  private func median(_ body: () -> Void) -> Double {
    quantile(
      0.5,
      of: (0..<41).map { _ in
        let t = SystemClock.threadCPU
        body()
        return SystemClock.threadCPU - t
      })
  }
}
