/// Something on the screen that a person or a script can point at.
public struct Element: Hashable, Sendable {
  /// Its name.
  public var id: ElementID
  /// What it is, in ARIA's words: `button`, `tab`, `row`, `link`, `status`, `dialog`, …
  public var role: String
  /// What a screen reader would say.
  public var label: String
  /// Where it is on the device's screen, in points.
  public var frame: Rect
  /// The corner radius of what is drawn there, in points.
  public var radius: Double

  /// Something that can be pointed at.
  public init(id: ElementID, role: String, label: String, frame: Rect, radius: Double = 0) {
    self.id = id
    self.role = role
    self.label = label
    self.frame = frame
    self.radius = radius
  }
}
