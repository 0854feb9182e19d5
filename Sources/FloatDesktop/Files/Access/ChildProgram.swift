import CLinux
package import Glibc

/// A program that this one has started.
package struct ChildProgram {
  /// This program.
  package static let own = "/proc/self/exe"
  /// The first word of a command line for a program that ends with its parent; see ``ending(withThis:_:)``.
  private static let forParent = "run-for-parent"

  package let pid: pid_t

  /// The program and arguments that run a program which ends with this process, however this process ends.
  ///
  /// - Throws: ENOENT where no such program is in `PATH`, EACCES where it cannot be run.
  package static func ending(
    withThis program: String, _ arguments: [String]
  ) throws(SystemError) -> (program: String, arguments: [String]) {
    let path = program == own ? own : try path(of: program)
    return (own, [forParent, "\(getpid())", path] + arguments)
  }

  /// The file of a program in `PATH`.
  private static func path(of program: String) throws(SystemError) -> String {
    var error = ENOENT
    for folder in (Environment.value("PATH") ?? "/usr/bin:/bin").split(separator: ":") {
      let path = Folder.join(String(folder), program)
      guard Folder.isFile(path) else { continue }
      if access(path, X_OK) == 0 { return path }
      error = errno
    }
    throw SystemError(number: error)
  }

  /// The arguments of this process, without the name of its program.
  ///
  /// Where they ask for a program with a parent whose end ends it, the process becomes that program; for this one they
  /// are the rest.
  package static func arguments(of words: [String]) -> [String] {
    let arguments = Array(words.dropFirst())
    guard words.count > 3, words[1] == forParent, let parent = pid_t(words[2]) else { return arguments }
    // The parent may have ended already.
    guard system_end_with_parent(parent) != 0 else { _exit(1) }
    guard words[3] != own else { return Array(words[4...]) }
    var argv = words[3...].map { strdup($0) } + [nil]
    execv(words[3], &argv)
    let reason = "\(SystemError())\n"
    _ = reason.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) }
    _exit(126)
  }

  /// Starts a program with no signal blocked and the default handling of SIGPIPE and SIGXFSZ, which this program may have
  /// changed.
  ///
  /// - Parameters:
  ///   - program: A path, or a name to look for in `PATH`.
  ///   - streams: The program's descriptors, and those of this program that they become, in this order; nil opens the
  ///     null device.
  ///   - hasOwnGroup: True where Ctrl+C must reach this program alone.
  package init(
    _ program: String, _ arguments: [String], streams: [(Int32, Int32?)], hasOwnGroup: Bool = false
  ) throws(SystemError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, own) in streams {
      if let own {
        posix_spawn_file_actions_adddup2(&actions, own, number)
      } else {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
      }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var usual = sigset_t()
    sigemptyset(&usual)
    sigaddset(&usual, SIGPIPE)
    sigaddset(&usual, SIGXFSZ)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    let group = hasOwnGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group))
    let name = program == Self.own ? "floatdesktop" : program
    var argv = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for text in argv { free(text) } }
    var pid = pid_t()
    let error = posix_spawnp(&pid, program, &actions, &attributes, &argv, environ)
    guard error == 0 else { throw SystemError(number: error) }
    self.pid = pid
  }

  /// Starts a program, and returns it with a pipe from one of its outputs.
  ///
  /// - Parameter input: The program's standard input; nil for this program's own.
  package static func reading(
    _ stream: Int32, of program: String, _ arguments: [String], input: Int32? = nil
  ) throws(SystemError) -> (program: ChildProgram, output: Int32) {
    let pipe = try Pipe()
    // The pipe is read only when there is time.
    pipe.widen()
    defer { close(pipe.writing) }
    do throws(SystemError) {
      let streams = [(stream, pipe.writing)] + (input.map { [(STDIN_FILENO, $0)] } ?? [])
      return (try ChildProgram(program, arguments, streams: streams), pipe.reading)
    } catch {
      close(pipe.reading)
      throw error
    }
  }

  /// How a program ended.
  package struct Ending {
    /// What the program wrote.
    package let bytes: [UInt8]
    package let code: Int32
    /// The signal that ended the program; nil where it exited.
    package let signal: Int32?

    /// - Parameter status: What the system says of its end.
    package init(bytes: [UInt8] = [], status: Int32) {
      (self.bytes, code) = (bytes, status >> 8 & 0xFF)
      signal = status & 0x7F == 0 ? nil : status & 0x7F
    }

    /// What went wrong; nil where the program ended with exit code 0.
    package var problem: String? {
      if let signal { return "it ended with signal \(signal) (\(String(cString: strsignal(signal))))" }
      return code == 0 ? nil : "it ended with exit code \(code)"
    }
  }

  /// Runs a program to its end, and reads one of its outputs.
  ///
  /// - Parameters:
  ///   - stop: Ends the program early, from another thread; then this throws ECANCELED or the program's ending says so.
  ///   - hear: Gets each part of the output when it comes.
  package static func run(
    _ program: String, _ arguments: [String], reading stream: Int32, input: Int32? = nil,
    stop: ChildStop? = nil, hear: (ArraySlice<UInt8>) -> Void = { _ in }
  ) throws(SystemError) -> Ending {
    func start() throws(SystemError) -> (program: ChildProgram, output: Int32) {
      try reading(stream, of: program, arguments, input: input)
    }
    let (child, output) = if let stop { try stop.started(start) } else { try start() }
    let bytes = child.bytes(from: output, hear)
    stop?.ended()
    return child.ending(bytes)
  }

  /// Reads the program's output to its end, and waits for the program to end.
  package func finish(reading output: Int32) -> Ending { ending(bytes(from: output) { _ in }) }

  private func bytes(from output: Int32, _ hear: (ArraySlice<UInt8>) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(output, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += chunk[..<count]
      hear(chunk[..<count])
    }
    close(output)
    return bytes
  }

  /// Waits for its end.
  package func ending(_ bytes: [UInt8] = []) -> Ending {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) == -1, errno == EINTR {}
    return Ending(bytes: bytes, status: status)
  }
}

/// A pipe that no other program inherits.
package struct Pipe {
  package let reading: Int32
  package let writing: Int32

  package init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard system_pipe(&ends) == 0 else { throw SystemError("pipe2") }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Makes the pipe hold a mebibyte, so that a writer seldom waits (Linux's F_SETPIPE_SZ, absent from the Glibc
  /// module).
  package func widen() { _ = fcntl(writing, 1031, 1 << 20) }
}
