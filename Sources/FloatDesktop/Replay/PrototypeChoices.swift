package import FloatCore
package import FloatFiles

/// A request for a prototype. Choices that it leaves out come from the recording or scenario, or are the defaults.
package struct PrototypeChoices {
  /// The config file; nil for the user's own, in a window that plays nothing.
  package var config: String?
  /// Presets on top of those of the recording or scenario.
  package var presets: [String] = []
  /// Texts `KEY=VALUE`, on top of everything else.
  package var overrides: [String] = []
  package var device: DeviceChoice?
  /// The file of a device that was shown before and can be chosen again.
  package var ownDevice: String?
  package var appearance: Appearance?
  /// True where the desktop decides about light and dark.
  package var followsDesktopAppearance = false
  package var language: Language?
  package var usesTextBoxes: Bool?
  /// The file that stores the pages in the ball.
  package var state: String?
  /// True to leave the user's own pages in the ball alone.
  package var startsFresh = false
  /// A prototype's folder, or its `prototype.yaml`; nil for the demo.
  package var prototype: String?
  /// The source of the pages; nil for the folder's pages, or the demo's in the language.
  package var pages: (any PageSource)?

  package init() {}
}
