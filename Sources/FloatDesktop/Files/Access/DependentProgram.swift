import CLinux
package import Glibc

/// A program that ends when this process ends, however that happens.
///
/// The kernel ends a child when the *thread* that started it ends. So a separate thread starts the program, and lives
/// as long as that does.
package struct DependentProgram: Sendable {
  package let pid: pid_t

  /// - Parameters:
  ///   - path: The program's file.
  ///   - stream: What becomes its standard input and output.
  package init(_ path: String, stream: Int32) throws(SystemError) {
    let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard nothing >= 0 else { throw SystemError("/dev/null") }
    defer { close(nothing) }
    let started = Promise<pid_t>()
    guard SystemThread.detached({ Self.run(path, stream, nothing, started) }) else {
      throw SystemError("pthread_create", number: EAGAIN)
    }
    let result = started.value()
    guard result > 0 else { throw SystemError(number: -result) }
    pid = result
  }

  /// Starts the program, tells its number, or that of an error below zero, and waits for its end.
  private static func run(_ path: String, _ stream: Int32, _ nothing: Int32, _ started: Promise<pid_t>) {
    var arguments = [strdup(path), nil]
    let child = spawn_dying_with_thread(path, &arguments, stream, nothing)
    free(arguments[0])
    started.keep(child)
    guard child > 0 else { return }
    // Its ending stays for `end()` to read.
    var ending = siginfo_t()
    while waitid(P_PID, id_t(child), &ending, WEXITED | WNOWAIT) != 0, errno == EINTR {}
  }

  /// The processor time that it has used, in seconds.
  package var processorTime: Double {
    // The kernel numbers the clocks of other processes like this; clock_getcpuclockid says the same.
    var time = timespec()
    guard clock_gettime(clockid_t(~pid << 3 | 2), &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// True while it computes, or would if it had a processor, in its first thread.
  package var isRunnable: Bool {
    let bytes = (try? BoundedFile.read("/proc/\(pid)/stat", limit: 4096)) ?? []
    // The state is behind the name, which may hold anything.
    guard let end = bytes.lastIndex(of: UInt8(ascii: ")")), end + 2 < bytes.count else { return false }
    return bytes[end + 2] == UInt8(ascii: "R")
  }

  /// Ends it at once with its group, and returns how it ended before that; nil where it had not.
  ///
  /// - Parameter patience: How often, every 10 ms, to look first whether it has ended without being told.
  @discardableResult
  package func end(patience: Int = 0) -> ChildProgram.Ending? {
    var ending = siginfo_t()
    func hasEnded() -> Bool {
      waitid(P_PID, id_t(pid), &ending, WEXITED | WNOWAIT | WNOHANG) != 0 || ending.si_signo != 0
    }
    var isOver = hasEnded()
    for _ in 0..<patience where !isOver {
      usleep(10_000)
      isOver = hasEnded()
    }
    // What it has started is in its group, even after its own end. Its number is not given again before that is read.
    kill(-pid, SIGKILL)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) == -1, errno == EINTR {}
    return isOver ? ChildProgram.Ending(status: status) : nil
  }
}
