import Foundation
import Testing

@testable import FloatTestSupport

/// A full disk or a full standard output is reported with code 73, and earlier files are still there.
@Suite struct FullDiskTests {
  /// True where a private small file system can be mounted.
  private static let canMount: Bool = shell("mount -t tmpfs -o size=64k none /mnt") == 0

  private static func shell(_ script: String) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test(.enabled(if: canMount, "this system lets users mount no file systems (unshare, tmpfs)"))
  func a_full_disk_leaves_the_old_file_and_no_part_of_a_new_one() throws {
    let script = """
      mount -t tmpfs -o size=64k none /mnt || exit 90
      printf 'ball.diameter: 60pt\\n' > /mnt/config.yaml
      mkdir /mnt/suite
      printf 'steps:\\n  - snapshot: a\\n' > /mnt/suite/s.yaml
      echo old > /mnt/a.png
      head -c 1000000 /dev/zero > /mnt/filler 2>/dev/null
      "\(LiveApp.program)" config set --config /mnt/config.yaml ball.diameter 70pt
      [ $? = 73 ] || exit 91
      [ "$(cat /mnt/config.yaml)" = 'ball.diameter: 60pt' ] || exit 92
      "\(LiveApp.program)" config init --config /mnt/new.yaml
      [ $? = 73 ] || exit 96
      "\(LiveApp.program)" test /mnt/suite --record all
      [ $? = 73 ] || exit 97
      "\(LiveApp.program)" export --scenario /mnt/suite/s.yaml --output /mnt/frames/
      [ $? = 73 ] || exit 98
      "\(LiveApp.program)" snapshot --scenario /mnt/suite/s.yaml --output /mnt/a.png
      [ $? = 73 ] || exit 99
      [ "$(cat /mnt/a.png)" = old ] || exit 89
      [ "$(find /mnt -type f | wc -l)" = 4 ] || exit 93
      rm /mnt/filler
      "\(LiveApp.program)" config set --config /mnt/config.yaml ball.diameter 70pt || exit 94
      [ "$(cat /mnt/config.yaml)" = 'ball.diameter: 70pt' ] || exit 95
      """
    #expect(Self.shell(script) == 0)
  }

  @Test(.enabled(if: canMount, "this system lets users mount no file systems (unshare, tmpfs)"))
  func a_disk_that_fills_up_leaves_a_recording_of_whole_lines() throws {
    let folder = try TemporaryDirectory()
    let inputs = (100..<300).map {
      #"{"t":0.\#($0),"type":"wheel","x":100,"y":400,"dx":0,"dy":-1}"# + "\n"
    }
    let take = try folder.write(
      #"{"floatdesktop":1,"device":"iphone-x"}"# + "\n" + inputs.joined(), to: "take.jsonl")
    let script = """
      mount -t tmpfs -o size=64k none /mnt || exit 90
      head -c 61440 /dev/zero > /mnt/filler
      SDL_VIDEODRIVER=dummy "\(LiveApp.program)" run --replay \(take) --frames 60 --record /mnt/r.jsonl
      [ $? = 73 ] || exit 91
      [ "$(wc -l < /mnt/r.jsonl)" -gt 10 ] || exit 92
      "\(LiveApp.program)" inspect --replay /mnt/r.jsonl || exit 93
      """
    #expect(Self.shell(script) == 0)
  }

  @Test(arguments: [
    ["config", "show"], ["config", "schema"], ["config", "reference"], ["config", "path"], ["inspect"],
    ["--help"],
  ])
  func a_standard_output_that_takes_nothing_is_an_error(arguments: [String]) throws {
    let folder = try TemporaryDirectory()
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let full = try sh("'\(LiveApp.program)' \(words) > /dev/full", in: folder)
    expectMistake(
      in: full, code: 73, says: "the standard output: cannot be written: No space left on device")
  }

  @Test(arguments: ["--record", "--trace"])
  func a_recording_that_cannot_be_written_is_an_error(option: String) throws {
    let folder = try TemporaryDirectory()
    let full = try sh(
      "SDL_VIDEODRIVER=dummy '\(LiveApp.program)' run --frames 2 \(option) /dev/full", in: folder)
    expectMistake(
      in: full, code: 73, says: "/dev/full: cannot be written: No space left on device")
  }

  @Test func a_reader_that_goes_away_is_no_error() throws {
    let folder = try TemporaryDirectory()
    let program = LiveApp.program
    let gone = try sh(
      "{ '\(program)' config show --docs; echo $? > code; } | head -1; cat code", in: folder)
    #expect(gone.errors.isEmpty, "\(gone)")
    #expect(gone.output.hasSuffix("\n0\n"), "\(gone)")
  }

  /// The next opened file would get the number of a closed stream, and what is printed.
  @Test func a_closed_standard_output_is_told() throws {
    let folder = try TemporaryDirectory()
    let closed = try sh("'\(LiveApp.program)' config show >&-", in: folder)
    #expect(closed.code == 73)
    #expect(closed.errors.contains("the standard output: cannot be written: Bad file descriptor"))
  }

  @Test func a_limit_of_a_files_size_is_a_full_disk() throws {
    let folder = try TemporaryDirectory()
    let scenario = Repository.path("Assets/scenarios/throw.yaml")
    let limited = try sh(
      "ulimit -f 1; '\(LiveApp.program)' snapshot --scenario '\(scenario)' --output z.png; echo $?",
      in: folder)
    #expect(limited.output.hasSuffix("73\n"), "\(limited)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/z.png"))
  }

  @Test func pipes_are_read_where_files_are() throws {
    let folder = try TemporaryDirectory()
    let program = LiveApp.program
    for command in [
      "inspect --config <(echo 'ball.diameter: 70pt')", "inspect --scenario <(echo 'steps: [wait: 1ms]')",
      "inspect --device <(echo '{name: Mine, width: 300, height: 600}')",
      "config diff <(echo 'ball.diameter: 70pt') default", "config validate <(echo 'ball.diameter: 70pt')",
      "inspect --state <(echo '{\"version\": 1, \"entrances\": []}')",
    ] {
      let result = try sh(
        "exec bash -c \"'\(program)' \(command.replacing("\"", with: "\\\""))\"", in: folder)
      #expect(result.code == 0, "\(command): \(result)")
    }
    for command in ["config diff - default", "config diff default -", "inspect --preset -"] {
      let result = try sh("echo 'ball.diameter: 70pt' | '\(program)' \(command)", in: folder)
      #expect(result.code == 0, "\(command): \(result)")
      #expect(result.output.contains("70") || result.output.contains("stack"), "\(command): \(result)")
    }
  }

  /// A folder is wanted for names without an ending, and the other program's files lie in existing ones.
  @Test(arguments: [
    ("export", "/dev/full", "/dev/full: cannot be written: it is not a folder; name another place"),
    (
      "snapshot", "/dev/full",
      "/dev/full/end.png: cannot be written: /dev/full is not a folder; name another place"
    ),
    ("export", "a/b.mp4", "a/b.mp4: cannot be written: there is no folder a; make it first"),
    ("export", "ro.mp4", "ro.mp4: the file is read-only and was not changed; make it writable first"),
    ("snapshot", "ro.png", "ro.png: the file is read-only and was not changed"),
    (
      "code", "/dev/stdout >file",
      "/dev/stdout: cannot be written: it is a pipe or a device, not a file; name a file"
    ),
    (
      "code", "/dev/fd/1 >file",
      "/dev/fd/1: cannot be written: it is a pipe or a device, not a file; name a file"
    ),
  ])
  func an_output_that_is_none_is_told(command: String, output: String, reason: String) throws {
    let folder = try TemporaryDirectory()
    try folder.write("steps: [wait: 10ms]\n", to: "s.yaml")
    let played = command == "code" ? "" : "--scenario s.yaml --scale 1"
    let result = try sh(
      "touch ro.mp4 ro.png; chmod 444 ro.*; '\(LiveApp.program)' \(command) \(played) --output \(output)",
      in: folder)
    #expect(result.code == 73 && result.errors.contains(reason), "\(result)")
    #expect(try sh("stat -c %s ro.*; test -L /dev/stdout", in: folder).output == "0\n0\n")
  }

  private func sh(
    _ script: String, in folder: borrowing TemporaryDirectory
  ) throws -> ChildProcess.Outcome { try ChildProcess.shell(script, in: folder.path) }
}
