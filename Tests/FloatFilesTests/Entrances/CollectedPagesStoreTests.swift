import FloatCore
import Glibc
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// Each test has its own state directory, which is removed afterwards.
@Suite final class CollectedPagesStoreTests {
  private let root: TemporaryDirectory
  private let store: CollectedPagesStore
  private var folder: String { "\(root.path)/state/floatdesktop" }
  private var path: String { "\(folder)/entrances.json" }

  /// 2025-01-31 23:59:59 UTC: 20 119 days and 86 399 seconds after 1970.
  private let now = 20_119.0 * 86_400 + 86_399
  /// A file that is set aside then.
  private let aside = "entrances.json.bad-20250131T235959Z"

  private let archive = CollectedPagesArchive(
    pages: [
      CollectedPage(
        pageID: "article-1", kind: "article", title: "微信 /\n\"浮窗\"", icon: "https://example.org/a?b=c",
        scrollOffset: 120.25),
      CollectedPage(pageID: "article-2", kind: "article", title: "Two"),
    ],
    dock: Dock(edge: .right, fraction: 0.4))
  private let empty = CollectedPagesArchive()

  init() throws {
    root = try TemporaryDirectory()
    store = CollectedPagesStore(environment: ["XDG_STATE_HOME": "\(root.path)/state"])
  }

  /// Loads the archive as a window does.
  private func load() -> CollectedPagesStore.Contents { store.readSettingAside(now: now) }

  private func write(_ text: String) throws { try root.write(text, to: "state/floatdesktop/entrances.json") }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  private var entries: [String] { Folder.names(in: folder) }

  // MARK: - Place

  @Test func the_state_directory_is_taken_by_the_letter() {
    func place(_ environment: [String: String]) -> String? {
      CollectedPagesStore(environment: environment).path
    }
    let usual = "/home/ann/.local/state/floatdesktop/entrances.json"
    #expect(place(["XDG_STATE_HOME": "/s", "HOME": "/home/ann"]) == "/s/floatdesktop/entrances.json")
    #expect(place(["XDG_STATE_HOME": "state", "HOME": "/home/ann"]) == usual)
    #expect(place(["XDG_STATE_HOME": "", "HOME": "/home/ann"]) == usual)
    #expect(place(["HOME": "/home/ann"]) == usual)
    #expect(place(["HOME": "ann"]) == nil)
  }

  @Test func without_a_home_nothing_is_kept_and_said_so() {
    let homeless = CollectedPagesStore(environment: [:])
    let contents = homeless.readSettingAside(now: now)
    #expect(contents.archive == empty)
    #expect(contents.notices.count == 1)
    #expect(contents.notices.first?.contains("XDG_STATE_HOME") == true)
    #expect(!contents.isSetAside)
    #expect(throws: CollectedPagesStore.Failure.self) { try homeless.save(archive, since: empty) }
  }

  // MARK: - Round trip

  @Test func what_is_saved_is_loaded_and_only_its_owner_can_read_it() throws {
    #expect(load().archive == empty)
    #expect(load().notices.isEmpty, "the first start finds nothing and says nothing")
    try store.save(archive, since: empty)
    #expect(load().archive == archive)
    #expect(load().notices.isEmpty)
    #expect(mode(path) == 0o600)
    #expect(mode(folder) == 0o700)
    #expect(mode("\(root.path)/state") == 0o700)
    try store.save(empty, since: archive)
    #expect(entries == ["entrances.json"])
    #expect(load().archive == empty)
  }

  @Test func a_symbolic_link_stays_one() throws {
    try root.write("{\"version\":1}", to: "state/floatdesktop/elsewhere.json")
    try root.link("state/floatdesktop/entrances.json", to: "elsewhere.json")
    try store.save(archive, since: empty)
    #expect(SymbolicLink.target(of: path) == "elsewhere.json")
    #expect(load().archive == archive)
  }

  @Test func numbers_json_cannot_hold_are_saved_as_zero() throws {
    var odd = archive
    odd.pages[0].scrollOffset = .nan
    odd.dock?.fraction = .infinity
    try store.save(odd, since: empty)
    #expect(load().archive.pages[0].scrollOffset == 0)
    #expect(load().archive.dock?.fraction == 0)
    #expect(load().notices.isEmpty)
  }

  // MARK: - Bad files

  @Test(
    arguments: [
      ("", "it is empty"), ("not json", "JSON"), ("[1, 2]", "takes keys and values, not a list"),
      ("{}", "version"), ("{\"version\": \"1\"}", "version"),
      ("{\"version\": 2, \"entrances\": []}", "version is 2"),
      ("{\"version\": 0}", "its version is 0, but this program reads version 1"),
      ("{\"version\": 1, \"entrances\": 7}", "entrances"), ("{\"version\": 1, \"entrances\": [", "JSON"),
      (String(repeating: "[", count: 100_000), "JSON"),
      (
        "{\"version\":1}" + String(repeating: " ", count: CollectedPagesStore.maximumSize),
        "larger than 1 MiB"
      ),
    ])
  func a_file_that_is_no_archive_is_set_aside(text: String, reason: String) throws {
    try write(text)
    #expect(throws: CollectedPagesStore.Failure.self) { try store.read() }
    #expect(entries == ["entrances.json"], "reading alone never touches a file")
    let contents = load()
    #expect(contents.archive == empty)
    #expect(contents.notices.count == 1)
    #expect(contents.notices.first?.contains(reason) == true, "\(contents.notices)")
    #expect(contents.notices.first?.contains(aside) == true, "\(contents.notices)")
    #expect(entries == [aside])
    #expect(try root.text("state/floatdesktop/\(aside)") == text)
    #expect(load().notices.isEmpty)
  }

  @Test func bytes_that_are_not_utf8_are_named_with_their_line() throws {
    let text = Array("{\"version\": 1,\n \"entrances\": [{\"page\": \"a\u{FFFD}".utf8)
    let failure = #expect(throws: CollectedPagesStore.Failure.self) {
      try CollectedPagesJSON.decode(text + [0xE9] + Array("\"}]}".utf8))
    }
    #expect(failure?.description.contains("line 2, column 28: the text is not UTF-8") == true)
  }

  @Test func two_bad_files_in_one_second_are_both_kept() throws {
    for text in ["one", "two", "three"] {
      try write(text)
      _ = load()
    }
    #expect(entries == [aside, "\(aside)-1", "\(aside)-2"])
  }

  @Test func a_directory_in_the_files_place_stays_there() throws {
    try root.write("", to: "state/floatdesktop/entrances.json/inside")
    #expect(throws: CollectedPagesStore.Failure.self) { try store.save(archive, since: empty) }
    #expect(throws: CollectedPagesStore.Failure.self) { try store.read() }
    let contents = load()
    #expect(contents.archive == empty)
    #expect(!contents.isSetAside)
    #expect(contents.notices.count == 1)
    #expect(contents.notices.first?.contains("directory") == true)
    #expect(entries == ["entrances.json"])
    #expect(Folder.isFile("\(path)/inside"))
  }

  @Test func a_named_pipe_does_not_hang_the_start() throws {
    try root.write("", to: "state/floatdesktop/other")
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: CollectedPagesStore.Failure.self) { try store.read() }
    #expect(entries == ["entrances.json", "other"])
    #expect(load().notices.first?.contains("not a regular file") == true)
  }

  @Test func nothing_is_said_to_be_set_aside_where_nothing_was() {
    let nowhere = CollectedPagesStore(environment: ["XDG_STATE_HOME": "/dev/null"])
    #expect(!nowhere.readSettingAside(now: now).isSetAside)
  }

  @Test func one_bad_entrance_does_not_cost_the_others_and_outlives_the_next_saving() throws {
    let text = """
      {"version": 1, "future": true, "dock": {"edge": "up", "fraction": 0.2}, "entrances": [
        {"page": "article-1", "kind": "article", "title": "One"},
        {"page": "article-2", "kind": "article"},
        7,
        {"page": "article-4", "kind": "article", "title": "Four", "scroll": "far"},
        {"page": "article-5", "kind": "article", "title": "Five", "scroll": 3, "userInfo": {"a": "b"}}
      ]}
      """
    try write(text)
    let contents = load()
    #expect(
      contents.archive.pages == [
        CollectedPage(pageID: "article-1", kind: "article", title: "One"),
        CollectedPage(pageID: "article-5", kind: "article", title: "Five", scrollOffset: 3),
      ])
    #expect(contents.archive.dock == nil)
    let told = [
      ["entrance 2", "title: is missing"], ["entrance 3", "takes keys and values, not a number"],
      ["entrance 4", "scroll: takes a number, not text"], ["place"],
    ]
    #expect(contents.notices.count == told.count, "\(contents.notices)")
    for (notice, words) in zip(contents.notices, told) {
      #expect(words.allSatisfy(notice.contains), "\(notice)")
    }
    // One copy of the file with the parts that were left out is enough.
    #expect(store.readSettingAside(now: now + 60).isSetAside)
    try store.save(archive, since: contents.archive)
    #expect(entries == ["entrances.json", aside])
    #expect(try root.text("state/floatdesktop/\(aside)") == text)
  }

  // MARK: - Two windows

  private func entrance(_ number: Int) -> CollectedPage {
    CollectedPage(pageID: "article-\(number)", kind: "article", title: "\(number)")
  }

  @Test func a_window_in_which_nothing_was_done_writes_nothing() throws {
    let start = CollectedPagesArchive(pages: [entrance(1)])
    try store.save(start, since: empty)
    // Both have read the same archive; the first one collects a page, the second one only closes.
    try store.save(CollectedPagesArchive(pages: [entrance(1), entrance(2)]), since: start)
    try store.save(start, since: start)
    #expect(load().archive.pages == [entrance(1), entrance(2)])
  }

  @Test func two_windows_keep_each_others_changes() throws {
    let start = CollectedPagesArchive(
      pages: [entrance(1), entrance(2)], dock: Dock(edge: .left, fraction: 0.1))
    try store.save(start, since: empty)
    var first = start
    first.pages = [entrance(2), entrance(3)]
    var second = start
    second.pages[1].scrollOffset = 40
    second.pages.append(entrance(4))
    second.dock = Dock(edge: .right, fraction: 0.9)
    try store.save(first, since: start)
    try store.save(second, since: start)
    var scrolled = entrance(2)
    scrolled.scrollOffset = 40
    #expect(
      load().archive
        == CollectedPagesArchive(
          pages: [scrolled, entrance(3), entrance(4)], dock: Dock(edge: .right, fraction: 0.9)))
  }

  @Test func what_one_window_lets_go_stays_gone() throws {
    let start = CollectedPagesArchive(pages: [entrance(1), entrance(2)])
    try store.save(start, since: empty)
    try store.save(empty, since: start)
    var moved = start
    moved.dock = Dock(edge: .left, fraction: 0.5)
    try store.save(moved, since: start)
    #expect(load().archive == CollectedPagesArchive(dock: Dock(edge: .left, fraction: 0.5)))
  }

  // MARK: - Places that cannot be written

  @Test func a_file_where_a_directory_must_be_fails_with_a_message() throws {
    try root.write("", to: "state")
    let error = #expect(throws: CollectedPagesStore.Failure.self) { try store.save(archive, since: empty) }
    #expect(error?.description.contains(path) == true)
    #expect(
      error?.description.contains("/state is not a folder; name another place") == true,
      "\(String(describing: error))")
    // /proc takes no new files from anybody.
    let system = CollectedPagesStore(environment: ["XDG_STATE_HOME": "/proc"])
    #expect(throws: CollectedPagesStore.Failure.self) { try system.save(archive, since: empty) }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
  func a_directory_without_permission_fails_with_a_message_and_keeps_the_old_file() throws {
    try store.save(archive, since: empty)
    chmod(folder, 0o500)
    defer { chmod(folder, 0o700) }
    let error = #expect(throws: CollectedPagesStore.Failure.self) { try store.save(empty, since: archive) }
    #expect(error?.description.contains("Permission denied") == true)
    #expect(load().archive == archive)
  }
}
