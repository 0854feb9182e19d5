import Foundation
import Synchronization
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct AtomicFileTests {
  @Test func folders_are_made_and_nothing_else_is_left() throws {
    let folder = try TemporaryDirectory()
    try AtomicFile.write("a", to: "\(folder.path)/x/y/file.png")
    #expect(Folder.names(in: "\(folder.path)/x/y") == ["file.png"])
  }

  /// A name with a slash behind it would be a file's of that name in the folder.
  @Test(arguments: ["made", "made/", ".", "new/"]) func a_folder_is_not_replaced(name: String) throws {
    let folder = try TemporaryDirectory()
    try folder.write("kept", to: "made/inside")
    let failure = #expect(throws: AtomicFile.Failure.self) {
      try AtomicFile.write("new", to: "\(folder.path)/\(name)")
    }
    #expect(failure?.words == "cannot be written: it is a folder; name a file in it")
    #expect(Folder.names(in: folder.path) == ["made"])
    #expect(Folder.names(in: "\(folder.path)/made") == ["inside"])
  }

  /// A pipe, a link to a device, and the machine's link to a stream would become files that hold the output.
  @Test func what_is_no_file_is_not_replaced() throws {
    let folder = try TemporaryDirectory()
    let file = open(try folder.write("", to: "file"), O_WRONLY | O_CLOEXEC)
    defer { close(file) }
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let device = try folder.link("full", to: "/dev/full")
    for path in [pipe, device, try folder.link("stream", to: "/proc/self/fd/\(file)")] {
      let failure = #expect(throws: AtomicFile.Failure.self) { try AtomicFile.write("x", to: path) }
      #expect(failure?.words == "cannot be written: it is a pipe or a device, not a file; name a file")
      var status = stat()
      #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG)
    }
  }

  @Test(arguments: [
    ("file/a", "file is not a folder; name another place, or move it away"),
    ("file/a/b", "file is not a folder; name another place, or move it away"),
    ("folder", "it is a folder; name a file in it"), ("none/a", "there is no folder none; make it first"),
  ])
  func what_is_in_the_way_is_named(path: String, reason: String) throws {
    let folder = try TemporaryDirectory()
    try folder.write("", to: "file")
    try folder.write("", to: "folder/file")
    let failure = #expect(throws: AtomicFile.Failure.self) {
      _ = try LineWriter(path: folder.path + "/" + path)
    }
    let words = failure?.words.replacing(folder.path + "/", with: "")
    #expect(words == "cannot be written: \(reason)")
  }

  @Test func a_link_is_replaced_unless_its_place_is_kept() throws {
    let folder = try TemporaryDirectory()
    try folder.write("victim", to: "elsewhere/victim")
    try AtomicFile.write("new", to: folder.link("link", to: "elsewhere/victim"))
    #expect(try folder.text("elsewhere/victim") == "victim")
    #expect(try folder.text("link") == "new")
  }

  /// Root may write every file, so that its owner's word counts.
  @Test func a_read_only_file_stays() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("mine", to: "c.yaml")
    chmod(path, 0o444)
    let failure = AtomicFile.Failure(path: path, .readOnly)
    for options in [AtomicFile.Options.configuration, .output] {
      #expect(throws: failure) { try AtomicFile.write([1], to: path, options) }
    }
    let link = try folder.link("link", to: "c.yaml")
    #expect(throws: AtomicFile.Failure(path: link, .readOnly)) {
      try AtomicFile.write([1], to: link, .configuration)
    }
    #expect(try folder.text("c.yaml") == "mine")
  }

  @Test func a_recording_that_somebody_removes_is_told() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/a.jsonl"
    var writer = try LineWriter(path: path)
    #expect(writer.write("one") == nil)
    unlink(path)
    #expect(writer.write("two")?.description.hasSuffix("another program has removed the file") == true)
    #expect(writer.write("three") == nil)
    #expect(writer.failure != nil)
  }

  @Test func a_recording_that_somebody_shortens_gets_nothing_more() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/a.jsonl"
    var writer = try LineWriter(path: path)
    #expect(writer.write("one") == nil)
    #expect(writer.write("two") == nil)
    truncate(path, 4)
    #expect(writer.shorten(to: 0)?.description.hasSuffix("another program has shortened the file") == true)
    #expect(writer.write("three") == nil)
    #expect(try folder.text("a.jsonl") == "one\n")
  }

  @Test func a_recording_is_added_to_the_files_end() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/a.jsonl"
    var writer = try LineWriter(path: path)
    #expect(writer.write("one") == nil)
    let other = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    #expect(write(other, "theirs\n", 7) == 7)
    close(other)
    #expect(writer.write("two") == nil)
    #expect(try folder.text("a.jsonl") == "one\ntheirs\ntwo\n")
  }

  @Test func a_link_to_nothing_in_place_of_a_folder_is_told() throws {
    let folder = try TemporaryDirectory()
    let link = try folder.link("link", to: "nowhere")
    #expect(Folder.make(link, mode: 0o755) == ENOTDIR)
    #expect(Folder.make(link + "/inner", mode: 0o755) == ENOTDIR)
  }

  @Test func a_draft_is_seen_by_nobody() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/file"
    do {
      let draft = try DraftFile(for: path, mode: 0o644)
      try draft.write(Array("half".utf8), isDurable: true)
      #expect(!Folder.names(in: folder.path).contains("file"))
      #expect(Folder.names(in: folder.path).allSatisfy { $0.hasPrefix(".file.") })
    }
    #expect(Folder.names(in: folder.path) == [])
  }

  @Test func what_a_killed_writer_left_goes_with_the_next_writing() throws {
    let folder = try TemporaryDirectory()
    for name in [
      ".file.k3x9.tmp", ".file.0.tmp", ".other.k3x9.tmp", ".file.mine.txt", ".file.not a number.tmp",
    ] {
      try folder.write("half", to: name)
    }
    try AtomicFile.write(Array("new".utf8), to: folder.path + "/file", .configuration)
    #expect(
      Folder.names(in: folder.path) == [
        ".file.mine.txt", ".file.not a number.tmp", ".other.k3x9.tmp", "file",
      ])
  }

  @Test func a_draft_that_somebody_writes_stays() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/file"
    let (descriptor, draft) = try DraftFile.makeNamed(for: path, mode: 0o600)
    DraftFile.removeLeftovers(for: path)
    #expect(access(draft, F_OK) == 0)
    close(descriptor)
    DraftFile.removeLeftovers(for: path)
    #expect(access(draft, F_OK) != 0)
  }

  @Test func temporary_names_cannot_be_foreseen() throws {
    let folder = try TemporaryDirectory()
    let made = try (0..<8).map { _ in try DraftFile.makeNamed(for: folder.path + "/file", mode: 0o600) }
    defer { for file in made { close(file.descriptor) } }
    #expect(Set(made.map(\.path)).count == 8)
    #expect(Folder.names(in: folder.path).count == 8)
  }

  @Test func what_is_there_is_not_made_again() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("mine", to: "file")
    #expect(throws: AtomicFile.Failure(path: path, .exists)) { try AtomicFile.create([], at: path) }
    #expect(try folder.text("file") == "mine")
    #expect(Folder.names(in: folder.path) == ["file"])
  }

  @Test func one_process_at_a_time_changes_a_folder() throws {
    let folder = try TemporaryDirectory()
    let first = try FolderLock(folder.path)
    #expect(throws: FolderLock.Busy.self) { _ = try FolderLock(folder.path, patience: 0) }
    first.release()
    _ = try FolderLock(folder.path, patience: 0)
  }

  @Test func two_names_of_one_file_are_found() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("", to: "take.jsonl")
    try folder.link("link", to: "take.jsonl")
    #expect(link(path, folder.path + "/hard") == 0)
    for name in ["take.jsonl", "link", "hard", "./take.jsonl"] {
      #expect(SameFile.isSame(path, "\(folder.path)/\(name)"), "\(name)")
    }
    #expect(!SameFile.isSame(path, folder.path + "/other"))
    // Neither exists yet.
    #expect(SameFile.isSame(folder.path + "/new", folder.path + "/./new"))
    #expect(!SameFile.isSame(folder.path + "/new", folder.path + "/newer"))
    #expect(!SameFile.isSame("/dev/null", "/dev/null"))
  }

  @Test func a_pipe_that_nobody_reads_is_told() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let unread = AtomicFile.Failure(path: path, .system("nothing is reading from this pipe"))
    // The writer has its own thread, because a wait for a reader would never end.
    let failure = Failure()
    Thread.detachNewThread {
      do throws(AtomicFile.Failure) { _ = try LineWriter(path: path) } catch {
        failure.found.withLock { $0 = error }
      }
    }
    // A waiting thread ends with the first reader.
    defer { close(open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)) }
    #expect(
      try Polling.value("what is said of the pipe") { failure.found.withLock { $0 } } == unread)
  }

  private final class Failure: Sendable {
    let found = Mutex<AtomicFile.Failure?>(nil)
  }
}
