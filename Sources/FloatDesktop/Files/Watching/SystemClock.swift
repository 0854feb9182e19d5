import Glibc

/// The system's clocks, in seconds.
package enum SystemClock {
  /// Real time that never goes back, from an arbitrary start.
  package static var monotonic: Double { seconds(CLOCK_MONOTONIC) }
  /// The CPU time of the calling thread, which does not count other programs.
  package static var threadCPU: Double { seconds(CLOCK_THREAD_CPUTIME_ID) }

  /// The CPU time of all threads of the process.
  package static var processCPU: Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
