import FloatCore
import FloatStudio

/// An event of the window system, as the run loop handles it.
enum WindowEvent: Equatable {
  /// Something for the prototype, when it happened by SDL's millisecond clock.
  case input(Input, ticks: UInt32)
  /// The window or what can be drawn on has another size, or moved to another display.
  case layout
  /// The window system lost the picture: present all of it again.
  case expose
  /// The window can be seen, or no longer.
  case visible(Bool)
  /// A key of the window's own.
  case command(WindowCommand)
  case quit
}

/// A keyboard command for the window rather than the phone.
enum WindowCommand: Equatable {
  enum Size {
    /// Full screen, or back.
    case fullScreen
    /// The size that fits the display, or the next larger or smaller one.
    case fit, larger, smaller
  }

  case size(Size)
  /// Something done to the phone's time.
  case clock(ClockAction)
  /// The controls of time, or no longer.
  case transport
  /// The outlines of what can be pressed, or no longer.
  case hotspots
  /// Something drawn over the phone to see motions by, or no longer.
  case overlay(OverlayKind)
  /// The choice of what a gesture is kept as.
  case keep
  /// The sheet of keys, or no longer.
  case help
  /// Something about the panel beside the phone.
  case sidebar(SidebarCommand)
  case quit
  /// The next problem in the message bar.
  case nextMessage
}
