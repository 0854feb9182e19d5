/// A picture or an icon in a rectangle.
public struct ImageRun: Hashable, Sendable {
  /// The file below `Assets/`, without its ending: `icons/back`, `pictures/harbour`.
  public var name: String
  public var frame: RoundedRect
  /// Paints the picture's shape in one colour when set, as template images do; nil keeps its own colours.
  public var tint: Color?

  public init(_ name: String, frame: RoundedRect, tint: Color? = nil) {
    self.name = name
    self.frame = frame
    self.tint = tint
  }
}
