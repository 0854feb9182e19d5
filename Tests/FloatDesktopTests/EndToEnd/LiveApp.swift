import FloatCore
import FloatFiles
import FloatStudio
import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatPainting
@testable import FloatReplay
@testable import FloatTestSupport

/// The real program in a window, followed by its trace.
final class LiveApp {
  let process: ChildProcess
  let recordPath: String
  let desktop: Desktop
  let tracePath: String
  private var statesRead: [TracedState] = []
  /// The trace's last line, if it is about rest and not a frame's.
  private var restRead: TracedState?
  private var bytesRead: UInt64 = 0

  static let program = built("floatdesktop")

  /// A program of this package, beside the tests in the build folder.
  static func built(_ name: String) -> String {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// Starts `floatdesktop run` with a trace and by default a recording, and waits for its first frame.
  ///
  /// - Parameters:
  ///   - bezel: Off where places on the screen should be points on the device; nil leaves the option out.
  ///   - records: False for a phone that may become another one, which a recording could not express.
  ///   - takesInput: False where no input will come, so that nothing waits for the first one.
  ///   - environment: Variables that override the desktop's.
  ///   - startsInFolder: True where the desktop's folder is the working directory.
  ///   - within: A script of the shell that executes the program as `"$@"`, with mounts and limits of its own; nil for
  ///     none.
  init(
    on desktop: Desktop, _ arguments: [String] = [], bezel: Bezel? = .off, records: Bool = true,
    takesInput: Bool = true,
    environment: [String: String] = [:], startsInFolder: Bool = false, within script: String? = nil
  ) throws {
    self.desktop = desktop
    let id = UUID().uuidString
    tracePath = "\(desktop.folder)/trace-\(id).jsonl"
    recordPath = "\(desktop.folder)/record-\(id).jsonl"
    let words =
      (script.map { ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", $0, "sh"] } ?? [])
      + [Self.program, "run", "--trace", tracePath] + (records ? ["--record", recordPath] : [])
      + (bezel.map { ["--bezel", $0.rawValue] } ?? []) + arguments
    process = try ChildProcess(
      words[0], Array(words.dropFirst()),
      environment: desktop.environment.merging(environment) { $1 }, folder: desktop.folder,
      startsThere: startsInFolder)
    desktop.add(process)
    try state("the first frame") { _ in true }
    if desktop.kind == .wayland, takesInput { try waitForFocus() }
  }

  /// Waits until keys arrive. A Wayland window is on the screen only after the compositor has processed it, and earlier
  /// clicks are lost.
  private func waitForFocus() throws {
    try desktop.wait(for: "a key in the window") {
      if try !recordedLines().isEmpty { return () }
      try desktop.key("F12")
      return nil
    }
  }

  /// Runs the program without a window; a given code has to be its exit code.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], program: String = program,
    code expected: Int32? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ChildProcess.Outcome {
    let folder = try TemporaryDirectory()
    let variables = ChildProcess.environment(home: folder.path).merging(environment) { $1 }
    let outcome = try ChildProcess(program, arguments, environment: variables, folder: folder.path).outcome()
    if let expected { #expect(outcome.code == expected, "\(outcome)", sourceLocation: sourceLocation) }
    return outcome
  }

  /// The states so far, one per frame. Lines that were read before are not read again.
  func states() throws -> [TracedState] {
    try readTrace()
    return statesRead
  }

  private func readTrace() throws {
    guard let trace = FileHandle(forReadingAtPath: tracePath) else { return }
    defer { try? trace.close() }
    try trace.seek(toOffset: bytesRead)
    // The last line may be half written.
    guard let new = try trace.readToEnd(), let end = new.lastIndex(of: UInt8(ascii: "\n")) else { return }
    for line in new[..<end].split(separator: UInt8(ascii: "\n")) {
      let state = try TracedState(json: line)
      restRead = state.rest == nil ? nil : state
      if state.rest == nil { statesRead.append(state) }
    }
    bytesRead += UInt64(end + 1 - new.startIndex)
  }

  /// Waits for a frame that meets a condition, among those after frame `after`.
  @discardableResult
  func state(
    _ what: String, after frame: Int = -1, _ isSo: (TracedState) -> Bool
  ) throws -> TracedState {
    var last: TracedState?
    return try desktop.wait(
      for: "\(what); the last state was \(last.map(String.init(describing:)) ?? "none")"
    ) {
      let states = try states()
      last = states.last
      return states.first { $0.frame > frame && isSo($0) }
    }
  }

  /// Clicks the row of the first conversation, and waits until its page is there.
  @discardableResult
  func openConversation(at row: Point = Point(150, 180)) throws -> TracedState {
    try desktop.click(row)
    return try state("the conversation") { $0.stack == ["chats", "chat-1"] && $0.transition == nil }
  }

  /// The centre of an element on the screen, waiting until the element exists.
  ///
  /// A window does not report its elements, so the recording so far is played here.
  func center(of id: String) throws -> Point {
    try desktop.wait(for: "the element \(id)") {
      guard let now = try states().last?.t else { return nil }
      let elements = try Self.played(recordPath, at: now).elements ?? []
      return elements.last { $0.id == id }.map {
        Rect($0.frame[0], $0.frame[1], $0.frame[2], $0.frame[3]).center
      }
    }
  }

  /// The state to which a recording leads by a time, or where it ends.
  static func played(_ recording: String, at time: Double? = nil) throws -> TracedState {
    let setup = try PrototypeSetup(PrototypeChoices(), mode: .headless, source: .recording(recording))
    let timeline = try setup.timeline()
    var prototype = time.flatMap { timeline.prototypes(at: [$0]).first } ?? timeline.last
    let effects = prototype.takeEffects()
    return try TracedState(line: InspectCommand.state(of: prototype, effects).text())
  }

  /// Waits until the window has handled everything that was done to it, and nothing moves.
  ///
  /// - Parameter seconds: For how long nothing must happen by itself, in real time; 0.35 is short enough for the pause of a
  ///   finger, and nil is until the window wakes up for an event only.
  @discardableResult
  func waitForRest(of seconds: Double? = 0.35) throws -> TracedState {
    try desktop.wait(for: "rest") { try isAtRest(for: seconds) ? restRead : nil }
  }

  /// True if the window has handled everything that was done to it, and nothing moves.
  func isAtRest(for seconds: Double? = 0.35) throws -> Bool {
    // Everything has arrived where no process has run since before the trace was read.
    guard let before = Pulse(of: desktop.processes) else { return false }
    try readTrace()
    guard let rest = restRead, rest.rest == true, Pulse(of: desktop.processes) == before else { return false }
    guard let seconds else { return rest.wakesIn == nil }
    return rest.wakesIn.map { $0 > seconds } ?? true
  }

  /// The number of the last frame so far.
  func lastFrame() throws -> Int { try states().last?.frame ?? -1 }

  /// Ends the program as a session does at logout, and requires that it ends with 0.
  func quit() throws {
    process.send(SIGTERM)
    let code = try process.waitForEnd()
    try #require(code == 0, "\(process.errorOutput)")
  }

  /// The recorded inputs' lines, without the header.
  func recordedLines() throws -> [String] {
    try String(contentsOfFile: recordPath, encoding: .utf8).split(separator: "\n").dropFirst().map(
      String.init)
  }
}
