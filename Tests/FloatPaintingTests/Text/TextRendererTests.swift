import FloatCore
import Testing

@testable import FloatPainting

@Suite struct TextRendererTests {
  static let hasInter = FontCatalog.system.wellKnownFile(for: .latin(.regular)) != nil
  static let hasNoto =
    FontCatalog.system.wellKnownFile(for: .chinese(isBold: false)) != nil
    && FontCatalog.system.wellKnownFile(for: .emoji) != nil

  private func run(
    _ text: String, size: Double = 17, weight: TextRun.Weight = .regular, color: Color = .black,
    alignment: TextRun.Alignment = .leading, maxWidth: Double = .infinity
  ) -> TextRun {
    TextRun(
      text, baseline: .zero, size: size, weight: weight, color: color, alignment: alignment,
      maxWidth: maxWidth)
  }

  @Test(.enabled(if: hasInter), arguments: [1, 1.25, 1.5, 2, 3])
  func capitals_stand_on_the_baseline(scale: Double) throws {
    let bitmap = try #require(TextRenderer().bitmap(for: run("HEXEN"), scale: scale))
    #expect(bitmap.originY + bitmap.height == 0)
    // The fitted x-height moves the caps by at most six per cent of 17 pt × 8/11.
    #expect(abs(Double(bitmap.height) - 17 * scale * TextMetrics.capHeight) <= 1 + 0.06 * 12.4 * scale)
    // The E's lowest bar is several pixels long: on the pixel grid they are full, between rows they would be grey.
    #expect(bitmap.coverage.suffix(bitmap.width).max() ?? 0 >= 250)
  }

  /// Nothing, the ellipsis alone, one to nine characters before it, and the whole line.
  @Test(.enabled(if: hasInter)) func a_line_is_cut_behind_the_last_character_that_fits() {
    let renderer = TextRenderer()
    let widths = (0...200).map {
      renderer.bitmap(for: run("HEXENMILKW", maxWidth: Double($0)), scale: 1)?.width ?? 0
    }
    #expect(Set(widths).count == 12)
    #expect(widths == widths.sorted())
  }

  @Test func lines_drawn_ahead_are_the_lines_that_would_be_drawn() throws {
    let runs = [
      run("Chats", size: 17, weight: .semibold), run("Lin Yue"), run("10:24", size: 12, alignment: .trailing),
      run("See you 🎉", color: .white), run("Wavy AV harbours at dusk", maxWidth: 90), run(""),
      run("Lin Yue", alignment: .center),
    ]
    let plain = TextRenderer()
    let expected = runs.map { plain.bitmap(for: $0, scale: 2) }
    let renderer = TextRenderer()
    renderer.prepare(runs + runs, scale: 2)
    #expect(runs.map { renderer.bitmap(for: $0, scale: 2) } == expected)
    #expect(renderer.drawCount == plain.drawCount)
    // A line that was not prepared is drawn when it is requested.
    let other = run("Another line", size: 15)
    #expect(renderer.bitmap(for: other, scale: 2) == plain.bitmap(for: other, scale: 2))
    // Cached lines are not drawn again.
    renderer.prepare(runs, scale: 2)
    _ = renderer.bitmap(for: runs[0], scale: 2)
    #expect(renderer.drawCount == plain.drawCount)
  }

  @Test(.enabled(if: hasInter), arguments: [60.0, 90, 140])
  func cut_text_is_a_beginning_with_an_ellipsis(maxWidth: Double) throws {
    let renderer = TextRenderer()
    let text = "Wavy AV harbours at dusk and by night"
    let cut = try #require(renderer.bitmap(for: run(text, maxWidth: maxWidth), scale: 2))
    let beginnings = (1..<text.count).map { text.prefix($0) + "…" }
    #expect(beginnings.contains { renderer.bitmap(for: run(String($0)), scale: 2) == cut })
  }

  @Test(.enabled(if: hasInter))
  func pairs_are_kerned() throws {
    let library = FontLibrary(catalog: .system)
    let size = FontSize(pixels: 200, fitsXHeight: true)
    func width(_ text: String) -> Int { TextLine(text, size: size, weight: .regular, library: library).width }
    #expect(width("AV") < width("A") + width("V") - 4)
  }

  @Test func a_line_is_drawn_once_for_all_its_colours_and_places() {
    let renderer = TextRenderer()
    for color in [Color.black, .white, Color(255, 0, 0, 90)] {
      for _ in 0..<3 { _ = renderer.bitmap(for: run("Harbour", color: color), scale: 2) }
    }
    #expect(renderer.drawCount == 1)
    _ = renderer.bitmap(for: run("Harbour", size: 18), scale: 2)
    #expect(renderer.drawCount == 2)
  }

  @Test(arguments: [-Double.infinity, -1e300, -5, 0])
  func widths_below_nothing_draw_nothing(maxWidth: Double) {
    for mode in [TextRenderer.Mode.fonts, .boxes] {
      #expect(TextRenderer(mode: mode).bitmap(for: run("Harbour", maxWidth: maxWidth), scale: 2) == nil)
    }
  }

  @Test(.enabled(if: hasInter), arguments: ["Ǻ", "Ẫ", "HẪ", "X\u{302}\u{302}\u{302}"])
  func tall_accents_do_not_move_the_baseline(text: String) throws {
    let bitmap = try #require(TextRenderer().bitmap(for: run(text, size: 40), scale: 1))
    #expect(bitmap.originY + bitmap.height == 0)
  }

  @Test(.enabled(if: hasInter))
  func a_first_letter_that_reaches_left_keeps_its_place() throws {
    // The hook of j reaches left of the pen; the ink must begin there, not at the pen.
    let bitmap = try #require(TextRenderer().bitmap(for: run("j", size: 64), scale: 1))
    #expect(bitmap.originX < 0)
    #expect(bitmap.originX > -8)
  }

  @Test(arguments: [TextRenderer.Mode.fonts, .boxes])
  func alignment_names_the_point_on_the_baseline(mode: TextRenderer.Mode) throws {
    let renderer = TextRenderer(mode: mode)
    let leading = try #require(renderer.bitmap(for: run("Harbour"), scale: 2))
    let center = try #require(renderer.bitmap(for: run("Harbour", alignment: .center), scale: 2))
    let trailing = try #require(renderer.bitmap(for: run("Harbour", alignment: .trailing), scale: 2))
    #expect(abs(leading.originX) <= 4)
    #expect(abs(center.originX + center.width / 2) <= 3)
    #expect(abs(trailing.originX + trailing.width) <= 4)
    #expect(leading.originY == trailing.originY)
  }

  @Test(
    .enabled(if: hasInter && hasNoto),
    arguments: [
      "The ferry leaves at seven; bring a coat, she wrote.",
      "Contacts, Discover, Chats and Settings 0123456789",
      "港口的黄昏与城市之夜，一杯茶的时间。", "See you at the café 😀 tomorrow", "Ångström, naïve, Übermut, façade",
    ])
  func drawn_text_is_as_wide_as_the_core_measures(text: String) throws {
    let renderer = TextRenderer()
    for weight in TextRun.Weight.allCases {
      for size in [11.0, 15, 17, 28] {
        let width = TextMetrics.width(text, size: size, weight: weight) * 2
        // A limit two per cent above the measured width cuts nothing, and one two per cent below cuts something.
        let whole = try #require(renderer.bitmap(for: run(text, size: size, weight: weight), scale: 2))
        let roomy = run(text, size: size, weight: weight, maxWidth: width / 2 * 1.02)
        let tight = run(text, size: size, weight: weight, maxWidth: width / 2 * 0.98)
        #expect(renderer.bitmap(for: roomy, scale: 2)?.width == whole.width)
        #expect(try #require(renderer.bitmap(for: tight, scale: 2)).width <= Int(width * 0.98) + 1)
        #expect(renderer.bitmap(for: tight, scale: 2) != whole)
      }
    }
  }

  @Test(arguments: [TextRenderer.Mode.fonts, .boxes])
  func long_text_is_cut_to_its_width(mode: TextRenderer.Mode) throws {
    let renderer = TextRenderer(mode: mode)
    let text = "A line that is much too long for its place"
    for width in [40.0, 80, 120.5, 200] {
      let cut = try #require(renderer.bitmap(for: run(text, maxWidth: width), scale: 2))
      #expect(Double(cut.originX + cut.width) <= width * 2 + 1)
      // The next shorter word would leave more room than one character takes.
      #expect(Double(cut.originX + cut.width) >= width * 2 - 3 * 17 * 2)
    }
    #expect(renderer.bitmap(for: run(text, maxWidth: 1), scale: 2) == nil)
    let uncut = renderer.bitmap(for: run(text), scale: 2)
    #expect(renderer.bitmap(for: run(text, maxWidth: .nan), scale: 2) == uncut)
    #expect(renderer.bitmap(for: run(text, maxWidth: 1e300), scale: 2) == uncut)
  }

  @Test(.enabled(if: hasInter && hasNoto))
  func only_text_with_emoji_comes_in_colour() throws {
    let renderer = TextRenderer()
    let plain = try #require(renderer.bitmap(for: run("plain 中文"), scale: 2))
    #expect(!plain.coverage.isEmpty)
    let fading = Color(255, 0, 0, 128)
    let mixed = try #require(renderer.bitmap(for: run("Il 😀", color: fading), scale: 2))
    let colors = mixed.colors
    #expect(colors.allSatisfy { p in [16, 8, 0].allSatisfy { p >> $0 & 255 <= p >> 24 } })
    // The letters' stems are half-transparent red.
    #expect(colors.contains(0x8080_0000))
    // The emoji fades with the text, and is yellow.
    #expect(colors.allSatisfy { $0 >> 24 <= 128 })
    #expect(colors.contains { $0 >> 16 & 255 > 100 && $0 >> 8 & 255 > 80 && $0 & 255 < 60 })
  }

  @Test(.enabled(if: hasInter && hasNoto))
  func emoji_are_scaled_with_the_text() throws {
    let renderer = TextRenderer()
    for size in [12.0, 17, 40] {
      let bitmap = try #require(renderer.bitmap(for: run("😀", size: size), scale: 2))
      // The face of Noto's 😀 fills nearly all of its 128 × 136 picture for an em of 109 pixels.
      #expect(abs(Double(bitmap.height) - 2 * size * 118 / 109) < 0.12 * 2 * size)
    }
  }

  @Test(arguments: [TextRenderer.Mode.fonts, .boxes])
  func hostile_text_does_no_harm(mode: TextRenderer.Mode) {
    let renderer = TextRenderer(mode: mode)
    let marks = String(repeating: "\u{301}\u{489}", count: 50_000)
    let texts = [
      String(repeating: "x", count: 100_000), String(repeating: "😀", count: 100_000), "a" + marks, marks,
      String(repeating: "中\n", count: 50_000), "\u{0}\u{1}\u{7F}\u{1B}[31m", "\n\t\r\n",
      "\u{FEFF}\u{202E}\u{200D}",
      String(decoding: [0xFF, 0xFE, 0xC0, 0x80, 0x41, 0xED, 0xA0, 0x80], as: UTF8.self),
      "\u{10FFFF}\u{E000}\u{FFFE}",
      "مرحبا שלום हिन्दी ไทย", String(repeating: "👨‍👩‍👧‍👦\u{200D}", count: 10_000), " ", "",
    ]
    for text in texts {
      for width in [Double.infinity, 100] {
        let bitmap = renderer.bitmap(for: run(text, maxWidth: width), scale: 2)
        #expect(bitmap?.width ?? 0 <= TextRenderer.widthLimit + 200)
        #expect(bitmap?.height ?? 0 < 4000)
      }
    }
  }

  @Test(arguments: [TextRenderer.Mode.fonts, .boxes])
  func sizes_that_are_no_sizes_draw_nothing(mode: TextRenderer.Mode) {
    let renderer = TextRenderer(mode: mode)
    for size in [0, -3, Double.nan, .infinity] {
      #expect(renderer.bitmap(for: run("text", size: size), scale: 1) == nil)
      #expect(renderer.bitmap(for: run("text"), scale: size) == nil)
    }
    #expect(renderer.bitmap(for: run("text", color: .clear), scale: 1) == nil)
    #expect((renderer.bitmap(for: run("t", size: 1e9), scale: 1)?.height ?? 0) < 4096)
  }

  @Test func without_fonts_text_becomes_boxes_with_one_warning() {
    let renderer = TextRenderer(catalog: .empty)
    let text = run("Harbour 港口")
    let boxes = TextRenderer(mode: .boxes).bitmap(for: text, scale: 2)
    #expect(boxes != nil)
    // The mode `fonts` fits the em's height, which the boxes do not use.
    #expect(renderer.bitmap(for: text, scale: 2) == boxes)
    _ = renderer.bitmap(for: run("again"), scale: 2)
    #expect(renderer.warnings.count == 1)
  }

  @Test func boxes_are_drawn_to_the_cores_measure() throws {
    // Size 100: the advance of H is 2084/2816 em = 74 px, so the box is 74 − 2 × 6 wide; caps are 8/11 em high.
    let bitmap = try #require(TextRenderer(mode: .boxes).bitmap(for: run("H", size: 100), scale: 1))
    let mask = bitmap.coverage
    #expect(bitmap.width == 74)
    #expect(mask.count { $0 == 255 } == (74 - 12) * 73)
    #expect(mask.count { $0 == 0 } == mask.count - (74 - 12) * 73)
  }

  @Test(.enabled(if: hasInter && hasNoto))
  func missing_characters_come_from_other_fonts() throws {
    let renderer = TextRenderer()
    let latin = try #require(renderer.bitmap(for: run("中"), scale: 2))
    #expect(abs(latin.width - 34) <= 8)
    #expect(renderer.warnings.isEmpty)
  }
}
