import FloatCore
import FloatFiles
import FloatStudio

/// What is said of a frame: its name, what a tap does, and whose it is.
///
/// Its lists offer only what the reader of the file accepts.
struct DrawForm: Equatable, Sendable {
  enum Row: String, Sendable { case name, action, target, owner }
  /// What a key or a press asks for.
  enum Answer: Hashable, Sendable {
    case write, remove, close
    case copy(String)
    case paste
  }

  /// A key of an action, empty for none, and the words that it may have.
  private struct Option: Equatable, Sendable {
    let key: String
    var words: [String] = []
    var index = 0

    var word: String? { words.isEmpty ? nil : words[index] }

    /// Chooses a word, even one that the list does not offer.
    mutating func choose(_ word: String) {
      if !words.contains(word) { words.append(word) }
      index = words.firstIndex(of: word) ?? 0
    }
  }

  /// The frame and what the file says of it; for a new one with an empty name.
  let thing: DrawingFile.Thing
  let isNew: Bool
  private(set) var name: TextField
  private var composing: Composition?
  private(set) var row = Row.name
  private var options = [Option(key: "")]
  private var option = 0
  private var action: PrototypeEditor.Action? {
    let (key, word) = (options[option].key, options[option].word)
    return key.isEmpty ? nil : .init(key, word ?? (key == "custom" ? name.text : nil))
  }
  /// The forms that may have the frame; nil is the page itself.
  private let owners: [String?]
  private var owner = 0
  /// The names of others, which this one cannot have.
  private let taken: Set<String>
  /// The name that a new one was given, which follows from the action until another is typed.
  private var proposal = ""

  init(_ thing: DrawingFile.Thing, isNew: Bool, in file: DrawingFile, _ ground: DrawnGround) {
    (self.thing, self.isNew) = (thing, isNew)
    let place = thing.place
    name = TextField(place.name)
    taken = file.names(on: ground.page).subtracting([place.name])
    let mayChoose = !ground.form.isEmpty && place.kind == .hotspots && (isNew || place.form == nil)
    owners = mayChoose ? [nil, ground.form] : [place.form]
    if isNew { owner = owners.count - 1 }
    options += file.choices(on: ground.page).map { Option(key: $0.key, words: $0.words) }
    if let given = Self.action(of: thing) {
      // What is there stays, even where the lists do not offer it.
      if options.allSatisfy({ $0.key != given.key }) { options.append(Option(key: given.key)) }
      option = options.firstIndex { $0.key == given.key } ?? 0
      if let word = given.word { options[option].choose(word) }
    }
    propose()
  }

  /// What a tap on it does, but for the form in which a page is shown.
  private static func action(of thing: DrawingFile.Thing) -> PrototypeEditor.Action? {
    thing.actions.first { $0.key != "variant" } ?? thing.actions.first
  }

  // MARK: What it says

  var rows: [Row] {
    // A target that an action does not have keeps its place, so that nothing jumps.
    [.name] + (thing.place.kind == .hotspots ? [.action, .target] : []) + (owners.count > 1 ? [.owner] : [])
  }

  /// Where its frame is in the file once it is written.
  var place: PrototypeEditor.Place {
    var place = thing.place
    (place.name, place.form) = (name.text, owners[owner])
    return place
  }

  /// Writes what was changed.
  func write(_ editor: inout PrototypeEditor) throws(Diagnostic) {
    if !isNew, place.name != thing.place.name { try editor.rename(thing.place, to: place.name) }
    // A form that is chosen gets a frame of its own.
    if isNew || place.form != thing.place.form { try editor.setFrame(thing.frame, of: place) }
    if action != Self.action(of: thing) { try editor.setAction(action, of: place) }
  }

  /// False where its name is missing or blank, or another has it.
  private var isUsable: Bool { name.text.contains { !$0.isWhitespace } && !taken.contains(name.text) }

  /// A row's title and, but for the name, its value.
  private func text(of row: Row, _ say: (String, String) -> String) -> (title: String, value: String) {
    let chosen = options[option]
    return switch row {
    case .name: (say("Name", "名称"), "")
    case .action:
      (say("A tap", "点按"), chosen.key.isEmpty ? say("only looks pressed", "仅显示按下") : chosen.key)
    case .target: (say("To", "到"), chosen.word ?? "–")
    case .owner:
      (say("In", "属于"), owners[owner].map { say("form ", "形态 ") + $0 } ?? say("the page", "页面"))
    }
  }

  /// A name for a new frame: that of what it leads to, and a number where there is such a name.
  private mutating func propose() {
    guard isNew, name.text == proposal else { return }
    let base = options[option].word ?? options[option].key
    let start = base.isEmpty ? "spot" : base
    proposal = ([start] + (2...999).map { "\(start)-\($0)" }).first { !taken.contains($0) } ?? start
    name = TextField(proposal)
  }

  // MARK: A hand

  mutating func type(_ text: String) {
    composing = nil
    if row == .name {
      name.insert(text)
    } else if row == .target {
      // The next word that begins so.
      let (all, index) = (options[option].words, options[option].index)
      let next = (all.dropFirst(index + 1) + all).first { $0.lowercased().hasPrefix(text.lowercased()) }
      if let next { options[option].choose(next) }
      propose()
    }
  }

  mutating func compose(_ text: String, caret: Int) {
    composing = row == .name ? Composition(text, caret: caret) : nil
  }

  mutating func take(_ key: String, _ modifiers: PanelModifiers) -> Answer? {
    switch key {
    case "Return": return isUsable ? .write : nil
    case "Escape": return .close
    case "Up", "Down", "Tab":
      let isBack = key == "Up" || key == "Tab" && modifiers.contains(.shift)
      let index = rows.firstIndex(of: row) ?? 0
      row = rows[(index + (isBack ? rows.count - 1 : 1)) % rows.count]
    case "Z" where row == .name && modifiers.contains(.control):
      // As in the panel's values, what was there before.
      name = TextField(isNew ? proposal : thing.place.name)
    case "Left" where row != .name: step(-1)
    case "Right" where row != .name: step(1)
    default:
      guard row == .name else { return nil }
      switch name.handle(key, modifiers) {
      case .copy(let text): return .copy(text)
      case .paste: return .paste
      case .taken, .ignored: break
      }
    }
    return nil
  }

  /// Chooses the next word of the row that has the keyboard, or the one before.
  private mutating func step(_ sign: Int) {
    func turn(_ index: inout Int, _ count: Int) { index = (index + sign + count) % max(1, count) }
    switch row {
    case .name: return
    case .action: turn(&option, options.count)
    case .target: turn(&options[option].index, options[option].words.count)
    case .owner: turn(&owner, owners.count)
    }
    propose()
  }

  // MARK: Its place

  private static let rowHeight = 34.0
  private static let width = 300.0
  private static let inset = 12.0
  private static let valueStart = 84.0
  /// Between buttons.
  private static let gap = 6.0

  var size: Size { Size(Self.width, Double(rows.count + 1) * Self.rowHeight + 2 * Self.inset) }

  private func frame(of index: Int) -> Rect {
    Rect(Self.inset, Self.inset + Double(index) * Self.rowHeight, Self.width - 2 * Self.inset, Self.rowHeight)
  }

  /// A row's value in the row's frame.
  private static func value(in frame: Rect) -> Rect {
    Rect(valueStart, frame.y + 3, frame.maxX - valueStart, frame.height - 6)
  }

  /// The place of the text that is typed.
  var textArea: Rect? { row == .name ? Self.value(in: frame(of: 0)) : nil }

  /// The buttons in the last row, from left to right.
  private var buttons: [Answer] { isNew ? [.close, .write] : [.remove, .close, .write] }

  private func frame(ofButton button: Int) -> Rect {
    let row = frame(of: rows.count)
    let width = (row.width + Self.gap) / Double(buttons.count)
    return Rect(row.x + Double(button) * width, row.y + 4, width - Self.gap, row.height - 4)
  }

  /// What can be pressed, in points of the form: each row, its halves that choose, the buttons.
  var parts: [HitArea<CardPart>] {
    let inRows = rows.enumerated().flatMap { index, row -> [HitArea<CardPart>] in
      let frame = frame(of: index)
      let half = Rect(Self.valueStart, frame.y, (frame.maxX - Self.valueStart) / 2, frame.height)
      let halves = [
        HitArea(CardPart.step(row, -1), half), HitArea(.step(row, 1), half.offset(x: half.width)),
      ]
      return [HitArea(.row(row), frame)] + (row == .name ? [] : halves)
    }
    return inRows + buttons.indices.map { HitArea(.answer(buttons[$0]), frame(ofButton: $0)) }
  }

  /// - Parameter point: Where it is pressed, in points of the form.
  mutating func press(at point: Point) -> Answer? {
    switch parts.place(at: point) {
    case .row(let row):
      self.row = row
      if row == .name { name.put(at: point.x, in: Self.value(in: frame(of: 0))) }
    case .step(let row, let sign):
      self.row = row
      step(sign)
    case .answer(let answer): return answer == .write && !isUsable ? nil : answer
    default: break
    }
    return nil
  }

  func draw(_ ink: inout Ink, _ say: (String, String) -> String) {
    let colors = ink.colors
    for (index, row) in rows.enumerated() {
      let (frame, (title, value)) = (frame(of: index), text(of: row, say))
      let (field, middle) = (Self.value(in: frame), frame.midY)
      ink.write(title, x: frame.minX, middle: middle, colors.secondary)
      ink.box(field, colors.field)
      if row == self.row { ink.ring(field) }
      if row == .name {
        name.draw(in: field, isFocused: row == self.row, composing: composing, &ink)
        if !isUsable { ink.outline(field, colors.warning) }
        continue
      }
      ink.write("‹", x: field.minX + 8, middle: middle, colors.secondary)
      ink.write("›", x: field.maxX - 8, middle: middle, colors.secondary, alignment: .trailing)
      ink.write(
        value, x: field.midX, middle: middle, colors.label, alignment: .center, maxWidth: field.width - 40)
    }
    for (index, button) in buttons.enumerated() {
      let frame = frame(ofButton: index)
      let isMain = button == .write && isUsable
      let words =
        switch button {
        case .write: say("Save", "存储")
        case .remove: say("Remove", "移除")
        default: say("Cancel", "取消")
        }
      ink.box(frame, isMain ? colors.accent : colors.field)
      ink.write(
        words, x: frame.midX, middle: frame.midY, weight: .medium,
        isMain ? colors.onAccent : button == .remove ? colors.warning : colors.label, alignment: .center)
    }
  }
}
