import Foundation
import Testing

@testable import FloatDesktop

@Suite struct ConfigurationStoreTests {
  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test func keepsTheModeAndLeavesNothingBehind() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("ball.diameter: 60pt\n", to: "config.yaml")
    #expect(chmod(path, 0o640) == 0)
    try ConfigurationStore(path: path).set("ball.diameter", to: "70pt")
    #expect(try text(path) == "ball.diameter: 70pt\n")
    #expect(mode(path) == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["config.yaml"])
  }

  @Test func keepsSymbolicLinks() throws {
    let directory = try TemporaryDirectory()
    let real = try directory.write("ball.diameter: 60pt\n", to: "dotfiles/my.yaml")
    let link = directory.path + "/config.yaml"
    #expect(symlink("dotfiles/my.yaml", link) == 0)
    try ConfigurationStore(path: link).set("ball.diameter", to: "70pt")
    #expect(try text(real) == "ball.diameter: 70pt\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "dotfiles/my.yaml")
  }

  @Test func makesAFileThatIsNotThere() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/new/floatdesktop/config.yaml"
    try ConfigurationStore(path: path).set("ball.diameter", to: "70pt")
    #expect(try text(path) == "ball.diameter: 70pt\n")
    #expect(mode(path) == 0o644)
  }

  @Test func aValueThatIsThereAlreadyWritesNothing() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("ball.diameter: 60pt\n", to: "config.yaml")
    var before = stat()
    stat(path, &before)
    try ConfigurationStore(path: path).set("ball.diameter", to: "60pt")
    var after = stat()
    stat(path, &after)
    #expect(before.st_ino == after.st_ino)
  }

  @Test func refusesWhenTheFileChangedMeanwhile() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("ball.diameter: 60pt\n", to: "config.yaml")
    let old = Array("ball.diameter: 61pt\n".utf8)
    #expect(throws: FileReplacement.Failure.changed) {
      try FileReplacement.replace(path, with: [], expecting: old)
    }
    #expect(try text(path) == "ball.diameter: 60pt\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["config.yaml"])
    unlink(path)
    #expect(throws: FileReplacement.Failure.changed) {
      try FileReplacement.replace(path, with: [], expecting: old)
    }
  }

  @Test func aFileThatExistsIsNotMadeAgain() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("mine", to: "config.yaml")
    #expect(throws: FileReplacement.Failure.exists) { try FileReplacement.create(path, bytes: []) }
    #expect(try text(path) == "mine")
  }

  @Test func aBrokenFileIsNotChanged() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("ball.diameter: [\n", to: "config.yaml")
    #expect(throws: ConfigurationStore.Failure.self) {
      try ConfigurationStore(path: path).set("ball.diameter", to: "70pt")
    }
    #expect(try text(path) == "ball.diameter: [\n")
  }

  /// True where a small file system of one's own can be mounted.
  private static let canMount: Bool = shell("mount -t tmpfs -o size=64k none /mnt") == 0

  private static func shell(_ script: String) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test(.enabled(if: canMount, "this system lets nobody mount a file system of their own (unshare, tmpfs)"))
  func aFullDiskLeavesTheOldFile() throws {
    let script = """
      mount -t tmpfs -o size=64k none /mnt || exit 90
      printf 'ball.diameter: 60pt\\n' > /mnt/config.yaml
      head -c 1000000 /dev/zero > /mnt/filler 2>/dev/null
      "\(LiveApp.program)" config set --config /mnt/config.yaml ball.diameter 70pt
      [ $? = 66 ] || exit 91
      [ "$(cat /mnt/config.yaml)" = 'ball.diameter: 60pt' ] || exit 92
      [ "$(ls /mnt | wc -l)" = 2 ] || exit 93
      rm /mnt/filler
      "\(LiveApp.program)" config set --config /mnt/config.yaml ball.diameter 70pt || exit 94
      [ "$(cat /mnt/config.yaml)" = 'ball.diameter: 70pt' ] || exit 95
      """
    #expect(Self.shell(script) == 0)
  }
}
