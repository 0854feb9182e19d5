package import FloatCore
package import FloatFiles
package import FloatStudio

/// Everything that comes to the window from outside: a hand, a script, the desktop, and answers.
///
/// Places are in the units of the window's events: the desktop's, from the window's top left corner.
package enum InstrumentInput: Sendable {
  // MARK: A hand

  /// The mouse's left button, a finger, or a mouse that hovers, which is a move without a press.
  case pointer(PointerPhase, Pointer, at: Point, PanelModifiers = [])
  /// A press of the mouse's right button.
  case secondary(at: Point)
  /// A wheel or touchpad, in points, positive towards the start; nil if the place of the mouse is unknown.
  case wheel(at: Point?, dx: Double, dy: Double, isPrecise: Bool, PanelModifiers = [])
  /// A key by its names, the first of which is its own; see `KeyName`.
  case key([String], isRepeat: Bool = false)
  /// A key came up, by the names that it has now.
  case keyUp([String])
  case text(String)
  /// The text that an input method has composed and not committed, and its caret in characters.
  case composing(String, caret: Int)

  // MARK: A script

  /// An input on the phone's screen, in its points.
  case script(Input)
  case clock(ClockAction)
  /// Makes the panel, without opening it.
  case makePanel

  // MARK: The desktop

  /// The mouse left the window.
  case leave(isCaptured: Bool)
  /// The window lost the keyboard, or is no longer seen: every press is cancelled.
  case interruption
  case window(WindowFacts)
  /// The desktop's settings; nil for one that it does not have.
  case desktop(isDark: Bool?, reducesMotion: Bool?, textScale: Double)
  /// What was measured of the last frame.
  case measured(FrameMeasure)

  case answer(InstrumentAnswer)
}

extension Input {
  /// What mouse and keyboard send for it, at its place in the window; what neither can do comes from a script.
  package var byMouse: [InstrumentInput] {
    switch self {
    // A mouse is there before its button is pressed.
    case .pointer(.down, _, let place):
      [.pointer(.move, .mouse, at: place), .pointer(.down, .mouse, at: place)]
    case .pointer(let phase, _, let place): [.pointer(phase, .mouse, at: place)]
    case .contextMenu(let place): [.pointer(.move, .mouse, at: place), .secondary(at: place)]
    case .wheel(let place, let dx, let dy, let isPrecise):
      [.pointer(.move, .mouse, at: place), .wheel(at: place, dx: dx, dy: dy, isPrecise: isPrecise)]
    case .key(let name): [.key([name]), .keyUp([name])]
    case .configure, .call, .resize: [.script(self)]
    }
  }
}

/// What files say, and the answers to errands.
package enum InstrumentAnswer: Sendable {
  /// Files changed, or were read at a request.
  case files(FileFacts)
  /// The problems to show: those of files, and of pictures that cannot be drawn.
  case problems([Diagnostic])
  /// The problem with something that the user asked for.
  case problem(Diagnostic)
  /// Values that an earlier panel did not save.
  case unsaved([ConfigurationValue])
  /// The files are read, and the panel's values can be saved.
  case filesRead
  /// The panel's values were saved.
  case saved
  case preset(PresetAnswer)
  /// The clipboard's text, after ``WindowRequest/paste``.
  case paste(String)
  /// So much of a kept gesture's file is written.
  case keeping(percent: Int)
  /// A gesture was kept in these files.
  case kept([String])
  /// Why a gesture was not kept.
  case notKept(String)
  /// What the file says that is drawn in, or why it cannot be read or written.
  case drawing(Result<DrawingFile, DataError>)
  /// Edges of a picture, in its points.
  case edges(xs: [Double], ys: [Double])
  /// The phone that starts over with another device or language.
  case phone(Prototype, PhoneFacts)
}

/// A mouse's left button, or a finger.
package enum Pointer: Hashable, Sendable {
  case mouse
  /// A finger, by the display server's number.
  case finger(Int64)
}

/// What followed files say.
package struct FileFacts: Sendable {
  package var bindings: KeyBindings
  /// The values of the files and presets.
  package var parameters: Parameters
  package var presets: [String]
  package var availablePresets: [String]
  /// The keys whose values changed.
  package var values: [ConfigurationValue] = []
  /// The keys of the second phone's own configuration whose values changed.
  package var comparedValues: [ConfigurationValue] = []
  /// The prototype's pages, if they changed.
  package var pages: (source: any PageSource, device: Device, name: String)?

  package init(
    bindings: KeyBindings, parameters: Parameters, presets: [String] = [], availablePresets: [String] = []
  ) {
    self.bindings = bindings
    self.parameters = parameters
    self.presets = presets
    self.availablePresets = availablePresets
  }
}

/// What the window knows of the phone in it besides the phone.
package struct PhoneFacts: Sendable {
  package var title = WindowTitle()
  package var language = Language.english
  /// Whether the phone's body is drawn around the screen; nil draws it if there is room.
  package var bezel: Bezel?
  /// The size that the window returns to, in the desktop's units.
  package var usualSize: PixelSize?
  /// The devices to choose from, by id or file, and the present one; nil if the phone has to stay as it is.
  package var devices: (choices: [String], current: String)?
  /// Why the phone has to stay as it is; nil where it need not, or where no search asks for it.
  package var lock: PanelSetting.Lock?

  package init() {}
}

/// What one frame of the window cost.
package struct FrameMeasure: Equatable, Sendable {
  /// Seconds spent in the core, in painting and in presenting.
  package var core = 0.0
  package var paint = 0.0
  package var present = 0.0
  /// The parts of the screen that were repainted, in pixels.
  package var damage: [PixelRect] = []
  /// The memory of kept pictures.
  package var cachedBytes = 0

  package init() {}

  package var total: Double { core + paint + present }
}
