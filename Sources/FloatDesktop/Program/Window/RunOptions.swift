import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay
import FloatStudio

struct RunOptions {
  var device: Device
  /// SDL's video driver, from which follows whether sounds can be heard.
  var videoDriver = "dummy"
  var title = WindowTitle()
  /// The file of the window's icon, if any.
  var icon: String?
  /// The number of frames, one per refresh, after which the run ends; nil runs until the window is closed.
  var frames: Int?
  /// Draw the head-up display beside and over the phone.
  var showsHeadsUpDisplay = false
  /// Outline everything that can be pressed.
  var showsHotspots = false
  /// Open the panel at the start.
  var opensSidebar = false
  /// The width added to the window for the panel at the start, in the desktop's units.
  var sidebarGrowth = 0
  /// The config file that the panel saves to; nil if the user's own files are not read.
  var configFile: String?
  /// The changes in a panel that were not saved; nil keeps none.
  var unsaved: UnsavedChanges?
  /// The setup from which another device or language is made; nil if the phone has to stay as it is.
  var setup: PrototypeSetup?
  /// The language of everything beside the phone and over it.
  var language = Language.english
  /// The drawings over the phone at the start.
  var overlays = WindowOverlays()
  /// Writes gestures to files.
  var keeper: GestureKeeper
  /// The library that the panel saves presets to.
  var presets: PresetLibrary
  /// Whether the phone's body is drawn around the screen; nil draws it if there is room.
  var bezel: Bezel?
  /// The size that the window returns to, in the desktop's units.
  var usualSize: PixelSize?
  /// Remembers the window's size; nil forgets it.
  var memory: WindowMemory?
  /// The window's keys.
  var bindings = KeyBindings.standard
  /// Remembers that somebody has begun; nil if the first words are not shown.
  var firstStart: FirstStart?
  /// The phone beside the first, if any.
  var compared: ComparedWindow?
  /// Appearance follows the desktop.
  var followsAppearance = false
  /// `motion.reduced: system` follows the desktop.
  var followsMotion = false

  /// The panel's language for the window's ``language``.
  var panelLanguage: PanelLanguage { language == .simplifiedChinese ? .simplifiedChinese : .english }

  var followsDesktop: Bool { followsAppearance || followsMotion }
}
