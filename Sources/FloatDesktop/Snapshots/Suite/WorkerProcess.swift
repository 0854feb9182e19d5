import FloatFiles
import FoundationEssentials
import Glibc

/// A process of this program that runs a part of a suite and reports results, one line of JSON per unit.
///
/// Processes, not threads: SDL, its fonts and its error texts have state that threads would share.
package struct WorkerProcess {
  /// What a worker says about one unit.
  struct Report: Codable {
    var unit: Int
    var results: [SnapshotResult]
  }

  /// Linux's F_SETPIPE_SZ, which the module of the C library leaves out.
  private static let setPipeSize: Int32 = 1031

  private let pid: pid_t
  private let descriptor: Int32

  /// - Parameter options: The command line's options besides those that make it a worker.
  init(_ part: SuiteShard, options: [String], suite: String) throws(CommandFailure) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Self.failure(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A worker need not wait until somebody listens.
    _ = fcntl(ends[1], Self.setPipeSize, 1 << 20)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    let arguments =
      ["floatdesktop", "test"] + options
      + ["--worker", "\(part.index)/\(part.count)", "--parent", "\(getpid())", "--", suite]
    var argv = arguments.map { strdup($0) } + [nil]
    defer { for text in argv { free(text) } }
    var pid = pid_t()
    let error = posix_spawn(&pid, "/proc/self/exe", &actions, nil, &argv, environ)
    close(ends[1])
    guard error == 0 else {
      close(ends[0])
      throw Self.failure(error)
    }
    self.pid = pid
    descriptor = ends[0]
  }

  /// Waits for its end, once; returns what it said and, where it did not end well, why.
  func finish() -> (reports: [Report], failure: String?) {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += chunk[..<count]
    }
    close(descriptor)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) == -1, errno == EINTR {}
    let reports = bytes.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(Report.self, from: Data($0))
    }
    if status & 0x7F != 0 { return (reports, "a worker process was ended by signal \(status & 0x7F)") }
    let code = status >> 8 & 0xFF
    return (reports, code == 0 ? nil : "a worker process ended with exit code \(code)")
  }

  /// Prints what a worker says about a unit.
  ///
  /// - Throws: Where nobody listens any more: a golden written after that would be nobody's wish.
  static func tell(_ report: Report) throws(CommandFailure) {
    guard let data = try? JSONEncoder().encode(report) else { return }
    let bytes = Array(data) + [UInt8(ascii: "\n")]
    let error = bytes.withUnsafeBufferPointer { LineWriter.write($0, to: STDOUT_FILENO) }
    guard let error else { return }
    let reason = error == EPIPE ? "" : "a worker cannot tell its outcome: \(String(cString: strerror(error)))"
    throw CommandFailure(.cannotWrite, reason)
  }

  /// Makes this process end when the one that started it ends, however that came to its end.
  package static func endWithParent(_ parent: pid_t) throws(CommandFailure) {
    // Linux's PR_SET_PDEATHSIG. The C library's function takes any number of arguments, and Swift calls none such; where
    // they are integers both are called alike.
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    if let control = dlsym(nil, "prctl") {
      _ = unsafeBitCast(control, to: Control.self)(1, UInt(SIGKILL), 0, 0, 0)
    }
    // It may have ended before that.
    guard getppid() == parent else { throw CommandFailure(.usage, "") }
  }

  private static func failure(_ number: Int32) -> CommandFailure {
    CommandFailure(.usage, "a worker process cannot be started: \(String(cString: strerror(number)))")
  }
}
