/// A configuration key and its value, spelled as in a config file.
public struct ConfigurationValue: Hashable, Sendable {
  public var key: String
  public var value: String

  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}
