import FloatCore
import FloatFiles
import FloatPainting

/// The options of a run in a window.
struct RunOptions {
  var device: Device
  /// SDL's video driver, which says whether there is anybody to hear something.
  var videoDriver = "dummy"
  /// End after this many frames, drawn one a refresh; nil runs until the window is closed.
  var frames: Int?
  /// Draw what the shell knows beside and over the phone.
  var showsHeadsUpDisplay = false
  /// Whether the phone's body is drawn around the screen; nil where there is room.
  var bezel: Bezel?
  /// The size the window goes back to, in the desktop's units.
  var usualSize: PixelSize?
  /// Remembers the window's size; nil forgets it.
  var memory: WindowMemory?
  /// The window's keys, and the language of what is said about them.
  var bindings = KeyBindings.standard
  var language = Language.english
  /// Remembers that somebody has begun; nil where nothing is said about how to.
  var firstStart: FirstStart?
  /// The phone beside the first; nil where there is one.
  var compared: ComparedWindow?
  /// Light and dark go by the desktop.
  var followsAppearance = false
  /// `motion.reduced: system` goes by the desktop.
  var followsMotion = false

  var followsDesktop: Bool { followsAppearance || followsMotion }
}
