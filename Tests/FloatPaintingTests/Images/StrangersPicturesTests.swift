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
    let name = ExternalPicture.name(of: path)
    return (store.bitmap(named: name, width: width, height: height, tint: nil), store.warnings.lines)
  }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Each of these ended SDL_image's renderer, or kept it busy for ever.
  @Test(arguments: [
    "<linearGradient id=\"g\" x1=\"1e309%\"><stop offset=\"0\"/></linearGradient><rect width=\"9\" height=\"9\" fill=\"url(#g)\"/>",
    "<radialGradient id=\"g\" r=\"nan\" cx=\"1e309\"><stop offset=\"0\"/></radialGradient><rect width=\"9\" height=\"9\" fill=\"url(#g)\"/>",
    "<style>.c{</style><circle class=\"c\" r=\"3\"/>",
    "<style>.c{ class : c}</style><circle class=\"c\" r=\"3\"/>",
    "<path d=\"M0 0H9\" stroke=\"#000\" stroke-dasharray=\"1e-6\"/>",
    "<g transform=\"scale(1e30)\"><g transform=\"scale(1e30)\"><path d=\"M0 0L9 9\"/></g></g>",
    "<g transform=\"matrix(1 0 0 1)\"><rect width=\"9\" height=\"9\"/></g>",
    "<use id=\"a\" href=\"#a\"/>", "<path d=\"\(String(repeating: "1 ", count: 30_001))\"/>",
  ])
  func a_harmful_drawing_is_drawn_or_left_out_and_the_next_one_is_drawn(part: String) throws {
    defer { remove() }
    let start = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">"
    let (bitmap, warnings) = try draw(Array("\(start)\(part)</svg>".utf8))
    #expect(warnings.count == (bitmap == nil ? 1 : 0), "\(warnings)")
    #expect(try draw(Array("\(start)<rect width=\"9\" height=\"9\"/></svg>".utf8)).bitmap?.isOpaque == true)
  }

  @Test func what_is_no_drawing_is_left_out_with_the_reason() throws {
    defer { remove() }
    let (bitmap, warnings) = try draw(Array("<svg width=\"9\" height=\"9\"><g></svg>".utf8))
    #expect(bitmap == nil)
    #expect(warnings.first?.contains("XML parse error") == true, "\(warnings)")
    #expect(warnings.first?.hasSuffix("(it is left out)") == true, "\(warnings)")
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

  @Test func five_hundred_damaged_drawings_end_nothing() throws {
    defer { remove() }
    let program = DrawingProgram()
    let assets = try Assets.locate()
    var numbers = SplitMix64(seed: 0x5EED)
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
    for _ in 0..<500 {
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
      if (try? program.draw(bytes, width: 24, height: 24, step: 1)) != nil { drawn += 1 }
    }
    #expect(drawn > 124)
  }
}
