import FloatCore
import FloatDesk
import FloatFiles
import FloatPainting
import FloatReplay
import FloatStudio

/// What a run needs besides the instrument: files to write, and how long it lasts.
struct RunOptions {
  /// SDL's video driver, from which follows whether sounds can be heard.
  var videoDriver = "dummy"
  var title = WindowTitle()
  /// The file of the window's icon, if any.
  var icon: String?
  /// The number of frames, one per refresh, after which the run ends; nil runs until the window is closed.
  var frames: Int?
  /// Draw the head-up display beside the phone.
  var showsHeadsUpDisplay = false
  /// The config file that the panel saves to; nil if the user's own files are not read.
  var configFile: String?
  /// The changes in a panel that were not saved; nil keeps none.
  var unsaved: UnsavedChanges?
  /// The setup from which another device or language is made; nil if the phone has to stay as it is.
  var setup: PrototypeSetup?
  /// Writes gestures to files.
  var keeper: GestureKeeper
  /// The library that the panel saves presets to.
  var presets: PresetLibrary
  /// Whether the phone's body is drawn around the screen; nil draws it if there is room.
  var bezel: Bezel?
  /// Remembers the window's size; nil forgets it.
  var memory: WindowMemory?
  /// Remembers that somebody has begun; nil if the first words are not shown.
  var firstStart: FirstStart?
  /// Appearance, motion or the size of text follow the desktop.
  var followsDesktop = false
}

extension PhoneFacts {
  /// - Parameters:
  ///   - usual: The size that the window returns to, in the desktop's units.
  ///   - isFixed: True if the phone has to stay as it is.
  init(_ setup: PrototypeSetup, _ title: WindowTitle, bezel: Bezel?, usual: PixelSize?, isFixed: Bool) {
    self.init()
    self.title = title
    self.bezel = bezel
    language = setup.language
    usualSize = usual
    devices = isFixed ? nil : (setup.devices, setup.deviceFile ?? setup.device.id)
  }
}
