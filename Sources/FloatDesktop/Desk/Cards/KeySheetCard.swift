import FloatCore
import FloatFiles
import FloatStudio

/// The sheet of all keys of the window.
struct KeySheetCard: FadingCard, Sendable {
  private(set) var fade = Fade()
  /// The pointers that were pressed on it.
  private var held: Set<Int> = []

  static let name = "keys"

  var isShown: Bool { fade.isShown }

  /// The sheet dims the whole screen.
  func parts(_ playback: Playback, _ context: CardContext) -> [HitArea<CardPart>] {
    fade.isShown ? [HitArea(.ground, Rect(size: playback.device.size))] : []
  }

  /// Shows the keys, or hides them.
  mutating func toggle(at now: Double) { fade.show(!fade.isShown, at: now) }

  /// The sheet swallows presses, wheel events and keys. Presses and keys also close it.
  mutating func take(_ input: Input, _ playback: Playback, _ context: CardContext) -> [CardRequest]? {
    if case .pointer(let phase, let id, _) = input {
      if phase == .down, fade.isShown {
        held.insert(id)
      } else if phase != .down, held.contains(id) {
        if phase != .move { held.remove(id) }
        return []
      }
    }
    guard fade.isShown, input.isGesture else { return nil }
    if case .wheel = input { return [] }
    fade.show(false, at: context.now)
    return []
  }

  mutating func layers(_ playback: Playback, _ context: CardContext) -> [Layer] {
    guard let opacity = fade.draw(at: context.now) else { return [] }
    let prototype = playback.prototype
    return [
      Self.sheet(context).layer(
        on: prototype.device.size, safeArea: prototype.device.safeArea, prototype.appearance,
        textScale: context.textScale, opacity: opacity)
    ]
  }

  /// The sheet of the keys in use.
  static func sheet(_ context: CardContext) -> KeySheet {
    let rows = context.bindings.lines.map {
      KeySheet.Row(
        keys: $0.keys, label: $0.label.text(in: context.language), beginsGroup: $0.beginsGroup)
    }
    let back = KeySheet.Row(keys: ["Escape"], label: back.text(in: context.language))
    return KeySheet(title: context.say("Keys", "按键"), rows: rows + [back])
  }

  private static let back = KeyLabel("Back, or cancel", "返回，或取消正在进行的操作")
}

/// What the sheet says, a line for each key, and how it is drawn.
struct KeySheet: Equatable, Sendable {
  struct Row: Equatable, Sendable {
    /// The keys, such as `Ctrl+1`; several if they do the same thing or belong together.
    let keys: [String]
    let label: String
    /// True for the first row of a group, which a gap divides from the one before.
    var beginsGroup = false
  }

  let title: String
  let rows: [Row]

  private static let widest = 380.0
  private static let outside = 12.0
  private static let margin = 20.0
  private static let head = 58.0
  private static let foot = 14.0
  /// The height of a row if there is room for it.
  private static let roomy = 32.0
  /// The gap between groups, as a share of a row.
  private static let gap = 0.35
  private static let radius = 18.0
  private static let titleSize = 20.0

  /// The card and the dimmed screen below it.
  ///
  /// - Parameters:
  ///   - size: The screen's size.
  ///   - safeArea: The parts of it that bars and a notch take.
  ///   - textScale: How many times the usual size the desktop's text has; the lines use what room there is.
  ///   - opacity: 0 to 1, while it comes and goes.
  func layer(
    on size: Size, safeArea: EdgeInsets, _ appearance: Appearance, textScale: Double = 1, opacity: Double
  ) -> Layer {
    let colors = Palette(appearance)
    let width = min(Self.widest * textScale, size.width - 2 * Self.outside)
    let room = size.height - safeArea.top - safeArea.bottom - 2 * Self.outside - Self.head - Self.foot
    let gaps = Double(rows.dropFirst().count(where: \.beginsGroup)) * Self.gap
    let row = min(Self.roomy * textScale, room / (Double(max(rows.count, 1)) + gaps))
    let textSize = textSize(in: Size(width - 2 * Self.margin, row), textScale)
    let height = Self.head + Self.foot + row * (Double(rows.count) + gaps)
    let free = size.height - safeArea.top - safeArea.bottom - height
    let frame = Rect((size.width - width) / 2, safeArea.top + free / 2, width, height)
    let card = colors.card("shell:keys:card", frame, radius: Self.radius, lift: 24) { ink in
      ink.write(
        title, x: Self.margin, middle: Self.head / 2 + 1.7,
        size: Self.titleSize * min(textScale, Self.tightest),
        weight: .semibold, colors.label, maxWidth: width - 2 * Self.margin)
      var y = Self.head
      for (index, line) in rows.enumerated() {
        if line.beginsGroup, index > 0 {
          y += Self.gap * row
          let middle = y - Self.gap * row / 2
          ink.hairline(Point(Self.margin, middle), Point(width - Self.margin, middle), colors.cap)
        }
        Self.draw(line, size: textSize, in: Rect(Self.margin, y, width - 2 * Self.margin, row), &ink)
        y += row
      }
    }
    return Layer(
      id: "shell:keys", opacity: opacity,
      content: [.rect(Rect(size: size), Self.dim)], sublayers: [card])
  }

  private static let dim = Color(0, 0, 0, 90)

  /// The largest factor by which large text may fill its rows more than usual text does.
  private static let tightest = 1.4
  /// How much smaller than its label a key's name is, in points.
  private static let less = 1.5

  /// The size of all lines in rows of a size: larger text only as far as each line has room for it.
  private func textSize(in row: Size, _ textScale: Double) -> Double {
    let usual = min(14, row.height * 0.55)
    let wanted = min(14 * textScale, row.height * 0.55 * min(textScale, Self.tightest))
    return rows.reduce(wanted) { size, line in
      let keys = Self.shortened(line.keys)
      let words =
        TextMetrics.width(line.label, size: wanted)
        + keys.reduce(0) { $0 + TextMetrics.width($1, size: wanted - Self.less, weight: .medium) }
      return max(usual, min(size, wanted * (row.width - 8 - 19 * Double(keys.count)) / max(words, 1)))
    }
  }

  private static func draw(_ row: Row, size: Double, in frame: Rect, _ ink: inout Ink) {
    let capSize = size - less
    let capHeight = min(max(24, size * 1.6), frame.height - 3)
    var x = frame.maxX
    for text in shortened(row.keys).reversed() {
      let length = max(TextMetrics.width(text, size: capSize, weight: .medium) + 14, capHeight)
      let cap = Rect(x - length, frame.midY - capHeight / 2, length, capHeight)
      ink.box(cap, ink.colors.cap, radius: min(6, capHeight / 3))
      ink.write(
        text, x: cap.midX, middle: frame.midY, size: capSize, weight: .medium, ink.colors.label,
        alignment: .center)
      x = cap.minX - 5
    }
    ink.write(
      row.label, x: frame.minX, middle: frame.midY, size: size, ink.colors.label,
      maxWidth: max(0, x - 8 - frame.minX))
  }

  /// Leaves out modifiers that a key shares with the one before it: Ctrl+1, 2, 3, 4.
  static func shortened(_ keys: [String]) -> [String] {
    var before = ""
    return keys.map { key in
      let base = base(of: key)
      let modifiers = String(key.dropLast(base.count))
      defer { before = modifiers }
      return modifiers == before ? base : key
    }
  }

  private static func base(of key: String) -> String {
    key.hasSuffix("++") ? "+" : key.split(separator: "+").last.map(String.init) ?? key
  }
}
