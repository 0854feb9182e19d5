import ArgumentParser
import FloatStudio
import Testing

@testable import FloatDesktop
@testable import FloatFiles

/// A command line that opens a window is parsed by its own command alone, with the same result.
@Suite struct WindowCommandLineTests {
  /// The result of parsing: all values of the command, or the error message.
  private func outcome(_ parse: () throws -> any ParsableCommand) -> String {
    do {
      var text = ""
      dump(try parse(), to: &text)
      return text
    } catch {
      return "\(FloatDesktopCommand.exitCode(for: error)) \(FloatDesktopCommand.fullMessage(for: error))"
    }
  }

  @Test(arguments: [
    [], ["run"], ["--device", "ipad-mini", "--scale", "2"], ["run", "/", "--trace", "t.jsonl", "-o", "a=b"],
    ["run", "--help"], ["--help"], ["--version"], ["help", "run"], ["run", "help"], ["--scale", "99"],
    ["run", "--scale", "x"], ["--frobnicate"], ["run", "--at", "1"], ["-o", "=", "snapshot"],
    ["run", "--", "--device"], ["--generate-completion-script", "bash"], ["config", "--help"], ["snapshto"],
    ["inspect", "--scale", "3"], ["run", "run"], ["--hud", "--compare", "wechat"], ["/"], ["help"],
    [".", "--scale", "x"],
  ])
  func a_window_s_command_line_means_what_it_means_to_the_whole_parser(arguments: [String]) {
    let expected = outcome { try FloatDesktopCommand.parseAsRoot(arguments) }
    #expect(outcome { try FloatDesktopCommand.parsed(arguments) } == expected)
  }

  /// The parser takes the option as one without a value, and drops what is joined to it.
  @Test(arguments: [["--window=800x1000"], ["--window", "800x1000"]])
  func the_size_of_a_window_counts_where_it_is_joined_to_the_option(option: [String]) throws {
    let snapshot = ["snapshot", "--scenario", "a.yaml", "--output", "a.png"]
    let command = try FloatDesktopCommand.parsed(snapshot + option)
    #expect((command as? SnapshotCommand)?.picture.window?.size == PixelSize(width: 800, height: 1000))
    #expect(throws: (any Error).self) {
      _ = try FloatDesktopCommand.parsed(snapshot + ["--window=nan"])
    }
  }

  @Test func a_window_s_command_line_is_one() throws {
    #expect(try FloatDesktopCommand.parsed([]) is RunCommand)
    #expect(try FloatDesktopCommand.parsed(["--hud"]) is RunCommand)
    #expect(try FloatDesktopCommand.parsed(["run", "--hud"]) is RunCommand)
    #expect(try FloatDesktopCommand.parsed(["test", "suite"]) is RunCommand == false)
  }
}
