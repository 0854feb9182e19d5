import Foundation
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct ChildProgramTests {
  private func run(_ script: String, reading stream: Int32 = STDOUT_FILENO) throws -> ChildProgram.Ending {
    try ChildProgram.run("sh", ["-c", script], reading: stream)
  }

  @Test func what_it_writes_comes_back_with_its_exit_code() throws {
    let ending = try run("echo one; echo two; exit 3")
    #expect(String(decoding: ending.bytes, as: UTF8.self) == "one\ntwo\n")
    #expect(ending.code == 3)
    #expect(ending.signal == nil)
    #expect(ending.problem == "it ended with exit code 3")
    #expect(try run("exit 0").problem == nil)
  }

  @Test func one_of_its_outputs_is_read() throws {
    #expect(
      String(decoding: try run("echo told >&2", reading: STDERR_FILENO).bytes, as: UTF8.self) == "told\n")
  }

  @Test func more_than_a_pipe_holds_is_read() throws {
    #expect(try run("head -c 3000000 /dev/zero").bytes.count == 3_000_000)
  }

  @Test func a_signal_is_told() throws {
    let ending = try run("kill -TERM $$")
    #expect(ending.signal == SIGTERM)
    #expect(ending.problem == "it ended with signal \(SIGTERM) (Terminated)")
  }

  /// This program ignores broken pipes and full files; a child that inherited this would go on and print the word.
  @Test(arguments: [(SIGPIPE, "PIPE"), (SIGXFSZ, "XFSZ")])
  func its_signals_are_the_usual_ones(number: Int32, name: String) throws {
    let before = signal(number, SIG_IGN)
    defer { signal(number, before) }
    let script = "sh -c 'kill -\(name) $$; echo ignored'"
    #expect(try run(script).bytes.isEmpty)
    // The same of one that reads what it does from its stream.
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
    let program = try DependentProgram("/bin/sh", stream: ends[1])
    close(ends[1])
    let own = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    try own.write(contentsOf: Data("\(script); echo over\n".utf8))
    shutdown(ends[0], Int32(SHUT_WR))
    #expect(try own.readToEnd() == Data("over\n".utf8))
    program.end(patience: 0)
  }

  @Test func it_is_ended_early_and_no_other_one_starts() throws {
    let stop = ChildStop()
    let folder = try TemporaryDirectory()
    let script = "touch \(folder.path)/here; exec sleep 997"
    let path = folder.path
    let ender = Thread {
      while !Folder.isFile(path + "/here") { sched_yield() }
      stop.ask()
    }
    ender.start()
    let ending = try ChildProgram.run("sh", ["-c", script], reading: STDERR_FILENO, stop: stop)
    #expect(ending.signal == SIGTERM)
    #expect(stop.isAsked)
    #expect(throws: SystemError(number: ECANCELED)) {
      try ChildProgram.run("sh", ["-c", "exit 0"], reading: STDERR_FILENO, stop: stop)
    }
  }

  @Test func a_program_that_is_not_there_is_an_error_of_the_systems() {
    #expect(throws: SystemError(number: ENOENT)) {
      try ChildProgram.run("floatdesktop-no-such-program", [], reading: STDOUT_FILENO)
    }
  }
}
