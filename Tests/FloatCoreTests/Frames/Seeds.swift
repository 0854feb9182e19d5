import Foundation

/// The seeds of the random games: 24; FRAME_SEEDS=1000 plays the first thousand, FRAME_SEEDS=1001-2000 the next.
enum Seeds {
  static let played: ClosedRange<UInt64> = {
    let ends = (ProcessInfo.processInfo.environment["FRAME_SEEDS"] ?? "").split(separator: "-").compactMap {
      UInt64($0)
    }
    let last = ends.last ?? 24
    let first = ends.count > 1 ? ends[0] : 1
    return first...max(first, last)
  }()
}
