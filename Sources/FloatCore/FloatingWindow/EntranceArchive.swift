/// What outlives a restart: the entrances in their order and where the ball rests.
public struct EntranceArchive: Hashable, Sendable {
  /// The version of the stored form.
  package static let version = 1
  /// The most pages that a ball can hold.
  ///
  /// `entrances.maximum` may ask for fewer, but only refuses new ones: pages that were there before it was lowered
  /// stay, in the window as after a restart.
  package static let limit = IconCluster.maximumCount

  /// The collected pages, the oldest first.
  public var entrances: [Entrance]
  /// Where the ball rests; nil when it was never moved.
  public var dock: Dock?

  /// What is to outlive a restart, as it is: `sanitized(maximum:knownKinds:)` makes it fit to be used.
  public init(entrances: [Entrance] = [], dock: Dock? = nil) {
    self.entrances = entrances
    self.dock = dock
  }

  /// The archive without what cannot be kept, and a notice for every entrance left out.
  ///
  /// Entrances that do not validate are left out, those whose page id came earlier, and those beyond `maximum`.
  /// A dock beyond 0…1 is clamped, a scroll offset below zero or not finite becomes zero; neither is worth a
  /// notice.
  package func sanitized(
    maximum: Int, knownKinds: Set<String>
  ) -> (archive: EntranceArchive, notices: [String]) {
    let room = max(0, maximum)
    var kept: [Entrance] = []
    var seen: Set<PageID> = []
    var notices: [String] = []
    for (index, entrance) in entrances.enumerated() {
      let reason: String?
      if let invalid = entrance.validate(knownKinds: knownKinds) {
        reason = invalid
      } else if seen.contains(entrance.pageID) {
        reason = "the page \"\(entrance.pageID)\" is already there"
      } else if kept.count >= room {
        reason = "there is only room for \(room)"
      } else {
        reason = nil
      }
      if let reason {
        notices.append("entrance \(index + 1) (\"\(entrance.title)\") was left out: \(reason)")
        continue
      }
      seen.insert(entrance.pageID)
      var mended = entrance
      mended.scrollOffset = entrance.scrollOffset.isFinite ? max(0, entrance.scrollOffset) : 0
      kept.append(mended)
    }
    let dock = dock.map { Dock(edge: $0.edge, fraction: $0.fraction) }
    return (EntranceArchive(entrances: kept, dock: dock), notices)
  }
}
