import Glibc
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct WatchedDirectoriesTests {
  /// The directories below the test's own, without its path.
  private func found(_ paths: [String], in directory: borrowing TemporaryDirectory) -> [String: Set<String>] {
    let root = directory.path
    var below: [String: Set<String>] = [:]
    for (path, interest) in WatchedDirectories(paths: paths, base: root).interests
    where path == root || path.hasPrefix(root + "/") {
      below[String(path.dropFirst(root.count))] = interest.names
    }
    return below
  }

  @Test func everyDirectoryOnTheWayCounts() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("", to: "a/b/config.yaml")
    #expect(found([path], in: directory) == ["": ["a"], "/a": ["b"], "/a/b": ["config.yaml"]])
    let interests = WatchedDirectories(paths: [path], base: "/").interests
    #expect(interests["/"]?.names.isEmpty == false)
    #expect(interests[directory.path + "/a/b"]?.holdsFile == true)
    #expect(interests[directory.path + "/a"]?.holdsFile == false)
  }

  @Test func theNearestDirectoryThereIsWaitsForTheRest() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "a/other")
    let path = directory.path + "/a/floatdesktop/config.yaml"
    #expect(found([path], in: directory) == ["": ["a"], "/a": ["floatdesktop"]])
  }

  @Test func linksAndWhereTheyLeadCount() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "dotfiles/v1/my.yaml")
    try directory.write("", to: "home/other")
    #expect(symlink("v1", directory.path + "/dotfiles/current") == 0)
    #expect(symlink("../dotfiles/current/my.yaml", directory.path + "/home/config.yaml") == 0)
    #expect(
      found([directory.path + "/home/config.yaml"], in: directory) == [
        "": ["home", "dotfiles"], "/home": ["config.yaml"], "/dotfiles": ["current", "v1"],
        "/dotfiles/v1": ["my.yaml"],
      ])
  }

  @Test func linksInACircleEnd() throws {
    let directory = try TemporaryDirectory()
    #expect(symlink("b", directory.path + "/a") == 0)
    #expect(symlink("a", directory.path + "/b") == 0)
    #expect(found([directory.path + "/a"], in: directory) == ["": ["a", "b"]])
  }

  @Test func relativePathsStartAtTheWorkingDirectory() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "a/x.yaml")
    #expect(found(["a/./../a/x.yaml"], in: directory) == ["": ["a"], "/a": ["x.yaml"]])
  }
}
