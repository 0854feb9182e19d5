import FloatCore
import FloatPages
import FloatStudio
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

/// A restless person plays a shipped prototype. Each frame that is painted over the one before has the pixels of a
/// frame that is painted as a whole, also at scales that put nothing on whole pixels.
///
/// GAME_SEEDS=101-200 plays those games, which are longer.
@Suite struct RandomGamePaintingTests {
  private static let wanted = (ProcessInfo.processInfo.environment["GAME_SEEDS"] ?? "").split(separator: "-")
    .compactMap { UInt64($0) }
  static let played = wanted.count == 2 && wanted[0] <= wanted[1] ? wanted[0]...wanted[1] : 1...6

  @Test(arguments: played)
  func every_frame_has_the_pixels_of_one_painted_whole(seed: UInt64) throws {
    try play(seed: seed, strokes: Self.wanted.isEmpty ? 8 : 30)
  }

  /// In a strip that scrolled into view, a bubble met its tail differently.
  @Test(arguments: [1022, 1055] as [UInt64])
  func games_in_which_a_frame_was_another(seed: UInt64) throws { try play(seed: seed, strokes: 30) }

  private func play(seed: UInt64, strokes: Int) throws {
    var random = SplitMix64(seed: seed &* 7919)
    func pick<T>(_ options: [T]) -> T { options[random.below(options.count)] }
    let assets = try Assets.locate()
    let folder = try PrototypeFolder.load(
      assets.path("prototypes/" + pick(["demo", "demo", "ledger", "tides"])),
      language: pick([.english, .simplifiedChinese]), assets: assets, checksAllLanguages: false
    ) { _ in .iPhoneX }
    var parameters = Parameters.builtIn
    for option in folder.options { try parameters.apply(option) }
    parameters.appearance = pick([.light, .dark])
    let scale = pick([0.5, 0.62, 0.75, 1, 1.1, 1.25, 1.5])
    let memory = pick(PlayedScreen.Memory.allCases)
    var stage = Stage(Prototype(parameters: parameters, content: folder.pages, device: .iPhoneX))
    let screen = PlayedScreen(memory, scale: scale, size: stage.prototype.scene.size, assets: assets)
    var generator = OpGenerator(seed: seed &* 6151)
    for _ in 0..<strokes {
      var wrong: String?
      stage.play(&generator) { prototype in
        wrong = screen.difference(showing: prototype.scene)
        return wrong == nil
      }
      if let wrong {
        Issue.record(
          """
          \(wrong) at \(stage.prototype.now) s of seed \(seed), in memory of kind \(memory). Save these lines and see it by \
          floatdesktop run \(folder.path) --scale \(scale) --replay FILE:
          \(RecordingWriter.text(for: stage.recording))
          """)
        return
      }
    }
  }
}

extension Stage {
  /// Plays a restless person's next stroke, and shows each frame until one says that it is enough.
  mutating func play(_ generator: inout OpGenerator, rate: Double = 60, _ show: (Prototype) -> Bool) {
    for op in generator.next(self) {
      guard case .wait(let seconds) = op else {
        apply(op)
        continue
      }
      let end = prototype.now + seconds
      // The first frame after now, which may be a frame's time but for the last bit.
      var frame = Int(prototype.now * rate + 1e-6) + 1
      while Double(frame) / rate <= end {
        apply(.wait(max(0, Double(frame) / rate - prototype.now)))
        guard show(prototype) else { return }
        frame += 1
      }
      apply(.wait(max(0, end - prototype.now)))
    }
  }
}

/// A painter with the memory that a window lends it, beside a painter that paints every frame as a whole.
private final class PlayedScreen {
  enum Memory: CaseIterable { case own, one, two }

  private let memory: Memory
  private let scale: Double
  private let assets: Assets
  private let painter: Painter
  private var size: Size
  private var windows: [Surface] = []
  private var missing: [[PixelRect]] = []
  private var newest = 0
  private var isNew = true
  private var count = 0

  init(_ memory: Memory, scale: Double, size: Size, assets: Assets) {
    (self.memory, self.scale, self.size, self.assets) = (memory, scale, size, assets)
    painter = Painter(
      scale: scale, deviceSize: size, text: TextRenderer(), images: ImageStore(assets: assets))
    lend()
  }

  private func lend() {
    let size = painter.frameSize
    windows = (0..<2).map { _ in Surface(width: size.width, height: size.height) }
    missing = [[], [windows[1].bounds]]
    (newest, isNew) = (0, true)
  }

  private func paint(_ scene: FloatCore.Scene) -> Surface {
    guard memory != .own else {
      _ = painter.paint(scene)
      return painter.frame
    }
    // A compositor that is slow to show one picture returns it without showing it.
    let free = isNew || memory == .one || count % 7 == 3 ? newest : 1 - newest
    let contents: Sheet.Contents =
      isNew ? .nothing : free == newest ? .last : .older(missing: missing[free], newest: windows[newest])
    isNew = false
    let damage = painter.paint(scene, in: Sheet(windows[free], contents))
    if !damage.isEmpty {
      missing[free] = []
      missing[1 - free] += damage
      newest = free
    }
    return windows[newest]
  }

  /// The first pixel that differs from a frame painted as a whole; nil where there is none.
  func difference(showing scene: FloatCore.Scene) -> String? {
    if scene.size != size {
      size = scene.size
      painter.resize(scale: scale, deviceSize: size)
      lend()
    }
    count += 1
    if count % 90 == 0 { painter.trim() }
    let shown = paint(scene)
    // Sometimes the other painter has its own pictures and text, too.
    let other =
      count % 50 == 0
      ? Painter(scale: scale, deviceSize: size, text: TextRenderer(), images: ImageStore(assets: assets))
      : painter.another(scale: scale, deviceSize: size)
    _ = other.paint(scene)
    return shown.hasSamePixels(as: other.frame) ? nil : shown.difference(from: other.frame)
  }
}
