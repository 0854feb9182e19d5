import Foundation
import Testing

@testable import FloatTestSupport

/// The output of `bench --json`, apart from the times, which no test checks.
@Suite struct BenchCommandTests {
  private struct Report: Decodable {
    struct Phase: Decodable {
      var name: String
      var scale: Double
      var frames: Int
      var medianMs: Double
      var p99Ms: Double
      var blits: Double
      var coreUs: Double
      var advanceUs: Double
      var sceneUs: Double
      var paintMs: Double
      var leastMs: Double
      var mostMs: Double
      var wallMs: Double
      var passes: Double
      var pixels: Double
    }
    struct Memory: Decodable {
      var pssBytes: Double?
    }
    var blitMs: Double
    var phases: [Phase]
    var memory: Memory
  }

  private static let named: Set<String> = [
    "push", "pop", "interactive-pop", "shrink", "expand", "ball-drag", "ball-snap", "list-open",
    "list-page", "badge-stretch", "badge-return", "scroll", "idle",
  ]

  @Test func every_named_phase_is_there() throws {
    let report = try report(["--scale", "0.25"])
    #expect(report.blitMs > 0)
    #expect((report.memory.pssBytes ?? 0) > 1_000_000)
    #expect(Self.named.isSubset(of: report.phases.map(\.name)))
    for phase in report.phases { check(phase) }
  }

  @Test func without_another_one_three_scales_are_timed() throws {
    let report = try report(["--phase", "push", "--phase", "idle"])
    #expect(report.phases.map(\.scale).sorted() == [1, 1, 2, 2, 3, 3])
    for phase in report.phases { check(phase) }
    let two = try #require(report.phases.first { $0.name == "push" && $0.scale == 2 })
    #expect(abs(two.blits - two.medianMs / report.blitMs) < 0.02)
  }

  private func report(_ options: [String]) throws -> Report {
    let result = try LiveApp.run(["bench", "--json", "--repetitions", "1"] + options)
    #expect(result.code == 0, "\(result.errors)")
    for key in ["blit_ms", "phases", "name", "scale", "frames", "median_ms", "p99_ms", "blits", "core_us"] {
      #expect(result.output.contains("\"\(key)\":"), "\(key)")
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Report.self, from: Data(result.output.utf8))
  }

  private func check(_ phase: Report.Phase) {
    let name = "\(phase.name) at \(phase.scale)"
    #expect(phase.frames > 0, "\(name)")
    #expect(phase.medianMs > 0, "\(name)")
    #expect(phase.p99Ms >= phase.medianMs, "\(name)")
    // Each part has its own median, so they need not add up; none exceeds the slowest whole.
    #expect(phase.coreUs >= 0, "\(name)")
    #expect(phase.paintMs <= phase.p99Ms, "\(name)")
    #expect(phase.wallMs > 0, "\(name)")
    #expect(phase.leastMs <= phase.medianMs, "\(name)")
    #expect(phase.medianMs <= phase.mostMs, "\(name)")
    #expect(phase.passes > 0, "\(name)")
    if phase.name == "idle" { #expect(phase.pixels == 0) }
    if phase.name == "push" { #expect(phase.pixels > 0) }
  }

  /// Medians are compared, and a motion with more frames at rest has a lower median.
  @Test func a_prototypes_motions_have_as_many_frames_as_the_demos() throws {
    let names = ["push", "pop", "interactive-pop", "shrink", "expand", "scroll"]
    func frames(_ options: [String]) throws -> [String: Int] {
      let result = try LiveApp.run(
        ["bench", "--json", "--device", "iphone-15", "--scale", "1", "--repetitions", "1"] + options
          + names.flatMap { ["--phase", $0] })
      #expect(result.code == 0, "\(result.errors)")
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let phases = try decoder.decode(Report.self, from: Data(result.output.utf8)).phases
      return Dictionary(phases.map { ($0.name, $0.frames) }, uniquingKeysWith: { first, _ in first })
    }
    let demo = try frames([])
    #expect(Set(demo.keys) == Set(names))
    for folder in ["ledger", "tides"] {
      #expect(try frames(["--prototype", Repository.path("Assets/prototypes/\(folder)")]) == demo)
    }
  }

  /// An hour of dragging leaves as many bytes as docs/performance.md says.
  @Test func an_hour_stays_within_the_stated_memory() throws {
    struct Hours: Decodable {
      struct Hour: Decodable {
        var rate: Double
        var copies: Double
        var inputs: Double
        var lead: Double
        var bytes: Double
        var limit: Double
      }
      var hours: [Hour]
    }
    let result = try LiveApp.run(["bench", "--json", "--phase", "hour"])
    #expect(result.code == 0, "\(result.errors)")
    let hours = try JSONDecoder().decode(Hours.self, from: Data(result.output.utf8)).hours
    let hour = try #require(hours.first)
    #expect(hours.count == 1)
    #expect(hour.rate == 125)
    #expect(hour.limit == 20 * 1024 * 1024)
    #expect(hour.copies > 60)
    #expect(hour.copies <= 256)
    // In the last minute the mouse is down for three quarters of the time.
    #expect((5000...8000).contains(hour.inputs))
    #expect(hour.lead <= 200_000)
    // At least the inputs' own bytes are counted.
    #expect(hour.bytes > (hour.inputs + hour.lead) * 40)
    #expect(hour.bytes <= hour.limit)
  }

  /// The finger's places depend on the screen, because a collecting drag must reach the zone.
  @Test(arguments: ["ipad-mini", "iphone-se", "pixel-7"])
  func every_phase_can_be_played_on_other_devices(device: String) throws {
    // The hours in the hand are phases without painting.
    let names = try phases().filter { !$0.hasSuffix("hour") }
    #expect(names.contains("ball-remove"))
    let result = try LiveApp.run(
      ["bench", "--json", "--repetitions", "1", "--scale", "0.25", "--device", device]
        + names.flatMap { ["--phase", $0] })
    #expect(result.code == 0, "\(result.errors)")
    for name in names { #expect(result.output.contains("\"name\":\"\(name)\""), "\(name)") }
  }

  /// All phases, which the message about an unknown phase lists.
  private func phases() throws -> [String] {
    let result = CommandRun(["bench", "--phase", "nonsense"])
    let list = try #require(result.errors.components(separatedBy: "use one of ").last)
    return list.trimmingCharacters(in: .whitespacesAndNewlines).components(separatedBy: ", ")
  }

  @Test func what_cannot_be_played_is_told_with_the_phase() throws {
    // The drag misses so small a zone.
    let result = try LiveApp.run(["bench", "--phase", "expand", "-o", "zone.radius=60pt"])
    #expect(result.code == 78)
    #expect(result.errors.contains("the phase expand cannot be played"))
    #expect(!result.errors.contains("Failure("))
  }

  /// The phase lasts a second.
  @Test func paced_frames_take_as_long_as_in_a_window() throws {
    let time = try ContinuousClock().measure {
      let result = try LiveApp.run(
        ["bench", "--paced", "--scale", "0.25", "--phase", "idle", "--repetitions", "1"])
      #expect(result.code == 0, "\(result.errors)")
    }
    #expect(time > .milliseconds(900))
  }

  @Test func two_programs_are_timed_in_turns() throws {
    let arguments = ["bench", "--scale", "0.25", "--phase", "idle", "--phase", "push", "--repetitions", "2"]
    let result = try LiveApp.run(arguments + ["--json", "--against", LiveApp.program])
    #expect(result.code == 0, "\(result.errors)")
    for key in ["\"name\":\"push\"", "\"name\":\"idle\"", "\"other_ms\":", "\"ratio\":", "\"ratio_least\":"] {
      #expect(result.output.contains(key), "\(key)")
    }
    let table = try LiveApp.run(arguments + ["--against=" + LiveApp.program])
    #expect(table.output.contains("push"))
    #expect(table.output.contains("ratio"))
  }

  @Test func what_is_no_such_program_is_refused() throws {
    for other in ["/nowhere/floatdesktop", "/bin/true", "/bin/false"] {
      let result = try LiveApp.run(["bench", "--scale", "0.25", "--phase", "idle", "--against", other])
      #expect(result.code == 64)
      #expect(result.errors.contains(other))
    }
  }

  @Test func an_unknown_phase_is_refused() throws {
    let result = CommandRun(["bench", "--phase", "nonsense"])
    #expect(result.code == 64)
    #expect(result.errors.contains("ball-drag"), "the phases there are")
  }
}
