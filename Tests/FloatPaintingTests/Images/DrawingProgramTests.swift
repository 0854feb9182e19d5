import FloatCore
import Foundation
import Synchronization
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

/// SVGs of prototypes, drawn by a program of their own.
@Suite struct DrawingProgramTests {
  private func svg(_ content: String, width: Int = 40, height: Int = 40) -> [UInt8] {
    Array(PictureBytes.svg(width, height, content).utf8)
  }

  /// A black square.
  private var black: [UInt8] { svg("<rect width=\"40\" height=\"40\"/>") }

  /// A red pixel.
  private static let picture =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="

  /// What is said where nothing can be drawn.
  private func failure(of program: DrawingProgram) -> DrawingProgram.Failure? {
    #expect(throws: DrawingProgram.Failure.self) { try program.draw(svg(""), width: 3, height: 3, step: 1) }
  }

  /// What Figma and Penpot export: each covers the left half only, in red.
  @Test(arguments: [
    """
    <clipPath id="c"><rect width="20" height="40"/></clipPath>
    <g clip-path="url(#c)"><rect width="40" height="40" fill="#f00"/></g>
    """,
    """
    <mask id="m" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="20" height="40">
    <rect width="20" height="40" fill="#d9d9d9"/></mask>
    <g mask="url(#m)"><rect width="40" height="40" fill="#f00"/></g>
    """,
    """
    <g xmlns:xlink="http://www.w3.org/1999/xlink">
    <pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1">
    <use xlink:href="#i" transform="scale(1)"/></pattern>
    <rect width="20" height="40" fill="url(#p)"/>
    <image id="i" width="1" height="1" xlink:href="data:image/png;base64,\(picture)"/></g>
    """,
  ])
  func what_design_tools_export_is_drawn(content: String) throws {
    let pixels = try DrawingProgram().draw(svg(content), width: 80, height: 80, step: 1)
    #expect(pixels[40 * 80 + 20] == 0xFFFF_0000)
    #expect(pixels[40 * 80 + 60] == 0)
  }

  /// As browsers draw them.
  @Test(arguments: ["application/octet-stream", "image/png;charset=utf-8", "image/jpg", ""])
  func a_picture_inside_is_drawn_by_what_it_is(type: String) throws {
    let image = "<image width=\"40\" height=\"40\" href=\"data:\(type);base64,\(Self.picture)\"/>"
    let pixels = try DrawingProgram().draw(svg(image), width: 20, height: 20, step: 1)
    #expect(pixels[210] == 0xFFFF_0000)
  }

  @Test func text_is_drawn_in_a_font_of_the_machine() throws {
    let text = "<text x=\"2\" y=\"30\" font-family=\"No Such Font\" font-size=\"30\">H</text>"
    let pixels = try DrawingProgram().draw(svg(text), width: 80, height: 80, step: 1)
    #expect(pixels.contains(0xFF00_0000))
  }

  @Test func no_other_file_is_read() throws {
    let folder = try TemporaryDirectory()
    try folder.write(black, to: "other.svg")
    for link in ["other.svg", folder.path + "/other.svg", "file://" + folder.path + "/other.svg"] {
      let content = "<image width=\"40\" height=\"40\" href=\"\(link)\"/><use href=\"\(link)#a\"/>"
      let pixels = try DrawingProgram().draw(svg(content), width: 20, height: 20, step: 1)
      #expect(pixels.allSatisfy { $0 == 0 }, "\(link)")
    }
  }

  @Test func one_program_serves_all_pictures_and_is_started_again_after_its_end() throws {
    let program = DrawingProgram()
    func isDrawn() throws -> Bool {
      try program.draw(black, width: 3, height: 3, step: 1) == [UInt32](repeating: 0xFF00_0000, count: 9)
    }
    #expect(program.pid == nil)
    #expect(try isDrawn())
    let first = try #require(program.pid)
    #expect(throws: DrawingProgram.Failure.self) {
      try program.draw(Array("no drawing".utf8), width: 3, height: 3, step: 1)
    }
    #expect(try isDrawn())
    #expect(program.pid == first)
    kill(first, SIGKILL)
    #expect(try isDrawn())
    #expect(program.pid != first)
    program.end()
    #expect(program.pid == nil)
    #expect(try isDrawn())
  }

  @Test(arguments: [
    (nil, "SVGs cannot be drawn, because floatdesktop-svg is not installed"),
    ("exit 3", "it cannot be drawn; floatdesktop-svg: it ended with exit code 3"),
    ("kill -9 $$", "it cannot be drawn; floatdesktop-svg: it ended with signal 9 (Killed)"),
    ("kill -XCPU $$", "it takes too long to draw"),
    ("head -c 16 >/dev/null; printf abc", "it cannot be drawn; floatdesktop-svg: no answer"),
    // The reason would be longer than any that is given: 0x10001 bytes.
    (
      "head -c 16 >/dev/null; printf '\\001\\000\\001\\000'; head -c 65537 /dev/zero",
      "it cannot be drawn; floatdesktop-svg: no answer"
    ),
  ])
  func a_program_that_is_not_there_or_fails_is_told(script: String?, reason: String) throws {
    let folder = try TemporaryDirectory()
    if let script { try stand(script, in: folder) }
    let failure = failure(of: DrawingProgram(places: [folder.path]))
    #expect(failure?.reason == reason)
    #expect(failure?.fault == (script == "kill -XCPU $$" ? .file : .machine))
  }

  /// A script in the program's place.
  private func stand(_ script: String, in folder: borrowing TemporaryDirectory) throws {
    // Copied by another program: a child that a test beside this one starts may hold a file that this process wrote, and
    // a file that is open for writing is not run.
    try folder.write("#!/bin/sh\n\(script)\n", to: "script")
    chmod(folder.path + "/script", 0o755)
    try Process.run(
      URL(fileURLWithPath: "/bin/cp"),
      arguments: ["-p", folder.path + "/script", folder.path + "/" + DrawingProgram.name]
    ).waitUntilExit()
  }

  /// True for a process that has ended, even if its parent has not waited for it.
  private func isGone(_ pid: pid_t) -> Bool {
    let state = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
    return state.split(separator: ")").last?.split(separator: " ").first ?? "Z" == "Z"
  }

  /// The second one waits for what it has started itself; a third program is not started any more.
  @Test(arguments: ["exec sleep 300", "sleep 300 & echo $! >>pids; wait", "exec cat /dev/zero"])
  func a_program_that_waits_or_never_stops_talking_is_ended_with_its_group(script: String) throws {
    let folder = try TemporaryDirectory()
    try stand("cd \(folder.path); echo $$ >>pids; \(script)", in: folder)
    let program = DrawingProgram(places: [folder.path], patience: 0)
    for _ in 0..<3 {
      #expect(failure(of: program)?.fault == .machine)
      #expect(program.pid == nil)
    }
    let pids = ((try? folder.text("pids")) ?? "").split(separator: "\n").compactMap { pid_t($0) }
    #expect(pids.count <= (script.contains("zero") ? 6 : 4))
    for pid in pids { try Polling.value("the end of \(pid)") { isGone(pid) ? () : nil } }
  }

  /// fontconfig then wants to write its cache, which the program's limit for files forbids.
  @Test func fonts_that_are_new_are_used_and_nothing_is_left_in_their_cache() throws {
    let folder = try TemporaryDirectory()
    let real = try #require(DrawingProgram.path())
    for name in ["fonts", "cache"] { mkdir("\(folder.path)/\(name)", 0o755) }
    let font = try #require(FontCatalog.system.file(having: "H", weight: .regular)?.path)
    symlink(font, "\(folder.path)/fonts/font.\(font.suffix(3))")
    try folder.write(
      "<fontconfig><dir>\(folder.path)/fonts</dir><cachedir>\(folder.path)/cache</cachedir></fontconfig>",
      to: "fonts.conf")
    try stand("FONTCONFIG_FILE=\(folder.path)/fonts.conf exec \(real)", in: folder)
    let text = "<text x=\"2\" y=\"30\" font-size=\"30\">H</text>"
    let pixels = try DrawingProgram(places: [folder.path]).draw(svg(text), width: 80, height: 80, step: 1)
    #expect(pixels.contains(0xFF00_0000))
    #expect(Folder.names(in: folder.path + "/cache") == [])
  }

  /// The kernel ends a child with the thread that started it, unless that thread lives on.
  @Test func the_program_outlives_the_thread_that_needed_it_first() throws {
    let program = DrawingProgram()
    let black = black
    let thread = try SystemThread { _ = try? program.draw(black, width: 3, height: 3, step: 1) }
    thread.join()
    let pid = try #require(program.pid)
    _ = try program.draw(black, width: 3, height: 3, step: 1)
    #expect(program.pid == pid)
  }

  @Test func a_drawing_that_nobody_wants_any_more_is_given_up() throws {
    let program = DrawingProgram()
    let slow = svg(
      "<filter id=\"a\"><feTurbulence numOctaves=\"99999999\"/></filter><rect width=\"40\" height=\"40\" filter=\"url(#a)\"/>"
    )
    let fault = Mutex<PictureProblem.Fault?>(nil)
    let thread = try SystemThread {
      do throws(DrawingProgram.Failure) {
        _ = try program.draw(slow, width: 900, height: 900, step: 1, name: "old")
      } catch {
        fault.withLock { $0 = error.fault }
      }
    }
    _ = try Polling.value("the end of the drawing") {
      program.abandon { $0 == "old" }
      return fault.withLock { $0 }
    }
    thread.join()
    #expect(fault.withLock { $0 } == .cancelled)
    #expect(try program.draw(svg(""), width: 3, height: 3, step: 1).count == 9)
  }

  /// It is drawn without the pictures, and with them once they are there.
  @Test func a_program_that_hangs_holds_no_frame_of_a_window() throws {
    let folder = try TemporaryDirectory()
    let real = try #require(DrawingProgram.path())
    try stand("while [ ! -e \(folder.path)/go ]; do sleep 0.01; done; exec \(real)", in: folder)
    let runs = try ["a", "b"].enumerated().map { index, name in
      ImageRun(
        ExternalPicture.name(of: try folder.write(black, to: "\(name).svg")),
        frame: RoundedRect(Rect(Double(index) * 20, 0, 20, 20)), tint: index == 0 ? .black : nil)
    }
    let scene = FloatCore.Scene(
      size: Size(40, 20), background: .white,
      layers: [Layer(id: "icons", content: runs.map { .image($0) })])
    let drawings = DrawingProgram(places: [folder.path], patience: .infinity)
    let images = ImageStore(
      ImageDecoder(assets: try Assets.locate(), shelf: nil, drawings: drawings), onReady: {})
    let painter = Painter(scale: 1, deviceSize: scene.size, text: BlockText(), images: images)
    var pictures = AwaitedPictures()
    func seen() -> [UInt32] {
      _ = painter.paint(pictures.shown(scene, with: painter, at: 1))
      return [painter.frame[10, 10], painter.frame[30, 10]]
    }
    painter.prepare(scene)
    #expect(seen() == [0xFFFF_FFFF, 0xFFFF_FFFF])
    #expect(painter.areLatePictures)
    try folder.write("", to: "go")
    try Polling.value("the pictures") { images.latecomers() == 2 ? () : nil }
    #expect(!painter.areLatePictures)
    #expect(seen() == [0xFF00_0000, 0xFF00_0000])
    #expect(painter.unreadablePictures.isEmpty)
  }

  @Test(arguments: [1, 2, 3])
  func a_drawing_keeps_its_own_size_and_is_scaled_as_a_whole(scale: Int) throws {
    let program = DrawingProgram()
    func right(_ content: String, _ attributes: String = "") throws -> Int? {
      let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>"
      let width = 200 * scale
      let pixels = try program.draw(Array(drawing.utf8), width: width, height: width, step: 1)
      return (0..<width).last { pixels[10 * scale * width + $0] == 0xFFFF_0000 }
    }
    let rect = "<rect width=\"200\" height=\"200\" fill=\"#f00\"/>"
    let clip = "<clipPath id=\"c\">\(rect)</clipPath>\(rect)"
    #expect(try right(clip, "width=\"200\" height=\"200\" clip-path=\"url(#c)\"") == 200 * scale - 1)
    // 96 dots an inch.
    #expect(
      try right("<rect width=\"1in\" height=\"1in\" fill=\"#f00\"/>", "width=\"200\" height=\"200\"") == 96
        * scale - 1)
    // Twice as wide as its frame.
    #expect(
      try right("<rect width=\"50%\" height=\"50%\" fill=\"#f00\"/>", "width=\"400\" height=\"400\"") == 100
        * scale - 1)
  }

  @Test func a_part_of_a_drawing_is_the_wholes() throws {
    let program = DrawingProgram()
    let drawing = svg("<circle cx=\"20\" cy=\"9000\" r=\"9000\" fill=\"#f00\"/>", height: 18_000)
    let whole = try program.draw(drawing, width: 40, height: 18_000, step: 1)
    for rows in [0..<3, 16_380..<16_390, 17_990..<18_000] {
      let part = try program.draw(drawing, width: 40, height: 18_000, step: 1, rows: rows)
      #expect(part == Array(whole[rows.lowerBound * 40..<rows.upperBound * 40]))
    }
  }
}
