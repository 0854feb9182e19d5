import FloatCore
import Glibc
import Testing

@testable import FloatFiles
@testable import FloatReplay
@testable import FloatTestSupport

@Suite struct ReplaySourceTests {
  @Test func a_scenarios_prototype_and_device_are_beside_it_unless_their_paths_are_whole() throws {
    func source(_ line: String) throws -> ReplaySource {
      let text = line + "\nsteps:\n  - settle\n"
      return ReplaySource(
        try ScenarioFile.parse(Array(text.utf8), name: "shots/a.yaml"), file: "shots/a.yaml")
    }
    for (given, found) in [("..", "shots/.."), ("tides", "shots/tides"), ("/my/tides", "/my/tides")] {
      #expect(try source("prototype: \(given)").prototype == found)
    }
    let devices: [(String, DeviceChoice)] = [
      ("mine.yaml", .file("shots/mine.yaml")), ("../mine", .file("shots/../mine")),
      ("/my/mine.yaml", .file("/my/mine.yaml")), ("pixel-9", .name("pixel-9")),
    ]
    for (given, found) in devices { #expect(try source("device: \(given)").device == found) }
  }

  @Test func a_recording_is_played_in_the_prototype_that_it_is_of() throws {
    func setup(_ id: String?, in folder: String? = nil) throws -> PrototypeSetup {
      try PrototypeSetup(
        of: ReplaySource(Recording(header: RecordingHeader(prototype: id)), file: "takes/a.jsonl")
      ) { $0.prototype = folder }
    }
    let assets = try Assets.locate()
    let tides = try setup("tides")
    #expect(tides.prototypeName == "Tides")
    #expect(tides.header.prototype == "tides")
    #expect(try setup(nil).header.prototype == nil)
    #expect(try setup("my-app", in: assets.path("prototypes/ledger")).header.prototype == "ledger")
    // A folder with a shipped prototype's name is not that prototype.
    let folder = try TemporaryDirectory()
    try folder.write(PictureBytes.svg(375, 812), to: "page.svg")
    for (id, recorded) in [("ledger", "own/ledger"), ("demo", "own/demo"), ("mine", "mine")] {
      let file = try folder.write(
        "floatdesktop: 1\nid: \(id)\npages:\n  one: {picture: page.svg}\n", to: "prototype.yaml")
      for path in [folder.path, file] { #expect(try setup(id, in: path).header.prototype == recorded) }
    }
    for unknown in ["my-app", "../prototypes/tides", "..", "own/ledger"] {
      #expect { try setup(unknown) } throws: { error in
        let message = (error as? CommandFailure)?.message
        return message?.hasPrefix("takes/a.jsonl: ") == true
          && message?.hasSuffix("name its folder with --prototype") == true
      }
    }
  }

  @Test func a_device_that_is_asked_for_goes_before_the_scenarios() throws {
    let folder = try TemporaryDirectory()
    try folder.write("{name: Mine, width: 300, height: 500}", to: "mine.yaml")
    let scenario = try folder.write("device: mine.yaml\nsteps:\n  - settle\n", to: "a.yaml")
    #expect(try PrototypeSetup(of: .scenario(scenario)).device.id == "mine")
    let setup = try PrototypeSetup(of: .scenario(scenario)) { $0.device = .name("pixel-9") }
    #expect(setup.device.id == "pixel-9")
    #expect(setup.deviceFile == nil)
  }

  @Test func a_recording_is_played_on_the_device_that_it_is_of() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write("{name: Mine, width: 300, height: 500}", to: "mine.yaml")
    func setup(_ id: String, _ choice: DeviceChoice? = nil) throws -> PrototypeSetup {
      try PrototypeSetup(
        of: ReplaySource(Recording(header: RecordingHeader(device: id)), file: "takes/a.jsonl")
      ) { $0.device = choice }
    }
    #expect(try setup("pixel-9").device.id == "pixel-9")
    let own = try setup("mine", .file(file))
    #expect(own.device.size == Size(300, 500))
    #expect(own.header.device == "mine")
    // An id that looks like a path is not used as one.
    for unknown in ["mine", file, "../devices/pixel-9"] {
      #expect { try setup(unknown) } throws: { error in
        let failure = error as? CommandFailure
        return failure?.code == .noSuchInput && failure?.message.hasPrefix("takes/a.jsonl: ") == true
          && failure?.message.hasSuffix("name its file with --device") == true
      }
    }
  }

  @Test func a_scenario_of_a_recording_names_the_device_s_file_from_its_own_folder_on() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write("{name: Mine, width: 300, height: 500}", to: "mine.yaml")
    let recording = Recording(header: RecordingHeader(device: "mine"))
    for (place, name) in [(folder.path, "mine.yaml"), (nil, Folder.absolute(file))] {
      let (text, isSame) = try ScenarioWriter.faithfulText(
        of: recording, file: "a.jsonl", prototype: nil, device: .file(folder.path + "/./mine.yaml"), in: place
      )
      let device = try ScenarioFile.parse(Array(text.utf8), name: "written").device?.value
      #expect(isSame)
      #expect(device == name)
    }
  }

  /// A window makes the header when the user records or keeps a gesture; its files may have changed by then.
  @Test func what_a_recording_starts_from_is_what_the_window_started_from() throws {
    let folder = try TemporaryDirectory()
    let preset = try folder.write("ball.diameter: 70pt\n", to: "large.yaml")
    let config = try folder.write("navigation.parallax: 0.1\n", to: "config.yaml")
    let setup = try PrototypeSetup {
      $0.presets = ["db-badge", preset]
      $0.config = config
      $0.overrides = ["ball.snap.response=0.6s"]
    }
    let before = setup.header
    _ = try folder.write("ball.diameter: 40pt\n", to: "large.yaml")
    unlink(config)
    #expect(setup.header == before)
    // A preset that is not shipped is recorded as its values.
    #expect(before.presets == ["db-badge"])
    #expect(
      Set(before.configuration.map(\.key)) == ["ball.diameter", "ball.snap.response", "navigation.parallax"])
    let again = try PrototypeSetup(of: ReplaySource(Recording(header: before), file: "a.jsonl"))
    #expect(again.makePrototype().parameters == setup.makePrototype().parameters)
  }

  @Test(arguments: [true, false])
  func a_window_is_told_what_happens_and_not_where_it_ends(isRecording: Bool) throws {
    let recording = """
      {"floatdesktop":1,"device":"iphone-x"}
      {"t":1,"type":"pointer","phase":"down","id":0,"x":200,"y":180}
      {"t":1.05,"type":"pointer","phase":"up","id":0,"x":200,"y":180}
      """
    let source =
      isRecording
      ? ReplaySource(try RecordingReader.parse(Array(recording.utf8), name: "a.jsonl"), file: "a.jsonl")
      : ReplaySource(
        try ScenarioFile.parse(Array("steps:\n  - wait: 1s\n  - tap: [200, 180]\n".utf8), name: "a.yaml"),
        file: "a.yaml")
    let setup = try PrototypeSetup(of: source)
    let (script, timeline) = (try setup.script(), try setup.timeline())
    #expect(script.start.state == timeline.start.state)
    #expect(script.inputs == timeline.inputs)
    #expect(script.inputs.count == 2)
    #expect(timeline.last.state.stack.count == 2)
  }

  /// A file's kind follows from its content, behind every option.
  @Test func a_file_for_another_option_is_told_by_what_it_is() throws {
    let folder = try TemporaryDirectory()
    let take = try folder.write(
      "{\"floatdesktop\":1,\"device\":\"iphone-x\"}\n{\"t\":1,\"type\":\"key\",\"key\":\"Escape\"}\n",
      to: "take.jsonl")
    let tour = try folder.write("# A tour\nsteps:\n  - settle\n", to: "tour.yaml")
    let app = try folder.write("floatdesktop: 1\npages: {}\n", to: "prototype.yaml")
    let picture = try folder.write("pixels", to: "home.PNG")
    let gone = folder.path + "/gone"
    let told = [
      take: "is a recording; play it with --replay", tour: "is a scenario; play it with --scenario",
      app: "is a prototype; name its folder with --prototype",
      picture:
        "is a picture; \"floatdesktop new my-app --from FOLDER\" makes a prototype from a folder of pictures",
      gone: "no such file",
    ]
    for (path, reason) in told {
      let failures = [
        path == take ? nil : #expect(throws: CommandFailure.self) { _ = try ReplaySource.recording(path) },
        path == tour ? nil : #expect(throws: CommandFailure.self) { _ = try ReplaySource.scenario(path) },
        path == app
          ? nil
          : #expect(throws: CommandFailure.self) { _ = try PrototypeSetup { $0.prototype = path } },
      ]
      for failure in failures.compactMap(\.self) {
        #expect(failure.reason.hasPrefix("\(path): error: \(reason)"))
        #expect(failure.code == (path == gone ? .noSuchInput : .badData))
      }
    }
  }
}
