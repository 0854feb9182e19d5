import CSDL2
import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay
import FloatStudio
import Glibc

/// Times the prototype and the painter, frame by frame at 60 Hz of the prototype's time.
///
/// Frames are painted into memory that lives as long as a window's would. Each run of a phase has a fresh painter, so
/// that its first frames include the pictures of pages that are drawn for the first time; glyphs and decoded pictures
/// are shared, as in a window that has been open for a moment. As in a window, the pictures of the pages at the
/// motion's beginning and end are ready before it begins.
struct Runner {
  /// What one frame cost, in seconds, and the pixels that it repainted.
  private struct Cost {
    var core: Double
    var paint: Double
    var wall: Double
    var pixels: Int

    var total: Double { core + paint }
  }

  let start: Prototype
  private let text = TextRenderer()
  private let images: ImageStore
  /// Whether a pause before each frame takes what a window sleeps between two of them.
  private let isPaced: Bool

  init(setup: PrototypeSetup, isPaced: Bool) {
    self.isPaced = isPaced
    start = setup.makePrototype()
    images = ImageStore(assets: setup.assets)
  }

  /// Runs all phases at all scales in turns.
  func rows(_ phases: [Phase], scales: [Double], repetitions: Int) throws -> [Report.Row] {
    let motions = try phases.map(motion)
    var blits: [Double: [Double]] = [:]
    var runs = [[Int: [[Cost]]]](repeating: [:], count: scales.count)
    for _ in 0..<repetitions where !phases.isEmpty {
      for (at, scale) in scales.enumerated() {
        blits[scale, default: []].append(blit(scale: scale))
        for index in motions.indices { runs[at][index, default: []].append(run(motions[index], scale)) }
      }
    }
    return scales.indices.flatMap { at in
      phases.indices.map { index in
        row(
          phases[index], scales[at], runs[at][index] ?? [], blit: quantile(0.5, of: blits[scales[at]] ?? []))
      }
    }
  }

  private func row(_ phase: Phase, _ scale: Double, _ runs: [[Cost]], blit: Double) -> Report.Row {
    let frames = runs.flatMap(\.self)
    let medians = runs.map { quantile(0.5, of: $0.map(\.total)) }
    let median = quantile(0.5, of: frames.map(\.total))
    return Report.Row(
      name: phase.name, scale: scale, frames: frames.count, medianMs: median * 1e3,
      leastMs: (medians.min() ?? 0) * 1e3, mostMs: (medians.max() ?? 0) * 1e3,
      wallMs: quantile(0.5, of: frames.map(\.wall)) * 1e3,
      p99Ms: quantile(0.99, of: frames.map(\.total)) * 1e3,
      blits: median / blit, coreUs: quantile(0.5, of: frames.map(\.core)) * 1e6,
      pixels: frames.map(\.pixels).max() ?? 0)
  }

  /// A phase's motion, from the end of its setup.
  private func motion(of phase: Phase) throws -> Timeline {
    func timeline(_ steps: String, _ start: Prototype, _ pointer: Point? = nil) throws -> Timeline {
      let steps = try ScenarioFile.parse(Array("steps:\n\(steps)".utf8), name: phase.name).steps
      do { return try ScenarioRunner.timeline(of: steps, from: start, pointer: pointer) } catch {
        throw CommandFailure(
          .badConfiguration, "\(phase.name) cannot be played on this device: \(error.reason)")
      }
    }
    let setup = try timeline(phase.setup, start)
    return try timeline(phase.motion, setup.last, Self.heldPointer(setup.inputs))
  }

  /// The place where the mouse is still held after some inputs, or nil.
  private static func heldPointer(_ inputs: [TimedInput]) -> Point? {
    var held: Point?
    for case .pointer(let phase, 0, let point) in inputs.lazy.map(\.input) {
      held = phase == .up || phase == .cancel ? nil : point
    }
    return held
  }

  /// Plays a motion once.
  private func run(_ motion: Timeline, _ scale: Double) -> [Cost] {
    let painter = Painter(scale: scale, deviceSize: start.device.size, text: text, images: images)
    let window = surface(scale)
    _ = painter.paint(motion.start.scene, in: Sheet(window, .nothing))
    prepare(motion, painter)
    var player = motion.player
    let begin = motion.start.now
    return (1...max(1, Int((motion.end - begin) * 60 + 1))).map { frame in
      // A refresh at 60 Hz, less the time of a small frame.
      if isPaced { usleep(16_000) }
      let wall = SystemClock.monotonic
      let t0 = SystemClock.processCPU
      player.advance(to: begin + Double(frame) / 60)
      let scene = player.prototype.scene
      let t1 = SystemClock.processCPU
      let rects = painter.paint(scene, in: Sheet(window, .last))
      let t2 = SystemClock.processCPU
      return Cost(
        core: t1 - t0, paint: t2 - t1, wall: SystemClock.monotonic - wall,
        pixels: rects.reduce(0) { $0 + $1.area })
    }
  }

  /// Has pictures prepared as the window does, and waits for them.
  private func prepare(_ motion: Timeline, _ painter: Painter) {
    let pages = Set(motion.start.state.stack + motion.last.state.stack)
    let shapes = pages.sorted().flatMap { motion.last.opening(of: PageID($0)) }
    painter.prefetch(shapes.compactMap { if case .image(let run) = $0 { run } else { nil } })
    for case .text(let run) in shapes { painter.prepare(run) }
    while images.isPrefetching { usleep(1000) }
  }

  /// The median time of an opaque blit of the whole frame, in seconds: the unit of the budgets.
  ///
  /// This is the cost of a program that hands SDL an ARGB picture for its window: a copy from ARGB8888 to the window's
  /// XRGB8888 with blending off. (Our own frame has the window's format, so presenting it costs less.)
  private func blit(scale: Double) -> Double {
    let (a, b) = (surface(scale), surface(scale))
    let times = (0..<41).map { _ in
      let begin = SystemClock.threadCPU
      var (source, destination) = (SDL_Rect(a.bounds), SDL_Rect(b.bounds))
      _ = SDL_UpperBlit(a.sdl, &source, b.opaqueSDL, &destination)
      return SystemClock.threadCPU - begin
    }
    return quantile(0.5, of: times)
  }

  private func surface(_ scale: Double) -> Surface {
    let size = Painter.pixelSize(of: start.device.size, scale: scale)
    let surface = Surface(width: size.width, height: size.height)
    surface.fill(.white)
    return surface
  }
}
