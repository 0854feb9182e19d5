import Foundation

@testable import FloatCore
@testable import FloatTestSupport

/// The seeds of the random games: 24; FRAME_SEEDS=1000 plays the first thousand, FRAME_SEEDS=1001-2000 the next.
enum Seeds {
  static let played: [UInt64] = {
    let ends = (ProcessInfo.processInfo.environment["FRAME_SEEDS"] ?? "").split(separator: "-").compactMap {
      UInt64($0)
    }
    let last = ends.last ?? 24
    let first = ends.count > 1 ? ends[0] : 1
    return Array(first...max(first, last))
  }()
}

extension Stage {
  /// A problem, with everything that is needed to see it again.
  func report(_ problem: String, _ seed: UInt64) -> String {
    """
    \(problem) at \(now) s, seed \(seed). Save these lines and see it again by
    floatdesktop run --replay FILE:
    \(RecordingWriter.text(for: recording))
    """
  }
}
