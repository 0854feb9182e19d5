import FloatCore
import Foundation
import Testing

@testable import FloatFiles

/// Each test has its own state directory, which is removed afterwards.
@Suite final class CollectedPagesStoreTests {
  private let root: String
  private let store: CollectedPagesStore
  private var path: String { "\(root)/state/floatdesktop/entrances.json" }
  private let manager = FileManager.default

  /// 2025-01-31 23:59:59 UTC: 20 119 days and 86 399 seconds after 1970.
  private let now = 20_119.0 * 86_400 + 86_399

  private let archive = CollectedPagesArchive(
    pages: [
      CollectedPage(
        pageID: "article-1", kind: "article", title: "微信 /\n\"浮窗\"", icon: "https://example.org/a?b=c",
        scrollOffset: 120.25),
      CollectedPage(pageID: "article-2", kind: "article", title: "Two"),
    ],
    dock: Dock(edge: .right, fraction: 0.4))

  init() throws {
    root = "\(NSTemporaryDirectory())/floatdesktop-entrances-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    store = CollectedPagesStore(environment: ["XDG_STATE_HOME": "\(root)/state"])
  }

  deinit { try? manager.removeItem(atPath: root) }

  /// Loads the archive as a window does.
  private func load(_ store: CollectedPagesStore? = nil) -> (
    archive: CollectedPagesArchive, notices: [String]
  ) {
    let contents = (store ?? self.store).readSettingAside(now: now)
    return (contents.archive, contents.notices)
  }

  private func write(_ text: String) throws {
    try manager.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  private func mode(_ path: String) throws -> Int {
    try #require(try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  private var directoryEntries: [String] {
    get throws { try manager.contentsOfDirectory(atPath: "\(root)/state/floatdesktop").sorted() }
  }

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
    #expect(place([:]) == nil)
  }

  @Test func without_a_home_nothing_is_kept_and_said_so() {
    let homeless = CollectedPagesStore(environment: [:])
    let (loaded, notices) = load(homeless)
    #expect(loaded == CollectedPagesArchive())
    #expect(notices.count == 1)
    #expect(notices.first?.contains("XDG_STATE_HOME") == true)
    #expect(throws: CollectedPagesStore.Failure.self) {
      try homeless.save(archive, since: CollectedPagesArchive())
    }
  }

  // MARK: - Round trip

  @Test func what_is_saved_is_loaded() throws {
    try store.save(archive, since: CollectedPagesArchive())
    let (loaded, notices) = load()
    #expect(loaded == archive)
    #expect(notices.isEmpty)
  }

  @Test func the_first_start_finds_nothing_and_says_nothing() {
    let (loaded, notices) = load()
    #expect(loaded == CollectedPagesArchive())
    #expect(notices.isEmpty)
  }

  @Test func only_the_owner_can_read_the_file_and_its_directories() throws {
    try store.save(archive, since: CollectedPagesArchive())
    #expect(try mode(path) == 0o600)
    #expect(try mode("\(root)/state/floatdesktop") == 0o700)
    #expect(try mode("\(root)/state") == 0o700)
  }

  @Test func saving_again_replaces_the_file_and_leaves_no_other() throws {
    try store.save(archive, since: CollectedPagesArchive())
    try store.save(CollectedPagesArchive(), since: archive)
    #expect(try directoryEntries == ["entrances.json"])
    #expect(load().archive == CollectedPagesArchive())
  }

  @Test func a_symbolic_link_stays_one() throws {
    let real = "\(root)/elsewhere.json"
    try write("")
    try manager.removeItem(atPath: path)
    try "{\"version\":1}".write(toFile: real, atomically: false, encoding: .utf8)
    try manager.createSymbolicLink(atPath: path, withDestinationPath: real)
    try store.save(archive, since: CollectedPagesArchive())
    #expect(try manager.destinationOfSymbolicLink(atPath: path) == real)
    #expect(load().archive == archive)
  }

  @Test func numbers_json_cannot_hold_are_saved_as_zero() throws {
    var odd = archive
    odd.pages[0].scrollOffset = .nan
    odd.dock?.fraction = .infinity
    try store.save(odd, since: CollectedPagesArchive())
    let (loaded, notices) = load()
    #expect(loaded.pages[0].scrollOffset == 0)
    #expect(loaded.dock?.fraction == 0)
    #expect(notices.isEmpty)
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
    ])
  func a_file_that_is_no_archive_is_set_aside(text: String, reason: String) throws {
    try write(text)
    let (loaded, notices) = load()
    #expect(loaded == CollectedPagesArchive())
    #expect(notices.count == 1)
    #expect(notices.first?.contains(reason) == true, "\(notices)")
    #expect(notices.first?.contains("entrances.json.bad-20250131T235959Z") == true, "\(notices)")
    #expect(try directoryEntries == ["entrances.json.bad-20250131T235959Z"])
    #expect(try String(contentsOfFile: "\(path).bad-20250131T235959Z", encoding: .utf8) == text)
    #expect(load().notices.isEmpty)
  }

  @Test func two_bad_files_in_one_second_are_both_kept() throws {
    for text in ["one", "two", "three"] {
      try write(text)
      _ = load()
    }
    let base = "entrances.json.bad-20250131T235959Z"
    #expect(try directoryEntries == [base, "\(base)-1", "\(base)-2"])
  }

  @Test func a_directory_in_the_files_place_stays_there() throws {
    try manager.createDirectory(atPath: "\(path)/inside", withIntermediateDirectories: true)
    #expect(throws: CollectedPagesStore.Failure.self) {
      try store.save(archive, since: CollectedPagesArchive())
    }
    let contents = store.readSettingAside(now: now)
    #expect(contents.archive == CollectedPagesArchive())
    #expect(!contents.isSetAside)
    #expect(contents.notices.count == 1)
    #expect(contents.notices.first?.contains("directory") == true)
    #expect(try directoryEntries == ["entrances.json"])
    #expect(manager.fileExists(atPath: "\(path)/inside"))
  }

  @Test(arguments: ["", "{\"version\": 2}", "someone else's", "[1]"])
  func reading_alone_never_touches_a_file(text: String) throws {
    try write(text)
    #expect(throws: CollectedPagesStore.Failure.self) { try store.read() }
    #expect(try directoryEntries == ["entrances.json"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func reading_alone_never_touches_what_is_no_file() throws {
    try manager.createDirectory(atPath: "\(path)/inside", withIntermediateDirectories: true)
    #expect(throws: CollectedPagesStore.Failure.self) { try store.read() }
    try manager.removeItem(atPath: path)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: CollectedPagesStore.Failure.self) { try store.read() }
    #expect(try directoryEntries == ["entrances.json"])
  }

  @Test func nothing_is_said_to_be_set_aside_where_nothing_was() {
    #expect(!CollectedPagesStore(environment: [:]).readSettingAside(now: now).isSetAside)
    let nowhere = CollectedPagesStore(environment: ["XDG_STATE_HOME": "/dev/null"])
    #expect(!nowhere.readSettingAside(now: now).isSetAside)
  }

  @Test func what_is_left_out_outlives_the_next_saving() throws {
    let text = "{\"version\": 1, \"entrances\": [{\"page\": \"article-2\", \"kind\": \"article\"}]}"
    try write(text)
    let contents = store.readSettingAside(now: now)
    #expect(contents.isSetAside)
    #expect(contents.notices.count == 1)
    // One copy is enough.
    #expect(store.readSettingAside(now: now + 60).isSetAside)
    try store.save(archive, since: contents.archive)
    let copy = "entrances.json.bad-20250131T235959Z"
    #expect(try directoryEntries == ["entrances.json", copy])
    #expect(try String(contentsOfFile: "\(root)/state/floatdesktop/\(copy)", encoding: .utf8) == text)
  }

  // MARK: - Two windows

  private func entrance(_ number: Int) -> CollectedPage {
    CollectedPage(pageID: "article-\(number)", kind: "article", title: "\(number)")
  }

  @Test func a_window_in_which_nothing_was_done_writes_nothing() throws {
    let start = CollectedPagesArchive(pages: [entrance(1)])
    try store.save(start, since: CollectedPagesArchive())
    // Both have read the same archive; the first one collects a page, the second one only closes.
    try store.save(CollectedPagesArchive(pages: [entrance(1), entrance(2)]), since: start)
    try store.save(start, since: start)
    #expect(load().archive.pages == [entrance(1), entrance(2)])
  }

  @Test func two_windows_keep_each_others_changes() throws {
    let start = CollectedPagesArchive(
      pages: [entrance(1), entrance(2)], dock: Dock(edge: .left, fraction: 0.1))
    try store.save(start, since: CollectedPagesArchive())
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
    try store.save(start, since: CollectedPagesArchive())
    try store.save(CollectedPagesArchive(), since: start)
    var moved = start
    moved.dock = Dock(edge: .left, fraction: 0.5)
    try store.save(moved, since: start)
    #expect(load().archive == CollectedPagesArchive(dock: Dock(edge: .left, fraction: 0.5)))
  }

  @Test func a_named_pipe_does_not_hang_the_start() throws {
    try write("")
    try manager.removeItem(atPath: path)
    #expect(mkfifo(path, 0o600) == 0)
    let (_, notices) = load()
    #expect(notices.count == 1)
    #expect(notices.first?.contains("not a regular file") == true)
  }

  @Test func a_huge_file_is_set_aside_unread() throws {
    try write("{\"version\":1}" + String(repeating: " ", count: CollectedPagesStore.maximumSize))
    let (loaded, notices) = load()
    #expect(loaded == CollectedPagesArchive())
    #expect(notices.count == 1)
    #expect(notices.first?.contains("larger than 1 MiB") == true)
  }

  @Test func one_bad_entrance_does_not_cost_the_others() throws {
    try write(
      """
      {"version": 1, "future": true, "dock": {"edge": "up", "fraction": 0.2}, "entrances": [
        {"page": "article-1", "kind": "article", "title": "One"},
        {"page": "article-2", "kind": "article"},
        7,
        {"page": "article-4", "kind": "article", "title": "Four", "scroll": "far"},
        {"page": "article-5", "kind": "article", "title": "Five", "scroll": 3, "userInfo": {"a": "b"}}
      ]}
      """)
    let (loaded, notices) = load()
    #expect(
      loaded.pages == [
        CollectedPage(pageID: "article-1", kind: "article", title: "One"),
        CollectedPage(pageID: "article-5", kind: "article", title: "Five", scrollOffset: 3),
      ])
    #expect(loaded.dock == nil)
    #expect(notices.count == 4, "\(notices)")
    #expect(notices[0].contains("entrance 2"))
    #expect(notices[0].contains("title: is missing"))
    #expect(notices[1].contains("entrance 3"))
    #expect(notices[1].contains("takes keys and values, not a number"))
    #expect(notices[2].contains("entrance 4"))
    #expect(notices[2].contains("scroll: takes a number, not text"))
    #expect(notices[3].contains("place"))
    // The file with the parts that were left out is kept.
    #expect(try directoryEntries == ["entrances.json", "entrances.json.bad-20250131T235959Z"])
  }

  // MARK: - Places that cannot be written

  @Test func a_file_where_a_directory_must_be_fails_with_a_message() throws {
    try "".write(toFile: "\(root)/state", atomically: false, encoding: .utf8)
    let error = #expect(throws: CollectedPagesStore.Failure.self) {
      try store.save(archive, since: CollectedPagesArchive())
    }
    #expect(error?.description.contains(path) == true)
    #expect(error?.description.contains("Not a directory") == true, "\(String(describing: error))")
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
  func a_directory_without_permission_fails_with_a_message_and_keeps_the_old_file() throws {
    try store.save(archive, since: CollectedPagesArchive())
    let directory = "\(root)/state/floatdesktop"
    chmod(directory, 0o500)
    defer { chmod(directory, 0o700) }
    let error = #expect(throws: CollectedPagesStore.Failure.self) {
      try store.save(CollectedPagesArchive(), since: archive)
    }
    #expect(error?.description.contains("Permission denied") == true)
    #expect(load().archive == archive)
  }

  @Test func a_place_that_takes_no_files_fails_with_a_message() throws {
    // /proc takes no new files, not from root either.
    let store = CollectedPagesStore(environment: ["XDG_STATE_HOME": "/proc"])
    #expect(throws: CollectedPagesStore.Failure.self) {
      try store.save(archive, since: CollectedPagesArchive())
    }
  }
}
