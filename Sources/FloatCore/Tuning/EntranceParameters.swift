/// The tunable values below the key `entrances`; see ``ParameterSchema`` for ranges, units and sources.
public struct EntranceParameters: Hashable, Sendable {
  /// Whether pages can be collected at all: false takes the ball, the zone and the list away. (`entrances.enabled`)
  public var enabled = false
  /// How many pages the ball holds. (`entrances.maximum`)
  public var maximum = 0
  /// What happens when one more page is dragged into a full ball. (`entrances.when-full`)
  public var whenFull = FullPolicy.refuse
  /// Which pages may be collected. (`entrances.rule`)
  public var rule = CollectionRule.listedAndNotDeclined
  /// Kinds or ids of pages that may be collected, separated by commas: article, chat, settings.
  /// (`entrances.kinds`)
  public var kinds = ""
  /// Whether a notice offers all pages back after they were let go. (`entrances.undo`)
  public var undo = false
  /// How many pages stay alive; the least recently used are made anew, where they were scrolled to.
  /// (`entrances.live-pages`)
  public var livePages = 0

  /// Every number is zero and nothing enabled; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
