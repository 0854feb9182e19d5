/// The tunable values below the key `notice`; see ``ParameterSchema`` for ranges, units and sources.
public struct NoticeParameters: Hashable, Sendable {
  /// How long a notice stays. (`notice.duration`)
  public var duration = 0.0
  /// How long it takes to come and go. (`notice.fade`)
  public var fade = 0.0

  public init() {}
}
