/// The tunable values below the key `status-bar`; see ``ParameterSchema`` for ranges, units and sources.
public struct StatusBarParameters: Hashable, Sendable {
  /// The time it shows; no clock is read, so that pictures stay the same. (`status-bar.time`)
  public var time = ""
  /// The time's font size. (`status-bar.time-size`)
  public var timeSize = 0.0
  /// A safe area at the top of at least this height has the room of a screen with a notch. (`status-bar.tall`)
  public var tall = 0.0
  /// The distance from the top to its middle, where there is room; else the safe area's middle. (`status-bar.y`)
  public var y = 0.0
  /// Its middle is never nearer to the top than this. (`status-bar.minimum-y`)
  public var minimumY = 0.0
  /// The distance from the sides to the time and the battery. (`status-bar.inset`)
  public var inset = 0.0
  /// The same on screens without a notch. (`status-bar.inset-compact`)
  public var insetCompact = 0.0
  /// The size of the signal's icons. (`status-bar.icon`)
  public var icon = 0.0
  /// The battery's size. (`status-bar.battery`)
  public var battery = 0.0
  /// The distance from the battery's centre to the Wi-Fi's. (`status-bar.wifi-x`)
  public var wifiX = 0.0
  /// The distance from the battery's centre to the cellular signal's. (`status-bar.cellular-x`)
  public var cellularX = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
