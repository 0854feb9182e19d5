import FloatFiles
import Glibc

/// A process of ffmpeg that reads raw frames.
final class FFmpeg {
  /// The message for a missing ffmpeg.
  static let missing =
    "ffmpeg, which makes the video, was not found: install it (apt-get install ffmpeg), or give --output a folder, "
    + "which gets PNGs and needs no ffmpeg"

  /// The largest number of bytes kept of its messages.
  private static let messageLimit = 4096
  /// How often it is polled, every 20 ms, after it has stopped reading, before it counts as hung.
  private static let patience = 100

  private let output: String
  /// The encoder that it is asked for.
  private let encoder: String?
  private let interruption: Interruption
  private var pid: pid_t = 0
  private var input: Int32 = -1
  private var errors: Int32 = -1
  private var message: [UInt8] = []
  private var watch: EncoderWatch

  /// - Parameters:
  ///   - arguments: The arguments without the program's name.
  ///   - files: Descriptors that ffmpeg inherits under the same numbers.
  ///   - output: The output's name, for messages.
  ///   - command: Starts another program in its place.
  init(
    _ arguments: [String], files: [Int32], output: String, interruption: Interruption,
    watch: EncoderWatch = EncoderWatch(), command: (program: String, arguments: [String])? = nil
  ) throws(CommandFailure) {
    self.output = output
    encoder = arguments.firstIndex(of: "-c:v").map { arguments[$0 + 1] }
    self.interruption = interruption
    self.watch = watch
    do throws(SystemError) {
      let command = if let command { command } else { try ChildProgram.ending(withThis: "ffmpeg", arguments) }
      let frames = try Pipe()
      input = frames.writing
      defer { close(frames.reading) }
      let messages = try Pipe()
      errors = messages.reading
      defer { close(messages.writing) }
      frames.widen()
      for descriptor in [input, errors] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
      var streams: [(Int32, Int32?)] = [
        (STDIN_FILENO, frames.reading), (STDOUT_FILENO, nil), (STDERR_FILENO, messages.writing),
      ]
      // The files keep their descriptor numbers in ffmpeg.
      streams += files.map { ($0, $0) }
      // ffmpeg has its own process group, so Ctrl+C reaches only this program, which then ends ffmpeg.
      pid = try ChildProgram(
        command.program, command.arguments, streams: streams, hasOwnGroup: true
      ).pid
    } catch {
      throw error.number == ENOENT
        ? CommandFailure(.unavailable, Self.missing)
        : CommandFailure(.unavailable, "ffmpeg cannot be started: \(error)")
    }
  }

  deinit { cancel() }

  /// Passes it some pixels.
  func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes
    while let base = rest.baseAddress, !rest.isEmpty {
      try interruption.check()
      wait(forInput: true, milliseconds: 100)
      let count = Glibc.write(input, base, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        watch.noteProgress()
      } else if errno != EAGAIN, errno != EINTR {
        // It has stopped reading.
        throw failure(try end(within: Self.patience))
      } else {
        try checkHanging()
      }
    }
  }

  /// Ends the input, and waits until ffmpeg has finished its file.
  func finish() throws {
    let status = try end(within: nil)
    // Up to 5.1 it ends well, too, where the end of the file found no room on the disk.
    let isCutOff = lines.contains { $0.contains("Error writing") || $0.contains("Error closing") }
    guard status == 0, !isCutOff else { throw failure(status) }
  }

  /// Ends it at once.
  func cancel() {
    for descriptor in [input, errors] where descriptor >= 0 { close(descriptor) }
    (input, errors) = (-1, -1)
    guard pid > 0 else { return }
    // Killing the group includes the processes that ffmpeg started.
    kill(-pid, SIGKILL)
    while waitpid(pid, nil, 0) == -1, errno == EINTR {}
    pid = 0
  }

  /// Throws, and ends it, where it hangs.
  private func checkHanging() throws(CommandFailure) {
    guard watch.isHung(work: EncoderWatch.work(of: pid), at: SystemClock.monotonic) else { return }
    cancel()
    throw CommandFailure(
      .cannotWrite, "\(output): cannot be written: ffmpeg did nothing for a long time, and was ended")
  }

  /// Waits for room or messages, and reads some of the messages.
  private func wait(forInput: Bool, milliseconds: Int32) {
    var descriptors = [
      pollfd(fd: forInput ? input : -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    guard descriptors[1].revents != 0 else { return }
    // One that never stops talking must not be listened to for ever.
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = read(errors, &chunk, chunk.count)
    if count > 0 {
      message = (message + chunk[..<count]).suffix(Self.messageLimit)
    } else if count == 0 {
      close(errors)
      errors = -1
    }
  }

  /// Waits for its end and returns its status; nil where that takes too long.
  private func end(within looks: Int?) throws -> Int32? {
    if input >= 0 { close(input) }
    input = -1
    watch.noteProgress()
    var count = 0
    while true {
      try interruption.check()
      var status: Int32 = 0
      let result = waitpid(pid, &status, WNOHANG)
      if result == pid || (result == -1 && errno != EINTR) {
        pid = 0
        // Reads its last messages, of which the pipe holds few.
        for _ in 0..<64 where errors >= 0 { wait(forInput: false, milliseconds: 0) }
        return status
      }
      if let looks, count >= looks { return nil }
      try checkHanging()
      count += 1
      wait(forInput: false, milliseconds: 20)
    }
  }

  /// Its messages, the last one last.
  private var lines: [Substring] {
    String(decoding: message, as: UTF8.self).split(whereSeparator: \.isNewline)
  }

  /// - Parameter status: What the system says of its end, if it has ended.
  private func failure(_ status: Int32?) -> CommandFailure {
    if lines.contains(where: { $0.contains("Encoder not found") || $0.contains("Unknown encoder") }) {
      let kind =
        encoder == "libx264" ? "no H.264 encoder (libx264)" : "no encoder \(encoder ?? "for this format")"
      let others = [".mp4", ".webm", ".gif", ".apng"].filter { !output.lowercased().hasSuffix($0) }
      return CommandFailure(
        .unavailable,
        "\(output): this ffmpeg has \(kind); install an ffmpeg that has it, or write another format: "
          + others.joined(separator: ", ") + " or a folder of PNGs")
    }
    let reason =
      lines.last { !$0.contains("Conversion failed!") }.map { PrintableText.cleaned($0) }
      ?? status.flatMap { ChildProgram.Ending(status: $0).problem }
      ?? "it ended before all frames were written"
    return CommandFailure(.cannotWrite, "\(output): cannot be written: ffmpeg: \(reason)")
  }
}
