import Foundation
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// A long random run, for `make soak`: SOAK_OPS gives its length, SOAK_SEED its seed.
@Suite("Soak", .enabled(if: ProcessInfo.processInfo.environment["SOAK_OPS"] != nil, "set SOAK_OPS to run it"))
struct SoakTests {
  @Test func a_long_random_run_breaks_no_invariant() {
    let environment = ProcessInfo.processInfo.environment
    let ops = environment["SOAK_OPS"].flatMap { Int($0) } ?? 1_000_000
    let seed = environment["SOAK_SEED"].flatMap { UInt64($0) } ?? UInt64(Date().timeIntervalSince1970)
    print("soak: \(ops) ops, SOAK_SEED=\(seed)")
    #expect(RandomRun.run(ops: ops, firstSeed: seed) == nil)
  }
}
