import FloatCore
import FloatStudio

/// An event of the window system, as the run loop handles it.
enum WindowEvent: Equatable {
  /// An input for the prototype, and when it happened, by SDL's millisecond clock.
  case input(Input, ticks: UInt32)
  /// The window or its drawable has another size, or moved to another display.
  case layout
  /// The window system lost the picture; all of it has to be presented again.
  case expose
  /// The window became visible or hidden.
  case visible(Bool)
  /// A command of one of the window's own keys.
  case command(WindowCommand)
  /// The window was closed, or the process was told to end.
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
  /// An action on the phone's time.
  case clock(ClockAction)
  /// Shows or hides the controls of time.
  case transport
  /// Shows or hides the outlines of everything that can be pressed.
  case hotspots
  /// Switches between light and dark.
  case appearance
  /// Shows or hides an overlay over the phone that shows its motion.
  case overlay(OverlayKind)
  /// Offers the choice of the form in which a gesture is kept.
  case keep
  /// Shows or hides the sheet of keys.
  case help
  /// A command for the panel beside the phone.
  case sidebar(SidebarCommand)
  case quit
  /// Shows the next problem in the message bar.
  case nextMessage
}
