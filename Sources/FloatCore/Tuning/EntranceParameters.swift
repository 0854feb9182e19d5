/// The tunable values below the key `entrances`; see ``ParameterSchema`` for ranges, units and sources.
public struct EntranceParameters: Hashable, Sendable {
  public var maximum = 0
  public var whenFull = FullPolicy.refuse
  public var rule = CollectionRule.listedAndNotDeclined
  public var kinds = ""
  public var livePages = 0

  public init() {}
}
