import Foundation
import Testing

/// What `bench --json` prints, apart from the times, which no test looks at.
@Suite struct BenchCommandTests {
  private struct Report: Decodable {
    struct Phase: Decodable {
      var name: String
      var scale: Double
      var frames: Int
      var median_ms: Double
      var p99_ms: Double
      var blits: Double
      var core_us: Double
      var advance_us: Double
      var scene_us: Double
      var paint_ms: Double
      var present_ms: Double
      var pixels: Double
    }
    struct Memory: Decodable {
      var pss_bytes: Double?
    }
    var blit_ms: Double
    var phases: [Phase]
    var memory: Memory
  }

  private static let named: Set<String> = [
    "push", "pop", "interactive-pop", "shrink", "expand", "ball-drag", "ball-snap", "list-open",
    "badge-stretch",
    "badge-return", "scroll", "idle",
  ]

  @Test func everyNamedPhaseIsThereAtThreeScales() throws {
    let result = try LiveApp.run(["bench", "--json", "--repetitions", "1"])
    #expect(result.code == 0, "\(result.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    #expect(report.blit_ms > 0)
    #expect((report.memory.pss_bytes ?? 0) > 1_000_000)
    for scale in [1.0, 2, 3] {
      let phases = report.phases.filter { $0.scale == scale }
      #expect(Self.named.isSubset(of: phases.map(\.name)))
      for phase in phases {
        #expect(phase.frames > 0 && phase.median_ms > 0 && phase.p99_ms >= phase.median_ms, "\(phase.name)")
        // Each part is a median of its own, so they need not add up; none is more than the whole's slowest.
        #expect(phase.core_us >= 0 && phase.paint_ms <= phase.p99_ms && phase.present_ms <= phase.p99_ms)
        if phase.name == "idle" { #expect(phase.pixels == 0) }
        if phase.name == "push" { #expect(phase.pixels > 0) }
      }
    }
    let two = try #require(report.phases.first { $0.name == "push" && $0.scale == 2 })
    #expect(abs(two.blits - two.median_ms / report.blit_ms) < 0.02)
  }

  @Test func anUnknownPhaseIsRefused() throws {
    let result = try LiveApp.run(["bench", "--phase", "nonsense"])
    #expect(result.code == 64)
    #expect(result.errors.contains("ball-drag"), "the phases there are")
  }
}
