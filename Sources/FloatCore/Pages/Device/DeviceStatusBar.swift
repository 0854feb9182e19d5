/// How a device arranges the time, the signal and the battery; lengths are in points.
public struct DeviceStatusBar: Hashable, Sendable {
  /// Where the parts are.
  public enum Arrangement: String, CaseIterable, Sendable {
    /// The time at the start; signal, Wi-Fi and battery at the end: iPhones without a home button, and iPads.
    case ios
    /// Signal and Wi-Fi at the start, the time in the middle, the battery at the end: iPhones with a home button.
    case iosClassic = "ios-classic"
    /// The time at the start; Wi-Fi, signal and an upright battery at the end, in Android's shapes.
    case android
  }

  /// Where the parts are.
  public var arrangement: Arrangement
  /// From the screen's top to the bar's middle; nil leaves it to `status-bar.y` and the safe area.
  public var midY: Double?
  /// From the sides to the time and to the battery's middle; nil leaves it to `status-bar.inset`.
  public var inset: Double?
  /// From the end's side to the battery's middle where that differs from ``inset``.
  public var endInset: Double?
  /// The time's font size; nil leaves it to `status-bar.time-size`.
  public var textSize: Double?

  /// A status bar; what is nil is as the parameters say.
  ///
  /// - Parameters:
  ///   - arrangement: Where the parts are.
  ///   - midY: From the screen's top to the bar's middle.
  ///   - inset: From the sides to the time and to the battery's middle.
  ///   - endInset: From the end's side to the battery's middle where that differs.
  ///   - textSize: The time's font size.
  public init(
    _ arrangement: Arrangement = .ios, midY: Double? = nil, inset: Double? = nil, endInset: Double? = nil,
    textSize: Double? = nil
  ) {
    self.arrangement = arrangement
    self.midY = midY
    self.inset = inset
    self.endInset = endInset
    self.textSize = textSize
  }
}
