import FloatCore
import FloatPages
import Glibc
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

@Suite final class UnsavedChangesTests {
  private let folder: TemporaryDirectory
  private var path: String { folder.path + "/floatdesktop/unsaved.yaml" }

  init() throws { folder = try TemporaryDirectory() }

  /// The changes as a window sees them.
  private func window() -> UnsavedChanges { UnsavedChanges(environment: ["XDG_STATE_HOME": folder.path]) }

  /// What another program leaves in the file.
  private func write(_ text: String) throws { try folder.write(text, to: "floatdesktop/unsaved.yaml") }
  private let values = [
    ConfigurationValue(key: "ball.diameter", value: "70pt"),
    ConfigurationValue(key: "ball.fill", value: "#FF000080"),
    ConfigurationValue(key: "status-bar.time", value: "9:42"),
  ]

  @Test func what_is_kept_comes_back() throws {
    var unsaved = window()
    #expect(unsaved.values(beside: .builtIn).isEmpty)
    try unsaved.keep([])
    #expect(!Folder.isFile(path))
    try unsaved.keep(values)
    #expect(Set(unsaved.values(beside: .builtIn)) == Set(values))
    var status = stat()
    stat(path, &status)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func what_is_so_by_now_is_no_change() throws {
    var unsaved = window()
    try unsaved.keep(values)
    var parameters = Parameters.builtIn
    try parameters.set("ball.diameter", to: "70pt")
    #expect(unsaved.values(beside: parameters).map(\.key).sorted() == ["ball.fill", "status-bar.time"])
  }

  /// Two windows are open, and the one without changes is closed last.
  @Test func what_another_window_keeps_stays() throws {
    var (one, other) = (window(), window())
    #expect(one.values(beside: .builtIn).isEmpty)
    #expect(other.values(beside: .builtIn).isEmpty)
    try one.keep([values[0], values[1]])
    try other.keep([])
    var next = window()
    #expect(Set(next.values(beside: .builtIn)) == [values[0], values[1]])
    try other.keep([values[2], ConfigurationValue(key: "ball.diameter", value: "80pt")])
    #expect(
      Set(next.values(beside: .builtIn)) == [
        values[1], values[2], ConfigurationValue(key: "ball.diameter", value: "80pt"),
      ])
    // A window that was offered the values may discard them.
    try next.keep([])
    #expect(!Folder.isFile(path))
  }

  @Test func a_broken_file_offers_what_can_be_read_of_it() throws {
    var unsaved = window()
    try unsaved.keep(values)
    try write("ball.diameter: 70pt\nball.margin: many\nno.such: 1\n")
    #expect(
      unsaved.values(beside: .builtIn) == [ConfigurationValue(key: "ball.diameter", value: "70pt")])
    try folder.write([0xFF, 0x00, 0x7B], to: "floatdesktop/unsaved.yaml")
    #expect(unsaved.values(beside: .builtIn).isEmpty)
  }

  @Test func a_damaged_file_is_set_aside_before_it_is_written_over() throws {
    var unsaved = window()
    try unsaved.keep(values)
    try write("ball.diameter: 70pt\nball.margin: \"")
    let notice = try unsaved.keep(values, now: 0)
    let aside = "floatdesktop/unsaved.yaml.bad-19700101T000000Z"
    #expect(notice?.hasSuffix("the file is kept as \(folder.path)/\(aside)") == true)
    #expect(try folder.text(aside).hasPrefix("ball.diameter: 70pt"))
    #expect(Set(unsaved.values(beside: .builtIn)) == Set(values))
    #expect(try unsaved.keep(values) == nil)
  }

  /// A hand has been in the file; what is kept next can be read all the same.
  @Test(arguments: [
    "\"a: b\": 1\n", "\"a\\nb\": 1\n", "\"[\": 1\n", "\"\": 1\n", "\"#x\": 1\n",
    "\(String(repeating: "k", count: 600)):\n  \(String(repeating: "k", count: 600)): 1\n",
  ])
  func a_strange_key_harms_no_other(line: String) throws {
    var unsaved = window()
    try unsaved.keep([values[0]])
    try write(line + "ball.margin: 3pt\n")
    var other = window()
    #expect(try other.keep([values[1]]) == nil)
    #expect(
      Set(other.values(beside: .builtIn)) == [
        values[1], ConfigurationValue(key: "ball.margin", value: "3pt"),
      ])
  }

  @Test(arguments: ["ball.margin: 9pt\n", "root:*:20228"])
  func no_link_is_written_through(text: String) throws {
    var unsaved = window()
    try unsaved.keep(values)
    let other = try folder.write(text, to: "other")
    unlink(path)
    try folder.link("floatdesktop/unsaved.yaml", to: other)
    try unsaved.keep(values)
    #expect(try folder.text("other") == text)
    #expect(SymbolicLink.target(of: path) == nil)
  }

  @Test func a_folder_in_its_place_is_an_error() throws {
    var unsaved = window()
    try folder.write("", to: "floatdesktop/unsaved.yaml/full")
    #expect(throws: AtomicFile.Failure.self) { try unsaved.keep(values) }
    #expect(throws: AtomicFile.Failure.self) { try unsaved.keep([]) }
  }

  @Test func without_a_home_nothing_is_kept() throws {
    var unsaved = UnsavedChanges(environment: ["XDG_STATE_HOME": "relative"])
    try unsaved.keep(values)
    #expect(unsaved.values(beside: .builtIn).isEmpty)
  }
}
