import Foundation

/// The games that are played at random: 24, or as many as FRAME_SEEDS says.
enum Seeds {
  static let played: ClosedRange<UInt64> = {
    let wanted = ProcessInfo.processInfo.environment["FRAME_SEEDS"].flatMap { UInt64($0) } ?? 24
    return 1...max(wanted, 1)
  }()
}
