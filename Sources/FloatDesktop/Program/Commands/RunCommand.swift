import ArgumentParser
import FloatCore
import FloatDesk
import FloatFiles
import FloatPages
import FloatPainting
import FloatReplay
import FloatStudio
import Glibc

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Open the prototype in a window.",
    discussion: """
      The window opens at its last size, or at one that fits the display. Collected pages and the ball's place are kept \
      for the next start. Saving the config file changes the open window at once (see "floatdesktop config --help").

      Escape goes back. The window's own keys, which "keys" in the config file changes:

      \(KeyBindings.plainText)

      With --replay and --at the window plays a recording up to a time and pauses there, even in mid-motion. It shows \
      the same pixels as "floatdesktop snapshot" at that time, and the phone ignores the mouse until F8 plays on.

      With --scenario the window plays a scenario, as a demo that shows itself: a press, the wheel or a key of the \
      phone ends it, and the hand goes on from there.

      With --kiosk it runs by itself, as on a stand; "docs/stand.md" says how to set one up.
      """)

  @Argument(
    help: .takes(
      "prototype",
      "The prototype to show, as with --prototype; or a recording (.jsonl) to play, as with --replay."))
  var folder: String?

  @OptionGroup var prototype: PrototypeOptions
  @OptionGroup(title: "Overlays") var overlay: OverlayOptions
  @OptionGroup var comparison: ComparisonOptions
  @OptionGroup(title: "The window") var window: WindowOptions
  @OptionGroup(title: "On a stand") var stand: StandOptions

  @Option(help: .takes("file", "Record all input to this file, for --replay."))
  var record: String?

  @OptionGroup(title: "To play") var source: SourceOptions

  @Flag(
    help: "With --scenario: play it over and over, each time on a new phone, until a hand takes the phone.")
  var loop = false

  @Option(help: .takes("time", "With --replay: pause at this time, such as 1.25 or 1250ms."))
  var at: TimeArgument?

  @Option(help: .takes("file", "Write the state after every frame to this file, one JSON object per line."))
  var trace: String?

  @Option(help: .takes("on|off", "Draw the phone's body around the screen (default: if there is room)."))
  var bezel: Bezel?

  @Option(
    help: .takes(
      "auto|shm|texture",
      "How frames get to the window: through memory shared with the display server, or as an OpenGL texture "
        + "(default: a texture if there is a GPU)."))
  var presenter = PresenterOption.auto

  @Option(help: .takes("n", "Quit after drawing this many frames, one per refresh."))
  var frames: Int?

  @Option(
    help: .takes("n", "Run this many times slower than real time; recordings keep the prototype's time."))
  var slowdown: Double = 1

  mutating func validate() throws {
    var replay = "--replay"
    // As a file manager names what it opens.
    if let file = folder, file.hasSuffix(Self.recordingEnding), source.replay == nil, !Folder.exists(file),
      access(file, F_OK) == 0
    {
      (source.replay, folder, replay) = (file, nil, file)
    }
    try refuseUnknownWord()
    try stand.refuse(
      [
        ("--record", record != nil), ("\(replay), or play it with --attract", source.replay != nil),
        ("--at", at != nil),
        ("--scenario, or play it with --attract", source.scenario != nil), ("--loop", loop),
        ("--hud", window.shows(.hud)), ("--panel", window.shows(.panel)), ("--scale", prototype.scale != nil),
      ] + overlay.given)
    try refuseSameFiles()
    try source.refuseBoth(replay)
    if at != nil, source.replay == nil {
      throw ValidationError("--at needs a recording to pause: add --replay FILE")
    }
    if loop, source.scenario == nil {
      throw ValidationError("--loop needs a scenario to play: add --scenario FILE")
    }
    if window.shows(.hud), comparison.compare != nil {
      throw ValidationError("--hud describes one phone, but --compare shows two; leave one out")
    }
    if let frames, frames < 1 { throw ValidationError("--frames must be 1 or more") }
    guard slowdown >= 0.05, slowdown <= 1000 else { throw ValidationError("--slowdown must be 0.05 to 1000") }
  }

  /// How the names of recordings end.
  private static let recordingEnding = ".jsonl"

  /// Refuses a word that is no folder; it may be a misspelt command.
  private func refuseUnknownWord() throws {
    guard let folder else { return }
    if prototype.prototype != nil {
      throw ValidationError("the prototype is named twice, \(folder) and --prototype; leave one out")
    }
    guard !Folder.exists(folder), access(folder, F_OK) != 0 else { return }
    let commands = FloatDesktopCommand.commandNames
    if commands.contains(folder) {
      throw ValidationError("the command \(folder) goes before its options: floatdesktop \(folder) …")
    }
    let path = Folder.containing(folder)
    let folders = Folder.names(in: path).map { path == "." ? $0 : Folder.join(path, $0) }
      .filter(Folder.exists)
    let nearest = [commands, folders].flatMap { Spelling.nearest(to: folder, in: $0, limit: 1) }
    throw ValidationError(
      "\"\(PrintableText.shortened(folder, to: 60))\" is neither a command nor a prototype's folder"
        + (nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: " or "))?"))
  }

  /// Refuses a written file that is read or written otherwise, because one of the two contents would be lost.
  private func refuseSameFiles() throws {
    let read =
      source.files + prototype.files + comparison.files + stand.attract.map { ("--attract", $0) }
    try WrittenFile.check("--record", record, reading: read, over: .recording)
    try WrittenFile.check("--trace", trace, reading: read)
    try WrittenFile.refuseSame(("--record", record), ("--trace", trace))
    for (name, path) in [("--config", prototype.config), ("--state", prototype.state)] where path == "-" {
      throw ValidationError("\(name) -: a window cannot keep reading standard input; name a file")
    }
  }

  /// Begins the work that every window needs before the command line is read: signals are
  /// watched, and a thread builds the table of all keys, which takes as long as reading the command line.
  ///
  /// No prototype is read before that table is done.
  static func beginStart() {
    // This comes first because threads, including those of the video driver, inherit the blocked signals.
    SignalWatch.start()
    HeapMemory.share()
    _ = SystemThread.detached { _ = Parameters.builtIn }
  }

  func run() throws {
    // The prototype is read while the display is opened and queried, which is mostly waiting.
    let isOnStand = stand.kiosk
    let setup = BackgroundTask {
      [prototype, source, folder] () throws(CommandFailure) -> PrototypeSetup in
      try prototype.setup(.window, source: source.source(), folder: folder, startsFresh: isOnStand)
    }
    // A stand may wait for its display, and a mistake is told before that.
    let kiosk = isOnStand ? try stand.options(for: setup.value()) : nil
    let video: SDLVideo
    do {
      if isOnStand { video = try SDLVideo.waiting() } else { video = try SDLVideo() }
    } catch {
      // Problems of the prototype come first, because the user asked for it.
      _ = try setup.value()
      throw LiveRun.noDisplay(error)
    }
    // Without assets, reading the prototype fails as well and reports it.
    let drawing = (try? Assets.locate()).map {
      WindowDrawing(assets: $0, opensFonts: prototype.text != .boxes)
    }
    let known = try setup.value()
    var available = Window.availableSize
    if let choice = stand.filled {
      video.keepAwake()
      let display = try Displays.wait(for: choice)
      available = Displays.bounds(of: display).map { Size($0) } ?? available
    }
    try LiveRun(self, known, kiosk: kiosk, available: available, density: video.density).start(
      video, drawing ?? WindowDrawing(assets: known.assets, opensFonts: false))
  }
}
