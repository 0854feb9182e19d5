import FloatCore
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

/// Harmful or damaged pictures: each is drawn or left out, quickly and in little memory.
@Suite struct StrangersPicturesTests {
  private let folder = NSTemporaryDirectory() + "floatdesktop-pictures-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func draw(
    _ bytes: [UInt8], _ type: String = "svg", width: Int = 40, height: Int = 30
  ) throws -> (bitmap: Bitmap?, warnings: [String]) {
    let path = "\(folder)/p.\(type)"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let store = ImageStore(assets: Assets(root: folder))
    let bitmap = store.bitmap(named: "p", width: width, height: height, tint: nil)
    return (bitmap, store.warnings.lines)
  }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  private static let endlessGradients = [
    """
    <svg width="9" height="9"><linearGradient id="g" x1="1e309%"><stop offset="0"/><stop offset="1"/>\
    </linearGradient><rect width="9" height="9" fill="url(#g)"/></svg>
    """,
    """
    <svg width="9" height="9"><radialGradient id="g" r="nan" cx="1e309"><stop offset="0"/><stop offset="1"/>\
    </radialGradient><rect width="9" height="9" fill="url(#g)"/></svg>
    """,
    """
    <svg width="9" height="9"><g transform="scale(1e30)"><g transform="scale(1e30)">\
    <linearGradient id="g" gradientTransform="matrix(1e20 0 0 1e20 0 0)"><stop offset="0"/><stop offset="1"/>\
    </linearGradient><rect width="9" height="9" fill="url(#g)"/></g></g></svg>
    """,
  ]

  @Test(arguments: endlessGradients)
  func an_endless_gradient_is_left_out_with_a_warning(text: String) throws {
    defer { remove() }
    let (bitmap, warnings) = try draw(Array(text.utf8))
    #expect(bitmap == nil)
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.contains("it has a number beyond 1000000 (it is left out)") == true, "\(warnings)")
  }

  /// Texts that the renderer and the check of drawings could read differently. Each of these ended the program, or did
  /// once its numbers had passed the check.
  @Test(arguments: [
    // A class without an end has no contents.
    ("<style>.c{</style><circle class=\"c\" r=\"3\"/>", "its style sheet does not end"),
    // A class that contains itself never ends.
    ("<style>.c{ class : c}</style><circle class=\"c\" r=\"3\"/>", "has a class inside a class"),
    // A tag ends at the first `>`, in quotes or not.
    ("<a id=\"><linearGradient id='g' x1='1e309%'>\"/>", "a number beyond"),
    // A value is the content of the next quotes.
    ("<linearGradient x1=9 id=\"1e309%\"/>", "a number beyond"),
    ("<path d=\"M0 0L#1e309 5\"/>", "a number beyond"),
    ("<path d=\"M0 0L1\(String(repeating: "0", count: 70))e-70 5\"/>", "a number beyond"),
    (
      "<g style=\"transform:scale(1e6)\"><g transform=\"scale (1e6)\"><path d=\"M0 0L9 9\"/></g></g>",
      "its transforms make numbers too large"
    ),
    (
      "<svg transform=\"scale(1e6)\"/><svg transform=\"scale(1e6)\"/><path d=\"M0 0L9 9\"/>",
      "its transforms make numbers too large"
    ),
    ("<style>\(String(repeating: ".c,", count: 30_000)).c{fill:#000}</style>", "its style sheet is too long"),
  ])
  func what_could_be_read_in_two_ways_is_read_as_the_renderer_does(part: String, reason: String) throws {
    defer { remove() }
    let (bitmap, warnings) = try draw(Array("<svg width=\"9\" height=\"9\">\(part)<g/></svg>".utf8))
    #expect(bitmap == nil)
    #expect(warnings.first?.contains(reason) == true, "\(warnings)")
  }

  @Test func style_sheets_are_drawn() throws {
    defer { remove() }
    let text = """
      <svg width="9" height="9"><style>.a, .b { fill: #00f; stroke-width: 2 }\n.d{opacity:1}</style>
      <rect class="b" width="9" height="9"/></svg>
      """
    let (bitmap, warnings) = try draw(Array(text.utf8))
    #expect(warnings.isEmpty, "\(warnings)")
    guard case .premultiplied(let colors)? = bitmap?.pixels else {
      Issue.record("expected colours")
      return
    }
    #expect(colors.contains(0xFF00_00FF))
  }

  /// The renderer takes missing numbers from uninitialized memory, where infinite ones end the program.
  @Test(arguments: [
    "translate()", "scale()", "rotate(1 2)", "skewX()", "rotate", "scale(2", "scale junk(2)",
    "matrix(1 0 0 1)", "(1)",
  ])
  func a_transform_without_its_numbers_is_left_out(transform: String) throws {
    defer { remove() }
    let (bitmap, warnings) = try draw(
      Array(
        """
        <svg width="9" height="9"><linearGradient id="g" gradientTransform="\(transform)"><stop offset="0"/>\
        <stop offset="1"/></linearGradient><rect width="9" height="9" fill="url(#g)"/></svg>
        """.utf8))
    #expect(bitmap == nil)
    #expect(warnings.first?.contains("it has a transform that SVG does not know") == true, "\(warnings)")
  }

  @Test func transforms_inside_each_other_are_limited_together() throws {
    defer { remove() }
    func svg(_ depth: Int) -> [UInt8] {
      let open = String(repeating: "<g transform=\"translate(300 300) scale(100000)\">", count: depth)
      let close = String(repeating: "</g>", count: depth)
      return Array("<svg width=\"9\" height=\"9\">\(open)<rect width=\"9\" height=\"9\"/>\(close)</svg>".utf8)
    }
    #expect(try draw(svg(2)).warnings.isEmpty)
    #expect(try draw(svg(3)).warnings.first?.contains("its transforms make numbers too large") == true)
    // Transforms side by side do not multiply.
    let flat = (0..<50).map { _ in "<g transform=\"scale(9000)\"><rect width=\"1\" height=\"1\"/></g>" }
      .joined()
    #expect(try draw(Array("<svg width=\"9\" height=\"9\">\(flat)</svg>".utf8)).warnings.isEmpty)
  }

  @Test func a_picture_that_would_become_huge_is_left_out() throws {
    defer { remove() }
    let wide = "<svg width=\"999999\" height=\"96\"><rect width=\"96\" height=\"96\"/></svg>"
    let (bitmap, warnings) = try draw(Array(wide.utf8), width: 780, height: 1688)
    #expect(bitmap == nil)
    #expect(warnings.first?.contains("more than 16 times as long as it is wide") == true, "\(warnings)")
  }

  @Test func a_pn_gs_header_is_read_before_its_pixels() throws {
    defer { remove() }
    // The header claims 20,000 × 20,000 pixels of one bit.
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8) + [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20, 1, 0, 0, 0, 0] + [0, 0, 0, 0]
    let (bitmap, warnings) = try draw(bytes, "png")
    #expect(bitmap == nil)
    #expect(warnings.first?.contains("the picture has 20000 × 20000 pixels") == true, "\(warnings)")
    #expect(try draw(Array("no picture".utf8), "png").warnings.first?.contains("this is not a PNG") == true)
  }

  @Test(arguments: [
    ("<path d=\"M0 0H9\" stroke=\"#000\" stroke-dasharray=\"1e-6\"/>", "its dashes are too short"),
    ("<path d=\"M0 0H9\" style=\"stroke:#000; stroke-dasharray: 0.00001, 0\"/>", "its dashes are too short"),
    ("<path d=\"\(String(repeating: "1 ", count: 30_001))\"/>", "it has more than 30000 numbers"),
    ("<!--\(String(repeating: "x", count: 1 << 20))-->", "the file is larger than 1 MiB"),
  ])
  func what_would_take_too_long_is_left_out(part: String, reason: String) throws {
    defer { remove() }
    let (bitmap, warnings) = try draw(Array("<svg width=\"9\" height=\"9\">\(part)</svg>".utf8))
    #expect(bitmap == nil)
    #expect(warnings.first?.contains(reason) == true, "\(warnings)")
  }

  @Test func a_picture_of_very_many_shapes_is_drawn_smaller_and_enlarged() throws {
    defer { remove() }
    // Their sizes do not count.
    let small = String(repeating: "<rect width=\"1\" height=\"1\" fill=\"#00f\"/>", count: 1999)
    let svg = Array(
      "<svg width=\"40\" height=\"30\"><rect width=\"40\" height=\"30\" fill=\"#00f\"/>\(small)</svg>".utf8)
    let (bitmap, warnings) = try draw(svg, width: 1600, height: 1200)
    #expect(warnings.isEmpty)
    #expect([bitmap?.width, bitmap?.height] == [1600, 1200])
    guard case .premultiplied(let colors)? = bitmap?.pixels else {
      Issue.record("expected colours")
      return
    }
    #expect(colors.allSatisfy { $0 == 0xFF00_00FF })
  }

  /// Colours, names and references are no numbers, however similar they look.
  @Test func names_are_no_numbers() throws {
    defer { remove() }
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><linearGradient id="a1e999">
      <stop offset="0" stop-color="#1e9999"/></linearGradient>
      <rect id="1e400" class="x9e999" width="9" height="9" fill="#1e9999"/></svg>
      """
    #expect(try draw(Array(text.utf8)).warnings.isEmpty)
  }

  @Test func every_shipped_picture_is_drawn() throws {
    let assets = try Assets.locate()
    let store = ImageStore(assets: assets)
    for name in ["pictures", "icons"].flatMap({ Folder.names(in: assets.path($0)) })
    where name.hasSuffix(".svg") {
      let folder = assets.contains("pictures/\(name)") ? "pictures" : "icons"
      let bitmap = store.bitmap(
        named: "\(folder)/\(name.dropLast(4))", width: 60, height: 60, tint: folder == "icons" ? .black : nil)
      #expect(bitmap != nil, "\(name)")
    }
    #expect(store.warnings.lines.isEmpty, "\(store.warnings.lines)")
  }

  @Test(arguments: 0..<8)
  func two_thousand_damaged_drawings_end_nothing(eighth: Int) throws {
    defer { remove() }
    let assets = try Assets.locate()
    var numbers = SplitMix64(seed: 0x5EED + UInt64(eighth))
    let originals = try [
      "pictures/tea.svg", "pictures/avatar-1.svg", "pictures/logo-2.svg", "icons/wifi.svg",
    ].map {
      try BoundedFile.read(assets.path($0), limit: 1 << 20)
    }
    let wild = [
      "1e309", "-1e38", "nan", "inf", "1e-45", "0", "-0", "999999", "1e6", "1e308%", "0x10", "+.e5", "1e+",
      "NaN%",
    ]
    var drawn = 0
    for _ in 0..<250 {
      var bytes = originals.randomElement(using: &numbers)!
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let at = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: bytes[at] = UInt8.random(in: 0...255, using: &numbers)
        case 1: bytes.removeSubrange(at..<min(bytes.count, at + Int.random(in: 1...40, using: &numbers)))
        case 2:
          let part = bytes[at..<min(bytes.count, at + Int.random(in: 1...200, using: &numbers))]
          bytes.insert(contentsOf: part, at: Int.random(in: 0..<bytes.count, using: &numbers))
        default:
          // Replaces one number by another.
          guard let start = bytes[at...].firstIndex(where: { 0x30...0x39 ~= $0 }) else { continue }
          let end = bytes[start...].firstIndex { !(0x30...0x39 ~= $0 || $0 == 0x2E) } ?? bytes.count
          bytes.replaceSubrange(start..<end, with: Array(wild.randomElement(using: &numbers)!.utf8))
        }
        if bytes.isEmpty { bytes = [0x3C] }
      }
      if try draw(bytes, width: 24, height: 24).bitmap != nil { drawn += 1 }
    }
    #expect(drawn > 62)
  }
}
