import FloatCore
import FloatStudio

/// One of some words: side by side if they have room, or else in a list that opens.
protocol SegmentedControl: PanelControl {}

extension SegmentedControl {
  func parts(of line: PanelLine, in frame: Rect, _ values: Parameters) -> [HitArea<PanelPart>] {
    named(frame, Segments.parts(choices, in: frame))
  }

  func handle(_ press: PanelKeyPress, _ panel: inout Panel) {
    if press.isPress { panel.openMenu(press.row) }
    choose(by: press.direction, &panel)
  }
}

/// A key with some words.
struct ChoiceControl: KeyControl, SegmentedControl {
  let subject: PanelKey

  func draw(_ frame: Rect, isHandled: Bool, _ ink: inout Ink, _ panel: Panel) {
    Segments.draw(choices, choice(panel), frame, isHandled: isHandled, &ink)
  }
}

/// A setting of the phone that is not a key.
struct SettingControl: SegmentedControl {
  let setting: PanelSetting

  var id: String { setting.kind.rawValue }
  var key: PanelKey? { nil }
  var choices: [String] { setting.choices }
  func choice(_ panel: Panel) -> String { setting.current }

  func drawRow(_ item: PanelItem, _ name: String, _ frame: Rect, _ ink: inout Ink, _ panel: Panel) {
    ink.write(name, x: PanelMetrics.margin, middle: frame.midY, ink.colors.label)
    Segments.draw(choices, setting.current, frame, isHandled: panel.isHovered(item), &ink)
  }

  func choose(_ index: Int, _ panel: inout Panel) {
    guard choices.indices.contains(index), choices[index] != setting.current else { return }
    panel.effects.append(.choose(setting.kind, choices[index]))
  }
}

extension PanelPart {
  /// Opens the list of choices.
  static let menu = PanelPart(name: "menu")
  /// One of the words of a choice.
  static func segment(_ index: Int) -> PanelPart { PanelPart(name: "segment", index: index) }
}

/// Two to four words side by side, the chosen one marked; a button that opens a list where they have no room.
enum Segments {
  /// The words' places, with equal padding; nil if they do not fit.
  private static func frames(_ words: [String], in frame: Rect) -> [Rect]? {
    let area = PanelMetrics.controls(in: frame)
    guard (2...4).contains(words.count) else { return nil }
    let widths = words.map { TextMetrics.width($0, size: Ink.small, weight: .medium) + 12 }
    let room = area.width - 4 - widths.reduce(0, +)
    guard room >= 0 else { return nil }
    var x = area.x + 2
    return widths.map { width in
      let full = width + room / Double(words.count)
      defer { x += full }
      return Rect(x, area.y + 2, full, area.height - 4)
    }
  }

  /// The words, or the button, in a row; the button responds up to the row's end.
  static func parts(_ words: [String], in row: Rect) -> [HitArea<PanelPart>] {
    guard let segments = frames(words, in: row) else {
      let button = PanelMetrics.controls(in: row)
      let area = Rect(button.x, row.y, row.maxX - button.x, row.height)
      return [HitArea(.menu, button, hit: .column(area, of: row))]
    }
    return segments.enumerated().map { HitArea(.segment($0), $1, hit: .column($1, of: row, reach: 0)) }
  }

  static func draw(_ words: [String], _ current: String, _ frame: Rect, isHandled: Bool, _ ink: inout Ink) {
    let controls = PanelMetrics.controls(in: frame)
    guard let segments = frames(words, in: frame) else {
      return ink.menuButton(current, controls, isHandled: isHandled)
    }
    ink.box(controls, isHandled ? ink.colors.hovered : ink.colors.field)
    for (word, segment) in zip(words, segments) {
      ink.segment(word, segment, isOn: word == current, size: Ink.small)
    }
  }
}

extension Ink {
  /// One of several words side by side.
  mutating func segment(_ word: String, _ frame: Rect, isOn: Bool, size: Double) {
    if isOn {
      box(frame.offset(y: 0.5), colors.shadow.faded(0.5), radius: 4.5)
      box(frame, colors.selected, radius: 4.5)
    }
    write(
      word, x: frame.midX, middle: frame.midY, size: size, weight: isOn ? .medium : .regular,
      isOn ? colors.label : colors.secondary, alignment: .center)
  }

  /// A button with a word, the main one in the accent.
  mutating func button(
    _ word: String, _ frame: Rect, isMain: Bool, isHovered: Bool = false, isFocused: Bool = false,
    weight: TextRun.Weight = .medium, _ color: Color? = nil
  ) {
    let ground = isMain ? colors.accent : colors.field
    box(frame, isHovered ? ground.mixed(with: colors.label, 0.12) : ground)
    write(
      word, x: frame.midX, middle: frame.midY, weight: weight,
      color ?? (isMain ? colors.onAccent : colors.label), alignment: .center)
    if isFocused { ring(frame) }
  }

  /// A button that opens a list.
  mutating func menuButton(_ text: String, _ area: Rect, isHandled: Bool) {
    box(area, isHandled ? colors.hovered : colors.field)
    write(text, x: area.x + 8, middle: area.midY, colors.label, maxWidth: area.width - 28)
    icon(.chevron, at: Point(area.maxX - 11, area.midY), colors.secondary)
  }

  /// A field with a text that can be typed.
  mutating func field(_ text: String, _ area: Rect, isHandled: Bool) {
    box(area, isHandled ? colors.hovered : colors.field)
    write(text, x: area.x + 8, middle: area.midY, colors.label, maxWidth: area.width - 16)
  }
}
