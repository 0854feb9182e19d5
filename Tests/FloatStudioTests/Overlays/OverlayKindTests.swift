import Testing

@testable import FloatStudio

/// The words for the keys that show and hide overlays.
@Suite struct OverlayKindTests {
  @Test func every_overlay_is_told_from_the_others_in_the_panels_language() {
    for language in [PanelLanguage.english, .simplifiedChinese] {
      let words = OverlayKind.allCases.flatMap { kind in
        [true, false].map { kind.words(isOn: $0, language) }
      }
      #expect(Set(words).count == 2 * OverlayKind.allCases.count)
    }
  }

  @Test func the_words_say_what_the_key_did() {
    #expect(OverlayKind.path.words(isOn: true, .english) == "Path on")
    #expect(OverlayKind.path.words(isOn: true, .simplifiedChinese) == "路径：开")
    #expect(OverlayKind.hotspots.words(isOn: false, .english) == "Outlines off")
    #expect(OverlayKind.hotspots.words(isOn: false, .simplifiedChinese) == "可点按处：关")
  }
}
