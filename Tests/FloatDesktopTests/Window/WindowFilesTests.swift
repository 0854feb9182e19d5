import FloatCore
import FloatStudio
import Foundation
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatTestSupport

/// What a window remembers for the next one, and prototypes that change while it is open.
@Suite struct WindowFilesTests {
  private let state = "/.local/state/floatdesktop"

  @Test func the_size_is_remembered_for_the_device() throws {
    let folder = try TemporaryDirectory()
    var first = try FilesStage(in: folder.path, [])
    first.stage.place(PixelRect(x: 0, y: 0, width: 600, height: 700))
    first.stage.wait(0.1)
    first.end()
    let text = try String(contentsOfFile: folder.path + state + "/windows", encoding: .utf8)
    #expect(text == "iphone-x 600 700\n")
    #expect(try FilesStage(in: folder.path, []).live.size == PixelSize(width: 600, height: 700))
    #expect(try FilesStage(in: folder.path, ["--bezel", "off"]).live.size.width == 375)
    #expect(try FilesStage(in: folder.path, ["--device", "pixel-9"]).live.size.height != 700)
  }

  @Test func the_ball_survives_a_restart() throws {
    let folder = try TemporaryDirectory()
    var first = try FilesStage(in: folder.path)
    first.collectArticle()
    first.stage.drag(from: first.stage.phone.state.ball.frame.center, to: Point(60, 560), hold: 0.5)
    first.stage.wait(3)
    let before = first.stage.phone.state.ball
    #expect(before.edge == .left)
    first.end()
    let after = try FilesStage(in: folder.path).stage.phone.state.ball
    #expect(after.items == ["article-1"])
    #expect(after.edge == .left)
    // The place is stored as a fraction of the way, so it is equal except for rounding.
    #expect(abs(after.frame.minY - before.frame.minY) < 0.001)
  }

  @Test func damaged_pages_in_the_ball_are_set_aside_with_a_line() throws {
    let folder = try TemporaryDirectory()
    try folder.write("{\"version\":", to: state + "/entrances.json")
    let desk = try FilesStage(in: folder.path)
    // One line with the file and the reason, and the notice that the window shows.
    let lines = desk.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("entrances.json") == true)
    #expect(lines.last?.contains("set aside") == true)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + state)
    #expect(files.contains { $0.hasPrefix("entrances.json.bad-") })
  }

  @Test func the_first_start_says_how_to_begin_once() throws {
    let folder = try TemporaryDirectory()
    func words(_ desk: FilesStage) -> Bool { desk.stage.shows("first-words") }
    let begun = folder.path + state + "/begun"
    var first = try FilesStage(in: folder.path)
    first.stage.wait(2)
    #expect(words(first))
    #expect(!FileManager.default.fileExists(atPath: begun))
    first.stage.tap(Point(150, 180))
    first.stage.wait(2)
    #expect(!words(first))
    #expect(FileManager.default.fileExists(atPath: begun))
    var second = try FilesStage(in: folder.path)
    second.stage.wait(2)
    #expect(!words(second))
    #expect(FirstStart(environment: [:]) == nil, "nowhere to remember it")
  }

  /// Who records or measures has begun already.
  @Test(arguments: [["--frames", "5"], ["--compare", "wechat"]])
  func some_runs_need_no_first_words(arguments: [String]) throws {
    let folder = try TemporaryDirectory()
    #expect(try !FilesStage(in: folder.path, arguments).live.beginning.isFirstStart)
  }

  // MARK: Time

  @Test func a_recording_plays_at_its_own_times_and_is_recorded_again() throws {
    let folder = try TemporaryDirectory()
    let lines = [
      #"{"floatdesktop":1,"device":"iphone-x","presets":[]}"#,
      #"{"t":0.2,"type":"pointer","phase":"down","id":0,"x":150,"y":180}"#,
      #"{"t":0.25,"type":"pointer","phase":"up","id":0,"x":150,"y":180}"#,
    ]
    let take = try folder.write(lines.joined(separator: "\n") + "\n", to: "tap.jsonl")
    let record = folder.path + "/record.jsonl"
    var desk = try FilesStage(in: folder.path, ["--replay", take, "--record", record])
    desk.stage.wait(0.24)
    #expect(desk.stage.stack.count == 1)
    desk.stage.wait(2)
    #expect(desk.stage.stack == ["chats", "chat-1"])
    let again = try String(contentsOfFile: record, encoding: .utf8).split(separator: "\n")
    #expect(again.dropFirst().map(String.init) == Array(lines.dropFirst()))
  }

  /// `SettingsPortalTests` has the desktop's own setting.
  @Test(arguments: [([], .dark), (["--appearance", "light"], .light)] as [([String], Appearance)])
  func the_desktop_decides_the_appearance_unless_one_was_asked_for(
    arguments: [String], appearance: Appearance
  ) throws {
    let folder = try TemporaryDirectory()
    var desk = try FilesStage(in: folder.path, arguments)
    desk.stage.send(.desktop(isDark: true, reducesMotion: nil, textScale: 1))
    desk.stage.wait(1)
    #expect(desk.stage.phone.appearance == appearance)
  }

  @Test func slow_motion_stretches_time() throws {
    let folder = try TemporaryDirectory()
    var desk = try FilesStage(in: folder.path, ["--slowdown", "5"])
    desk.stage.wait(2)
    #expect(abs(desk.stage.instrument.playback.time - 0.4) < 1e-9)
  }

  /// What the steps of a window change on the phone is played, and the window itself does nothing for them.
  @Test func a_scenario_with_steps_of_a_window_plays_what_they_do_to_the_phone() throws {
    let folder = try TemporaryDirectory()
    let scenario = try folder.write(
      "steps: [panel: {type: {ball.diameter: 70}}, {window: {key: F1}}, {wait: 1s}]\n", to: "a.yaml")
    var desk = try FilesStage(in: folder.path, ["--scenario", scenario])
    desk.stage.wait(2)
    #expect(desk.stage.value("ball.diameter") == "70pt")
    #expect(!desk.stage.shows("keys"))
    #expect(!desk.stage.instrument.sidebar.isOpen)
  }

  /// The command line comes before the scenario, and an editor beside the window takes its focus.
  @Test func a_demo_loops_with_saved_values_and_without_the_focus_until_a_hand_takes_it() throws {
    let folder = try TemporaryDirectory()
    let app = try PicturePages.write(in: folder.path)
    let config = try folder.write("badge.diameter: 18pt\n", to: "config.yaml")
    let scenario = try folder.write(
      """
      prototype: other
      presets: wechat
      options: {ball.margin: 3pt}
      steps:
        - tap: [180, 250]
        - wait: 1s
        - drag: {from: [2, 400], to: [320, 400], over: 1s, release: true}
        - wait: 1s
      """, to: "a.yaml")
    let chosen = ["--prototype", app, "--preset", "jx-float", "-o", "ball.margin=4pt", "--config", config]
    var desk = try FilesStage(in: folder.path, ["--bezel", "off", "--scenario", scenario, "--loop"] + chosen)
    let values = ["ball.diameter": "100pt", "ball.margin": "4pt", "badge.diameter": "18pt"]
    for (key, value) in values { #expect(desk.stage.value(key) == value) }
    desk.stage.wait(1.5)
    desk.stage.send(.interruption)
    try desk.save("badge.diameter: 30pt\n")
    #expect(desk.stage.phone.state.transition?.interactive == true)
    desk.stage.wait(1.3)
    #expect(desk.stage.stack == ["home"])
    desk.stage.wait(0.2)
    #expect(desk.stage.instrument.playback.time == 0, "the second round")
    desk.stage.wait(1.3)
    #expect(desk.stage.value("badge.diameter") == "30pt")
    #expect(!desk.stage.phases.contains(.cancel))
    desk.stage.press(Point(180, 600))
    #expect(desk.stage.phases.suffix(2) == [.cancel, .down])
    desk.stage.release()
    desk.stage.wait(10)
    #expect(desk.stage.stack == ["home", "next"])
  }

  // MARK: Prototypes

  @Test func mistakes_at_the_start_are_told_until_they_are_mended() throws {
    let folder = try TemporaryDirectory()
    let path = try PicturePages.write(in: folder.path)
    try folder.write(PicturePages.yaml.replacing("push: last", with: "push: lats"), to: "app/prototype.yaml")
    var desk = try FilesStage(in: folder.path, ["--bezel", "off", path])
    #expect(desk.tellsProblems)
    // The valid parts work below the card.
    desk.stage.tap(Point(180, 250))
    desk.stage.wait(2)
    #expect(desk.stage.stack == ["home", "next"])
    #expect(desk.errors.contains("prototype.yaml:4:"))
    try desk.save(PicturePages.yaml, to: "app/prototype.yaml")
    #expect(!desk.tellsProblems)
    #expect(desk.stage.stack == ["home", "next"])
    // A page in front that is gone leaves.
    try desk.save("floatdesktop: 1\npages: {home: {picture: home.svg}}\n", to: "app/prototype.yaml")
    desk.stage.wait(2)
    #expect(desk.stage.stack == ["home"])
  }

  @Test func a_folder_that_cannot_be_watched_is_told_once() throws {
    let folder = try TemporaryDirectory()
    var desk = try FilesStage(in: folder.path)
    #expect(!desk.tellsProblems)
    for _ in 0..<2 { desk.reload(.failed) }
    #expect(desk.tellsProblems)
    #expect(desk.errors.components(separatedBy: "fs.inotify.max_user_watches").count == 2, "\(desk.errors)")
  }

  /// The prototype is taken over all the same; a warning that was read once does not come back.
  @Test func warnings_of_a_saved_file_are_told_once() throws {
    let folder = try TemporaryDirectory()
    let path = try PicturePages.write(in: folder.path)
    var desk = try FilesStage(in: folder.path, ["--bezel", "off", path])
    #expect(!desk.tellsProblems)
    // The picture is shorter than the hotspot's place.
    try desk.save(PicturePages.svg("#0000ff", height: 190), to: "app/home.svg")
    #expect(desk.tellsProblems)
    desk.stage.key("Escape")
    #expect(!desk.tellsProblems)
    // An edit elsewhere moves the warning to another line.
    try folder.write("# Mine\n" + PicturePages.yaml, to: "app/prototype.yaml")
    try desk.save(PicturePages.svg("#00ff00", height: 190), to: "app/home.svg")
    #expect(!desk.tellsProblems)
    let told = desk.errors.components(separatedBy: "warning: on: lies outside").count - 1
    #expect(told == 1, "\(desk.errors)")
  }

  @Test func a_saved_name_is_the_windows() throws {
    let folder = try TemporaryDirectory()
    let path = try PicturePages.write(in: folder.path)
    var desk = try FilesStage(in: folder.path, ["--bezel", "off", path])
    try desk.save("name: Paths\n" + PicturePages.yaml, to: "app/prototype.yaml")
    desk.stage.look()
    #expect(desk.stage.titles.last == "Paths · iPhone X – FloatDesktop")
  }
}
