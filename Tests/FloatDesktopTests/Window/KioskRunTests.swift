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
      stand.stage.tap("row:chat-1", then: 2)
      stand.stage.tap("row:article-2", then: 2)
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
    stand.stage.tap("row:chat-1", then: 6)
    #expect(stand.stage.value("ball.diameter") == "60pt")
    #expect(stand.stage.stack == ["chats"])
  }

  @Test(arguments: ["suspension-entrance", "floatballmanager", "jx-float", "db-badge", "zd-push"])
  func from_every_moment_of_a_tour_the_first_touch_leads_to_the_first_day(system: String) throws {
    let folder = try TemporaryDirectory()
    let tour = try Assets.locate().path("scenarios/tour-\(system).yaml")
    let first = try FilesStage(in: folder.path, ["--kiosk"]).stage.phone
    var tours = try FilesStage(in: folder.path, ["--kiosk", "--idle", "5s", "--attract", tour]).stage
    tours.wait(0.1)
    let (begin, end) = (tours.phone.state, try #require(tours.outlook.choreTime))
    var others = 0
    while tours.now < end - 0.3 {
      tours.wait(0.15)
      if tours.phone.state != begin { others += 1 }
      var visited = tours
      visited.press(Point(180, 400))
      #expect(visited.instrument.kiosk?.isPlaying == false)
      #expect(visited.phone.state == first.state, "\(tours.now)")
      visited.mouse(.move, at: Point(180, 600))
      visited.release()
      visited.wait(1)
      #expect(visited.phone.scene == first.scene, "\(tours.now)")
      #expect(visited.picture.over.isEmpty, "\(tours.now)")
      visited.wait(5.01)
      #expect(visited.instrument.kiosk?.isPlaying == true, "\(tours.now)")
    }
    #expect(others > 10)
  }
}
