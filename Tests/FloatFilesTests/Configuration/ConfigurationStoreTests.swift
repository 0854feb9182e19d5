import FloatCore
import FloatPages
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct ConfigurationStoreTests {
  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test func keeps_the_mode_and_leaves_nothing_behind() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("ball.diameter: 60pt\n", to: "config.yaml")
    #expect(chmod(path, 0o640) == 0)
    try ConfigurationStore(path: path).set("ball.diameter", to: "70pt")
    #expect(try text(path) == "ball.diameter: 70pt\n")
    #expect(mode(path) == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["config.yaml"])
  }

  @Test func keeps_symbolic_links() throws {
    let directory = try TemporaryDirectory()
    let real = try directory.write("ball.diameter: 60pt\n", to: "dotfiles/my.yaml")
    let link = directory.path + "/config.yaml"
    #expect(symlink("dotfiles/my.yaml", link) == 0)
    try ConfigurationStore(path: link).set("ball.diameter", to: "70pt")
    #expect(try text(real) == "ball.diameter: 70pt\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "dotfiles/my.yaml")
  }

  @Test func makes_a_file_that_is_not_there() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/new/floatdesktop/config.yaml"
    try ConfigurationStore(path: path).set("ball.diameter", to: "70pt")
    #expect(try text(path) == "ball.diameter: 70pt\n")
    #expect(mode(path) == 0o644)
  }

  @Test func a_value_that_is_there_already_writes_nothing() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("ball.diameter: 60pt\n", to: "config.yaml")
    var before = stat()
    stat(path, &before)
    try ConfigurationStore(path: path).set("ball.diameter", to: "60pt")
    var after = stat()
    stat(path, &after)
    #expect(before.st_ino == after.st_ino)
  }

  @Test func refuses_when_the_file_changed_meanwhile() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("ball.diameter: 60pt\n", to: "config.yaml")
    let old = Array("ball.diameter: 61pt\n".utf8)
    #expect(throws: AtomicFile.Failure(path: path, .changed)) {
      try AtomicFile.write([], to: path, .configuration, expecting: old)
    }
    #expect(try text(path) == "ball.diameter: 60pt\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["config.yaml"])
    unlink(path)
    #expect(throws: AtomicFile.Failure(path: path, .changed)) {
      try AtomicFile.write([], to: path, .configuration, expecting: old)
    }
  }

  @Test func a_file_that_exists_is_not_made_again() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("mine", to: "config.yaml")
    #expect(throws: AtomicFile.Failure(path: path, .exists)) { try AtomicFile.create([], at: path) }
    #expect(try text(path) == "mine")
  }

  @Test func a_broken_file_is_not_changed() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("ball.diameter: [\n", to: "config.yaml")
    #expect(throws: ConfigurationStore.Failure.self) {
      try ConfigurationStore(path: path).set("ball.diameter", to: "70pt")
    }
    #expect(try text(path) == "ball.diameter: [\n")
  }

  @Test func a_link_to_nothing_gets_its_file() throws {
    let directory = try TemporaryDirectory()
    let link = directory.path + "/config.yaml"
    #expect(symlink("dotfiles/my.yaml", link) == 0)
    try ConfigurationStore(path: link).set("ball.diameter", to: "70pt")
    #expect(try text(directory.path + "/dotfiles/my.yaml") == "ball.diameter: 70pt\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "dotfiles/my.yaml")
  }

  @Test func folders_of_the_users_own_are_theirs_alone() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/.config/floatdesktop/config.yaml"
    try ConfigurationStore(path: path).set("ball.diameter", to: "70pt")
    #expect(mode(directory.path + "/.config") == 0o700)
    #expect(mode(directory.path + "/.config/floatdesktop") == 0o700)
  }

  /// All writers would read, change and replace the file simultaneously.
  @Test func writers_at_once_lose_nothing() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/config.yaml"
    let keys = ParameterSchema.builtIn.entries.filter { $0.kind == .color }.prefix(24).map(\.key)
    let failures = Failures()
    DispatchQueue.concurrentPerform(iterations: keys.count) { index in
      do {
        try ConfigurationStore(path: path).set(keys[index], to: "#010203")
      } catch {
        failures.add("\(error)")
      }
    }
    #expect(failures.all == [])
    let written = ConfigurationFile.load(path: path).assignments.filter { $0.text == "#010203" }.map(\.key)
    #expect(Set(written) == Set(keys))
  }

  /// The errors of all threads.
  private final class Failures: @unchecked Sendable {
    // Every access is under the lock.
    private let lock = NSLock()
    private var texts: [String] = []
    func add(_ text: String) { lock.withLock { texts.append(text) } }
    var all: [String] { lock.withLock { texts } }
  }
}
