import Foundation
import Testing

@testable import FloatFiles
@testable import FloatSnapshots
@testable import FloatTestSupport

@Suite struct SuiteFolderTests {
  @Test func what_is_not_below_is_never_written() throws {
    let folder = try TemporaryDirectory()
    try folder.write("kept", to: "x")
    try folder.write("", to: "s/inside")
    let suite = SuiteFolder(folder.path + "/s/")
    for path in [
      "\(folder.path)/x", "\(folder.path)/s/../x", "\(folder.path)/s/a/../../x", "\(folder.path)/s",
      "\(folder.path)/sx", "x",
    ] {
      #expect(throws: AtomicFile.Failure.self, "\(path)") { try suite.write([1], to: path) }
      #expect(suite.remove(path) != nil, "\(path)")
    }
    #expect(try folder.text("x") == "kept")
    #expect(!Folder.isFile("\(folder.path)/sx"))
    try suite.write([1], to: "\(folder.path)/s/new/file")
    #expect(suite.remove("\(folder.path)/s/new/file") == nil)
    #expect(!Folder.exists("\(folder.path)/s/new"))
  }

  @Test func its_own_folder_may_be_a_link() throws {
    let folder = try TemporaryDirectory()
    try folder.write("here", to: "real/file")
    let link = try folder.link("link", to: "real")
    let suite = SuiteFolder(link)
    #expect(try suite.read("\(link)/file", limit: 100) == Array("here".utf8))
    try suite.write([1], to: "\(link)/other")
    #expect(Folder.isFile("\(folder.path)/real/other"))
  }

  @Test func a_link_to_nothing_is_missing() throws {
    let folder = try TemporaryDirectory()
    let link = try folder.link("file", to: "/nowhere/x")
    let suite = SuiteFolder(folder.path)
    #expect(throws: BoundedFile.Failure.missing) { try suite.read(link, limit: 100) }
  }

  @Test func an_earlier_runs_failures_are_removed_and_nothing_else() throws {
    let folder = try TemporaryDirectory()
    let failures = FailureFolder(suite: SuiteFolder(folder.path))
    let ours = ["report.html", ".gitignore", "a/b@2x.expected.png", "a/b@2x.actual.png", "a/t.diff.txt"]
    for name in ours + ["a/notes.txt", "a/b@2x.png"] { try folder.write("", to: "__Failures__/" + name) }
    try failures.clear()
    let left = try FileManager.default.subpathsOfDirectory(atPath: failures.path)
    #expect(Set(left) == ["a", "a/notes.txt", "a/b@2x.png"])
    for name in ["notes.txt", "b@2x.png"] {
      try FileManager.default.removeItem(atPath: failures.path + "/a/" + name)
    }
    try failures.clear()
    #expect(!FileManager.default.fileExists(atPath: failures.path))
  }
}
