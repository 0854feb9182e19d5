/// Everything the outside world can tell the prototype.
public enum Input: Hashable, Sendable {
  /// A pointer (the mouse's left button is id 0; fingers count up), in points on the device.
  case pointer(PointerPhase, id: Int, at: Point)
  /// A wheel or touchpad at a place; positive `dy` scrolls towards the start, in points.
  ///
  /// A wheel turns in notches, which a page smooths. What is precise is a touchpad's: the page follows it as it follows a
  /// finger, and takes a pause as its letting go.
  case wheel(at: Point, dx: Double, dy: Double, isPrecise: Bool = false)
  /// The mouse's right button at a place: what a long press there would do, at once.
  case contextMenu(at: Point)
  /// A key by its name: `Escape`, `Return`, `Tab`, `Left`, `Delete`, …
  case key(String)
  /// The device's screen has a new size, in points; a side outside 100…4000 changes nothing.
  case resize(Size)
  /// Configuration keys take new values, spelled as in a config file, in one step.
  case configure([ConfigurationValue])

  /// One configuration key takes a new value.
  public static func set(key: String, value: String) -> Input {
    .configure([ConfigurationValue(key: key, value: value)])
  }
}
