import FloatCore
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

/// Harmful pictures: each is drawn or left out, quickly and in little memory. `make fuzz` makes more of them.
@Suite struct StrangersPicturesTests {
  private func draw(
    _ bytes: [UInt8], _ type: String = "svg", width: Int = 40, height: Int = 30
  ) throws -> (bitmap: Bitmap?, warnings: [String]) {
    let folder = try TemporaryDirectory()
    let name = ExternalPicture.name(of: try folder.write(bytes, to: "p.\(type)"))
    let store = ImageStore(assets: Assets(root: folder.path))
    return (store.bitmap(named: name, width: width, height: height, tint: nil), store.warnings.lines)
  }

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
    let start = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">"
    let (bitmap, warnings) = try draw(Array("\(start)\(part)</svg>".utf8))
    #expect(warnings.count == (bitmap == nil ? 1 : 0), "\(warnings)")
    #expect(try draw(Array("\(start)<rect width=\"9\" height=\"9\"/></svg>".utf8)).bitmap?.isOpaque == true)
  }

  @Test(arguments: [
    ("<svg width=\"9\" height=\"9\"><g></svg>", "is not valid XML: line 1, column 36: "),
    (
      "<svg width=\"9\"\nheight=\"9\"><text>a&nbsp;b</text></svg>",
      "is not valid XML: line 2, column 25: Entity 'nbsp' not defined"
    ),
    (
      "<svg width=\"9\" height=\"9\"><use xlink:href=\"#a\"/></svg>",
      "is not valid XML: line 1, column 47: Namespace prefix xlink for href on use is not defined"
    ),
    (
      "<svg xmlns=\"https://www.w3.org/2000/svg\" width=\"9\" height=\"9\"></svg>",
      "its root is not <svg xmlns=\"http://www.w3.org/2000/svg\">"
    ),
  ])
  func what_is_no_drawing_is_left_out_with_the_reason(text: String, reason: String) throws {
    let (bitmap, warnings) = try draw(Array(text.utf8))
    #expect(bitmap == nil)
    #expect(warnings.first?.contains(reason) == true, "\(warnings)")
    #expect(warnings.first?.hasSuffix("(it is left out)") == true, "\(warnings)")
  }

  @Test func a_pn_gs_header_is_read_before_its_pixels() throws {
    let (bitmap, warnings) = try draw(PictureBytes.png(20_000, 20_000), "png")
    #expect(bitmap == nil)
    #expect(warnings.first?.contains("the picture has 20000 × 20000 pixels") == true, "\(warnings)")
    #expect(try draw(Array("no picture".utf8), "png").warnings.first?.contains("this is not a PNG") == true)
  }
}
