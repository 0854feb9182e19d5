import FloatCore
import FloatPages
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct UnsavedChangesTests {
  private let folder = NSTemporaryDirectory() + "floatdesktop-unsaved-" + UUID().uuidString
  private var path: String { folder + "/floatdesktop/unsaved.yaml" }
  /// The changes as a window sees them.
  private func window() -> UnsavedChanges { UnsavedChanges(environment: ["XDG_STATE_HOME": folder]) }
  private let values = [
    ConfigurationValue(key: "ball.diameter", value: "70pt"),
    ConfigurationValue(key: "ball.fill", value: "#FF000080"),
    ConfigurationValue(key: "status-bar.time", value: "9:42"),
  ]

  @Test func what_is_kept_comes_back() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var unsaved = window()
    #expect(unsaved.values(beside: .builtIn).isEmpty)
    try unsaved.keep(values)
    #expect(Set(unsaved.values(beside: .builtIn)) == Set(values))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func what_is_so_by_now_is_no_change() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var unsaved = window()
    try unsaved.keep(values)
    var parameters = Parameters.builtIn
    try parameters.set("ball.diameter", to: "70pt")
    #expect(unsaved.values(beside: parameters).map(\.key).sorted() == ["ball.fill", "status-bar.time"])
  }

  /// Two windows are open, and the one without changes is closed last.
  @Test func what_another_window_keeps_stays() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
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
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func nothing_to_keep_leaves_no_file() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var unsaved = window()
    try unsaved.keep([])
    try unsaved.keep(values)
    try unsaved.keep([])
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func a_broken_file_offers_what_can_be_read_of_it() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var unsaved = window()
    try unsaved.keep(values)
    try Data("ball.diameter: 70pt\nball.margin: many\nno.such: 1\n".utf8).write(
      to: URL(fileURLWithPath: path))
    #expect(
      unsaved.values(beside: .builtIn) == [ConfigurationValue(key: "ball.diameter", value: "70pt")])
    try Data([0xFF, 0x00, 0x7B]).write(to: URL(fileURLWithPath: path))
    #expect(unsaved.values(beside: .builtIn).isEmpty)
  }

  @Test func a_damaged_file_is_set_aside_before_it_is_written_over() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var unsaved = window()
    try unsaved.keep(values)
    try Data("ball.diameter: 70pt\nball.margin: \"".utf8).write(to: URL(fileURLWithPath: path))
    let notice = try unsaved.keep(values, now: 0)
    let aside = path + ".bad-19700101T000000Z"
    #expect(notice?.hasSuffix("the file is kept as \(aside)") == true)
    #expect(try String(contentsOfFile: aside, encoding: .utf8).hasPrefix("ball.diameter: 70pt"))
    #expect(Set(unsaved.values(beside: .builtIn)) == Set(values))
    #expect(try unsaved.keep(values) == nil)
  }

  /// A hand has been in the file; what is kept next can be read all the same.
  @Test(arguments: [
    "\"a: b\": 1\n", "\"a\\nb\": 1\n", "\"[\": 1\n", "\"\": 1\n", "\"#x\": 1\n",
    "\(String(repeating: "k", count: 600)):\n  \(String(repeating: "k", count: 600)): 1\n",
  ])
  func a_strange_key_harms_no_other(line: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var unsaved = window()
    try unsaved.keep([values[0]])
    try Data((line + "ball.margin: 3pt\n").utf8).write(to: URL(fileURLWithPath: path))
    var other = window()
    #expect(try other.keep([values[1]]) == nil)
    #expect(
      Set(other.values(beside: .builtIn)) == [
        values[1], ConfigurationValue(key: "ball.margin", value: "3pt"),
      ])
  }

  @Test(arguments: ["ball.margin: 9pt\n", "root:*:20228"])
  func no_link_is_written_through(text: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var unsaved = window()
    try unsaved.keep(values)
    let other = folder + "/other"
    try Data(text.utf8).write(to: URL(fileURLWithPath: other))
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
    try unsaved.keep(values)
    #expect(try String(contentsOfFile: other, encoding: .utf8) == text)
    #expect(SymbolicLink.target(of: path) == nil)
  }

  @Test func a_folder_in_its_place_is_an_error() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var unsaved = window()
    try FileManager.default.createDirectory(atPath: path + "/full", withIntermediateDirectories: true)
    #expect(throws: AtomicFile.Failure.self) { try unsaved.keep(values) }
    #expect(throws: AtomicFile.Failure.self) { try unsaved.keep([]) }
  }

  @Test func without_a_home_nothing_is_kept() throws {
    var unsaved = UnsavedChanges(environment: ["XDG_STATE_HOME": "relative"])
    try unsaved.keep(values)
    #expect(unsaved.values(beside: .builtIn).isEmpty)
  }
}
