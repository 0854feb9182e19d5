import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay
import FloatStudio

struct RunOptions {
  var device: Device
  /// SDL's video driver, which says whether there is anybody to hear something.
  var videoDriver = "dummy"
  /// The file of the window's icon; nil where there is none.
  var icon: String?
  /// End after this many frames, drawn one a refresh; nil runs until the window is closed.
  var frames: Int?
  /// Draw what the shell knows beside and over the phone.
  var showsHeadsUpDisplay = false
  /// Outline what can be pressed.
  var showsHotspots = false
  /// The panel is open from the start.
  var opensSidebar = false
  /// What the window was opened wider by for it, in the desktop's units.
  var sidebarGrowth = 0
  /// The config file that the panel saves to; nil where nothing of the user's own is read.
  var configFile: String?
  /// What was changed in a panel and not saved; nil keeps nothing.
  var unsaved: UnsavedChanges?
  /// What another device or language is asked of; nil where the phone has to stay what it is.
  var setup: PrototypeSetup?
  /// The language of what is beside the phone and over it.
  var language = Language.english
  /// What is drawn over the phone at the start.
  var overlays = WindowOverlays()
  /// Writes gestures down.
  var keeper: GestureKeeper
  /// Where the panel saves presets.
  var presets: PresetLibrary
  /// Whether the phone's body is drawn around the screen; nil where there is room.
  var bezel: Bezel?
  /// The size the window goes back to, in the desktop's units.
  var usualSize: PixelSize?
  /// Remembers the window's size; nil forgets it.
  var memory: WindowMemory?
  /// The window's keys.
  var bindings = KeyBindings.standard
  /// Remembers that somebody has begun; nil where nothing is said about how to.
  var firstStart: FirstStart?
  /// The phone beside the first; nil where there is one.
  var compared: ComparedWindow?
  /// Light and dark go by the desktop.
  var followsAppearance = false
  /// `motion.reduced: system` goes by the desktop.
  var followsMotion = false

  /// The panel's language for the window's ``language``.
  var panelLanguage: PanelLanguage { language == .simplifiedChinese ? .simplifiedChinese : .english }

  var followsDesktop: Bool { followsAppearance || followsMotion }
}
