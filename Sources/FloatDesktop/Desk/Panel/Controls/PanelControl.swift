import FloatCore
import FloatStudio

/// Something in the list that a hand can change: a key with the control of its kind, a spring, a setting of the phone.
///
/// A value that knows its parts, its picture, and what a press, a drag, a key and a reset do; the panel finds it and
/// asks it. A new kind is one file beside this one, and its line in ``PanelKey/control``.
protocol PanelControl: Sendable {
  /// The key, the block of a spring, or the name of a setting.
  var id: String { get }
  /// The key that it is about; nil for springs and settings.
  var key: PanelKey? { get }
  /// The height of the editor that unfolds below its row; nil if it has none.
  var editorHeight: Double? { get }
  /// True if it has a number, which a drag of its name, arrows and the wheel change.
  var hasNumber: Bool { get }
  /// True if its value can be typed in its row.
  var isTyped: Bool { get }
  /// The words of its list or its segments; empty for none.
  var choices: [String] { get }

  /// The parts of a line that can be pressed, back to front: where a press hits them, where the keyboard's focus stops
  /// and what its ring goes around.
  ///
  /// - Parameter values: The shown values, which move the parts of a picture.
  func parts(of line: PanelLine, in frame: Rect, _ values: Parameters) -> [HitArea<PanelPart>]
  /// The part of its row that opens its list, or shows its text.
  func fieldArea(in frame: Rect) -> Rect
  /// The chosen one of the choices.
  func choice(_ panel: Panel) -> String
  /// The text that its field starts with.
  func text(_ panel: Panel) -> String

  /// Draws its row, in the row's coordinates.
  func drawRow(_ item: PanelItem, _ name: String, _ frame: Rect, _ ink: inout Ink, _ panel: Panel)
  /// Draws the part of its row right of its name.
  func draw(_ frame: Rect, isHandled: Bool, _ ink: inout Ink, _ panel: Panel)
  /// What its editor shows, clipped to a card, and what lies over the card's rim.
  func drawEditor(_ item: PanelItem, _ frame: Rect, _ ink: inout Ink, rim: inout Ink, _ panel: Panel)

  func press(_ touch: PanelTouch, _ panel: inout Panel)
  func drag(_ touch: PanelTouch, by d: Point, _ panel: inout Panel)
  /// Handles a click on a part of its own.
  func click(_ touch: PanelTouch, _ panel: inout Panel)
  /// Handles a key other than those that reset it, open its field or unfold its editor.
  func handle(_ press: PanelKeyPress, _ panel: inout Panel)
  /// Changes the number by some steps.
  func step(by steps: Double, _ modifiers: PanelModifiers, with means: String, _ panel: inout Panel)
  func choose(_ index: Int, _ panel: inout Panel)
  /// Sets the typed value.
  func take(_ typed: String, _ panel: inout Panel) throws(QuantityError)
  func set(_ value: ParameterValue, merging: TuningStep.Merging?, _ panel: inout Panel)
  /// Resets it to the files' value, or to the default if it has that value already.
  func reset(merging: TuningStep.Merging?, _ panel: inout Panel)
}

/// A row, or the editor that unfolds below it.
enum PanelLine: Sendable { case row, editor }

/// A pointer that is down on a part of a control.
struct PanelTouch {
  let part: PanelPart
  /// In the list's coordinates.
  var point: Point
  /// The line in the list; nil if it is no longer there.
  var frame: Rect?
  var modifiers: PanelModifiers = []
}

/// A key for a control that has the keyboard's focus.
struct PanelKeyPress {
  let key: String
  let modifiers: PanelModifiers
  /// The part that has the focus; nil for the row as a whole.
  let part: PanelPart?
  let row: PanelRowID

  /// True for a key that means to press what has the focus.
  var isPress: Bool { key == "Return" || key == "Space" }
  /// -1 for the arrow to the left, 1 for that to the right, 0 for other keys.
  var direction: Int { key == "Left" ? -1 : key == "Right" ? 1 : 0 }
  /// The direction in which a key moves a part: the arrows sideways, plus and minus upwards and down, because the
  /// arrows upwards and down move the focus; nil for other keys.
  var way: Point? {
    switch key {
    case "Left", "Right": Point(Double(direction), 0)
    case "Plus", "+": Point(0, -1)
    case "Minus", "-": Point(0, 1)
    default: nil
    }
  }
}

/// A part of a control that is pressed apart from the others.
struct PanelPart: Hashable, Sendable {
  let name: String
  /// The number of the segment, or of the handle.
  var index = 0
  /// True if a double click on it resets the control.
  var resets = false
  /// True if a drag needs no minimum distance.
  var dragsAtOnce = false
  var cursor = PanelCursor.arrow

  /// Its name among the parts of its control: `slider`, `segment-1`, `handle-2`.
  var word: String {
    if self == .segment(index) { return "\(name)-\(index + 1)" }
    return index == 0 ? name : "\(name)-\(index)"
  }

  static let label = PanelPart(name: "label", resets: true)
  static let field = PanelPart(name: "field", cursor: .text)
  /// The mark before the name of a changed key, which resets it to the files' value.
  static let revert = PanelPart(name: "revert")
  /// The little picture of a value, which unfolds its editor.
  static let swatch = PanelPart(name: "swatch")
}

extension PanelKey {
  /// The control of the key's kind.
  var control: any PanelControl {
    switch entry.kind {
    case .number, .count: NumberControl(subject: self)
    case .flag: SwitchControl(subject: self)
    case .choice: ChoiceControl(subject: self)
    case .color: ColorControl(subject: self)
    case .curve: CurveControl(subject: self)
    case .text: TextControl(subject: self)
    }
  }
}

// MARK: What most controls do

extension PanelControl {
  var editorHeight: Double? { nil }
  var hasNumber: Bool { false }
  var isTyped: Bool { false }
  func fieldArea(in frame: Rect) -> Rect { PanelMetrics.controls(in: frame) }
  var choices: [String] { [] }
  func choice(_ panel: Panel) -> String { "" }
  func choose(_ index: Int, _ panel: inout Panel) {}
  func text(_ panel: Panel) -> String { "" }
  func draw(_ frame: Rect, isHandled: Bool, _ ink: inout Ink, _ panel: Panel) {}
  func drawEditor(_ item: PanelItem, _ frame: Rect, _ ink: inout Ink, rim: inout Ink, _ panel: Panel) {}
  func press(_ touch: PanelTouch, _ panel: inout Panel) {}
  func handle(_ press: PanelKeyPress, _ panel: inout Panel) {}
  func click(_ touch: PanelTouch, _ panel: inout Panel) {
    if touch.part == .segment(touch.part.index) { choose(touch.part.index, &panel) }
  }
  func drag(_ touch: PanelTouch, by d: Point, _ panel: inout Panel) {}
  func step(by steps: Double, _ modifiers: PanelModifiers, with means: String, _ panel: inout Panel) {}
  func take(_ typed: String, _ panel: inout Panel) throws(QuantityError) {}
  func set(_ value: ParameterValue, merging: TuningStep.Merging?, _ panel: inout Panel) {}
  func reset(merging: TuningStep.Merging?, _ panel: inout Panel) {}

  func set(_ value: ParameterValue, _ panel: inout Panel) { set(value, merging: nil, &panel) }

  /// Chooses a neighbour of the present word; stops at the first and the last.
  func choose(by step: Int, _ panel: inout Panel) {
    guard step != 0 else { return }
    let index = choices.firstIndex(of: choice(panel)) ?? 0
    choose(min(max(index + step, 0), choices.count - 1), &panel)
  }

  /// The parts of a row: its name, and what lies beside it.
  func named(_ row: Rect, _ parts: [HitArea<PanelPart>]) -> [HitArea<PanelPart>] {
    let name = Rect(PanelMetrics.margin, row.y, PanelMetrics.column - PanelMetrics.margin, row.height)
    return [HitArea(.label, name, hit: .rect(row))] + parts
  }

  /// The parts of a row: its name, and parts that respond over the row's whole height.
  func named(_ row: Rect, _ parts: (PanelPart, Rect)...) -> [HitArea<PanelPart>] {
    named(row, parts.map { HitArea($0, $1, hit: .column($1, of: row)) })
  }
}

/// The control of a key.
protocol KeyControl: PanelControl {
  var subject: PanelKey { get }
}

extension KeyControl {
  var key: PanelKey? { subject }
  var id: String { subject.entry.key }
  var choices: [String] { subject.entry.choices }

  /// The shown value.
  func value(_ panel: Panel) -> ParameterValue { panel.tuning.value(subject) }
  func choice(_ panel: Panel) -> String { value(panel).text }
  func text(_ panel: Panel) -> String { value(panel).text }

  func drawRow(_ item: PanelItem, _ name: String, _ frame: Rect, _ ink: inout Ink, _ panel: Panel) {
    let colors = ink.colors
    let isHandled = panel.isHandled(item)
    if panel.tuning.isChanged(id) { panel.drawMark(item, frame, &ink) }
    ink.write(
      name, x: PanelMetrics.margin, middle: frame.midY, isHandled ? colors.label : colors.label.faded(0.92),
      maxWidth: PanelMetrics.column - PanelMetrics.margin - 6)
    if let field = panel.editing, field.row == item.row {
      field.draw(in: fieldArea(in: frame), isFocused: true, panel.composition, &ink)
    } else {
      draw(frame, isHandled: isHandled, &ink, panel)
    }
  }

  func choose(_ index: Int, _ panel: inout Panel) {
    if choices.indices.contains(index) { set(.text(choices[index]), &panel) }
  }

  func take(_ typed: String, _ panel: inout Panel) throws(QuantityError) {
    set(try TypedValue.read(typed, for: subject.entry, in: panel.tuning.values), &panel)
  }

  func set(_ value: ParameterValue, merging: TuningStep.Merging?, _ panel: inout Panel) {
    panel.tuning.set([ConfigurationValue(id, value)], merging: merging)
    if !panel.tuning.isInGesture { panel.play(id) }
  }

  func reset(merging: TuningStep.Merging?, _ panel: inout Panel) {
    let isChanged = panel.tuning.isChanged(id)
    set(isChanged ? panel.tuning.savedValue(subject) : subject.entry.defaultValue, merging: merging, &panel)
  }
}
