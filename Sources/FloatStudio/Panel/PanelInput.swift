import FloatCore

/// Everything the outside world can tell the panel.
///
/// Places are points of the panel, origin at its top left.
package enum PanelInput: Hashable, Sendable {
  /// The left button or a finger; a move without a press hovers.
  case pointer(PointerPhase, at: Point, modifiers: PanelModifiers = [])
  /// The pointer is no longer over the panel.
  case leave
  /// The right button: takes a running drag back, else resets the key or the section that is there.
  case secondary(at: Point)
  /// A wheel or touchpad; positive scrolls towards the start, in points.
  case wheel(at: Point, dy: Double, isPrecise: Bool = false, modifiers: PanelModifiers = [])
  /// A key by its name: `Escape`, `Return`, `Tab`, `Left`, `Space`, `A`, …
  case key(String, PanelModifiers = [])
  /// Text from the keyboard, an input method or the clipboard.
  case text(String)
  /// What an input method has composed so far and not committed, and its caret in characters; empty for nothing.
  case composing(String, caret: Int)
  /// The keyboard's focus came to the panel or left it.
  case focus(Bool)
  /// A new height; the width is the panel's own.
  case resize(height: Double)
  case appearance(Appearance)
  case language(PanelLanguage)
  /// What on the phone was touched last is shaped by these keys; the springs of these blocks moved something for it, the
  /// last first.
  case touched([String], moved: [String] = [])
  /// Somebody asked for the keys that shape something: they are shown, whatever else was.
  case inspected([String])
  /// The springs that move something on the phone now, by blocks of keys such as `ball.snap`, and for how many of the
  /// phone's seconds.
  case springs([String: Double])
  /// Values set by somebody else, such as a scenario or what an earlier panel had not saved: one step.
  case values([ConfigurationValue])
  /// Values that were changed earlier and not saved: the panel offers to set them.
  case offer([ConfigurationValue])
  /// What of the phone can be chosen beside its keys.
  case settings([PanelSetting])
  /// The files, or a preset, have these values now.
  case loaded(Parameters)
  /// The changes are in the file.
  case saved
  /// What became of the preset that was to be saved.
  case preset(PresetAnswer)
  /// The other set of values is shown while this is true.
  case peek(Bool)
  /// What a button at the panel's foot does, or a key bound to it.
  case action(PanelAction)
}

/// Keys held meanwhile.
package struct PanelModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let shift = PanelModifiers(rawValue: 1)
  package static let control = PanelModifiers(rawValue: 2)

  /// Shift is ten times as coarse, Ctrl ten times as fine.
  var factor: Double { contains(.control) ? 0.1 : contains(.shift) ? 10 : 1 }
}

/// What the buttons at the panel's foot do.
package enum PanelAction: String, Hashable, Sendable, CaseIterable {
  case undo, redo
  /// Changes to the other set of values.
  case flip
  case copy, save
  /// Asks for the name of a preset.
  case preset
  /// Puts the caret into the search field.
  case find
}

/// What the panel asks of the shell.
package enum PanelEffect: Hashable, Sendable {
  /// The phone's keys take new values, in one step.
  case configure([ConfigurationValue])
  /// Text for the clipboard.
  case copy(String)
  /// The clipboard's text is wanted.
  case paste
  /// These values belong into the user's file.
  case save([ConfigurationValue])
  /// The changes belong into a preset of this name; it may replace one only where somebody said so.
  case savePreset(name: String, replaces: Bool)
  /// The keyboard belongs to the phone again.
  case focusPhone
  /// Another preset, device, appearance or language.
  case choose(PanelSetting.Kind, String)
}

/// What becomes of a preset that is to be saved.
package enum PresetAnswer: Hashable, Sendable {
  case saved(name: String)
  /// The user has one of this name, which is still as it was.
  case taken
  /// Why it cannot be saved, and what to do, in a line.
  case refused(String)
}
