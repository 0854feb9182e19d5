import FloatFiles
import Testing

@testable import FloatDesktop
@testable import FloatTestSupport

/// What the program answers a shell that completes a command line.
@Suite struct CompletionTests {
  private func completion(_ line: String) throws -> Completion {
    // A blank at the end begins a new word.
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return Completion(
      of: words, in: try #require(CommandTree.whole), CompletionValues(assets: try Assets.locate()))
  }

  private static let lines: [(line: String, offers: [String], files: Completion.Files)] = [
    ("sna", ["snapshot"], .folders), ("my", [], .folders), ("--hu", ["--hud"], .none),
    ("--hud --hu", [], .none), ("run --pa", ["--path", "--panel"], .none),
    ("--device iphone-1", ["iphone-15-pro-max", "iphone-16-pro"], .files),
    ("--device=iphone-8", ["--device=iphone-8"], .files), ("--preset jx", ["jx-float"], .files),
    ("snapshot --replay ", [], .files), ("test ", [], .files), ("new ", [], .folders),
    ("new my-app --from ", [], .folders), ("--prototype ", [], .folders), ("--bezel ", ["on", "off"], .none),
    ("test --record f", ["failed"], .none), ("run --presenter s", ["shm"], .none),
    ("snapshot --output a.png b", [], .files), ("snapshot --output a.png --be", ["--bezel"], .none),
    ("snapshot --window --be", ["--bezel"], .none),
    ("snapshot --bezel=o", ["--bezel=on", "--bezel=off"], .none),
    ("-o ball.snap.resp", ["ball.snap.response="], .none),
    ("-o ball.snap.response=", ["350ms", "50ms", "2s"].map { "ball.snap.response=" + $0 }, .none),
    ("-o entrances.rule=d", ["entrances.rule=declared"], .none), ("-o keys.pl", ["keys.play="], .none),
    ("config s", ["show", "set", "schema"], .none),
    ("config set ball.snap.resp", ["ball.snap.response"], .none),
    ("config set ball.snap.response 3", ["350ms"], .none), ("config schema p", ["prototype"], .none),
    ("preset diff ze", [], .none), ("preset diff wechat z", ["zd-push"], .none),
    ("scenario from ", [], .files), ("inspect --color ", ["auto", "always", "never"], .none),
    ("-q inspect --no", ["--no-pretty"], .none), ("export --output x.gif --qu", ["--quiet"], .none),
    ("preset list -", ["--version", "-h", "--help", "-q", "--quiet", "--color"], .none),
    ("__comp", [], .folders), ("test --work", [], .none), ("-- --hu", [], .folders),
  ]

  @Test(arguments: lines)
  func a_word_is_completed_by_what_may_stand_there(line: String, offers: [String], files: Completion.Files)
    throws
  {
    let completion = try completion(line)
    let offered = completion.candidates.map(\.text)
    #expect(offers.allSatisfy(offered.contains), "\(offered)")
    #expect(Set(offered).count == offered.count, "\(offered)")
    // Devices, commands and keys may get company.
    if files == .none, !line.contains("config") { #expect(offered == offers) }
    #expect(completion.files == files)
  }

  @Test func many_keys_are_offered_by_their_groups_first() throws {
    let all = try completion("-o ")
    #expect(all.candidates.contains { $0.text == "ball." })
    #expect(all.candidates.count < 60)
    #expect(all.isOpen)
    #expect(try completion("-o ball.snap.response").isOpen, "the value follows the equals sign")
    #expect(try !completion("-o ball.snap.response=").isOpen)
  }

  @Test func the_pictures_of_a_scenario_have_names() throws {
    let folder = try TemporaryDirectory()
    let steps = "steps: [snapshot: first, {trace: motion}, snapshot: last]\n"
    let path = try folder.write(steps, to: "a.yaml")
    for option in ["snapshot --at", "export --from", "export --output a.mp4 --to"] {
      let words = option.split(separator: " ")
      let line = "\(words[0]) --scenario \(path) \(words.dropFirst().joined(separator: " ")) "
      #expect(try completion(line).candidates.map(\.text) == ["first", "motion", "last"], "\(option)")
    }
    #expect(try completion("snapshot --at ").candidates == [])
  }

  /// Every value that the help names is completed, is one of the words that are offered, or is known to be free.
  @Test func every_kind_of_value_is_known_or_free() throws {
    let free: Set = [
      "n", "s", "time", "text", "i/n", "ratio", "bytes", "time|name", "WxH", "display", "word",
    ]
    let tree = try #require(CommandTree.whole)
    let (values, line) = (CompletionValues(assets: nil), CommandLineState(tree))
    func check(_ command: CommandTree.Command, _ path: String) {
      for argument in command.arguments ?? [] where argument.shouldDisplay && argument.kind != .flag {
        let name = argument.valueName ?? ""
        let isListed = argument.completionKind?.list != nil
        let isKnown = name.split(separator: "|").contains { values.offer(String($0), "", line) != nil }
        #expect(free.contains(name) || isListed || isKnown || name.contains("|"), "\(path): \(name)")
      }
      for next in command.commands where next.commandName != "help" {
        check(next, path + " " + next.commandName)
      }
    }
    check(tree.command, "floatdesktop")
  }

  @Test func the_answer_is_what_the_scripts_read() throws {
    let result = CommandRun(["__complete", "--", "--bezel", ""], code: 0)
    #expect(result.output == "none\non\t\noff\t\n")
    #expect(
      CommandRun(["__complete", "--", "-o", "ball.d"]).output.hasPrefix("none open\nball.diameter=\tThe"))
    #expect(CommandRun(["__complete", "--", "export", "--help", ""]).code == 0)
    for shell in CompletionScript.allCases {
      #expect(CommandRun(["--generate-completion-script", shell.rawValue]).output.contains("__complete --"))
    }
    #expect(CommandRun(["--generate-completion-script=bash"], code: 0).output.contains("__complete --"))
    for words in [[], ["tcsh"], ["=bash"], ["bash", ""]] {
      let run = CommandRun(["--generate-completion-script"] + words, code: 64)
      #expect(run.errors.contains("name a shell: bash, zsh or fish") && run.output.isEmpty, "\(words)")
    }
  }
}
