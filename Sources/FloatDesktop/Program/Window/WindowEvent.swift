import FloatCore

/// What an event of the window system means to the run loop.
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
