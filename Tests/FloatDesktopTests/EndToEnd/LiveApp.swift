import FloatCore
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// The real program in a window, followed by its trace.
final class LiveApp {
  let process: ChildProcess
  let recordPath: String
  private let tracePath: String
  private var statesRead: [TracedState] = []
  private var bytesRead: UInt64 = 0

  /// The program beside the tests in the build folder.
  static let program: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("floatdesktop").path
  }()

  /// Starts `floatdesktop run` with a trace and by default a recording, and waits for its first frame.
  ///
  /// - Parameters:
  ///   - bezel: Off where places on the screen should be points on the device; nil leaves the option out.
  ///   - records: False for a phone that may become another one, which a recording could not express.
  ///   - takesInput: False where no input will come, so that nothing waits for the first one.
  ///   - environment: Variables that override the desktop's.
  ///   - startsInFolder: True where the desktop's folder is the working directory.
  init(
    on desktop: Desktop, _ arguments: [String] = [], bezel: Bezel? = .off, records: Bool = true,
    takesInput: Bool = true,
    environment: [String: String] = [:], startsInFolder: Bool = false
  ) throws {
    let id = UUID().uuidString
    tracePath = "\(desktop.folder)/trace-\(id).jsonl"
    recordPath = "\(desktop.folder)/record-\(id).jsonl"
    process = try ChildProcess(
      Self.program,
      ["run", "--trace", tracePath] + (records ? ["--record", recordPath] : [])
        + (bezel.map { ["--bezel", $0.rawValue] } ?? []) + arguments,
      environment: desktop.environment.merging(environment) { $1 }, folder: desktop.folder,
      startsThere: startsInFolder)
    _ = try state("the first frame") { _ in true }
    if desktop.kind == .wayland, takesInput { try waitForFocus(on: desktop) }
  }

  /// Waits until keys arrive. A Wayland window is on the screen only after the compositor has processed it, and earlier
  /// clicks are lost.
  private func waitForFocus(on desktop: Desktop) throws {
    try Polling.value("a key in the window; \(process.errorOutput)") {
      if try process.hasEnded || !recordedLines().isEmpty { return () }
      try desktop.key("F12")
      return nil
    }
  }

  /// Runs the program without a window and returns its exit code and what it printed.
  static func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (code: Int32, output: String, errors: String) {
    let folder = NSTemporaryDirectory() + "floatdesktop-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var all = ["HOME": folder, "LANG": "C.UTF-8"]
    for name in ["PATH", "LD_LIBRARY_PATH", "FLOATDESKTOP_ASSETS"] {
      all[name] = ProcessInfo.processInfo.environment[name]
    }
    let process = try ChildProcess(
      program, arguments, environment: all.merging(environment) { $1 }, folder: folder)
    let code = try process.waitForEnd()
    return (code, process.output, process.errorOutput)
  }

  /// The trace's lines so far, one per frame.
  func lines() -> [Substring] {
    let text = (try? String(contentsOfFile: tracePath, encoding: .utf8)) ?? ""
    // The last line may be half written.
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// The states so far, one per frame. Lines that were read before are not read again.
  func states() throws -> [TracedState] {
    guard let trace = FileHandle(forReadingAtPath: tracePath) else { return [] }
    defer { try? trace.close() }
    try trace.seek(toOffset: bytesRead)
    // The last line may be half written.
    guard let new = try trace.readToEnd(), let end = new.lastIndex(of: UInt8(ascii: "\n")) else {
      return statesRead
    }
    statesRead += try new[..<end].split(separator: UInt8(ascii: "\n")).map(TracedState.init(json:))
    bytesRead += UInt64(end + 1 - new.startIndex)
    return statesRead
  }

  /// Waits for a frame that meets a condition, among those after frame `after`.
  @discardableResult
  func state(
    _ what: String, after frame: Int = -1, _ isSo: (TracedState) -> Bool
  ) throws -> TracedState {
    var last: TracedState?
    return try Polling.value(
      "\(what); the last state was \(String(describing: last)); \(process.errorOutput)"
    ) {
      let states = try states()
      last = states.last
      if process.hasEnded, last == nil { throw ChildProcess.NotStarted(description: process.errorOutput) }
      return states.first { $0.frame > frame && isSo($0) }
    }
  }

  /// The centre of an element on the screen, waiting until the element exists.
  ///
  /// A window does not report its elements, so the recording so far is played without one.
  func center(of id: String) throws -> Point {
    try Polling.value("the element \(id)") {
      guard let now = try states().last?.t else { return nil }
      let result = try Self.run(["inspect", "--replay", recordPath, "--at", "\(now)"])
      guard result.code == 0 else { throw ChildProcess.NotStarted(description: result.errors) }
      let elements = try TracedState(line: result.output).elements ?? []
      guard let frame = elements.last(where: { $0.id == id })?.frame, frame.count == 4 else { return nil }
      return Rect(frame[0], frame[1], frame[2], frame[3]).center
    }
  }

  /// Waits for a third of a second without a frame, in which a moving window draws twenty.
  func waitForLastFrame() throws {
    var last = -1
    try Polling.value("the end of the frames") {
      let now = try lastFrame()
      defer { last = now }
      if now == last { return () }
      Thread.sleep(forTimeInterval: 0.35)
      return nil
    }
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
