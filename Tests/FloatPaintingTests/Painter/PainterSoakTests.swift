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

  /// A hand that taps, drags, throws and scrolls anywhere.
  private struct Hand {
    var numbers: SplitMix64
    var path: [Point] = []

    mutating func inputs(at time: Double, size: Size) -> [TimedInput] {
      func send(_ phase: PointerPhase, _ p: Point) -> TimedInput {
        TimedInput(time: time, .pointer(phase, id: 0, at: p))
      }
      if path.count > 1 {
        let p = path.removeFirst()
        return [send(.move, p)]
      }
      if let last = path.popLast() { return [send(.up, last)] }
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0..<4:
        let from = point(size)
        let to = point(size)
        let count = Int.random(in: 1...20, using: &numbers)
        // Every other drag begins at the left edge.
        let start = Bool.random(using: &numbers) ? Point(3, from.y) : from
        path = (1...count).map { start + (to - start) * (Double($0) / Double(count)) }
        return [send(.down, start)]
      case 4..<7:
        let p = point(size)
        path = [p]
        return [send(.down, p)]
      case 7:
        return [
          TimedInput(
            time: time, .wheel(at: point(size), dx: 0, dy: Double.random(in: -200...200, using: &numbers)))
        ]
      case 8: return [TimedInput(time: time, .key("Escape"))]
      default: return []
      }
    }

    private mutating func point(_ size: Size) -> Point {
      Point(
        Double.random(in: 0...size.width, using: &numbers),
        Double.random(in: 0...size.height, using: &numbers))
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
    let assets = try Assets.locate()
    let content = try DemoPages.read()
    var prototype = Prototype(content: content)
    let size = prototype.device.size
    let painter = Painter(
      scale: 1, deviceSize: size, text: TextRenderer(), images: ImageStore(assets: assets))
    var hand = Hand(numbers: SplitMix64(seed: 20_000))
    var early = 0
    var opened: Set<String> = []
    for frame in 0..<Self.frames {
      let time = Double(frame) / 60
      for input in hand.inputs(at: time, size: size) { prototype.send(input) }
      prototype.advance(to: time)
      _ = painter.paint(prototype.scene)
      opened.formUnion(prototype.state.stack)
      #expect(painter.cachedBytes <= painter.cacheBound, "frame \(frame)")
      if frame == Self.frames / 4 { early = Self.residentBytes() - painter.cachedBytes }
    }
    #expect(opened.count > 2)
    guard Self.frames >= 10_000 else { return }
    // The caches have their own bound, and are not full yet.
    let growth = Self.residentBytes() - painter.cachedBytes - early
    print("memory besides the caches, frame \(Self.frames / 4) to \(Self.frames): \(growth / 1024) kB more")
    #expect(growth < 3 << 20)
  }

  @Test func at_scale_3_with_caches_that_are_too_small_in_the_dark_resized_and_retuned_the_bound_holds_too()
    throws
  {
    let assets = try Assets.locate()
    let content = try DemoPages.read()
    var parameters = Parameters.builtIn
    parameters.appearance = .dark
    var prototype = Prototype(parameters: parameters, content: content)
    let text = TextRenderer(cacheCapacity: 300_000)
    let images = ImageStore(assets: assets, cacheCapacity: 400_000)
    var size = prototype.device.size
    let painter = Painter(scale: 3, deviceSize: size, text: text, images: images)
    var hand = Hand(numbers: SplitMix64(seed: 3_000))
    var fullest = 0
    for frame in 0..<(Self.frames / 3) {
      let time = Double(frame) / 20
      for input in hand.inputs(at: time, size: size) { prototype.send(input) }
      if frame % 40 == 20 {
        let diameter = frame % 80 == 20 ? "90pt" : "60pt"
        prototype.send(TimedInput(time: time, .set(key: "ball.diameter", value: diameter)))
      }
      if frame % 50 == 30 {
        let next = frame % 100 == 30 ? Size(390, 760) : prototype.device.size
        prototype.send(TimedInput(time: time, .resize(next)))
      }
      prototype.advance(to: time)
      let scene = prototype.scene
      if scene.size != size {
        size = scene.size
        painter.resize(scale: 3, deviceSize: size)
      }
      _ = painter.paint(scene)
      #expect(painter.cachedBytes <= painter.cacheBound, "frame \(frame)")
      #expect(text.cachedByteCount <= 300_000)
      #expect(images.cachedByteCount <= 400_000)
      fullest = max(fullest, text.cachedByteCount)
    }
    // The caches were full, so the bound was tested.
    #expect(fullest > 200_000)
  }
}
