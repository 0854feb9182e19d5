/// What a key asks of the window and not of the phone.
enum WindowCommand: Equatable {
  /// Full screen, or back.
  case fullScreen
  /// The size that fits the display, or the next larger or smaller one.
  case fit, larger, smaller
  /// The next problem in the message bar.
  case nextMessage

  /// The keys that are the window's; they are never recorded and mean nothing in scenarios.
  static func of(_ key: String) -> WindowCommand? {
    switch key {
    case "F11": .fullScreen
    case "F4": .nextMessage
    case "Ctrl+0": .fit
    case "Ctrl++", "Ctrl+=": .larger
    case "Ctrl+-": .smaller
    default: nil
    }
  }
}
