import FloatCore
import FloatPages
import Foundation
import Synchronization
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct ConfigurationStoreTests {
  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test func keeps_the_mode_and_leaves_nothing_behind() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("ball.diameter: 60pt\n", to: "config.yaml")
    #expect(chmod(path, 0o640) == 0)
    try ConfigurationStore(path: path).set("ball.diameter", to: "70pt")
    #expect(try directory.text("config.yaml") == "ball.diameter: 70pt\n")
    #expect(mode(path) == 0o640)
    #expect(Folder.names(in: directory.path) == ["config.yaml"])
  }

  @Test(arguments: [true, false]) func keeps_symbolic_links(exists: Bool) throws {
    let directory = try TemporaryDirectory()
    let link = try directory.link("config.yaml", to: "dotfiles/my.yaml")
    if exists { try directory.write("ball.diameter: 60pt\n", to: "dotfiles/my.yaml") }
    try ConfigurationStore(path: link).set("ball.diameter", to: "70pt")
    #expect(try directory.text("dotfiles/my.yaml") == "ball.diameter: 70pt\n")
    #expect(SymbolicLink.target(of: link) == "dotfiles/my.yaml")
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
      try AtomicFile.write([], to: path, .configuration, expecting: .file(old))
    }
    #expect(try directory.text("config.yaml") == "ball.diameter: 60pt\n")
    #expect(Folder.names(in: directory.path) == ["config.yaml"])
    unlink(path)
    #expect(throws: AtomicFile.Failure(path: path, .changed)) {
      try AtomicFile.write([], to: path, .configuration, expecting: .file(old))
    }
  }

  @Test func a_broken_file_is_not_changed() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("ball.diameter: [\n", to: "config.yaml")
    #expect(throws: ConfigurationStore.Failure.self) {
      try ConfigurationStore(path: path).set("ball.diameter", to: "70pt")
    }
    #expect(try directory.text("config.yaml") == "ball.diameter: [\n")
  }

  @Test func makes_a_file_that_is_not_there_in_folders_that_are_the_users_alone() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/.config/floatdesktop/config.yaml"
    try ConfigurationStore(path: path).set("ball.diameter", to: "70pt")
    #expect(try directory.text(".config/floatdesktop/config.yaml") == "ball.diameter: 70pt\n")
    #expect(mode(path) == 0o644)
    #expect(mode(directory.path + "/.config") == 0o700)
    #expect(mode(directory.path + "/.config/floatdesktop") == 0o700)
  }

  /// All writers would read, change and replace the file simultaneously.
  @Test func writers_at_once_lose_nothing() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/config.yaml"
    let keys = ParameterSchema.builtIn.entries.filter { $0.kind == .color }.prefix(24).map(\.key)
    let failures = Mutex([String]())
    DispatchQueue.concurrentPerform(iterations: keys.count) { index in
      do {
        try ConfigurationStore(path: path).set(keys[index], to: "#010203")
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }
    #expect(failures.withLock { $0 } == [])
    let written = ConfigurationFile.load(path: path).assignments.filter { $0.text == "#010203" }.map(\.key)
    #expect(Set(written) == Set(keys))
  }
}
