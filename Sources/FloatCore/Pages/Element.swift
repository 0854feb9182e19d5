/// An element on the screen that a person or a script can point at.
public struct Element: Hashable, Sendable {
  /// Its id.
  public var id: ElementID
  /// Its role, in ARIA's terms: `button`, `tab`, `row`, `link`, `status`, `dialog`, …
  public var role: String
  /// Its label for screen readers.
  public var label: String
  /// Its frame on the device's screen, in points.
  public var frame: Rect
  /// The corner radius of its drawn shape, in points.
  public var radius: Double

  /// An element that can be pointed at.
  public init(id: ElementID, role: String, label: String, frame: Rect, radius: Double = 0) {
    (self.id, self.role, self.label, self.frame, self.radius) = (id, role, label, frame, radius)
  }
}

extension Element: CustomStringConvertible {
  /// The id, the role, the label and the frame in points: `row:chat-1, row "Anna", at (0, 88), 375 × 72`.
  public var description: String {
    let (x, y) = (DecimalText.text(frame.x), DecimalText.text(frame.y))
    let size = "\(DecimalText.text(frame.width)) × \(DecimalText.text(frame.height))"
    return "\(id), \(role) \"\(label)\", at (\(x), \(y)), \(size)"
  }
}
