import Glibc

/// Another program, run to its end.
enum ChildProgram {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// This program.
  static let own = "/proc/self/exe"

  /// What it writes to one of its outputs, and its exit code.
  ///
  /// - Parameter stream: `STDOUT_FILENO` or `STDERR_FILENO`; the other one is this program's.
  static func run(
    _ program: String, _ arguments: [String], reading stream: Int32
  ) throws(Failure) -> (bytes: [UInt8], code: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(description: String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], stream)
    // Signals as usual: a window holds some of them back.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var argv = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for text in argv { free(text) } }
    var pid = pid_t()
    let error = posix_spawn(&pid, program, &actions, &attributes, &argv, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard error == 0 else { throw Failure(description: String(cString: strerror(error))) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(ends[0], &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += chunk[..<count]
    }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) == -1, errno == EINTR {}
    guard status & 0x7F == 0 else { throw Failure(description: "it ended with signal \(status & 0x7F)") }
    return (bytes, status >> 8 & 0xFF)
  }
}
