/// A value and the place in a file where it was written.
public struct Placed<Value> {
  /// What was read.
  public var value: Value
  /// Where it begins in the file.
  public var position: SourcePosition

  /// A value and where it begins in its file.
  public init(_ value: Value, at position: SourcePosition) {
    self.value = value
    self.position = position
  }
}

extension Placed: Equatable where Value: Equatable {}
extension Placed: Hashable where Value: Hashable {}
extension Placed: Sendable where Value: Sendable {}
