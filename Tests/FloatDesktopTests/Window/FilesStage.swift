import ArgumentParser
import FloatCore
import FloatStudio
import Foundation
import Synchronization
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatPainting
@testable import FloatReplay
@testable import FloatTestSupport

/// A run of the program in a window without a display: its command line and its files are real, and a person is at it.
///
/// Files are read again when the test says so, because no watch runs.
struct FilesStage {
  var stage: WindowStage
  let live: LiveRun
  private let errands: Errands
  private let world: World

  /// The home folder, and what the program prints.
  final class World: StandardStreamReader {
    let folder: String
    private let printed = Mutex("")

    init(_ folder: String) { self.folder = folder }

    var errors: String { printed.withLock(\.self) }

    func read(_ text: String, from stream: StandardStream) {
      if stream == .error { printed.withLock { $0 += text } }
    }

    /// Runs a body as the program runs there.
    func inside<Value>(_ body: () throws -> Value) rethrows -> Value {
      try StandardStream.$reader.withValue(self) {
        try Environment.$replacement.withValue(ChildProcess.environment(home: folder), operation: body)
      }
    }
  }

  /// Starts a run as its command line asks for.
  ///
  /// - Parameters:
  ///   - folder: The home folder, in which gestures are kept, too.
  ///   - size: The window's size; nil for the one in which it opens.
  init(in folder: String, _ arguments: [String] = ["--bezel", "off"], size: PixelSize? = nil) throws {
    let world = World(folder)
    let (live, errands) = try world.inside {
      let command = try RunCommand.parse(arguments)
      let setup = try command.prototype.setup(
        .window, source: try command.source.source(), folder: command.folder,
        startsFresh: command.stand.kiosk)
      let live = try LiveRun(
        command, setup, kiosk: try command.stand.options(for: setup), available: Size(1920, 1080), density: 1)
      return (
        live, try Errands(live, painter: setup.makePainter(scale: 1), driver: "dummy", keepsIn: folder)
      )
    }
    (self.world, self.live, self.errands) = (world, live, errands)
    let size = size ?? live.size
    stage = WindowStage(
      live.playback, live.beginning, window: WindowStage.facts(width: size.width, height: size.height)
    ) { errand, now in world.inside { errands.perform(errand, at: now) } }
    stage.send(.answer(.problems(errands.problems)))
  }

  /// True while the card about problems in files is there.
  var tellsProblems: Bool { stage.instrument.cards.messages.isShown }

  /// Everything that was printed on standard error.
  var errors: String { world.errors }

  /// Reads files that changed.
  mutating func reload(_ signal: ReloadSignal = .settled) {
    for answer in world.inside({ errands.reload(signal) }) { stage.send(.answer(answer)) }
    stage.wait(0.1)
  }

  /// Replaces a file in the home folder, and has it read.
  mutating func save(_ text: String, to name: String = "config.yaml") throws {
    try Self.write(text, to: world.folder + "/" + name)
    reload()
  }

  static func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Opens an article from the first conversation, and drags it into the ball.
  mutating func collectArticle() {
    for row in ["row:chat-1", "row:article-1"] { stage.tap(row, then: 2) }
    stage.drag(from: Point(2, 400), to: Point(365, 800), over: 0.5)
    stage.wait(3)
  }

  /// Keeps the last gesture by the digit of a choice; waits until it is written.
  mutating func keep(_ digit: String) {
    stage.key("Ctrl+K")
    stage.key(digit)
    if let outcome = world.inside({ errands.finishKeeping() }) { stage.send(.answer(outcome)) }
    stage.key("Escape")
  }

  /// Ends the run as a closed window does.
  mutating func end() { stage.end() }
}
