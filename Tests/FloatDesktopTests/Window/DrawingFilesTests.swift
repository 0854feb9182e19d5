import FloatCore
import FloatStudio
import Foundation
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatTestSupport

/// Frames that are drawn in a window and written into the prototype's real file.
@Suite struct DrawingFilesTests {
  private static let text =
    "floatdesktop: 1\r\npages:\r\n  home: {picture: a.svg} # mine\r\n  two: {picture: a.svg}\r\n"

  private func folder() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    try folder.write(PicturePages.svg("none"), to: "app/a.svg")
    try folder.write(Self.text, to: "app/prototype.yaml")
    return folder
  }

  private func desk(_ folder: borrowing TemporaryDirectory, _ more: [String] = []) throws -> FilesStage {
    var desk = try FilesStage(
      in: folder.path, ["--bezel", "off", folder.path + "/app"] + more,
      size: PixelSize(width: 375, height: 812))
    desk.stage.wait(1)
    desk.stage.key("Ctrl+E", then: 0.1)
    return desk
  }

  private func draw(_ desk: inout FilesStage) {
    desk.stage.drag(from: Point(100, 400), to: Point(200, 480))
    for key in ["Down", "Right", "Return"] { desk.stage.key(key) }
    desk.stage.wait(0.1)
  }

  private func file(_ folder: borrowing TemporaryDirectory) throws -> String {
    try folder.text("app/prototype.yaml")
  }

  @Test func a_frame_is_in_the_file_and_on_the_phone_and_is_taken_back() throws {
    let folder = try folder()
    var desk = try desk(folder)
    draw(&desk)
    #expect(
      try file(folder)
        == Self.text.replacing(
          "{picture: a.svg} #",
          with: "{picture: a.svg, hotspots: {two: {frame: [100, 400, 100, 80], push: two}}} #"))
    #expect(desk.stage.phone.elements.contains { $0.id.description == "hotspot:home/two" })
    desk.stage.key("Ctrl+Z")
    #expect(try file(folder) == Self.text)
    #expect(!desk.stage.phone.elements.contains { $0.id.description == "hotspot:home/two" })
    #expect(!desk.errors.contains("error:"))
  }

  /// Another program has written the file, and the window has not read it yet.
  @Test func what_another_program_wrote_stays() throws {
    let folder = try folder()
    var desk = try desk(folder)
    let other = Self.text.replacing("# mine", with: "# yours")
    try folder.write(other, to: "app/prototype.yaml")
    draw(&desk)
    #expect(try file(folder) == other)
    // Its path is told once.
    #expect(
      desk.errors.contains("prototype.yaml: error: another program changed the file meanwhile; try again"))
    desk.stage.key("Return", then: 0.1)
    #expect(try file(folder).contains("two: {frame: [100, 400, 100, 80], push: two}}} # yours"))
  }

  @Test func a_mistake_that_another_program_wrote_is_what_is_said() throws {
    let folder = try folder()
    var desk = try desk(folder)
    let other = Self.text + "  three: {}\r\n"
    try folder.write(other, to: "app/prototype.yaml")
    draw(&desk)
    #expect(try file(folder) == other)
    #expect(desk.errors.contains("prototype.yaml:5") && !desk.errors.contains("try again"))
  }

  /// What is being said of a frame outlives another program's save, of which the window is told.
  @Test func a_form_outlives_another_save() throws {
    let folder = try folder()
    var desk = try desk(folder)
    desk.stage.drag(from: Point(100, 400), to: Point(200, 480))
    desk.stage.send(.text("mine"))
    try desk.save(Self.text.replacing("two: {", with: "two: {title: Two, "), to: "app/prototype.yaml")
    #expect(desk.stage.phone.state.stack == ["home"])
    #expect(desk.stage.instrument.cards.drawing.form?.name.text == "mine")
    desk.stage.key("Return")
    let text = try file(folder)
    #expect(text.contains("mine: {frame: [100, 400, 100, 80]}") && text.contains("title: Two"))
  }

  @Test func where_a_save_removes_the_page_the_next_one_is_drawn_on() throws {
    let folder = try folder()
    var desk = try desk(folder)
    draw(&desk)
    desk.stage.key("Ctrl+E")
    desk.stage.tap(Point(150, 440))
    desk.stage.wait(2)
    desk.stage.key("Ctrl+E", then: 0.1)
    try #require(desk.stage.instrument.cards.drawing.ground?.page == "two")
    try desk.save("floatdesktop: 1\npages:\n  home: {picture: a.svg}\n", to: "app/prototype.yaml")
    for _ in 0..<40 { desk.stage.wait(0.05) }
    #expect(!desk.stage.instrument.playback.isPlaying)
    draw(&desk)
    #expect(try file(folder).contains("{frame: [100, 400, 100, 80]"))
  }

  @Test func the_panels_undo_is_its_own() throws {
    let folder = try folder()
    var desk = try desk(folder)
    draw(&desk)
    let drawn = try file(folder)
    let before = desk.stage.value("ball.diameter")
    desk.stage.tune("ball.diameter", to: "77")
    #expect(desk.stage.value("ball.diameter") != before)
    desk.stage.key("Ctrl+Z")
    #expect(desk.stage.value("ball.diameter") == before)
    #expect(try file(folder) == drawn)
    // With the keyboard back on the phone it takes the frame back.
    desk.stage.key("F6")
    desk.stage.key("Ctrl+Z")
    #expect(try file(folder) == Self.text)
  }

  /// A frame that is hard to hit is said once, not at each move, and goes when the hand goes on.
  @Test func a_warning_is_said_once() throws {
    let folder = try folder()
    var desk = try desk(folder)
    desk.stage.drag(from: Point(100, 400), to: Point(200, 420))
    desk.stage.key("Return")
    func isShown() -> Bool { desk.stage.instrument.cards.messages.isShown }
    #expect(isShown())
    desk.stage.key("Down")
    #expect(try file(folder).contains("[100, 401, 100, 20]"))
    #expect(!isShown())
    #expect(desk.errors.ranges(of: "is hard to hit").count == 1)
    desk.stage.drag(from: Point(100, 600), to: Point(200, 620))
    desk.stage.key("Return")
    #expect(isShown())
    desk.stage.tap(Point(300, 700))
    #expect(!isShown() && desk.stage.instrument.cards.drawing.isOn)
  }

  @Test func a_file_outside_of_the_folder_is_not_written() throws {
    let folder = try folder()
    var desk = try desk(folder)
    let (path, other) = (folder.path + "/app/prototype.yaml", folder.path + "/other.yaml")
    try FileManager.default.moveItem(atPath: path, toPath: other)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
    draw(&desk)
    #expect(try String(contentsOfFile: other, encoding: .utf8) == Self.text)
    #expect(desk.errors.contains("a link leads out of the prototype's folder"))
  }

  @Test(arguments: [
    ("three: {}", "prototype.yaml:5"), ("three: {}\r\n  four: {}", "prototype.yaml:6"),
    ("three: {picture: a.svg, hotspot: {}}", "hotspot: unknown key"),
    ("three: {picture: a.svg, hotspots: {a: {fram: all}}}", "fram: unknown key"),
    ("two: {picture: a.svg}", "two: given twice"),
  ])
  func a_file_with_mistakes_is_not_drawn_in_and_says_so(_ line: String, _ words: String) throws {
    let folder = try folder()
    var desk = try desk(folder)
    desk.stage.key("Ctrl+E")
    try folder.write(Self.text + "  \(line)\r\n", to: "app/prototype.yaml")
    desk.stage.key("Ctrl+E")
    #expect(!desk.stage.instrument.cards.drawing.isOn)
    #expect(desk.errors.contains(words))
  }

  @Test(arguments: ["ledger", "demo"])
  func a_shipped_prototype_says_how_to_copy_it(_ name: String) throws {
    let folder = try TemporaryDirectory()
    let named = name == "demo" ? [] : [Repository.path("Assets/prototypes/" + name)]
    var desk = try FilesStage(in: folder.path, ["--bezel", "off"] + named)
    desk.stage.wait(1)
    desk.stage.key("Ctrl+E", then: 0.1)
    #expect(!desk.stage.instrument.cards.drawing.isOn)
    #expect(desk.errors.contains("floatdesktop new mine --copy \(name)"))
  }

  @Test func nothing_is_drawn_while_a_recording_is_made() throws {
    let folder = try folder()
    let desk = try desk(folder, ["--record", folder.path + "/session.jsonl"])
    #expect(!desk.stage.instrument.cards.drawing.isOn)
    #expect(desk.errors.contains("no frames are drawn while a recording is made or plays"))
  }
}
