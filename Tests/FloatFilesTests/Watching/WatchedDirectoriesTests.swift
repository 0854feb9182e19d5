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

  @Test func every_directory_on_the_way_counts() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("", to: "a/b/config.yaml")
    #expect(found([path], in: directory) == ["": ["a"], "/a": ["b"], "/a/b": ["config.yaml"]])
    let interests = WatchedDirectories(paths: [path], base: "/").interests
    #expect(interests["/"]?.names.isEmpty == false)
    #expect(interests[directory.path + "/a/b"]?.holdsFile == true)
    #expect(interests[directory.path + "/a"]?.holdsFile == false)
  }

  @Test func the_nearest_directory_there_is_waits_for_the_rest() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "a/other")
    let path = directory.path + "/a/floatdesktop/config.yaml"
    #expect(found([path], in: directory) == ["": ["a"], "/a": ["floatdesktop"]])
  }

  @Test func files_of_some_kinds_in_a_folder_count() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "app/screens/home.png")
    let folder = WatchedFolder(path: directory.path + "/app/screens", endings: ["png", "yaml"])
    let interest = try #require(
      WatchedDirectories(paths: [], folders: [folder], base: "/").interests[folder.path])
    #expect(interest.holdsFile)
    #expect(interest.contains("new.png"))
    #expect(interest.contains("new.yaml"))
    #expect(interest.contains("IMG_1.PNG"))
    #expect(!interest.contains("new.txt"))
    #expect(!interest.contains(".new.png"))
    #expect(!interest.contains("png.swp"))
    #expect(interest.contains("more", isFolder: true))
    #expect(!interest.contains(".git", isFolder: true))
    let gone = WatchedFolder(path: directory.path + "/app/none", endings: ["png"])
    let interests = WatchedDirectories(paths: [], folders: [gone], base: "/").interests
    #expect(interests[directory.path + "/app"]?.contains("none") == true)
    #expect(interests[gone.path] == nil)
  }

  @Test func links_and_where_they_lead_count() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "dotfiles/v1/my.yaml")
    try directory.write("", to: "home/other")
    try directory.link("dotfiles/current", to: "v1")
    let link = try directory.link("home/config.yaml", to: "../dotfiles/current/my.yaml")
    #expect(
      found([link], in: directory) == [
        "": ["home", "dotfiles"], "/home": ["config.yaml"], "/dotfiles": ["current", "v1"],
        "/dotfiles/v1": ["my.yaml"],
      ])
  }

  @Test func links_in_a_circle_end() throws {
    let directory = try TemporaryDirectory()
    let link = try directory.link("a", to: "b")
    try directory.link("b", to: "a")
    #expect(found([link], in: directory) == ["": ["a", "b"]])
  }

  @Test func relative_paths_start_at_the_working_directory() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "a/x.yaml")
    #expect(found(["a/./../a/x.yaml"], in: directory) == ["": ["a"], "/a": ["x.yaml"]])
  }
}
