extension Point: Encodable {
  /// Encodes it as `[x, y]`.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [x, y] { try list.encode(number) }
  }
}

extension Size: Encodable {
  /// Encodes it as `[width, height]`.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [width, height] { try list.encode(number) }
  }
}

extension Rect: Encodable {
  /// Encodes it as `[x, y, width, height]`.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [x, y, width, height] { try list.encode(number) }
  }
}
