import FloatPages
import Glibc
import Testing

@testable import FloatCore
@testable import FloatFiles
@testable import FloatTestSupport

/// A watch and its reloader, in a folder of a real file system.
private final class WatchedConfiguration {
  let directory: TemporaryDirectory
  let file: String
  let log = SignalLog()
  private var watch: FileWatch?
  private var reloader: ConfigurationReloader

  /// - Parameters:
  ///   - text: What the file says at first; nil where it is not there.
  ///   - prepare: Fills the folder before the watch begins.
  init(
    _ text: String? = nil, file: String = "config.yaml", explicit: Bool = false,
    prepare: (borrowing TemporaryDirectory) throws -> Void = { _ in }
  ) throws {
    directory = try TemporaryDirectory()
    self.file = directory.path + "/" + file
    try prepare(directory)
    if let text { try directory.write(text, to: file) }
    var loader = ConfigurationLoader()
    if explicit { loader.explicitFile = self.file } else { loader.files = [self.file] }
    reloader = ConfigurationReloader(loader: loader, outcome: loader.load())
    let log = log
    watch = try FileWatch(paths: reloader.files) { log.add($0) }
    try log.settled("the start")
  }

  /// Waits for the watch and reloads as the window does; returns the diameter in use.
  func diameter(after what: String) throws -> String? {
    for signal in try log.settled(what) { _ = reloader.reload(signal) }
    return reloader.parameters.text(for: "ball.diameter")
  }

  var problems: [Diagnostic] { reloader.problems }

  func write(_ text: String, to name: String? = nil) throws {
    // Writes in place, because Foundation's other ways would rename.
    let path = name.map { directory.path + "/" + $0 } ?? file
    guard let stream = fopen(path, "we") else { throw SystemError("fopen") }
    fputs(text, stream)
    fclose(stream)
  }

  func replace(_ text: String) throws {
    try write(text, to: ".config.yaml.swp")
    rename(".config.yaml.swp", to: "config.yaml")
  }

  /// Renames something in the folder.
  func rename(_ name: String, to other: String) {
    #expect(Glibc.rename(directory.path + "/" + name, directory.path + "/" + other) == 0)
  }

  func stop() { watch = nil }
}

@Suite struct FileWatchTests {
  @Test func a_rename_over_the_file() throws {
    let config = try WatchedConfiguration("ball.diameter: 60pt\n")
    for size in ["70pt", "71pt", "72pt"] {
      try config.replace("ball.diameter: \(size)\n")
      #expect(try config.diameter(after: "a rename-save") == size)
    }
  }

  @Test func a_finished_file_is_told_before_it_settles() throws {
    let config = try WatchedConfiguration()
    try config.replace("ball.diameter: 70pt\n")
    #expect(try config.log.settled("the save").dropLast().last == .complete)
    try config.write("ball.diameter: 71pt\n")
    #expect(try config.log.settled("the save").dropLast().last == .complete)
  }

  @Test func a_write_whose_writer_keeps_the_file_open() throws {
    let config = try WatchedConfiguration("ball.diameter: 60pt\n")
    let stream = try #require(fopen(config.file, "we"))
    defer { fclose(stream) }
    fputs("ball.diameter: 70pt\n", stream)
    fflush(stream)
    #expect(try config.diameter(after: "a write") == "70pt")
    fputs("ball.margin: 3pt\n", stream)
    fflush(stream)
    _ = try config.diameter(after: "another write")
    #expect(config.problems.isEmpty)
  }

  @Test func deleted_and_created_again() throws {
    let config = try WatchedConfiguration("ball.diameter: 70pt\n")
    unlink(config.file)
    // The file no longer exists.
    #expect(try config.diameter(after: "the deletion") == Parameters.builtIn.text(for: "ball.diameter"))
    try config.write("ball.diameter: 71pt\n")
    #expect(try config.diameter(after: "the file") == "71pt")
  }

  @Test func a_named_file_that_is_deleted_keeps_its_values_and_says_so() throws {
    let config = try WatchedConfiguration("ball.diameter: 70pt\n", explicit: true)
    unlink(config.file)
    #expect(try config.diameter(after: "the deletion") == "70pt")
    #expect(config.problems.map(\.reason) == ["no such file"])
    try config.write("ball.diameter: 71pt\n")
    #expect(try config.diameter(after: "the file") == "71pt")
    #expect(config.problems.isEmpty)
  }

  @Test func a_file_that_appears_later_with_its_directories() throws {
    let config = try WatchedConfiguration(file: "a/b/config.yaml")
    #expect(Folder.make(config.directory.path + "/a/b", mode: 0o700) == nil)
    try config.write("ball.diameter: 70pt\n")
    #expect(try config.diameter(after: "the file") == "70pt")
    try config.write("ball.diameter: 71pt\n")
    #expect(try config.diameter(after: "a write") == "71pt")
  }

  @Test func a_directory_that_is_replaced() throws {
    let config = try WatchedConfiguration("ball.diameter: 60pt\n", file: "a/config.yaml") {
      try $0.write("ball.diameter: 70pt\n", to: "b/config.yaml")
    }
    config.rename("a", to: "old")
    config.rename("b", to: "a")
    #expect(try config.diameter(after: "the new directory") == "70pt")
    try config.write("ball.diameter: 71pt\n")
    #expect(try config.diameter(after: "a write in it") == "71pt")
    // The old folder is not watched any more.
    try config.write("ball.diameter: 99pt\n", to: "old/config.yaml")
    try config.write("ball.diameter: 72pt\n")
    #expect(try config.diameter(after: "another write") == "72pt")
  }

  @Test func a_symbolic_link_that_is_turned() throws {
    let config = try WatchedConfiguration {
      try $0.write("ball.diameter: 61pt\n", to: "dark/my.yaml")
      try $0.write("ball.diameter: 62pt\n", to: "light/my.yaml")
      try $0.link("config.yaml", to: "dark/my.yaml")
    }
    try config.directory.link("new", to: "light/my.yaml")
    config.rename("new", to: "config.yaml")
    #expect(try config.diameter(after: "the turn") == "62pt")
    // The file behind the link changes.
    try config.write("ball.diameter: 63pt\n", to: "light/my.yaml")
    #expect(try config.diameter(after: "a write behind the link") == "63pt")
    unlink(config.file)
    try config.directory.link("config.yaml", to: "dark/my.yaml")
    #expect(try config.diameter(after: "another turn") == "61pt")
  }

  @Test func a_link_to_a_directory_that_is_turned() throws {
    let config = try WatchedConfiguration(file: "current/config.yaml") {
      try $0.write("ball.diameter: 61pt\n", to: "v1/config.yaml")
      try $0.write("ball.diameter: 62pt\n", to: "v2/config.yaml")
      try $0.link("current", to: "v1")
    }
    try config.directory.link("new", to: "v2")
    config.rename("new", to: "current")
    #expect(try config.diameter(after: "the turn") == "62pt")
  }

  @Test(.enabled(if: geteuid() != 0, "root may read every file"))
  func chmod_000_and_back() throws {
    let config = try WatchedConfiguration("ball.diameter: 70pt\n")
    #expect(chmod(config.file, 0) == 0)
    #expect(try config.diameter(after: "chmod 000") == "70pt")
    #expect(config.problems.map(\.reason) == ["Permission denied"])
    #expect(chmod(config.file, 0o600) == 0)
    #expect(try config.diameter(after: "chmod 600") == "70pt")
    #expect(config.problems.isEmpty)
  }

  @Test func a_directory_in_the_files_place_keeps_every_value() throws {
    let config = try WatchedConfiguration("ball.diameter: 70pt\n")
    unlink(config.file)
    #expect(mkdir(config.file, 0o700) == 0)
    #expect(try config.diameter(after: "the directory") == "70pt")
    #expect(config.problems.map(\.reason) == ["is a directory"])
  }

  @Test func a_file_written_in_pieces() throws {
    let config = try WatchedConfiguration("ball.diameter: 60pt\nball.margin: 2pt\n")
    let stream = try #require(fopen(config.file, "we"))
    for byte in "ball.diameter: 75pt\nball.margin: 2pt\n" {
      fputs(String(byte), stream)
      fflush(stream)
    }
    fclose(stream)
    #expect(try config.diameter(after: "the last piece") == "75pt")
    #expect(config.problems.isEmpty)
  }

  @Test func hundreds_of_saves() throws {
    let config = try WatchedConfiguration()
    for index in 0..<500 { try config.replace("ball.diameter: \(60 + index % 40)pt\n") }
    // 500 - 1 = 499, 60 + 499 % 40 = 79.
    #expect(try config.diameter(after: "500 saves") == "79pt")
  }

  @Test func files_beside_it_say_nothing() throws {
    let config = try WatchedConfiguration("ball.diameter: 60pt\n")
    try config.write("x", to: "config.yaml.bak")
    try config.write("x", to: "4913")
    unlink(config.directory.path + "/4913")
    #expect(config.log.all.isEmpty)
    try config.replace("ball.diameter: 70pt\n")
    // If those files were reported, a partial change would come first.
    #expect(try config.log.settled("the save") == [.complete, .settled])
  }

  @Test func nothing_is_told_once_it_is_gone() throws {
    let config = try WatchedConfiguration()
    config.stop()
    try config.replace("ball.diameter: 70pt\n")
    #expect(config.log.all.isEmpty)
  }
}
