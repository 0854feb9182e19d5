import FloatCore
import FloatPages
import Glibc
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// Files that are something else are called by their name by every reader.
@Suite struct FileKindTests {
  private static let pointer =
    "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n"

  /// Why something was not read.
  private func reason(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "was read"
    } catch let error as DataError {
      return error.diagnostics.first?.reason ?? ""
    } catch let error as BoundedFile.Failure {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  /// Why a file is no picture.
  private func reason(_ bytes: [UInt8], as name: String) throws -> String {
    let folder = try TemporaryDirectory()
    let path = try folder.write(bytes, to: name)
    return reason { _ = try PictureSize.find(path) }
  }

  /// Expects that each reader begins what it says about a file with these words.
  private func expectAll(_ bytes: [UInt8], toSay words: String) throws {
    let folder = try TemporaryDirectory()
    let root = folder.path
    for name in ["config.yaml", "a.jsonl", "app/prototype.yaml", "a.json", "a.png", "a.svg"] {
      try folder.write(bytes, to: name)
    }
    let config = root + "/config.yaml"
    let told = [
      "config": ConfigurationFile.load(path: config).problems.first?.reason ?? "was read",
      "scenario": reason { _ = try ScenarioFile.load(path: config) },
      "device": reason { _ = try DeviceFile.load(.file(config), folder: root) },
      "recording": reason { _ = try RecordingReader.load(path: root + "/a.jsonl") },
      "prototype": reason {
        _ = try PrototypeFolder.load(root + "/app", language: .english) { _ in .iPhoneX }
      },
      "state": reason { _ = try CollectedPagesStore(path: root + "/a.json").read() },
      "png": reason { _ = try PictureSize.find(root + "/a.png") },
      "svg": reason { _ = try PictureSize.find(root + "/a.svg") },
      "new": ScreenPictures(folder: root).problems.map(\.reason).first ?? "was read",
    ]
    for (reader, reason) in told { #expect(reason.contains(words), "\(reader): \(reason)") }
  }

  @Test func a_pointer_of_git_lfs_is_known_to_every_reader() throws {
    try expectAll(Array(Self.pointer.utf8), toSay: "is a Git LFS pointer; run \"git lfs pull\"")
  }

  @Test(arguments: [
    "<!DOCTYPE html>\n<html><body>404</body></html>", "\n  <HTML lang=\"en\">", "\u{FEFF}<html>",
    "<!-- 404 --><head>", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<html>",
  ])
  func a_page_of_html_is_known_to_every_reader(text: String) throws {
    try expectAll(Array(text.utf8), toSay: "is an HTML page")
  }

  @Test func utf_16_is_known_to_every_reader() throws {
    let letters = Array("<svg width=\"9\" height=\"9\"></svg>".utf16)
    let little: [UInt8] = letters.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big: [UInt8] = letters.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big] {
      try expectAll(bytes, toSay: "is UTF-16 text; save it as UTF-8")
    }
  }

  @Test(arguments: [
    ("\0\0\0\u{18}ftypheic", "is a HEIC picture; save it as PNG"),
    ("\0\0\0\u{18}ftypmif1", "is a HEIC picture"),
    ("\0\0\0\u{1C}ftypavif", "is an AVIF picture"), ("\0\0\0\u{1C}ftypmp42", "is a video"),
    ("\0\0\0\u{18}ftyphevx", "is a HEIC picture"), ("\0\0\0\u{18}ftypM4V ", "is a video"),
    ("\0\0\u{01}\0", "is an icon file"), ("%!PS-Adobe", "is PostScript"),
    ("\0\0\0\u{0C}jP  ", "is a JPEG 2000 picture"),
    ("GIF89a", "is a GIF"), ("%PDF-1.7", "is a PDF"), ("II*\0", "is a TIFF"), ("8BPS", "is a Photoshop file"),
    ("\u{1F}\u{8B}\u{08}", "is compressed with gzip"), ("PK\u{03}\u{04}", "is a ZIP archive"),
    (
      "\u{89}PNG\r\n\u{1A}\n\0\0\0\u{04}CgBI",
      "is a PNG as Xcode packs it into apps; open it on a Mac and save it as PNG"
    ),
    ("book\0\0\0\0mark\0", "is an alias of a Mac; copy the file that it leads to"),
    ("\u{89}PNG\n\u{1A}\n", "is a PNG whose line ends were changed; get it again as binary"),
    ("\u{89}PNG\r\r\n\u{1A}\r\n", "is a PNG whose line ends were changed"),
  ])
  func a_picture_that_is_another_kind_of_file_says_which(text: String, told: String) throws {
    let bytes = text.unicodeScalars.map { UInt8($0.value) } + [UInt8](repeating: 0x5A, count: 64)
    try expectAll(bytes, toSay: told)
  }

  @Test(arguments: [
    ("", "is empty"), ("<svg viewBox=\"0 0 9 9\"><path/>", "is cut off"),
    ("<svg width=\"100%\" height=\"100%\"></svg>", "has no size that can be used; give its svg a viewBox"),
    ("<svg></svg>", "has no size that can be used"),
    (
      "<svg:svg xmlns:svg=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"></svg:svg>",
      "begins with <svg:svg>"
    ),
    ("\u{89}PNG\r\n", "is a PNG picture, although its name says otherwise"),
  ])
  func a_drawing_that_is_none_says_why(text: String, told: String) throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write(text.unicodeScalars.map { UInt8($0.value) }, to: "a.svg")
    let found = reason { _ = try PictureSize.find(path) }
    #expect(found.hasPrefix(told), "\(found)")
    #expect(ScreenPictures(folder: folder.path).problems.map(\.reason) == [found + " (it is left out)"])
  }

  @Test(arguments: [
    ("<svg width=\"9\" height=\"9\"></svg>", "is an SVG drawing, although"), ("BM123456", "is a BMP"),
    ("{\"error\": 404}", "is JSON"),
    ("<?xml version=\"1.0\"?><Error><Code>NoSuchKey</Code></Error>", "is XML"),
    ("Not found", "is a text"), (String(repeating: "\0", count: 99), "holds nothing but zeros"),
  ])
  func a_png_that_is_none_says_why(text: String, told: String) throws {
    let found = try reason(Array(text.utf8), as: "a.png")
    #expect(found.hasPrefix(told), "\(found)")
  }

  @Test func a_drawing_without_anything_in_it_is_whole() throws {
    #expect(try reason(Array("<svg width=\"9\" height=\"9\" />\n".utf8), as: "a.svg") == "was read")
    #expect(try reason(Array("<svg width=\"9\" height=\"9\"><g/>".utf8), as: "b.svg") == "is cut off")
  }

  @Test(arguments: ["a.svgz", "a.heic", "a.avif", "a.ai", "a.jxl", "a.apng", "a.jp2"])
  func a_format_that_is_not_read_is_told(name: String) throws {
    let folder = try TemporaryDirectory()
    try folder.write("x", to: name)
    #expect(ScreenPictures(folder: folder.path).problems.count == 1)
  }

  @Test func a_recording_is_not_begun_over_a_pointer() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write(Self.pointer, to: "take.jsonl")
    #expect(throws: AtomicFile.Failure.self) {
      _ = try RecordingFile(path: path, header: RecordingHeader(device: "iphone-x"))
    }
    #expect(try folder.text("take.jsonl") == Self.pointer)
  }

  // MARK: - Pipes

  @Test func what_is_named_may_be_a_pipe() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    // More than a pipe holds, so that the reader has to wait.
    let text = "ball.diameter: 70pt\n" + String(repeating: "# nothing\n", count: 20_000)
    let writer = BackgroundTask<Int, SystemError> { () throws(SystemError) in
      let file = open(path, O_WRONLY | O_CLOEXEC)
      defer { close(file) }
      var text = text
      return text.withUTF8 { write(file, $0.baseAddress, $0.count) }
    }
    let file = ConfigurationFile.load(path: path)
    #expect(file.problems.isEmpty, "\(file.problems.map(\.summary))")
    #expect(file.assignments.map(\.text) == ["70pt"])
    _ = try writer.value()
    // A pipe in place of a file that is followed must not hold up a window.
    #expect(
      ConfigurationFile.load(path: path, isFollowed: true).problems.map(\.reason) == ["is not a regular file"]
    )
    #expect(ConfigurationFile.load(path: path).problems.map(\.reason) == ["is a pipe that nothing writes to"])
  }
}
