import Foundation
import Testing

@testable import FloatTestSupport

/// A program that a test has started, and ends by its own process id, at the latest when this object is released.
final class ChildProcess {
  let name: String
  let pid: pid_t
  private let outputPath: String
  private let errorPath: String
  private var status: Int32?

  struct NotStarted: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameters:
  ///   - program: A path, or a name to look for in `PATH`.
  ///   - environment: The whole environment.
  ///   - folder: The folder that keeps its standard output and error.
  ///   - startsThere: True where that folder is its working directory; else it inherits the test's.
  ///   - extraOutput: A descriptor of the test's that becomes its descriptor 3.
  init(
    _ program: String, _ arguments: [String], environment: [String: String], folder: String,
    startsThere: Bool = false, extraOutput: Int32? = nil
  ) throws {
    name = String(program.split(separator: "/").last ?? "")
    let id = UUID().uuidString
    outputPath = "\(folder)/\(name)-\(id).out"
    errorPath = "\(folder)/\(name)-\(id).err"
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, outputPath, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errorPath, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    if let extraOutput { posix_spawn_file_actions_adddup2(&actions, extraOutput, 3) }
    // A test's thread may block signals and its process ignore some, which a program started by a user does not.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    // The shell changes the directory, and then executes the program in its place.
    let shell = startsThere ? ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] : []
    let words = shell + [program] + arguments
    var argv = words.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    var pid = pid_t()
    let error = posix_spawnp(&pid, words[0], &actions, &attributes, &argv, &envp)
    guard error == 0 else { throw NotStarted(description: "\(program): \(String(cString: strerror(error)))") }
    self.pid = pid
  }

  deinit {
    guard !hasEnded else { return }
    kill(pid, SIGKILL)
    var raw: Int32 = 0
    while waitpid(pid, &raw, 0) == -1, errno == EINTR {}
  }

  var output: String { (try? String(contentsOfFile: outputPath, encoding: .utf8)) ?? "" }
  var errorOutput: String { (try? String(contentsOfFile: errorPath, encoding: .utf8)) ?? "" }

  var hasEnded: Bool { code != nil }

  func send(_ signal: Int32) {
    // Signals are never sent after its end, because another process may have its number by then.
    if !hasEnded { kill(pid, signal) }
  }

  /// Waits for its end and returns its exit code, or minus the number of the signal that ended it.
  func waitForEnd() throws -> Int32 {
    try wait(for: "the end of \(name)") { code }
  }

  /// Waits for an effect of the program.
  @discardableResult
  func wait<Value>(for what: @autoclosure () -> String, _ look: () throws -> Value?) throws -> Value {
    var work = WorkOfOthers([self])
    return try Polling.value(what(), look, unless: { work.obstacle() })
  }

  /// The processor time that all its threads have used, in seconds.
  var processorTime: Double {
    // The kernel numbers the clocks of other processes like this; clock_getcpuclockid says the same.
    var time = timespec()
    guard !hasEnded, clock_gettime(clockid_t(~pid << 3 | 2), &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Its last lines.
  var lastLines: String {
    let lines = (output + errorOutput).split(separator: "\n").suffix(5)
    return lines.isEmpty ? "it said nothing" : "it said last:\n" + lines.joined(separator: "\n")
  }

  /// Its exit code, or minus the number of the signal that ended it; nil while it runs.
  var code: Int32? {
    if let status { return status }
    var raw: Int32 = 0
    guard waitpid(pid, &raw, WNOHANG) == pid else { return nil }
    let signal = raw & 0x7F
    status = signal == 0 ? (raw >> 8) & 0xFF : -signal
    return status
  }
}

extension ChildProcess {
  /// What a program leaves: its exit code, and what it printed.
  typealias Outcome = (code: Int32, output: String, errors: String)

  func outcome() throws -> Outcome { (try waitForEnd(), output, errorOutput) }

  /// The variables of a program in a home folder, with those of the tests by which it finds its files.
  static func environment(home: String) -> [String: String] {
    var variables = ["HOME": home, "LANG": "C.UTF-8"]
    for name in ["PATH", "LD_LIBRARY_PATH", "FLOATDESKTOP_ASSETS"] {
      variables[name] = ProcessInfo.processInfo.environment[name]
    }
    return variables
  }

  /// Runs a script of the shell in a home folder.
  static func shell(_ script: String, in folder: String) throws -> Outcome {
    try ChildProcess(
      "bash", ["-c", script], environment: environment(home: folder), folder: folder, startsThere: true
    ).outcome()
  }
}

/// A mistake has its exit code, and is one line on the standard error.
func expectMistake(
  in outcome: ChildProcess.Outcome, code: Int32, says text: String,
  _ location: SourceLocation = #_sourceLocation
) {
  #expect(outcome.code == code, "\(outcome.errors)", sourceLocation: location)
  #expect(outcome.errors.contains(text), "\(outcome.errors)", sourceLocation: location)
  #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)", sourceLocation: location)
  #expect(outcome.output.isEmpty, sourceLocation: location)
}
