import FloatCore
import FloatPages
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// What a drawing contains and is drawn, and its size; what is not drawn is told as in `BadFileTests`.
@Suite struct UndrawnPartsTests {
  @Test(arguments: [
    "<image href=\"data:image/png;base64,AA==\"/>", "<use href=\"#a\"/>", "<a href=\"https://x\"/>",
    "<!-- <script/> -->", "<settings/>", "<text>script</text>", "<style>.a{fill:url(#b)}</style>",
    "<g data-name=\"<script>\"/>", "<image href=\"data:image/jpg;base64,/9j/\"/>",
    "<switch><foreignObject requiredExtensions=\"http://a\">x</foreignObject><g/></switch>",
    // Inkscape writes all of its own, Figma and browsers the others.
    "<text style=\"font-variant:normal;text-transform:none;dominant-baseline:auto;word-spacing:0px;\" x=\"5\"/>",
    "<g style=\"vector-effect:none;mix-blend-mode:multiply;transform-origin:0px 0px;-inkscape-stroke:none\"/>",
    "<svg style=\"enable-background:new 0 0 8 8;background:transparent\"/>", "<rect x=\"1\" y=\"2\"/>",
    "<g fill=\"url( '#a' ) red\" style=\"mask:url(&quot;#m&quot;);cursor:url(c.png)\"/>",
    "<style>@charset \"utf-8\";.a{;}:{:}</style>", "<feDisplacementMap scale=\"2\" rotate=\"1\"/>",
    "<foreignObject requiredExtensions=\"http://a\"><img style=\"clip-path:inset(1px)\"/></foreignObject>",
    // Figma writes a colour in front of one that is not read, and an image for every shadow.
    "<g style=\"fill:#f00;fill:color(display-p3 1 0 0);fill-opacity:1\"/>",
    "<g style=\"fill:#fff;stroke:none;fill:color(display-p3 1 0 0)\"/>",
    "<style>.a{fill:rgb(255 0 0);}</style>", "<g fill=\"url(#color(a))\" id=\"lab(var(\"/>",
    "<feFlood flood-opacity=\"0\" result=\"BackgroundImageFix\"/><feBlend in2=\"BackgroundImageFix\"/>",
  ])
  func what_is_drawn_is_not(part: String) {
    #expect(UndrawnParts(Array("<svg>\(part)</svg>".utf8)).parts.map(\.reason) == [])
  }

  @Test(arguments: [
    ("width=\"99.219mm\" height=\"214.84mm\" viewBox=\"0 0 99.219 214.84\"", Size(375, 812)),
    ("width=\"297mm\" viewBox=\"0 0 29700 21000\"", Size(1122.52, 793.7)),
    ("width=\"10cm\" height=\"1in\"", Size(377.95, 96)), ("viewBox=\"0 0 40 80\"", Size(40, 80)),
    ("width=\"100%\" height=\"100%\" viewBox=\"0 0 40 80\"", Size(40, 80)),
    ("width=\"375pt\" height=\"812px\"", Size(375, 812)),
    ("height=\"160\" viewBox=\"0 0 40 80\"", Size(80, 160)),
    ("width=\" 375\n\" height=\"812PX\"", Size(375, 812)),
    ("width=\"+3.75e2\" height=\"2IN\"", Size(375, 192)),
    ("width=\"0x20\" height=\"9.\" viewBox=\"0-960 40 80 5\"", Size(40, 80)),
    ("width=\"375 px\" viewBox=\"-1e-3 0 40 80\"", Size(40, 80)),
  ])
  func a_drawings_size_is_its_widths(attributes: String, size: Size) throws {
    let found = try #require(DrawingTag.root(in: Array("<svg \(attributes)></svg>".utf8)[...])?.drawingSize)
    #expect(abs(found.width - size.width) < 0.5 && abs(found.height - size.height) < 0.5, "\(found)")
  }

  /// As PNGs are: two or three times as wide as the device, or scaled to it.
  @Test(arguments: [
    ("width=\"750\" height=\"1624\"", Size(375, 812)), ("width=\"1440\" height=\"1024\"", Size(375, 266.67)),
    ("width=\"390\" height=\"4814\"", Size(375, 4628.8)),
    ("width=\"375\" height=\"12000\"", Size(375, 12_000)),
    ("width=\"24\" height=\"24\"", Size(24, 24)),
  ])
  func a_drawing_is_scaled_to_the_device_as_a_png_is(attributes: String, size: Size) throws {
    let folder = try TemporaryDirectory()
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)></svg>", to: "home.svg")
    var pictures = PrototypePictures(folder: folder.path, language: "en", assets: nil)
    let found = try pictures.find("home.svg").size
    #expect(abs(found.width - size.width) < 0.5 && abs(found.height - size.height) < 0.5, "\(found)")
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

  /// A scan of the rest of these 4 MiB for each tag would take hours.
  @Test(arguments: [
    ("<style>", ""), ("<style/>", ""), ("<style></g>", ""), ("<g style=\"\">", ""),
    ("<foreignObject>", "a foreignObject, such as an angular gradient, is not drawn"),
    ("<foreignObject style=\"backdrop-filter:none\">", "the blur of the background is left out"),
  ])
  func a_drawing_of_tags_that_nothing_ends_is_read_at_once(tag: String, told: String) throws {
    let folder = try TemporaryDirectory()
    let start = "<svg width=\"375\" height=\"812\">"
    for end in ["</svg>", "</foreignObject></svg>"] {
      let count = (4 << 20) / tag.utf8.count
      try folder.write(start + String(repeating: tag, count: count) + end, to: "home.svg")
      var pictures = PrototypePictures(folder: folder.path, language: "en", assets: nil)
      #expect(try pictures.find("home.svg").size == Size(375, 812))
      #expect(pictures.warnings.count == (told.isEmpty ? 0 : 1))
      #expect(pictures.warnings.allSatisfy { $0.position?.column == 31 && $0.reason.hasPrefix(told) })
    }
  }
}
