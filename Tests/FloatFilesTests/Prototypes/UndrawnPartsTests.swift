import FloatCore
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// What a drawing contains and is not drawn is told with its line.
@Suite struct UndrawnPartsTests {
  @Test(arguments: [
    ("<script>1</script>", "a script is not run"),
    ("<foreignObject x=\"1\"/>", "a foreignObject is not drawn; export its text as text or outlines"),
    ("<animate/>", "an animation is not played; the drawing is a still picture"),
    ("<set to=\"1\"/>", "an animation is not played; the drawing is a still picture"),
    ("<video/>", "a <video> is not drawn"),
    ("<image href=\"a.png\"/>", "another file is not read; embed it as a data: URL"),
    ("<use xlink:href='b.svg#c'/>", "another file is not read; embed it as a data: URL"),
    ("<style>@import 'a.css';</style>", "another file is not read; embed it as a data: URL"),
  ])
  func each_kind_is_told(part: String, reason: String) {
    let parts = UndrawnParts(Array("<svg>\n\(part)</svg>".utf8)).parts
    #expect(parts.map(\.reason) == [reason])
    #expect(parts.first?.place == 6)
  }

  @Test(arguments: [
    "<image href=\"data:image/png;base64,AA==\"/>", "<use href=\"#a\"/>", "<a href=\"https://x\"/>",
    "<!-- <script/> -->", "<settings/>", "<text>script</text>", "<style>.a{fill:url(#b)}</style>",
    "<g data-name=\"<script>\"/>",
  ])
  func what_is_drawn_is_not(part: String) {
    #expect(UndrawnParts(Array("<svg>\(part)</svg>".utf8)).parts.map(\.reason) == [])
  }

  @Test func a_prototypes_drawings_are_searched_once() throws {
    let folder = try TemporaryDirectory()
    let drawing = "<svg width=\"375\" height=\"812\">\n <g/><animate/>\n<animate/></svg>"
    for name in ["home.svg", "home.dark.svg"] { try folder.write(drawing, to: name) }
    var pictures = PrototypePictures(folder: folder.path, language: "en", assets: nil)
    _ = try pictures.find("home.svg")
    _ = try pictures.find("home.svg")
    _ = try pictures.dark("home.svg")
    #expect(
      pictures.warnings.map(\.summary)
        == ["home.svg", "home.dark.svg"].map {
          folder.path
            + "/\($0):2:6: warning: an animation is not played; the drawing is a still picture"
        })
  }
}
