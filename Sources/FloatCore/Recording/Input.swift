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

/// What a pointer did.
public enum PointerPhase: String, Hashable, Sendable, CaseIterable {
  /// It was pressed, or a finger touched the screen; `down` in recordings.
  case down
  /// It moved while it was down; `move` in recordings.
  case move
  /// It was released; `up` in recordings.
  case up
  /// It was taken away, as when the window loses the focus: what it did is taken back. `cancel` in recordings.
  case cancel
}

/// A configuration key and its value, spelled as in a config file.
public struct ConfigurationValue: Hashable, Sendable {
  /// The dotted key: `ball.diameter`.
  public var key: String
  /// The value with its unit: `58pt`.
  public var value: String

  /// A key and its value as they are written. Nothing is checked here; ``Parameters/set(_:to:)`` does that.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

/// An input and when it happened.
public struct TimedInput: Hashable, Sendable {
  /// Seconds since the start.
  public var time: Double
  /// What happened.
  public var input: Input

  /// An input at a time.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start; ``Prototype/send(_:)`` takes one that has passed, or is not finite, as
  ///     now.
  ///   - input: What happened.
  public init(time: Double, _ input: Input) {
    self.time = time
    self.input = input
  }
}
