import ArgumentParser
import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay

/// `floatdesktop run`: the prototype in a window.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Open the prototype in a window (this is the default).",
    discussion: """
      The window opens at a size that fits the display, or at the one it had last; resize it as you like. F11 is \
      full screen, Ctrl+0, Ctrl++ and Ctrl+- set the size. Escape goes back, Ctrl+Q or Ctrl+W closes the window. \
      The pages in the ball and its place are kept for the next start. The config \
      file is followed: save it, and the window has its values at once (see "floatdesktop config --help").

      With --replay and --at the window plays a recording up to a time and holds that moment, in the middle of a \
      motion, too: the very picture that "floatdesktop snapshot" writes of that time. The phone takes no input then.
      """)

  @OptionGroup var prototype: PrototypeOptions

  @Option(help: ArgumentHelp("Write every input to a file that --replay reads.", valueName: "file"))
  var record: String?

  @Option(
    help: ArgumentHelp(
      "Play a recording in the window, at its own times; the mouse takes over at its end.", valueName: "file")
  )
  var replay: String?

  @Option(
    help: ArgumentHelp(
      "With --replay: stop the clock at this time, as 1.25 or 1250ms, and stay there.", valueName: "time"))
  var at: TimeArgument?

  @Option(
    help: ArgumentHelp(
      "Write the state after every frame to a file, one JSON object a line.", valueName: "file"))
  var trace: String?

  @Option(
    help: ArgumentHelp(
      "Draw the phone's body around the screen (default: where there is room for it).", valueName: "on|off"))
  var bezel: Bezel?

  @Flag(
    help: "Show frame times, repainted areas, the touch's trail and velocity, and thresholds over the phone.")
  var hud = false

  @Option(help: ArgumentHelp("Draw this many frames, one at every refresh, then quit.", valueName: "n"))
  var frames: Int?

  @Option(
    help: ArgumentHelp(
      "Run this many times slower than real time; recordings keep the prototype's own time.", valueName: "n"))
  var slowdown: Double = 1

  func validate() throws {
    try refuseSameFiles()
    if at != nil, replay == nil { throw ValidationError("--at needs a recording to stop: add --replay FILE") }
    if let frames, frames < 1 { throw ValidationError("--frames must be 1 or more") }
    guard slowdown >= 0.05, slowdown <= 1000 else { throw ValidationError("--slowdown must be 0.05 to 1000") }
  }

  /// A file that is written must not be read or written besides: one of the two would be lost.
  private func refuseSameFiles() throws {
    let written = [("--record", record), ("--trace", trace)]
    let others =
      written + [("--replay", replay), ("--config", prototype.config), ("--state", prototype.state)]
    for (index, (name, path)) in written.enumerated() {
      for (other, otherPath) in others[(index + 1)...] {
        guard let path, let otherPath, SameFile.isSame(path, otherPath) else { continue }
        throw ValidationError("\(name) and \(other) are one file, \(path); name another one")
      }
    }
    for (name, path) in [("--config", prototype.config), ("--state", prototype.state)] where path == "-" {
      throw ValidationError("\(name) -: a window cannot go on reading the standard input; name a file")
    }
  }

  func run() throws {
    // Before all else: threads of the video driver inherit what is held back here.
    SignalWatch.start()
    let setup = try prototype.setup(.window, source: replay.map(ReplaySource.recording))
    try LiveRun(setup: setup, command: self).start()
  }
}
