import FloatCore
import FloatFiles
import FloatStudio

/// Something that the window shows over the phone: it takes inputs before the phone does, and lies above it.
///
/// A card belongs to the window and not to the phone, so it is absent from the phone's pictures, tests and recordings.
/// Times are real ones, in seconds.
protocol Card {
  /// The name by which a hand finds its parts; a card without parts needs none.
  static var name: String { get }
  /// The parts that can be pressed, back to front, in the screen's points, as they are drawn: where a press hits them,
  /// and where a hand finds them.
  func parts(_ playback: Playback, _ context: CardContext) -> [HitArea<CardPart>]
  /// Takes an input, and returns the requests that follow from it; nil leaves the input to the cards behind.
  mutating func take(_ input: Input, _ playback: Playback, _ context: CardContext) -> [CardRequest]?
  /// Its layers over the phone, back to front.
  mutating func layers(_ playback: Playback, _ context: CardContext) -> [Layer]
  /// True if its next layers differ from the last ones although no input came.
  func isChanging(_ playback: Playback, _ context: CardContext) -> Bool
  /// When it changes next without an input; nil for never.
  var nextDeadline: Double? { get }
}

/// A part of a card that is pressed apart from the others.
enum CardPart: Hashable, Sendable {
  /// The card as a whole.
  case ground
  case control(TransportLayout.Control)
  case form(KeepKind)
  /// A row of a frame's form, and one of its buttons.
  case row(DrawForm.Row)
  case button(DrawForm.Button)

  var name: String {
    switch self {
    case .ground: "ground"
    case .control(let control): control.name
    case .form(let kind): kind.rawValue
    case .row(let row): row.rawValue
    case .button(let button): button.rawValue
    }
  }
}

extension Card {
  static var name: String { "" }

  func parts(_ playback: Playback, _ context: CardContext) -> [HitArea<CardPart>] { [] }

  mutating func take(_ input: Input, _ playback: Playback, _ context: CardContext) -> [CardRequest]? {
    nil
  }

  func isChanging(_ playback: Playback, _ context: CardContext) -> Bool { false }

  var nextDeadline: Double? { nil }
}

/// A card that changes by itself only while it comes and goes.
protocol FadingCard: Card {
  var fade: Fade { get }
}

extension FadingCard {
  func isChanging(_ playback: Playback, _ context: CardContext) -> Bool { fade.isChanging(at: context.now) }
}

extension [HitArea<CardPart>] {
  /// What an input at a place hits; nil for one beside all parts, or without a place.
  func part(for input: Input) -> CardPart? {
    switch input {
    case .pointer(_, _, let point), .wheel(let point, _, _, _), .contextMenu(let point): place(at: point)
    case .key, .resize, .configure, .call: nil
    }
  }
}

/// What the cards know of the window around the phone.
struct CardContext: Sendable {
  /// Real time, in seconds.
  var now: Double
  var language = Language.english
  var bindings = KeyBindings.standard
  /// How many times the usual size the desktop's text has, 1 or more.
  var textScale = 1.0
  /// The place of a hovering mouse on the phone's screen; nil while it is down or elsewhere.
  var hover: Point?
  /// The place of the controls of time on the screen; nil while they are hidden.
  var transport: Rect?
  /// True while a pointer is down on the phone.
  var isHeld = false
  /// True while the panel is open, which has the controls of time at its top.
  var hasPanel = false
  /// True while frames are drawn.
  var isDrawing = false
  /// The place of a drawn frame's form on the screen.
  var form: Rect?

  var panelLanguage: PanelLanguage { PanelLanguage(language) }

  /// One of two texts.
  func say(_ english: String, _ chinese: String) -> String { panelLanguage.say(english, chinese) }
}

extension PanelLanguage {
  /// The language of the words beside the phone for a language of its pages.
  init(_ language: Language) {
    self = language == .simplifiedChinese ? .simplifiedChinese : .english
  }
}

/// A request of a card to the window.
enum CardRequest: Sendable {
  case clock(ClockAction)
  case errand(Errand)
  case problem(Diagnostic)
  case copy(String)
  case paste
  case endDrawing
}

extension Input {
  /// True for an input that begins something by hand.
  var isGesture: Bool {
    switch self {
    case .pointer(let phase, _, _): phase == .down
    case .wheel, .contextMenu, .key: true
    case .resize, .configure, .call: false
    }
  }
}
