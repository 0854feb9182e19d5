/// A picture or an icon in a rectangle.
public struct ImageRun: Hashable, Sendable {
  /// The file below `Assets/`, without its extension: `icons/back`, `pictures/harbour`.
  public var name: String
  /// Its frame, in layer coordinates; parts of the picture outside the frame and its corners are cut off.
  ///
  /// A picture keeps its proportions: without a tint it fills the frame, with one it fits inside.
  public var frame: RoundedRect
  /// The one colour to paint the picture's shape in, as for template images; nil keeps its own colours.
  public var tint: Color?
  /// An outline to cut the picture to, in layer coordinates, in place of the frame's corners.
  public var clip: Path?

  /// A picture at a place.
  ///
  /// - Parameters:
  ///   - name: The file below `Assets/`, without its extension; a painter draws nothing for a file that it does not
  ///     find.
  ///   - frame: Its frame, in layer coordinates.
  ///   - tint: The one colour to paint its shape in; nil keeps its own colours.
  ///   - clip: The outline to cut it to, in layer coordinates; nil for the frame's corners.
  public init(_ name: String, frame: RoundedRect, tint: Color? = nil, clip: Path? = nil) {
    (self.name, self.frame, self.tint, self.clip) = (name, frame, tint, clip)
  }
}
