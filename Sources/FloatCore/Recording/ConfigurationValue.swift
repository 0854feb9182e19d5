/// A configuration key and its value, spelled as in a config file.
public struct ConfigurationValue: Hashable, Sendable {
  /// The dotted key: `ball.diameter`.
  public var key: String
  /// The value with its unit: `58pt`.
  public var value: String

  /// A key and its value as they are written; ``Parameters/set(_:to:)`` finds out whether they are any good.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}
