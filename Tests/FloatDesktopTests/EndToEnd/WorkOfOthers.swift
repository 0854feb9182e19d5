import Foundation

@testable import FloatTestSupport

/// The programs that could bring an awaited effect about, and whether they still can.
///
/// They can as long as one of them has work to do, however slowly it gets on with it: a program that waits for the processor
/// is not asleep.
struct WorkOfOthers {
  /// Those that ran when the wait began. A program that had ended before cannot be meant.
  private let processes: [ChildProcess]
  private var lastLook = ContinuousClock.now
  /// How many times in a row, a second apart, all of them were asleep.
  private var sleep = 0

  /// Processor time in seconds; what else the machine does makes no difference to it. It is looked at here and no limit of
  /// the kernel's, because under such a limit some kernels count processor time in ticks.
  private static let mostWork = 600.0
  /// Longer than any time that the program itself lets pass.
  private static let longestSleep = 120

  init(_ processes: [ChildProcess]) { self.processes = processes.filter { !$0.hasEnded } }

  /// Why the effect will not come, to be asked after each look.
  mutating func obstacle() -> String? {
    for process in processes {
      if let code = process.code { return "\(process.name) has ended with \(code); \(process.lastLines)" }
    }
    guard lastLook.duration(to: .now) >= .seconds(1) else { return nil }
    lastLook = .now
    for process in processes where process.processorTime > Self.mostWork {
      return "\(process.name) has used ten minutes of processor time; \(process.lastLines)"
    }
    // Something that looks around ten times a second is asleep nevertheless.
    sleep = Pulse(of: processes) == nil ? 0 : sleep + 1
    guard sleep == Self.longestSleep else { return nil }
    return "all programs have been asleep for \(sleep) s; "
      + processes.map { "\($0.name): \($0.lastLines)" }.joined(separator: "\n")
  }
}

/// How often sleeping programs have run so far. Two equal ones say that nothing has happened between them, and that
/// nothing is on its way from one program to another: it would have woken the other one up.
struct Pulse: Equatable {
  /// The number of times that each thread ran, by its id.
  private var runs: [String: Substring] = [:]

  /// Nil if a thread of a program or of one that it has started is at work, or would like to be.
  init?(of processes: [ChildProcess]) {
    var ids = processes.filter { !$0.hasEnded }.map { "\($0.pid)" }
    while let id = ids.popLast() {
      let folder = "/proc/\(id)/task"
      guard let threads = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
      for thread in threads {
        ids += (Self.text("\(folder)/\(thread)/children") ?? "").split(separator: " ").map(String.init)
        // A thread may end meanwhile, which is work, too.
        guard let stat = Self.text("\(folder)/\(thread)/stat"), let name = stat.lastIndex(of: ")"),
          let state = stat[name...].dropFirst(2).first, "SITtZX".contains(state),
          let schedule = Self.text("\(folder)/\(thread)/schedstat"),
          let count = schedule.split(separator: " ").last
        else { return nil }
        runs[thread] = count
      }
    }
  }

  private static func text(_ path: String) -> String? {
    (try? String(contentsOfFile: path, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
