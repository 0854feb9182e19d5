import Foundation
import Testing

@testable import FloatTestSupport

/// `floatdesktop export` where it cannot do its work, with stand-ins for ffmpeg.
@Suite struct ExportFailureEndToEndTests {
  /// A folder with a scenario, a program called ffmpeg, and a place for the output.
  private final class Stage {
    let directory: TemporaryDirectory
    let scenario: String
    let output: String
    let environment: [String: String]

    init(ffmpeg script: String?) throws {
      directory = try TemporaryDirectory()
      scenario = try directory.write(ExportTools.scenario, to: "push.yaml")
      output = directory.path + "/out"
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
      let programs = directory.path + "/bin"
      try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
      if let script {
        let path = try directory.write("#!/bin/bash\n\(script)\n", to: "ffmpeg.sh")
        // A process that another test starts meanwhile may inherit the descriptor that this one writes to, and a
        // program that is still open for writing cannot be run.
        let copy = try ChildProcess(
          "install", ["-m", "755", path, programs + "/ffmpeg"], environment: ["PATH": "/usr/bin:/bin"],
          folder: directory.path)
        _ = try copy.waitForEnd()
      }
      environment = ["PATH": script == nil ? programs : programs + ":/usr/bin:/bin"]
    }

    func arguments(_ name: String, _ more: [String] = []) -> [String] {
      ["export", "--scenario", scenario, "--scale", "1", "--output", "\(output)/\(name)"] + more
    }

    func start(_ name: String = "a.mp4", _ more: String...) throws -> ChildProcess {
      try ChildProcess(
        LiveApp.program, arguments(name, more),
        environment: environment.merging(["HOME": directory.path]) { $1 }, folder: directory.path)
    }

    /// The encoder of an export, which has written its number beside itself.
    func encoder(of process: ChildProcess) throws -> pid_t {
      try process.wait(for: "the encoder") {
        (try? directory.text("bin/pid")).flatMap {
          $0.hasSuffix("\n") ? pid_t($0.dropLast()) : nil
        }
      }
    }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: output)) ?? ["?"] }

    func expect(
      _ name: String, _ more: [String] = [], code: Int32, says text: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      expectMistake(
        in: try LiveApp.run(arguments(name, more), environment: environment), code: code, says: text,
        sourceLocation)
    }
  }

  @Test(arguments: ["nowhere/a.mp4", "nowhere/frames/"])
  func a_folder_that_is_not_there_is_not_made(name: String) throws {
    let stage = try Stage(ffmpeg: nil)
    try stage.expect(name, code: 73, says: name)
    #expect(stage.names == [])
  }

  @Test(arguments: ["a.mp4", "a.gif"])
  func without_f_fmpeg_it_says_what_to_install_and_what_works_without(name: String) throws {
    let stage = try Stage(ffmpeg: nil)
    try stage.expect(name, code: 69, says: "install")
    try stage.expect(name, code: 69, says: "folder")
    #expect(stage.names == [])
  }

  @Test func an_encoder_that_cannot_be_started_is_not_there_either() throws {
    let stage = try Stage(ffmpeg: nil)
    let programs = try #require(stage.environment["PATH"])
    try "a note".write(toFile: programs + "/ffmpeg", atomically: true, encoding: .utf8)
    try stage.expect("a.mp4", code: 69, says: "ffmpeg cannot be started")
    #expect(stage.names == [])
  }

  @Test func a_pipe_is_not_replaced_by_a_film() throws {
    let stage = try Stage(ffmpeg: "cat >/dev/null")
    let path = stage.output + "/a.mp4"
    #expect(mkfifo(path, 0o600) == 0)
    try stage.expect("a.mp4", code: 73, says: "it is a pipe or a device, not a file")
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  private static let half = #"for last; do :; done; echo half >"${last#file:}"; cat >/dev/null"#
  private static let full = "av_interleaved_write_frame(): No space left on device"
  private static let unclosed = "Error closing file file:/proc/self/fd/4: No space left on device"

  /// The encoder fails for a reason, says with exit code 0 that it could not finish (ffmpeg 5.1), ends without a word
  /// (as the system ends one for which there is no memory), says a lot, ends well, goes on without reading, ends in
  /// the middle, is killed there, or writes nothing.
  @Test(
    arguments: [
      ("a.mp4", "\(half); echo '\(full)' >&2; echo 'Conversion failed!' >&2; exit 1", full),
      ("a.gif", "\(half); echo '\(full)' >&2; echo 'Conversion failed!' >&2; exit 1", full),
      ("a.mp4", "\(half); echo '\(unclosed)' >&2", unclosed),
      ("a.webm", "\(half); echo '\(unclosed)' >&2", unclosed),
      ("a.mp4", "kill -9 $$", "it ended with signal 9 (Killed)"),
      ("a.mp4", "exit 3", "it ended with exit code 3"),
      ("a.mp4", "for i in {1..20000}; do echo \"$i no\" >&2; done; cat >/dev/null; exit 1", "20000 no"),
      ("a.mp4", "exit 0", ""),
      ("a.mp4", "exec 0<&-; sleep 1000", ""),
      ("a.mp4", "head -c 100000 >/dev/null", ""),
      ("a.mp4", "head -c 100000 >/dev/null; kill -9 $$", ""),
      ("a.mp4", "cat >/dev/null", ""),
    ] as [(String, String, String)])
  func an_encoder_that_fails_is_quoted_and_the_file_that_was_there_stays(
    name: String, script: String, reason: String
  ) throws {
    let stage = try Stage(ffmpeg: script)
    try stage.directory.write("before", to: "out/\(name)")
    let told = "\(name): cannot be written: ffmpeg"
    try stage.expect(name, code: 73, says: reason.isEmpty ? told : "\(told): \(reason)")
    #expect(stage.names == [name])
    #expect(try String(contentsOfFile: stage.output + "/\(name)", encoding: .utf8) == "before")
  }

  /// As ffmpeg says it up to 5, and since.
  @Test(arguments: ["Unknown encoder '$encoder'", "Error opening output files: Encoder not found"])
  func a_missing_encoder_is_named_with_a_remedy(words: String) throws {
    let stage = try Stage(
      ffmpeg: """
        while [ "$1" != -c:v ]; do shift; done
        encoder=$2
        cat >/dev/null
        echo "[vost#0:0] Error selecting an encoder" >&2
        echo "\(words)" >&2
        exit 8
        """)
    try stage.directory.write("before", to: "out/a.mp4")
    let others = "install an ffmpeg that has it, or write another format"
    try stage.expect(
      "a.mp4", code: 69,
      says: "this ffmpeg has no H.264 encoder (libx264); \(others): .webm, .gif, .apng or a folder of PNGs")
    try stage.expect("a.webm", code: 69, says: "this ffmpeg has no encoder libvpx-vp9; \(others): .mp4, .gif")
    #expect(stage.names == ["a.mp4"])
    #expect(try String(contentsOfFile: stage.output + "/a.mp4", encoding: .utf8) == "before")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func an_interrupted_export_ends_by_signal_and_leaves_nothing(signal: Int32) throws {
    let stage = try Stage(ffmpeg: "echo $$ >\"$(dirname \"$0\")/pid\"; sleep 1000")
    let process = try stage.start()
    let pid = try stage.encoder(of: process)
    process.send(signal)
    #expect(try process.waitForEnd() == -signal)
    #expect(stage.names == [])
    #expect((kill(pid, 0) == -1 ? errno : 0) == ESRCH)
    #expect(process.errorOutput.isEmpty)
  }

  @Test func what_akilled_export_left_goes_with_the_next_one() throws {
    let stage = try Stage(ffmpeg: "cat >/dev/null; exit 1")
    try stage.directory.write("half", to: "out/.a.mp4.k3x9.tmp")
    try stage.directory.write("another's", to: "out/.b.mp4.k3x9.tmp")
    try stage.expect("a.mp4", code: 73, says: "a.mp4: cannot be written: ffmpeg")
    #expect(stage.names == [".b.mp4.k3x9.tmp"])
  }

  @Test(arguments: ["exec sleep 1000", "while :; do echo loud >&2; done"])
  func an_encoder_ends_with_a_killed_export(script: String) throws {
    let stage = try Stage(ffmpeg: "echo $$ >\"$(dirname \"$0\")/pid\"; \(script)")
    let process = try stage.start()
    let pid = try stage.encoder(of: process)
    process.send(SIGKILL)
    #expect(try process.waitForEnd() == -SIGKILL)
    _ = try Polling.value("the encoder's end") { kill(pid, 0) == -1 ? true : nil }
    #expect(stage.names == [])
  }

  /// The program is killed before a helper of its encoder has opened anything; by the time the helper does, the next
  /// export is over.
  @Test func an_encoder_that_outlives_a_kill_makes_no_file() throws {
    let stage = try Stage(
      ffmpeg: """
        here=$(dirname "$0")
        for last; do :; done
        if mkdir "$here/first" 2>/dev/null; then
          {
            touch "$here/waits"
            for i in {1..6000}; do [ -e "$here/go" ] && break; sleep 0.02; done
            echo late >"${last#file:}"
            touch "$here/wrote"
          } &
          wait
        else
          cat >/dev/null
          echo video >"${last#file:}"
        fi
        """)
    let place = stage.directory.path + "/bin"
    let process = try stage.start()
    func wait(for name: String) throws {
      try process.wait(for: name) {
        FileManager.default.fileExists(atPath: "\(place)/\(name)") ? () : nil
      }
    }
    try wait(for: "waits")
    process.send(SIGKILL)
    #expect(try process.waitForEnd() == -SIGKILL)
    _ = try LiveApp.run(stage.arguments("a.mp4"), environment: stage.environment, code: 0)
    #expect(stage.names == ["a.mp4"])
    try stage.directory.write("", to: "bin/go")
    try wait(for: "wrote")
    #expect(stage.names == ["a.mp4"])
    #expect(try String(contentsOfFile: stage.output + "/a.mp4", encoding: .utf8) == "video\n")
  }

  @Test func an_interrupted_folder_leaves_nothing() throws {
    let stage = try Stage(ffmpeg: nil)
    let process = try stage.start("frames", "--to", "30", "--fps", "240")
    let folder = stage.output + "/frames"
    try process.wait(for: "a frame") {
      let partial = try? FileManager.default.contentsOfDirectory(atPath: folder).first
      let frames = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(partial ?? "")")
      return frames?.isEmpty == false ? () : nil
    }
    process.send(SIGTERM)
    #expect(try process.waitForEnd() == -SIGTERM)
    #expect(stage.names == [])
  }
}
