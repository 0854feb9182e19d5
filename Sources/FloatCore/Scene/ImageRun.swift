/// A picture or an icon in a rectangle.
public struct ImageRun: Hashable, Sendable {
  /// The file below `Assets/`, without its ending: `icons/back`, `pictures/harbour`.
  public var name: String
  /// Where it goes, in layer coordinates; what juts out of the frame or its corners is cut off.
  ///
  /// A picture keeps its proportions: without a tint it fills the frame, with one it fits inside.
  public var frame: RoundedRect
  /// Paints the picture's shape in one colour when set, as template images do; nil keeps its own colours.
  public var tint: Color?
  /// Cuts the picture to this outline, in layer coordinates, in place of the frame's corners.
  public var clip: Path?

  /// A picture at a place.
  ///
  /// - Parameters:
  ///   - name: The file below `Assets/`, without its ending; a painter draws nothing in place of one it does
  ///     not find.
  ///   - frame: Where it goes, in layer coordinates.
  ///   - tint: The one colour to paint its shape in; nil keeps its own colours.
  ///   - clip: The outline to cut it to, in layer coordinates; nil for the frame's corners.
  public init(_ name: String, frame: RoundedRect, tint: Color? = nil, clip: Path? = nil) {
    self.name = name
    self.frame = frame
    self.tint = tint
    self.clip = clip
  }
}
