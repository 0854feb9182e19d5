import FloatStudio

/// What keys do to the panel beside the phone.
enum SidebarCommand: Equatable {
  /// Opens it, or closes it.
  case toggle
  /// The keyboard goes to the panel, or back to the phone.
  case focus
  /// What a button of the panel does.
  case action(PanelAction)
  /// The other set of values is seen while the key is held.
  case peek
  /// A shadow of the phone with the other set of values lies over it, or no longer.
  case ghost
  /// The next click on the phone shows the keys of what is there.
  case inspect
}
