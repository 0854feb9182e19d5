import FloatCore
import FloatFiles
import FloatStudio

/// The sign that time stands or goes slowly, "Paused · F8" or "10 %", or that frames are drawn: a small plate in the
/// place of the status bar's left half, or without room there below the navigation bar. A click on it plays on at full
/// speed; an input that the standing phone does not take shakes it.
struct ClockSign: Card, Sendable {
  private var text = ""
  private var fade = Fade()
  /// The plate on the screen.
  private var frame = Rect.zero
  private var textSize = Self.size
  /// A pointer on it, with its place when it was pressed.
  private var hold: Hold<Rect>?
  /// How far it is from its place, while it shakes.
  private var shift = Animated(0.0)
  /// True after a pause that the user did not request, which shows no sign.
  private var isQuiet: Bool
  /// The speed of the start, which is no news.
  private let usual: Double
  /// The shift at which it was last drawn.
  private var drawnShift = 0.0

  static let name = "clock-sign"

  private static let size = 11.0
  private static let height = 20.0
  private static let padding = 6.0
  private static let smallest = 9.5
  /// The least width, which covers a clock.
  private static let least = 56.0
  private static let margin = 12.0
  private static let shake = Spring(response: 0.12, dampingRatio: 0.2)
  /// In points per second: 6 points to either side.
  private static let push = 400.0

  init(_ playback: Playback) {
    usual = playback.clock.speed
    isQuiet = playback.clock.stop != nil
  }

  func isChanging(_ playback: Playback, _ context: CardContext) -> Bool {
    fade.isChanging(at: context.now) || drawnShift != shift.value(at: context.now)
  }

  func parts(_ playback: Playback, _ context: CardContext) -> [HitArea<CardPart>] {
    fade.isShown && !context.isDrawing ? [HitArea(.ground, frame)] : []
  }

  // MARK: Inputs

  /// Takes a click on the sign.
  mutating func take(_ input: Input, _ playback: Playback, _ context: CardContext) -> [CardRequest]? {
    if case .pointer(let phase, let id, let point) = input {
      if phase == .down, hold == nil, parts(playback, context).place(at: point) != nil {
        hold = Hold(frame, at: point, by: id)
        return []
      }
      if let hold, hold.owner == id {
        if phase != .move { self.hold = nil }
        guard phase == .up, hold.target.contains(point) else { return [] }
        return [.clock(playback.clock.isPaused ? .play : .speed(max(1, usual)))]
      }
    }
    return nil
  }

  /// Notes an input that the phone will not take while its time stands: the sign shakes.
  mutating func note(_ input: Input, _ playback: Playback, at now: Double) {
    guard playback.clock.isPaused, input.isGesture, shift.isAtRest(at: now) else { return }
    shift.animate(to: 0, with: .spring(Self.shake), velocity: Self.push, at: now)
    isQuiet = false
  }

  // MARK: The picture

  /// How the phone's time differs from real time: "Paused", "10 %"; nil where it does not.
  func word(for clock: PhoneClock, _ language: PanelLanguage = .english) -> String? {
    if clock.isPaused { return TransportWords(language).paused }
    guard clock.speed < 1, clock.speed != usual else { return nil }
    return "\(Int((clock.speed * 100).rounded())) %"
  }

  /// The plate, with the key that plays on.
  mutating func layers(_ playback: Playback, _ context: CardContext) -> [Layer] {
    let now = context.now
    let clock = playback.clock
    if !clock.isPaused, clock.stop == nil { isQuiet = false }
    let word =
      context.isDrawing
      ? context.say("Drawing", "绘制") : isQuiet ? nil : word(for: clock, context.panelLanguage)
    if let word {
      let key: KeyAction? = context.isDrawing ? .draw : clock.isPaused ? .play : nil
      text = ([word] + [key.flatMap { context.bindings.keys(of: $0).first }].compactMap(\.self))
        .joined(separator: " · ")
      (frame, textSize) = Self.place(text, on: playback.prototype, context.textScale)
    }
    // The form of a drawn frame would cover a part of it.
    let isCovered = context.form.map { !$0.intersection(frame).isEmpty } ?? false
    fade.show(word != nil && !isCovered, at: now)
    drawnShift = shift.value(at: now)
    guard let opacity = fade.draw(at: now) else { return [] }
    let place = Rect(origin: frame.origin + Point(drawnShift, 0), size: frame.size)
    return [
      Palette(playback.prototype.appearance).card(
        "shell:clock-sign", place, radius: place.height / 2, lift: 0, ground: Palette.sign,
        opacity: opacity
      ) { ink in
        ink.write(
          text, x: frame.width / 2, middle: place.height / 2, size: textSize, weight: .semibold,
          Palette.onSign,
          alignment: .center)
      }
    ]
  }

  /// In the place of the status bar's left half, whose words it covers; if a cutout leaves too little of it, below the
  /// navigation bar, whose button leads back.
  private static func place(
    _ text: String, on prototype: Prototype, _ textScale: Double
  ) -> (frame: Rect, size: Double) {
    let device = prototype.device
    let (size, height) = (size * textScale, height * textScale)
    let words = TextMetrics.width(text, size: size, weight: .semibold)
    let middle = device.statusBar.midY ?? max(device.safeArea.top / 2, margin)
    func frame(_ fitted: Double, y: Double) -> Rect {
      // Out of the glass's round corner.
      let (radius, depth) = (device.cornerRadius, max(0, device.cornerRadius - y))
      let inset = radius - max(0, radius * radius - depth * depth).squareRoot()
      return Rect(
        max(margin, inset + 1), y, max(least, words * fitted / size + 2 * padding), height)
    }
    let usual = frame(size, y: middle - height / 2)
    guard let cutout = device.cutout?.frame(screenWidth: device.size.width), usual.maxX + 2 > cutout.minX
    else { return (usual, size) }
    let fitting = size * (cutout.minX - 2 - usual.minX - 2 * padding) / words
    guard fitting < smallest * textScale else { return (frame(fitting, y: usual.y), fitting) }
    return (frame(size, y: max(cutout.maxY, device.safeArea.top) + prototype.parameters.bar.height + 4), size)
  }
}
