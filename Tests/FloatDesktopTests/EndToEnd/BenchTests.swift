import Foundation
import Testing

@testable import FloatTestSupport

/// What `make bench` reports, apart from the times, which no test checks.
@Suite struct BenchTests {
  private struct Report: Decodable {
    struct Phase: Decodable {
      var name: String
      var scale: Double
      var frames: Int
      var pixels: Int
    }
    struct Hour: Decodable {
      var rate: Int
      var copies: Int
      var inputs: Int
      var lead: Int
      var bytes: Int
    }
    var phases: [Phase]
    var hours: [Hour]
  }

  private static let program = LiveApp.built("FloatBench")

  private func report(_ arguments: [String]) throws -> Report {
    let result = try LiveApp.run(
      ["--json", "--repetitions", "1"] + arguments, program: Self.program, code: 0)
    return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
  }

  /// The finger's places depend on the screen, because a collecting drag must reach the zone.
  @Test(arguments: ["iphone-x", "ipad-mini", "iphone-se", "pixel-7"])
  func every_motion_plays_on_a_device(device: String) throws {
    let names = [
      "push", "pop", "interactive-pop", "shrink", "expand", "ball-drag", "badge-stretch", "scroll", "idle",
    ]
    let report = try report(["--scale", "0.25", "--device", device] + names.flatMap { ["--phase", $0] })
    #expect(report.phases.map(\.name) == names)
    for phase in report.phases {
      #expect(phase.frames > 10, "\(phase.name)")
      #expect((phase.pixels > 0) == (phase.name != "idle"), "\(phase.name)")
    }
  }

  /// An hour of dragging leaves as many bytes as docs/performance.md says.
  @Test func an_hour_stays_within_the_stated_memory() throws {
    let report = try report(["--phase", "hour"])
    #expect(report.phases.isEmpty)
    let hour = try #require(report.hours.first)
    #expect(hour.rate == 125)
    #expect((61...256).contains(hour.copies))
    // In the last minute the mouse is down for three quarters of the time.
    #expect((5000...8000).contains(hour.inputs))
    #expect(hour.lead <= 200_000)
    // At least the inputs' own bytes are counted.
    #expect(hour.bytes > (hour.inputs + hour.lead) * 40)
    #expect(hour.bytes <= 20 << 20)
  }

  @Test func two_builds_are_timed_in_turns() throws {
    let push = ["--scale", "0.25", "--phase", "push", "--repetitions", "2", "--against"]
    let table = try LiveApp.run(push + [Self.program], program: Self.program, code: 0)
    #expect(table.output.contains(/push +0\.25( +[0-9.]+){5}/))
    for other in ["/nowhere/FloatBench", "/bin/true", "/bin/false"] {
      let result = try LiveApp.run(push + [other], program: Self.program)
      #expect(result.code != 0)
      #expect(result.errors.contains(other))
    }
  }
}
