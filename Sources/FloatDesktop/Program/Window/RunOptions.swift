import FloatCore
import FloatPainting
import FloatStudio

/// The options of a run in a window.
struct RunOptions {
  var device: Device
  /// SDL's video driver, which says whether there is anybody to hear something.
  var videoDriver = "dummy"
  /// End after this many frames, drawn one a refresh; nil runs until the window is closed.
  var frames: Int?
  /// Draw what the shell knows beside and over the phone.
  var showsHeadsUpDisplay = false
  /// Of what stands beside the phone or over it.
  var language = PanelLanguage.english
  /// What is drawn over the phone at the start.
  var overlays = WindowOverlays()
  /// Writes gestures down.
  var keeper: GestureKeeper
  /// Whether the phone's body is drawn around the screen; nil where there is room.
  var bezel: Bezel?
  /// The size the window goes back to, in the desktop's units.
  var usualSize: PixelSize?
  /// Remembers the window's size; nil forgets it.
  var memory: WindowMemory?
  /// Light and dark go by the desktop.
  var followsAppearance = false
  /// `motion.reduced: system` goes by the desktop.
  var followsMotion = false

  var followsDesktop: Bool { followsAppearance || followsMotion }
}
