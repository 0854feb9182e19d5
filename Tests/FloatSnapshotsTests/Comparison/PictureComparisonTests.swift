import FloatCore
import FloatFiles
import FloatStudio
import Testing

@testable import FloatPainting
@testable import FloatSnapshots

/// Pairs with a known difference must fail with a known report.
@Suite struct PictureComparisonTests {
  private func compare(
    _ expected: Surface, _ actual: Surface, _ tolerance: PictureTolerance = .exact
  ) -> PictureComparison {
    PictureComparison(expected: expected, actual: actual, tolerance: tolerance)
  }

  @Test func what_is_allowed_matches_and_nothing_else() {
    let (card, moved, plain) = (TestPictures.card(), TestPictures.card(x: 17), TestPictures.plain())
    let smoothed = PictureTolerance(ignoresAntialiasing: true)
    // 31 of 3072 pixels differ: 98.99 % match.
    let dotted = TestPictures.plain()
    for x in 0..<31 { dotted[x, 0] = 0xFF00_0000 }
    // Grey levels 119 and 120 are ΔL* = 0.39 apart: less than 1, more than 0.1.
    let (grey, lighter) = (TestPictures.plain(0xFF77_7777), TestPictures.plain(0xFF78_7878))
    let (black, pierced) = (TestPictures.plain(0xFF00_0000), TestPictures.plain(0xFF00_0000))
    pierced[3, 4] = 0
    let cases: [(String, Surface, Surface, PictureTolerance, matches: Bool)] = [
      ("itself", card, TestPictures.card(), .exact, true), ("moved", card, moved, .exact, false),
      ("moved back", moved, card, .exact, false), ("moved, smoothing aside", card, moved, smoothed, false),
      ("moved back, smoothing aside", moved, card, smoothed, false),
      ("a smooth one moved", TestPictures.disc(), TestPictures.disc(x: 33), smoothed, false),
      ("a share", plain, dotted, PictureTolerance(precision: 0.9899), true),
      ("less than a share", plain, dotted, PictureTolerance(precision: 0.99), false),
      ("nearly the grey", grey, lighter, PictureTolerance(perceptualPrecision: 0.99), true),
      ("not the grey", grey, lighter, PictureTolerance(perceptualPrecision: 0.999), false),
      ("a hole", black, pierced, .exact, false),
      ("a hole, seen", black, pierced, PictureTolerance(perceptualPrecision: 0.5), false),
    ]
    for (name, expected, actual, tolerance, matches) in cases {
      let result = compare(expected, actual, tolerance)
      #expect(result.matches == matches, "\(name): \(result.summary)")
      #expect(result.compared == 64 * 48)
      #expect((result.differing == 0) == ["itself", "nearly the grey"].contains(name), "\(name)")
    }
  }

  @Test func one_level_of_one_colour_of_one_pixel_fails() {
    let changed = TestPictures.card()
    changed[40, 30] += 1
    let result = compare(TestPictures.card(), changed)
    #expect(!result.matches)
    #expect(result.differing == 1)
    #expect(result.largestDifference == 1)
    #expect(result.bounds == PixelRect(x: 40, y: 30, width: 1, height: 1))
    // 1 of 64 · 48 = 3072 pixels is 0.0326 %; a share is rounded up, so that a difference never shows as 0 %.
    #expect(result.summary.contains("1 of 3072 pixels differ (0.04 %), by up to 1 of 255, in 1 × 1 at 40,30"))
  }

  @Test func a_missing_shadow_fails() {
    let tolerances = [
      PictureTolerance.exact, PictureTolerance(perceptualPrecision: 0.98),
      PictureTolerance(ignoresAntialiasing: true),
    ]
    for tolerance in tolerances {
      let result = compare(TestPictures.card(), TestPictures.card(shadow: false), tolerance)
      #expect(!result.matches, "\(tolerance)")
      // The visible part of the card's shadow: 2 columns of 24 pixels and 2 rows of 32, less the pixels that both
      // share.
      #expect(result.differing == 2 * 24 + 2 * 32 - 2 * 2, "\(tolerance)")
    }
  }

  @Test func another_size_fails_whatever_is_allowed() {
    let anything = PictureTolerance(precision: 0, perceptualPrecision: 0, ignoresAntialiasing: true)
    for (width, height) in [(65, 48), (64, 47), (1, 1)] {
      let result = compare(TestPictures.plain(), TestPictures.plain(width: width, height: height), anything)
      #expect(!result.matches)
      #expect(result.compared == 0)
      #expect(result.summary == "the size is \(width) × \(height), expected 64 × 48")
    }
  }

  @Test func a_precision_that_is_none_allows_nothing() {
    let changed = TestPictures.plain()
    changed[0, 0] = 0xFF00_0000
    for value in [Double.nan, -1, 2, .infinity] {
      #expect(!compare(TestPictures.plain(), changed, PictureTolerance(precision: value)).matches)
      #expect(!compare(TestPictures.plain(), changed, PictureTolerance(perceptualPrecision: value)).matches)
    }
  }

  @Test(arguments: [0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_FF00] as [UInt32])
  func smoothing_is_passed_over_only_where_asked(channels: UInt32) {
    // A tenth of a pixel changes only the edge.
    let before = TestPictures.disc()
    let after = TestPictures.disc(x: 32.1)
    for picture in [before, after] {
      for y in 0..<picture.height { for x in 0..<picture.width { picture[x, y] &= channels } }
    }
    #expect(!compare(before, after).matches)
    let result = compare(before, after, PictureTolerance(ignoresAntialiasing: true))
    #expect(result.smoothing > 0, "\(result.summary), \(result.smoothing)")
    #expect(result.differing < 6, "\(result.summary), \(result.smoothing)")
  }

  @Test func a_difference_picture_marks_what_differs_and_nothing_else() {
    let changed = TestPictures.card()
    changed[40, 30] = 0xFF00_FF00
    let picture = DifferencePicture.make(expected: TestPictures.card(), actual: changed, tolerance: .exact)
    var marked: [[Int]] = []
    for y in 0..<48 { for x in 0..<64 where picture[x, y] == 0xFFE5_1C23 { marked.append([x, y]) } }
    #expect(marked == [[40, 30]])
  }

  @Test func sizes_alone_never_match() {
    let size = PixelSize(width: 64, height: 48)
    #expect(!PictureComparison(expected: size, actual: size).matches)
  }
}
