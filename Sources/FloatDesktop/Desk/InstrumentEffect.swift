package import FloatCore
package import FloatFiles
package import FloatStudio

/// A request of the window to whoever runs it, who carries it out in the turn in which it arises.
package enum InstrumentEffect: Sendable {
  // MARK: The phone

  /// A change that a recording has to take over.
  case change(Playback.Change)
  case notice(String)
  case sound(Sound, volume: Double)
  /// The collected pages changed.
  case save(CollectedPagesArchive)

  // MARK: The window

  case resize(WindowSizing.Request)
  /// The size that somebody chose for the device, to be remembered.
  case rememberSize(PixelSize)
  case title(String)
  case cursor(PanelCursor)
  /// Whether the keyboard types text, and the place of that text in the desktop's units, for the input method's window.
  case typing(Bool, area: PixelRect?)
  /// Requests the mouse's moves outside the window, or no longer.
  case captureMouse(Bool)
  case quit

  // MARK: Files and the clipboard

  case copy(String)
  /// Answered by ``InstrumentInput/paste(_:)``.
  case paste
  /// Reads the files before the panel's values are saved: answered by `files` and `problems` if they changed, and then
  /// by ``InstrumentInput/filesRead``; by `problem` if nothing can be saved.
  case readFiles
  /// Writes values into the config file; answered by `saved` or `problem`.
  case saveValues([ConfigurationValue])
  /// Answered by ``InstrumentInput/preset(_:)``.
  case savePreset(name: String, text: String, replaces: Bool)
  /// Answered by ``InstrumentInput/files(_:)``.
  case choosePresets([String])
  /// Answered by ``InstrumentInput/phone(_:_:)``, or `problem`.
  case startOver(device: String? = nil, language: Language? = nil, CollectedPagesArchive)
  /// Answered by ``InstrumentInput/unsaved(_:)``, if there are any.
  case readUnsaved
  /// Keeps the panel's unsaved values for the next panel.
  case keepUnsaved([ConfigurationValue], isDurable: Bool)
  /// Answered by ``InstrumentInput/kept(_:)`` or `notKept`.
  case keep(KeepKind, GestureTake, after: SessionLead)
  /// Somebody has begun, who needs no first words any more.
  case begun
  case report(Diagnostic)
}
