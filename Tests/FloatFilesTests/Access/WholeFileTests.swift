import Foundation
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct WholeFileTests {
  private func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test func foldersAreMadeAndNothingElseIsLeft() throws {
    let folder = try TemporaryDirectory()
    try WholeFile.write("a", to: "\(folder.path)/x/y/file.png")
    #expect(names("\(folder.path)/x/y") == ["file.png"])
  }

  @Test func whatCannotBeReplacedStaysAsItWas() throws {
    let folder = try TemporaryDirectory()
    // A folder cannot be replaced by a file.
    try folder.write("kept", to: "taken/inside")
    #expect(throws: WholeFile.Failure.self) { try WholeFile.write("new", to: "\(folder.path)/taken") }
    #expect(names(folder.path) == ["taken"])
    #expect(names("\(folder.path)/taken") == ["inside"])
  }

  @Test func aPlaceThatCannotBeIsTold() throws {
    #expect {
      try WholeFile.write("x", to: "/dev/full/file")
    } throws: {
      ($0 as? WholeFile.Failure)?.message.contains("/dev/full/file: cannot be written") ?? false
    }
  }

  @Test func aLinkIsReplacedUnlessItsPlaceIsKept() throws {
    let folder = try TemporaryDirectory()
    let victim = try folder.write("victim", to: "elsewhere/victim")
    #expect(symlink("elsewhere/victim", folder.path + "/link") == 0)
    try WholeFile.write("new", to: folder.path + "/link")
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "victim")
    #expect(try String(contentsOfFile: folder.path + "/link", encoding: .utf8) == "new")
  }

  @Test func aDraftIsSeenByNobody() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/file"
    do {
      let draft = try DraftFile(for: path, mode: 0o644)
      try draft.write(Array("half".utf8), isDurable: true)
      #expect(!names(folder.path).contains("file"))
      #expect(names(folder.path).allSatisfy { $0.hasPrefix(".file.") })
    }
    #expect(names(folder.path) == [])
  }

  @Test func whatAKilledWriterLeftGoesWithTheNextWriting() throws {
    let folder = try TemporaryDirectory()
    for name in [
      ".file.k3x9.tmp", ".file.0.tmp", ".other.k3x9.tmp", ".file.mine.txt", ".file.not a number.tmp",
    ] {
      try folder.write("half", to: name)
    }
    try WholeFile.write(Array("new".utf8), to: folder.path + "/file", .configuration)
    #expect(
      names(folder.path) == [".file.mine.txt", ".file.not a number.tmp", ".other.k3x9.tmp", "file"])
  }

  @Test func temporaryNamesCannotBeForeseen() throws {
    let folder = try TemporaryDirectory()
    let made = try (0..<8).map { _ in try DraftFile.makeNamed(for: folder.path + "/file", mode: 0o600) }
    defer { for file in made { close(file.descriptor) } }
    #expect(Set(made.map(\.path)).count == 8)
    #expect(names(folder.path).count == 8)
  }

  @Test func whatIsThereIsNotMadeAgain() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("mine", to: "file")
    #expect(throws: WholeFile.Failure(path: path, .exists)) { try WholeFile.create([], at: path) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    #expect(names(folder.path) == ["file"])
  }

  @Test func oneProcessAtATimeChangesAFolder() throws {
    let folder = try TemporaryDirectory()
    let first = try FolderLock(folder.path)
    #expect(throws: FolderLock.Busy.self) { _ = try FolderLock(folder.path, patience: 0) }
    first.release()
    _ = try FolderLock(folder.path, patience: 0)
  }

  @Test func twoNamesOfOneFileAreFound() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("", to: "take.jsonl")
    #expect(symlink("take.jsonl", folder.path + "/link") == 0)
    #expect(link(path, folder.path + "/hard") == 0)
    for name in ["take.jsonl", "link", "hard", "./take.jsonl"] {
      #expect(SameFile.isSame(path, "\(folder.path)/\(name)"), "\(name)")
    }
    #expect(!SameFile.isSame(path, folder.path + "/other"))
    // Neither is there yet.
    #expect(SameFile.isSame(folder.path + "/new", folder.path + "/./new"))
    #expect(!SameFile.isSame(folder.path + "/new", folder.path + "/newer"))
    #expect(!SameFile.isSame("/dev/null", "/dev/null"))
  }

  @Test func aPipeThatNobodyReadsIsTold() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let unread = WholeFile.Failure(path: path, .system("nobody reads this pipe"))
    #expect(throws: unread) { _ = try LineWriter(path: path) }
  }

  @Test func aFullDeviceEndsTheWritingOnce() throws {
    var writer = try LineWriter(path: "/dev/full")
    #expect(writer.write("a")?.message == "/dev/full: cannot be written: No space left on device")
    #expect(writer.write("b") == nil)
    #expect(writer.failure != nil)
  }
}
