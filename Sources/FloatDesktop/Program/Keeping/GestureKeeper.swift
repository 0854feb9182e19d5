import FloatCore
import FloatFiles
import FloatPages
import FloatReplay
import FloatStudio
import Glibc

/// Writes a gesture into files to look at, share or test. That is slow, so it never happens while a frame is made.
struct GestureKeeper: Sendable {
  /// The phone's setup at the start.
  var setup: PrototypeSetup
  /// The folder for the files.
  let folder: String
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
  func keep(
    _ take: GestureTake, after lead: SessionLead, as kind: KeepKind
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
    let recording = recording(cut)
    switch kind {
    case .recording:
      let path = try freePath(".jsonl", in: folder)
      try write(RecordingWriter.text(for: recording), to: path)
      return [path]
    case .scenario:
      let path = try freePath(".yaml", in: folder)
      try write(scenario(of: recording, for: path), to: path)
      return [path]
    case .gif: return [try video(of: recording, .gif, from: cut.start - Self.lead, to: cut.end)]
    case .mp4: return [try video(of: recording, .mp4, from: cut.start - Self.lead, to: cut.end)]
    case .lately: return [try video(of: recording, .mp4, from: cut.end - KeepKind.lastSeconds, to: cut.end)]
    case .golden: return try golden(of: recording, values: Self.values(of: take))
    case .handoff:
      guard Handoff(take, usual: .builtIn) != nil else {
        throw CommandFailure(.badData, "nothing moves in this gesture, so there is nothing to hand off")
      }
      return [try page(of: recording, at: cut.start)]
    }
  }

  private func recording(_ cut: SessionLead.Cut) -> Recording {
    var header = setup.header
    header.archive = cut.archive
    return Recording(header: header, inputs: cut.inputs)
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
      if access(path, F_OK) != 0 { return path }
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
    if let error = Folder.make(folder, mode: 0o755) {
      throw CommandFailure(.cannotWrite, "\(folder): cannot be made: \(SystemError(number: error))")
    }
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
    of recording: Recording, _ format: ExportFormat, from begin: Double, to end: Double
  ) throws(CommandFailure) -> String {
    let path = try freePath(".\(format.rawValue)", in: folder)
    try make(
      path, with: "export", of: recording,
      ["--touches", "--from", JSON.text(of: max(0, begin)), "--to", JSON.text(of: end + Self.tail)]
        + ["--scale", format == .gif ? "1" : "2"]
        + (Self.limits[format].map { ["--max-size", $0] } ?? []))
    return path
  }

  private func page(of recording: Recording, at time: Double) throws(CommandFailure) -> String {
    let path = try freePath(".html", in: folder)
    try make(path, with: "handoff", of: recording, ["--at", JSON.text(of: time)])
    return path
  }

  /// Makes a file of a recording by a command of this program.
  private func make(
    _ path: String, with command: String, of recording: Recording, _ options: [String]
  ) throws(CommandFailure) {
    let source = Folder.join(
      Environment.value("TMPDIR") ?? "/tmp", "floatdesktop-\(getpid()).jsonl")
    try write(RecordingWriter.text(for: recording), to: source)
    // Without a name the file is gone however this program ends.
    let input = open(source, O_RDONLY | O_CLOEXEC)
    unlink(source)
    guard input >= 0 else { throw CommandFailure(.cannotWrite, "\(source): \(SystemError(number: errno))") }
    defer { close(input) }
    try run(
      [command, "--replay", "-", "--output", path, "--parent", "\(getpid())"]
        + (setup.prototypePath.map { ["--prototype=\($0)"] } ?? [])
        + (setup.deviceFile.map { ["--device=\($0)"] } ?? []) + options,
      input: input)
  }

  private func run(
    _ arguments: [String], input: Int32? = nil, isRight: (Int32) -> Bool = { $0 == 0 }
  ) throws(CommandFailure) {
    let ending: ChildProgram.Ending
    do {
      ending = try ChildProgram.run(
        ChildProgram.own, arguments, reading: STDERR_FILENO, input: input, stop: stop)
    } catch {
      throw CommandFailure(.unavailable, "\(error)")
    }
    guard let problem = ending.problem, ending.signal != nil || !isRight(ending.code) else { return }
    let lines = String(decoding: ending.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let said = lines.last { $0.contains("error:") } ?? lines.last ?? problem[...]
    let reason = said.replacing("floatdesktop: error: ", with: "").replacing("error: ", with: "")
    throw CommandFailure(.cannotWrite, PrintableText.cleaned(reason))
  }
}
