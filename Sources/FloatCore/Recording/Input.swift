/// An event from the outside world, sent to the prototype.
public enum Input: Hashable, Sendable {
  /// A pointer (the mouse's left button is id 0; fingers count up), in points on the device.
  case pointer(PointerPhase, id: Int, at: Point)
  /// A wheel or touchpad at a place; positive `dy` moves the content down, towards its start, and positive `dx` to the
  /// right, in points.
  ///
  /// A wheel turns in notches, which the page smooths. A precise input is a touchpad's: the page follows it like a
  /// finger, and treats a pause as a release.
  case wheel(at: Point, dx: Double, dy: Double, isPrecise: Bool = false)
  /// The mouse's right button at a place: it does at once what a long press there would do.
  case contextMenu(at: Point)
  /// A key by its name: `Escape`, `Return`, `Tab`, `Left`, `Delete`, …
  case key(String)
  /// A new size of the device's screen, in points; a side outside 100…4000 changes nothing.
  case resize(Size)
  /// New values of configuration keys, set in one step.
  case configure([ConfigurationValue])
  /// A request of a program, which is carried out by the rules and with the motions of a hand.
  case call(Call)

  /// A new value of one configuration key.
  public static func set(key: String, value: String) -> Input {
    .configure([ConfigurationValue(key: key, value: value)])
  }
}

/// The action of a pointer.
public enum PointerPhase: String, Hashable, Sendable, CaseIterable {
  /// It was pressed, or a finger touched the screen; `down` in recordings.
  case down
  /// It moved while it was down; `move` in recordings.
  case move
  /// It was released; `up` in recordings.
  case up
  /// The pointer was lost, as when the window loses the focus, so its gesture is cancelled; `cancel` in recordings.
  case cancel
}

/// An input with its time.
public struct TimedInput: Hashable, Sendable {
  /// Seconds since the start.
  public var time: Double
  /// The input.
  public var input: Input

  /// An input at a time.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start; ``Prototype/send(_:)`` treats a time that has passed, or is not finite, as now.
  ///   - input: The input.
  public init(time: Double, _ input: Input) {
    self.time = time
    self.input = input
  }
}
