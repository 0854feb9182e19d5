import Glibc
import Testing

@testable import FloatCore
@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct ConfigurationReloaderTests {
  /// A reloader of `c.yaml` in a folder, which begins with a text.
  private func reloader(
    _ folder: borrowing TemporaryDirectory, _ text: String, overrides: [String] = []
  ) throws -> ConfigurationReloader {
    let loader = ConfigurationLoader(files: [try folder.write(text, to: "c.yaml")], overrides: overrides)
    return ConfigurationReloader(loader: loader, outcome: loader.load())
  }

  private func value(_ key: String, _ value: String) -> ConfigurationValue {
    ConfigurationValue(key: key, value: value)
  }

  @Test func only_what_changed_is_set() throws {
    let directory = try TemporaryDirectory()
    var reloader = try reloader(directory, "ball:\n  diameter: 70pt\n  margin: 1pt\n")
    #expect(reloader.reload(.complete).isEmpty)
    try directory.write("ball:\n  diameter: 71pt\n  margin: 1pt\n", to: "c.yaml")
    #expect(reloader.reload(.complete) == [value("ball.diameter", "71pt")])
    #expect(reloader.reload(.settled).isEmpty)
  }

  @Test func a_key_that_is_gone_goes_back_at_once_when_the_file_is_whole() throws {
    let directory = try TemporaryDirectory()
    var reloader = try reloader(directory, "ball:\n  diameter: 70pt\n  margin: 1pt\n")
    try directory.write("ball:\n  margin: 1pt\n", to: "c.yaml")
    #expect(reloader.reload(.complete) == [value("ball.diameter", "60pt")])
  }

  @Test func half_a_file_takes_nothing_back() throws {
    let directory = try TemporaryDirectory()
    var reloader = try reloader(directory, "ball:\n  diameter: 70pt\n  margin: 1pt\n")
    try directory.write("ball:\n  diameter: 72pt\n  mar", to: "c.yaml")
    #expect(reloader.reload(.partial) == [])
    #expect(reloader.problems.isEmpty)
    try directory.write("ball:\n  diameter: 72pt\n", to: "c.yaml")
    #expect(reloader.reload(.partial) == [value("ball.diameter", "72pt")])
    try directory.write("", to: "c.yaml")
    #expect(reloader.reload(.complete).isEmpty)
    // A file that stays empty is intended.
    #expect(reloader.reload(.settled) == [value("ball.diameter", "60pt"), value("ball.margin", "0pt")])
  }

  /// `tool > config.yaml` empties the file at once, and fills it when the tool is done.
  @Test(arguments: [true, false])
  func an_emptied_file_is_not_saved_to_before_somebody_asks_again(isNoticed: Bool) throws {
    let directory = try TemporaryDirectory()
    var reloader = try reloader(directory, "ball.diameter: 70pt\n")
    #expect(reloader.objectionToSaving() == nil)
    try directory.write("", to: "c.yaml")
    if isNoticed { _ = reloader.reload(.settled) }
    #expect(reloader.objectionToSaving()?.hasPrefix("had values and has none now") == true)
    #expect(reloader.objectionToSaving() == nil)
    // Its next text ends the doubt, and what empties that begins another.
    try directory.write("ball.diameter: 71pt\n", to: "c.yaml")
    _ = reloader.reload(.complete)
    #expect(reloader.objectionToSaving() == nil)
    unlink(directory.path + "/c.yaml")
    _ = reloader.reload(.settled)
    #expect(reloader.objectionToSaving() != nil)
  }

  @Test func a_file_that_never_had_values_is_saved_to() {
    let loader = ConfigurationLoader(files: ["/nowhere/none.yaml"])
    var none = ConfigurationReloader(loader: loader, outcome: loader.load())
    #expect(none.objectionToSaving() == nil)
  }

  @Test func a_typo_lets_the_rest_apply_at_once_and_is_told_when_settled() throws {
    let directory = try TemporaryDirectory()
    var reloader = try reloader(directory, "ball:\n  diameter: 70pt\n  margin: 1pt\n")
    try directory.write("ball:\n  diameter: 72\n  margin: 2pt\n", to: "c.yaml")
    #expect(reloader.reload(.complete) == [value("ball.margin", "2pt")])
    #expect(reloader.problems.isEmpty)
    #expect(reloader.reload(.settled).isEmpty)
    #expect(reloader.problems.map(\.kept) == ["70pt"])
    // Once the mistake is corrected, the bar closes with the reload that applies the value.
    try directory.write("ball:\n  diameter: 72pt\n  margin: 2pt\n", to: "c.yaml")
    #expect(reloader.reload(.complete) == [value("ball.diameter", "72pt")])
    #expect(reloader.problems.isEmpty)
  }

  @Test func the_systems_file_does_not_show_while_the_users_is_replaced() throws {
    let directory = try TemporaryDirectory()
    let mine = try directory.write("ball.diameter: 71pt\n", to: "c.yaml")
    let systems = try directory.write("ball.diameter: 99pt\n", to: "system.yaml")
    let loader = ConfigurationLoader(files: [mine, systems])
    var reloader = ConfigurationReloader(loader: loader, outcome: loader.load())
    unlink(mine)
    #expect(reloader.reload(.partial).isEmpty)
    #expect(reloader.reload(.settled) == [value("ball.diameter", "99pt")])
  }

  @Test func the_command_line_still_wins() throws {
    let directory = try TemporaryDirectory()
    var reloader = try reloader(directory, "", overrides: ["ball.diameter=80pt"])
    try directory.write("ball.diameter: 71pt\n", to: "c.yaml")
    #expect(reloader.reload(.complete).isEmpty)
    #expect(reloader.reload(.partial).isEmpty)
    #expect(reloader.parameters.ball.diameter == 80)
  }
}
