import FloatCore
import FloatPages
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

/// `SOAK_FRAMES=20000 swift test … --filter PainterSoakTests`; by default only a minute of the prototype's time.
@Suite(.serialized) struct PainterSoakTests {
  private static let frames = ProcessInfo.processInfo.environment["SOAK_FRAMES"].flatMap(Int.init) ?? 600

  /// Paints what a restless person does, and expects that the caches keep their bound in every frame.
  private func play(
    _ start: Prototype, on painter: Painter, scale: Double, frames: Int, rate: Double, seed: UInt64,
    _ look: (Int, Prototype) -> Void
  ) {
    var prototype = start
    var generator = OpGenerator(seed: seed)
    var (frame, size) = (0, start.scene.size)
    while frame < frames {
      // Each stroke has a recording of its own, so that none grows.
      var stage = Stage(prototype)
      stage.play(&generator, rate: rate) { prototype in
        let scene = prototype.scene
        if scene.size != size {
          size = scene.size
          painter.resize(scale: scale, deviceSize: size)
        }
        _ = painter.paint(scene)
        #expect(painter.cachedBytes <= painter.cacheBound, "frame \(frame)")
        look(frame, prototype)
        frame += 1
        return frame < frames
      }
      prototype = stage.prototype
    }
  }

  /// Resident memory, without the part that the C library only keeps for later.
  private static func residentBytes() -> Int {
    HeapMemory.giveBack()
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
  }

  @Test func any_number_of_frames_of_random_interaction_stay_within_the_caches_bound_and_the_memory_flat()
    throws
  {
    let start = Prototype(content: try DemoPages.read())
    let painter = Painter(
      scale: 1, deviceSize: start.device.size, text: TextRenderer(),
      images: ImageStore(assets: try Assets.locate()))
    var early = 0
    var opened: Set<String> = []
    play(start, on: painter, scale: 1, frames: Self.frames, rate: 60, seed: 20_000) { frame, prototype in
      opened.formUnion(prototype.state.stack)
      if frame == Self.frames / 4 { early = Self.residentBytes() - painter.cachedBytes }
    }
    #expect(opened.count > 1)
    guard Self.frames >= 10_000 else { return }
    // The caches have their own bound, and are not full yet.
    let growth = Self.residentBytes() - painter.cachedBytes - early
    print("memory besides the caches, frame \(Self.frames / 4) to \(Self.frames): \(growth / 1024) kB more")
    #expect(growth < 3 << 20)
  }

  @Test func at_scale_3_with_caches_that_are_too_small_in_the_dark_resized_and_retuned_the_bound_holds_too()
    throws
  {
    var parameters = Parameters.builtIn
    parameters.appearance = .dark
    let start = Prototype(parameters: parameters, content: try DemoPages.read())
    let text = TextRenderer(cacheCapacity: 300_000)
    let images = ImageStore(assets: try Assets.locate(), cacheCapacity: 400_000)
    let painter = Painter(scale: 3, deviceSize: start.device.size, text: text, images: images)
    var fullest = 0
    play(start, on: painter, scale: 3, frames: Self.frames / 3, rate: 20, seed: 3_000) { frame, _ in
      #expect(text.cachedByteCount <= 300_000, "frame \(frame)")
      #expect(images.cachedByteCount <= 400_000, "frame \(frame)")
      fullest = max(fullest, text.cachedByteCount)
    }
    // The caches were full, so the bound was tested.
    #expect(fullest > 200_000)
  }
}
