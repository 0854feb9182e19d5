/// A value with one form for each appearance.
public struct Themed<Value: Hashable & Sendable>: Hashable, Sendable {
  /// In light appearance.
  public var light: Value
  /// In dark appearance.
  public var dark: Value

  /// A value with these two forms.
  public init(light: Value, dark: Value) {
    self.light = light
    self.dark = dark
  }

  /// The form for an appearance.
  public subscript(appearance: Appearance) -> Value {
    get { appearance == .light ? light : dark }
    set { if appearance == .light { light = newValue } else { dark = newValue } }
  }
}
