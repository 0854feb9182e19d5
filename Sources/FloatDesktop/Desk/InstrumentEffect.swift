package import FloatCore
package import FloatFiles
package import FloatStudio

/// A request of the window to whoever runs it, who carries it out in the turn in which it arises.
package enum InstrumentEffect: Sendable {
  case window(WindowRequest)
  case errand(Errand)
  /// Ends the run.
  case quit
}

/// A request that takes a window, its mouse and keyboard, or the clipboard.
package enum WindowRequest: Sendable {
  /// Answered by ``InstrumentInput/window(_:)``.
  case resize(WindowSizing.Request)
  case title(String)
  case cursor(PanelCursor)
  /// Whether the keyboard types text, and the place of that text in the desktop's units, for the input method's window.
  case typing(Bool, area: PixelRect?)
  /// Requests the mouse's moves outside the window, or no longer.
  case captureMouse(Bool)
  case copy(String)
  /// Answered by ``InstrumentAnswer/paste(_:)``.
  case paste
}

/// A request that takes no window: files, sounds, another phone.
package enum Errand: Sendable {
  /// A change of the phone that a recording has to take over.
  case change(Playback.Change)
  case notice(String)
  case report(Diagnostic)
  case sound(Sound, volume: Double)
  /// The collected pages changed.
  case save(CollectedPagesArchive)
  /// The size that the user chose for the device, to be remembered.
  case rememberSize(PixelSize)
  /// Reads the files before the panel's values are saved: answered by `files` and `problems` if they changed, and then
  /// by ``InstrumentAnswer/filesRead``; by `problem` if nothing can be saved.
  case readFiles
  /// Writes values into the config file; answered by `saved` or `problem`.
  case saveValues([ConfigurationValue])
  /// Answered by ``InstrumentAnswer/preset(_:)``.
  case savePreset(name: String, text: String, replaces: Bool)
  /// Answered by ``InstrumentAnswer/files(_:)``.
  case choosePresets([String])
  /// Answered by ``InstrumentAnswer/phone(_:_:)``, or `problem`.
  case startOver(device: String? = nil, language: Language? = nil, CollectedPagesArchive)
  /// Answered by ``InstrumentAnswer/unsaved(_:)``, if there are any.
  case readUnsaved
  /// Keeps the panel's unsaved values for the next panel.
  case keepUnsaved([ConfigurationValue], isDurable: Bool)
  /// Answered by ``InstrumentAnswer/kept(_:)`` or `notKept`.
  case keep(KeepKind, GestureTake, after: SessionLead)
  /// Reads the prototype's file to be drawn in; answered by ``InstrumentAnswer/drawing(_:)``.
  case readDrawing
  /// Writes it, if it still holds the expected bytes; answered by `files`, `problems` and `drawing`.
  case writeDrawing([UInt8], expecting: [UInt8])
  /// The strong edges of a picture of a size around a point of it; answered by ``InstrumentAnswer/edges(xs:ys:)``.
  case edges(of: String, Size, around: Point)
  /// The user has begun and needs no first words any more.
  case begun
}
