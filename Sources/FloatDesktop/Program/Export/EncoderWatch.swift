import FloatFiles

/// Tells an encoder that hangs from one that is slow.
///
/// Only time in which this program waited counts, a tenth of a second at most for each look: a machine that sleeps, or
/// a processor that has no time for either, makes nothing hang. Nor does an encoder that computes, within limits.
struct EncoderWatch {
  /// How long an encoder may neither take a frame nor compute, in seconds.
  var patience = 30.0
  /// How long one may compute without taking a frame, in seconds.
  var longPatience = 600.0

  private var idle = 0.0
  private var busy = 0.0
  private var lastLook: Double?
  private var lastWork = 0

  init(patience: Double = 30, longPatience: Double = 600) {
    self.patience = patience
    self.longPatience = longPatience
  }

  /// Notes that the encoder took something.
  mutating func noteProgress() { (idle, busy, lastLook) = (0, 0, nil) }

  /// Notes that it takes nothing; returns true where it hangs.
  ///
  /// - Parameters:
  ///   - work: The processor time that it has used, in any unit.
  ///   - now: The time, in seconds.
  mutating func isHung(work: Int, at now: Double) -> Bool {
    let passed = lastLook.map { min(max(now - $0, 0), 0.1) } ?? 0
    lastLook = now
    busy += passed
    idle = work == lastWork ? idle + passed : 0
    lastWork = work
    return idle >= patience || busy >= longPatience
  }

  /// The processor time that a process has used, with that of its children that have ended, in ticks of the system.
  static func work(of pid: Int32) -> Int {
    let bytes = (try? BoundedFile.read("/proc/\(pid)/stat", limit: 4096)) ?? []
    // The name before the last parenthesis may hold anything.
    let text = String(decoding: bytes, as: UTF8.self)
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 14 ? fields[11...14].compactMap { Int($0) }.reduce(0, +) : 0
  }
}
