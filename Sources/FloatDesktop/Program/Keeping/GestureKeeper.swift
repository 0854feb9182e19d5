import CLinux
import FloatCore
import FloatDesk
import FloatFiles
import FloatPages
import FloatReplay
import FloatStudio
import FloatTakeHome
import FoundationEssentials
import Glibc

/// Writes a gesture into files to look at, share or test. That is slow, so it never happens while a frame is made.
struct GestureKeeper: Sendable {
  /// The phone's setup at the start.
  var setup: PrototypeSetup
  /// The folder for the files.
  let folder: String
  /// The preset or file of a second phone beside it, which videos show, too.
  var compared: String?
  /// Ends the writing early.
  var stop: ChildStop?

  /// The most that a video may have, for chats and pull requests: a GIF, and an MP4, which says more in as many bytes.
  static let limits = [ExportFormat.gif: "3MB", .mp4: "10MB"]
  /// The video's time before the first touch and after the rest, in seconds.
  static let lead = 0.3
  static let tail = 0.5
  /// The folder of goldens for `floatdesktop test`.
  static let goldens = "goldens"

  /// The folder where the program was started, if it is writable; else the home folder.
  static var usualFolder: String {
    let home = Environment.value("HOME") ?? "/"
    guard let here = getcwd(nil, 0) else { return home }
    defer { free(here) }
    let path = String(cString: here)
    return path != "/" && access(path, W_OK) == 0 ? path : home
  }

  /// Writes the gesture, and returns the files' paths.
  ///
  /// - Parameter tell: Hears how much of a video is written, in percent; it begins anew where the file became too large.
  func keep(
    _ take: GestureTake, after lead: SessionLead, as kind: KeepKind, tell: (Int) -> Void = { _ in }
  ) throws(CommandFailure) -> [String] {
    let startsEmpty = kind == .scenario || kind == .golden
    let length = take.block.end.map { $0 - take.block.start } ?? 0
    let reach = kind == .lately ? max(0, KeepKind.lastSeconds - length) : 0
    guard let cut = lead.cut(take, reaching: reach, needsEmptyBall: startsEmpty) else {
      throw CommandFailure(
        .badData,
        startsEmpty && lead.cut(take) != nil
          ? "a scenario starts without pages in the ball, and this window did not; keep the gesture as a recording"
          : "the input before this gesture is no longer known; go back to the first page and repeat it")
    }
    var header = setup.header
    header.archive = cut.archive
    let recording = Recording(header: header, inputs: cut.inputs)
    switch kind {
    case .recording:
      let path = try freePath(".jsonl", in: folder)
      try write(RecordingWriter.text(for: recording), to: path)
      return [path]
    case .scenario:
      let path = try freePath(".yaml", in: folder)
      try write(scenario(of: recording, for: path), to: path)
      return [path]
    case .gif, .mp4, .lately:
      let begin = kind == .lately ? cut.end - KeepKind.lastSeconds : cut.start - Self.lead
      return [try video(of: recording, kind == .gif ? .gif : .mp4, from: begin, to: cut.end, tell)]
    case .golden: return try golden(of: recording, values: Self.values(of: take))
    case .handoff:
      guard Handoff(take, usual: .builtIn) != nil else {
        throw CommandFailure(.badData, "nothing moves in this gesture, so there is nothing to hand off")
      }
      return [try page(of: recording, at: cut.start)]
    }
  }

  private func write(_ text: String, to path: String) throws(CommandFailure) {
    try rethrowing(as: CommandFailure.init) { () throws(AtomicFile.Failure) in
      try AtomicFile.write(text, to: path)
    }
  }

  /// A path with the first unused number.
  private func freePath(_ ending: String, in folder: String) throws(CommandFailure) -> String {
    for number in 1...9999 {
      let path = Folder.join(folder, "gesture-\(number)\(ending)")
      if !Folder.isTaken(path) { return path }
    }
    throw CommandFailure(.cannotWrite, "\(folder): there are 9999 gestures already; move some away")
  }

  // MARK: Scenario

  /// - Parameter values: The values that a golden was kept with, in lines; nil for a scenario alone.
  private func scenario(
    of recording: Recording, for path: String, values: [String]? = nil
  ) throws(CommandFailure) -> String {
    let (text, isSame) = try ScenarioWriter.faithfulText(
      of: recording, file: path, prototype: setup.prototypePath,
      device: setup.deviceFile.map(DeviceChoice.file), in: Folder.containing(path))
    guard isSame else {
      throw CommandFailure(
        .badData, "the gesture cannot be written as a scenario that ends the same; keep it as a recording")
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[0] = "# A gesture, kept from a window."
    guard let values else { return lines.joined(separator: "\n") }
    lines.replaceSubrange(0..<1, with: Self.heading(values, of: path))
    return ScenarioWriter.traced(lines.joined(separator: "\n"))
  }

  /// The first lines of a golden's scenario: what it holds, and how to try something else.
  private static func heading(_ values: [String], of path: String) -> [String] {
    let moved = values.isEmpty ? [] : ["# It moved by these values:"] + values.map { "#   \($0)" }
    return ["# A gesture, kept from a window with its values. A test reads no config file."] + moved + [
      "# To try others: floatdesktop test \(Folder.name(of: path)) -o KEY=VALUE"
    ]
  }

  /// The values of the springs and curves that moved something in a gesture, a line for each motion.
  static func values(of take: GestureTake) -> [String] {
    let trace = GestureTrace(take)
    let names = Set(trace.flights.compactMap(\.motion.name))
    return MotionName.allCases.filter(names.contains).map { name in
      let keys = name.driveKeys(in: trace.parameters)
      return keys.compactMap { key in trace.parameters.text(for: key).map { "\(key) \($0)" } }
        .joined(separator: ", ")
    }
  }

  private func golden(of recording: Recording, values: [String]) throws(CommandFailure) -> [String] {
    let folder = Folder.join(folder, Self.goldens)
    let path = try freePath(".yaml", in: folder)
    try write(scenario(of: recording, for: path, values: values), to: path)
    let name = Folder.name(of: path).dropLast(5)
    // The first run records missing goldens, and reports that by its exit code.
    try run(
      ["test", path, "--record", "missing", "--jobs", "1"], isRight: { $0 <= 1 })
    return [path, Folder.join(folder, "__Snapshots__/\(name)/")]
  }

  // MARK: Video and page

  private func video(
    of recording: Recording, _ format: ExportFormat, from begin: Double, to end: Double, _ tell: (Int) -> Void
  ) throws(CommandFailure) -> String {
    if let compared, BoundedFile.isStream(compared) {
      throw CommandFailure(
        .badData,
        "the second phone's values came from a pipe, which cannot be read again; give --compare a file")
    }
    let path = try freePath(".\(format.rawValue)", in: folder)
    try make(
      path, with: "export", of: recording,
      ["--touches", "--from", JSON.text(of: max(0, begin)), "--to", JSON.text(of: end + Self.tail)]
        + ["--scale", format == .gif ? "1" : "2"]
        + (Self.limits[format].map { ["--max-size", $0] } ?? [])
        + (compared.map { ["--compare=\($0)", "--own-values"] } ?? []), tell: tell)
    return path
  }

  private func page(of recording: Recording, at time: Double) throws(CommandFailure) -> String {
    let path = try freePath(".html", in: folder)
    try make(path, with: "handoff", of: recording, ["--at", JSON.text(of: time)])
    return path
  }

  /// Makes a file of a recording by a command of this program.
  private func make(
    _ path: String, with command: String, of recording: Recording, _ options: [String],
    tell: (Int) -> Void = { _ in }
  ) throws(CommandFailure) {
    // A file in memory has no name that another program could have taken, and is gone however this program ends.
    let input = system_memory_file("recording")
    guard input >= 0 else { throw CommandFailure(.cannotWrite, "the recording: \(SystemError())") }
    defer { close(input) }
    var text = RecordingWriter.text(for: recording)
    if let error = text.withUTF8({ LineWriter.write($0, to: input) }) {
      throw CommandFailure(.cannotWrite, "the recording: \(SystemError(number: error))")
    }
    lseek(input, 0, SEEK_SET)
    try run(
      [command, "--replay", "-", "--output", path]
        + (setup.prototypePath.map { ["--prototype=\($0)"] } ?? [])
        + (setup.deviceFile.map { ["--device=\($0)"] } ?? []) + options,
      input: input, tell: tell)
  }

  private func run(
    _ arguments: [String], input: Int32? = nil, isRight: (Int32) -> Bool = { $0 == 0 },
    tell: (Int) -> Void = { _ in }
  ) throws(CommandFailure) {
    let ending: ChildProgram.Ending
    do {
      let command = try ChildProgram.ending(
        withThis: ChildProgram.own, [MessageOptions.forProgram] + arguments)
      ending = try ChildProgram.run(
        command.program, command.arguments, reading: STDERR_FILENO, input: input, stop: stop
      ) { if let percent = Told.all(in: $0).last?.percent { tell(percent) } }
    } catch {
      throw CommandFailure(.unavailable, "\(error)")
    }
    guard let problem = ending.problem, ending.signal != nil || !isRight(ending.code) else { return }
    let reason = Told.all(in: ending.bytes).last { $0.error != nil }?.error
    throw CommandFailure(.cannotWrite, reason ?? problem)
  }
}

/// A message of a command that the window runs: how much is written, or what went wrong.
private struct Told: Decodable {
  let percent: Int?
  let error: String?

  /// The messages in a part of what a command prints; what is no message is left out.
  static func all(in text: some Collection<UInt8>) -> [Told] {
    text.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(Told.self, from: Data($0))
    }
  }
}
