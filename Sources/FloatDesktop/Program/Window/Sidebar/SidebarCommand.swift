import FloatStudio

/// A command of a key for the panel beside the phone.
enum SidebarCommand: Equatable {
  /// Opens or closes the panel.
  case toggle
  /// Moves the keyboard to the panel, or back to the phone.
  case focus
  /// Performs the action of one of the panel's buttons.
  case action(PanelAction)
  /// Shows the other set of values while the key is held.
  case peek
  /// Shows or hides a ghost of the phone with the other set of values over it.
  case ghost
  /// Makes the next click on the phone show the keys of the thing under it.
  case inspect
}
