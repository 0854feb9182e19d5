/// The tunable values below the key `notice`; see ``ParameterSchema`` for ranges, units and sources.
public struct NoticeParameters: Hashable, Sendable {
  public var duration = 0.0
  public var fade = 0.0

  public init() {}
}
