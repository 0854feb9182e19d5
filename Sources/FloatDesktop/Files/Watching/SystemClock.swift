package import Glibc

/// The system's clocks, in seconds.
package enum SystemClock {
  /// Real time that never goes back, from an arbitrary start.
  package static var monotonic: Double { seconds(CLOCK_MONOTONIC) }
  /// The CPU time of the calling thread, which does not count other programs.
  package static var threadCPU: Double { seconds(CLOCK_THREAD_CPUTIME_ID) }

  /// The CPU time of all threads of the process.
  package static var processCPU: Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

  /// A span of less than a second, as the system's calls take it.
  package static func span(_ seconds: Double) -> timespec {
    timespec(tv_sec: 0, tv_nsec: Int(seconds * 1e9))
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
