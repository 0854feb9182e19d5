import FloatCore
import FloatStudio

/// A line of text with a caret and a selection, as it is typed into a field.
struct TextField: Hashable, Sendable {
  private var characters: [Character]
  /// The index at which the next character is inserted, from 0 to the length.
  private(set) var caret: Int
  /// The other end of the selection; equal to the caret if nothing is selected.
  private(set) var anchor: Int
  /// How far its text was scrolled to the left when a hand put the caret there, in points.
  private var scroll = 0.0

  /// The most characters to which typing makes a line longer.
  static let maximumLength = 200

  /// A line with all of its text selected, however long it is: a text that is not edited stays as it was given.
  init(_ text: String = "") {
    characters = Array(text)
    caret = characters.count
    anchor = 0
  }

  var text: String { String(characters) }
  var isEmpty: Bool { characters.isEmpty }
  /// The characters between caret and anchor.
  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
  var selectedText: String { String(characters[selection]) }
  /// The text before an index, for measuring its place.
  func prefix(_ count: Int) -> String { String(characters.prefix(count)) }

  mutating func insert(_ text: String) {
    let room = Self.maximumLength - characters.count + selection.count
    let new = text.filter { !$0.isNewline && $0 != "\t" }.prefix(max(0, room))
    let start = selection.lowerBound
    characters.replaceSubrange(selection, with: new)
    put(start + new.count)
  }

  /// Moves the caret by a character; without selecting, a selection collapses to its end on that side.
  private mutating func move(_ step: Int, selecting: Bool) {
    if !selecting, !selection.isEmpty { return put(step < 0 ? selection.lowerBound : selection.upperBound) }
    put(caret + step, selecting: selecting)
  }

  mutating func selectAll() {
    anchor = 0
    caret = characters.count
  }

  /// The line with the text composed by an input method in place of the selection, and the range of that text.
  func with(_ composition: Composition?) -> (line: TextField, composed: Range<Int>) {
    guard let composition else { return (self, 0..<0) }
    var line = self
    let start = selection.lowerBound
    let text = Array(composition.text)
    line.characters.replaceSubrange(selection, with: text)
    line.put(start + composition.caret)
    return (line, start..<start + text.count)
  }

  mutating func put(_ place: Int, selecting: Bool = false) {
    caret = min(max(place, 0), characters.count)
    if !selecting { anchor = caret }
  }

  // MARK: Keys

  /// A field's response to a key.
  enum Answer: Equatable {
    case taken, ignored
    case copy(String)
    case paste
  }

  mutating func handle(_ key: String, _ modifiers: PanelModifiers) -> Answer {
    let selects = modifiers.contains(.shift)
    let isWhole = modifiers.contains(.control)
    switch key {
    case "Left" where !isWhole: move(-1, selecting: selects)
    case "Right" where !isWhole: move(1, selecting: selects)
    case "Home", "Left": put(0, selecting: selects)
    case "End", "Right": put(characters.count, selecting: selects)
    case "Backspace", "Delete":
      if selection.isEmpty { put(caret + (key == "Delete" ? 1 : -1), selecting: true) }
      insert("")
    case "A" where isWhole: selectAll()
    case "V" where isWhole: return .paste
    case "C" where isWhole, "X" where isWhole:
      guard !selection.isEmpty else { return .taken }
      let text = selectedText
      if key == "X" { insert("") }
      return .copy(text)
    default: return .ignored
    }
    return .taken
  }

  // MARK: Picture

  /// The distance between the ends of a field and its text.
  static let inset = 8.0

  /// The width of the first characters.
  private func width(_ count: Int) -> Double { TextMetrics.width(prefix(count), size: Ink.text) }

  /// How far the text is scrolled to the left: no farther than a hand has left it, unless the caret is out of sight there.
  private func scroll(in field: Rect) -> Double {
    let (room, place) = (field.width - 2 * Self.inset, width(caret))
    return min(max(0, min(scroll, width(characters.count) - room), place - room), place)
  }

  /// Puts the caret between the two characters that are shown nearest to a point.
  mutating func put(at x: Double, in field: Rect, selecting: Bool = false) {
    scroll = scroll(in: field)
    let start = field.x + Self.inset - scroll
    func distance(_ index: Int) -> Double { (start + width(index) - x).magnitude }
    let nearest = (0...characters.count).min { distance($0) < distance($1) }
    put(nearest ?? 0, selecting: selecting)
  }

  /// Draws the text, and the selection or the caret if it has the keyboard.
  func draw(in field: Rect, isFocused: Bool, composing composition: Composition? = nil, _ ink: inout Ink) {
    let (line, composed) = with(composition)
    let scroll = line.scroll(in: field)
    let start = field.x + Self.inset - scroll
    func span(_ range: Range<Int>, y: Double, height: Double) -> Rect {
      let from = max(start + line.width(range.lowerBound), field.x + 4)
      let to = min(start + line.width(range.upperBound), field.maxX - 4)
      return Rect(from, y, max(0, to - from), height)
    }
    if isFocused, !line.selection.isEmpty {
      ink.box(span(line.selection, y: field.midY - 8, height: 16), ink.colors.selection, radius: 2)
    }
    // Characters left of the field are omitted.
    var hidden = 0
    while hidden < line.caret, line.width(hidden) < scroll - 0.5 { hidden += 1 }
    let x = start + line.width(hidden)
    ink.write(
      String(line.characters.dropFirst(hidden)), x: x, middle: field.midY, ink.colors.label,
      maxWidth: field.maxX - 6 - start - line.width(hidden))
    if !composed.isEmpty {
      ink.shapes.append(.rect(span(composed, y: field.midY + 7, height: 1), ink.colors.label))
    }
    if isFocused, line.selection.isEmpty {
      ink.shapes.append(
        .rect(Rect(start + line.width(line.caret) - 0.5, field.midY - 8, 1, 16), ink.colors.accent))
    }
  }
}

/// Text that an input method has composed and not committed, shown at the caret and underlined.
struct Composition: Hashable, Sendable {
  let text: String
  /// In characters, from 0 to the length.
  let caret: Int

  init?(_ text: String, caret: Int) {
    let shown = text.filter { !$0.isNewline && $0 != "\t" }.prefix(TextField.maximumLength)
    guard !shown.isEmpty else { return nil }
    self.text = String(shown)
    self.caret = min(max(caret, 0), shown.count)
  }
}
