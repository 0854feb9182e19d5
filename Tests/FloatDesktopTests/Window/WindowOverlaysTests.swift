import FloatCore
import FloatPages
import FloatStudio
import Testing

@testable import FloatDesktop
@testable import FloatTestSupport

@Suite struct WindowOverlaysTests {
  private func word(_ layers: [Layer]) -> (text: String, opacity: Double)? {
    for layer in layers where layer.id == "shell:word" {
      for case .text(let run) in layer.content { return (run.text, layer.opacity) }
    }
    return nil
  }

  /// There may be nothing to draw yet.
  @Test(arguments: [
    (OverlayKind.path, "Path"), (.onion, "Onion skin"), (.velocity, "Velocity"), (.thresholds, "Thresholds"),
    (.touches, "Touches"),
  ])
  func a_key_says_what_it_did_for_a_moment(kind: OverlayKind, name: String) {
    let playback = Playback(Prototype())
    var overlays = WindowOverlays()
    for (start, state) in [(0.0, "on"), (10, "off")] {
      overlays.toggle(kind, at: start)
      #expect(overlays.nextDeadline.map { $0 > start + 0.5 } == true)
      var opacities: [Double] = []
      for frame in 0...120 {
        let now = start + Double(frame) / 60
        let word = word(overlays.layers(playback, covered: nil, at: now))
        if let word { #expect(word.text == "\(name) \(state)") }
        opacities.append(word?.opacity ?? 0)
        if frame > 0, opacities[frame] != 0, opacities[frame] != 1 {
          #expect(overlays.isChanging(at: playback, now + 1.0 / 60))
        }
      }
      #expect(opacities[30] == 1)
      #expect(opacities.last == 0)
      #expect(zip(opacities, opacities.dropFirst()).allSatisfy { abs($0 - $1) < 0.2 })
      #expect(overlays.nextDeadline == nil)
      #expect(!overlays.isChanging(at: playback, start + 3))
    }
  }

  @Test func it_speaks_the_panels_language() {
    #expect(OverlayKind.path.words(isOn: true, .simplifiedChinese) == "路径：开")
  }
}
