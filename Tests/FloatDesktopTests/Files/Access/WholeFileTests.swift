import Foundation
import Testing

@testable import FloatDesktop

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
}
