import FloatCore
import FloatStudio

/// An input from outside the panel.
///
/// Places are in points of the panel, with the origin at its top left.
enum PanelInput: Hashable, Sendable {
  /// The left button or a finger; a move without a press hovers.
  case pointer(PointerPhase, at: Point, modifiers: PanelModifiers = [])
  /// The pointer left the panel.
  case leave
  /// The right button: cancels a running drag, or else resets the key or the section under it.
  case secondary(at: Point)
  /// A wheel or touchpad; positive scrolls towards the start, in points.
  case wheel(at: Point, dy: Double, isPrecise: Bool = false, modifiers: PanelModifiers = [])
  /// A key by its name: `Escape`, `Return`, `Tab`, `Left`, `Space`, `A`, …
  case key(String, PanelModifiers = [])
  /// Text from the keyboard, an input method or the clipboard.
  case text(String)
  /// The text that an input method has composed and not committed, and its caret in characters; empty for none.
  case composing(String, caret: Int)
  /// The keyboard's focus came to the panel or left it.
  case focus(Bool)
  /// A new height; the width is the panel's own.
  case resize(height: Double)
  case appearance(Appearance)
  case language(PanelLanguage)
  /// The keys that shape the thing touched last on the phone, and the blocks whose springs moved something after the
  /// touch, the last first.
  case touched([String], moved: [String] = [])
  /// Keys that the user asked to see; they replace what the panel shows.
  case inspected([String])
  /// The springs in motion on the phone, by blocks of keys such as `ball.snap`, each with the phone's seconds since its
  /// start.
  case springs([String: Double])
  /// Values from elsewhere, such as a scenario or the unsaved changes of an earlier panel; they are set in one step.
  case values([ConfigurationValue])
  /// Values that were changed earlier and not saved, which the panel offers to set.
  case offer([ConfigurationValue])
  /// The settings of the phone other than keys.
  case settings([PanelSetting])
  /// The new values of the files, or of a preset.
  case loaded(Parameters)
  /// The changes were saved to the file.
  case saved
  /// The outcome of saving a preset.
  case preset(PresetAnswer)
  /// Whether to show the other set of values.
  case peek(Bool)
  /// The action of a button at the panel's foot, or of a key bound to it.
  case action(PanelAction)
}

/// Modifier keys that are held.
package struct PanelModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let shift = PanelModifiers(rawValue: 1)
  package static let control = PanelModifiers(rawValue: 2)

  /// The factor of a step: 10 with Shift, 0.1 with Ctrl.
  var factor: Double { contains(.control) ? 0.1 : contains(.shift) ? 10 : 1 }
}

/// The actions of the buttons at the panel's foot.
enum PanelAction: String, Hashable, Sendable, CaseIterable {
  case undo, redo
  /// Changes to the other set of values.
  case flip
  case copy, save
  /// Asks for the name of a preset.
  case preset
  /// Puts the caret into the search field.
  case find
}

/// A request of the panel to the shell.
enum PanelEffect: Hashable, Sendable {
  /// Sets new values of the phone's keys, in one step.
  case configure([ConfigurationValue])
  /// Puts text on the clipboard.
  case copy(String)
  /// Requests the clipboard's text.
  case paste
  /// Saves the changes to the user's file.
  case save
  /// Saves the changes as a preset of this name; replaces an existing one only if the user confirmed it.
  case savePreset(name: String, replaces: Bool)
  /// Chooses another preset, device, appearance or language.
  case choose(PanelSetting.Kind, String)
}

/// The outcome of saving a preset.
package enum PresetAnswer: Hashable, Sendable {
  /// - Parameter path: Its file, as people write it.
  case saved(name: String, path: String)
  /// The user has a preset of this name, which was left as it was.
  case taken
  /// The reason why it cannot be saved, and what to do, in one line.
  case refused(String)
}
