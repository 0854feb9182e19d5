extension Point: Encodable {
  /// Encodes it as `[x, y]`.
  public func encode(to encoder: any Encoder) throws { try [x, y].encode(to: encoder) }
}

extension Size: Encodable {
  /// Encodes it as `[width, height]`.
  public func encode(to encoder: any Encoder) throws { try [width, height].encode(to: encoder) }
}

extension Rect: Encodable {
  /// Encodes it as `[x, y, width, height]`.
  public func encode(to encoder: any Encoder) throws { try [x, y, width, height].encode(to: encoder) }
}
