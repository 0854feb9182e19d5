import FloatCore
import FloatStudio
import Foundation
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatTestSupport

/// A stand as its command line and its files ask for it.
@Suite struct KioskRunTests {
  @Test func it_fills_the_display_and_neither_reads_nor_writes_what_others_left() throws {
    let folder = try TemporaryDirectory()
    var before = try FilesStage(in: folder.path)
    before.collectArticle()
    #expect(before.stage.phone.state.ball.items == ["article-1"])
    before.end()
    let state = folder.path + "/.local/state/floatdesktop"
    let kept = try FileManager.default.contentsOfDirectory(atPath: state).sorted()
    let file = try Data(contentsOf: URL(fileURLWithPath: state + "/entrances.json"))
    for arguments in [[], ["--state", state + "/entrances.json"]] {
      var stand = try FilesStage(in: folder.path, ["--kiosk", "--idle", "5s"] + arguments)
      #expect(stand.live.size == PixelSize(width: 1920, height: 1080))
      let first = arguments.isEmpty ? [] : ["article-1"]
      #expect(stand.stage.phone.state.ball.items == first)
      stand.stage.tap("row:chat-1")
      stand.stage.wait(2)
      stand.stage.tap("row:article-2")
      stand.stage.wait(2)
      stand.stage.send(.pointer(.down, .mouse, at: Point(0, 0)))
      stand.stage.wait(6)
      #expect(stand.stage.stack == ["chats"])
      #expect(stand.stage.phone.state.ball.items == first)
      stand.end()
      #expect(try Data(contentsOf: URL(fileURLWithPath: state + "/entrances.json")) == file)
      #expect(try FileManager.default.contentsOfDirectory(atPath: state).sorted() == kept)
    }
  }

  @Test func a_broken_file_is_told_on_standard_error_alone_and_the_last_good_values_stay() throws {
    let folder = try TemporaryDirectory()
    try FilesStage.write("ball.diameter: 70pt\n", to: folder.path + "/config.yaml")
    var stand = try FilesStage(
      in: folder.path, ["--kiosk", "--idle", "5s", "--config", folder.path + "/config.yaml"])
    stand.stage.tap("row:chat-1")
    try stand.save("ball.diameter: soft\n")
    #expect(stand.errors.contains("config.yaml"))
    #expect(stand.stage.picture.over.isEmpty)
    stand.stage.wait(6)
    #expect(stand.stage.value("ball.diameter") == "70pt")
    try stand.save("ball.diameter: 60pt\n")
    stand.stage.tap("row:chat-1")
    stand.stage.wait(6)
    #expect(stand.stage.value("ball.diameter") == "60pt")
    #expect(stand.stage.stack == ["chats"])
  }
}
