/// A picture or an icon in a rectangle.
public struct ImageRun: Hashable, Sendable {
  /// The file below `Assets/`, without its ending: `icons/back`, `pictures/harbour`.
  public var name: String
  public var frame: RoundedRect
  /// Paints the picture's shape in one colour when set, as template images do; nil keeps its own colours.
  public var tint: Color?
  /// Cuts the picture to this outline, in layer coordinates, in place of the frame's corners.
  public var clip: Path?

  public init(_ name: String, frame: RoundedRect, tint: Color? = nil, clip: Path? = nil) {
    self.name = name
    self.frame = frame
    self.tint = tint
    self.clip = clip
  }
}
