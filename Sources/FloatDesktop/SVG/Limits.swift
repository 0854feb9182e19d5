import Glibc

/// What a picture may take, so that a harmful one ends this program at most.
enum Limits {
  /// The processor time for one picture, in seconds; a screen takes some hundredths.
  private static let seconds: rlim_t = 10
  /// The memory of this program, in bytes.
  private static let memory: rlim_t = 2 << 30

  static func begin() {
    set(RLIMIT_AS, memory)
    set(RLIMIT_CORE, 0)
    // No file is written, not even fontconfig's cache, without which fontconfig works all the same.
    set(RLIMIT_FSIZE, 0)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Gives the next picture its time.
  static func allowNextPicture() {
    var used = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used)
    // The limit counts from the program's start. SIGXCPU ends the program.
    set(RLIMIT_CPU, rlim_t(used.tv_sec + 1) + seconds, hard: .max)
  }

  private static func set(_ resource: __rlimit_resource, _ value: rlim_t, hard: rlim_t? = nil) {
    var limit = rlimit(rlim_cur: value, rlim_max: hard ?? value)
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }
}
