import FloatCore
import FloatFiles
import FloatStudio

/// What is said of a frame: its name, what a tap does, and whose it is.
///
/// Its lists offer only what the reader of the file accepts.
struct DrawForm: Sendable {
  enum Row: String, Sendable { case name, action, target, owner }
  enum Button: String, Sendable { case remove, close, write }

  /// Words of which one is chosen; nil stands for what has no word.
  private struct Choice: Sendable {
    var words: [String?] = []
    var index = 0

    var word: String? { words.isEmpty ? nil : words[index] }

    mutating func step(_ sign: Int) { index = (index + sign + words.count) % max(1, words.count) }

    /// Chooses a word, even one that the list does not offer.
    mutating func choose(_ word: String) {
      if !words.contains(word) { words.append(word) }
      index = words.firstIndex(of: word) ?? 0
    }

    /// Chooses the next word that begins so.
    mutating func find(_ text: String) {
      let all = (words.dropFirst(index + 1) + words).compactMap(\.self)
      if let next = all.first(where: { $0.lowercased().hasPrefix(text.lowercased()) }) { choose(next) }
    }
  }

  /// The frame and what the file says of it; for a new one with an empty name.
  let thing: DrawingFile.Thing
  let isNew: Bool
  /// Its place on the screen: below, or where that would hide the frame above.
  private(set) var frame = Rect.zero
  private(set) var name: TextField
  private var composing: Composition?
  private(set) var row = Row.name
  /// The keys of actions, and the forms that may have the frame, of which nil is the page itself.
  private var choices: [Row: Choice] = [:]
  /// What each action may lead to.
  private var targets: [String: Choice]
  /// The names of others, which this one cannot have.
  private let taken: Set<String>
  /// The name that a new one was given, which follows from the action until another is typed.
  private var proposal = ""

  init(_ thing: DrawingFile.Thing, isNew: Bool, in file: DrawingFile, _ ground: DrawnGround) {
    (self.thing, self.isNew) = (thing, isNew)
    let place = thing.place
    name = TextField(place.name)
    taken = file.names(on: ground.page).subtracting([place.name])
    let choices = file.choices(on: ground.page)
    targets = Dictionary(uniqueKeysWithValues: choices.map { ($0.key, Choice(words: $0.words)) })
    // A form that gives no action has the page's.
    let isGiven =
      !ground.form.isEmpty
      && file.things(on: ground.page, form: "").contains { $0.place.name == place.name && $0.action != nil }
    self[.action] = Choice(words: (isGiven ? [] : [nil]) + choices.map(\.key))
    if let given = thing.action {
      // What is there stays, even where the lists do not offer it.
      self[.action].choose(given.key)
      if let word = given.word { self[.target].choose(word) }
    }
    let mayChoose = !ground.form.isEmpty && place.kind == .hotspots && (isNew || place.form == nil)
    self[.owner] = Choice(
      words: mayChoose ? [nil, ground.form] : [place.form], index: isNew && mayChoose ? 1 : 0)
    let size = Size(Self.width, Double(rows.count + 1) * Self.rowHeight + 2 * Self.inset)
    let (screen, shown) = (ground.screen, ground.onScreen(thing.frame))
    let (top, bottom) = (60.0, screen.height - size.height - 60)
    let isHidden = shown.maxY > bottom && shown.midY > screen.height / 2
    frame = Rect((screen.width - size.width) / 2, isHidden ? top : bottom, size.width, size.height)
    propose()
  }

  /// What a row is chosen from; nothing for the name.
  private subscript(_ row: Row) -> Choice {
    get { (row == .target ? targets[self[.action].word ?? ""] : choices[row]) ?? Choice() }
    set {
      if row == .target { targets[self[.action].word ?? ""] = newValue } else { choices[row] = newValue }
    }
  }

  // MARK: What it says

  var rows: [Row] {
    // A target that an action does not have keeps its place, so that nothing jumps.
    [.name] + (thing.place.kind == .hotspots ? [.action, .target] : [])
      + (self[.owner].words.count > 1 ? [.owner] : [])
  }

  /// Where its frame is in the file once it is written.
  var place: PrototypeEditor.Place {
    var place = thing.place
    (place.name, place.form) = (name.text, self[.owner].word)
    return place
  }

  /// Writes what was changed.
  func write(_ editor: inout PrototypeEditor) throws(Diagnostic) {
    if !isNew, place.name != thing.place.name { try editor.rename(thing.place, to: place.name) }
    // A form that is chosen gets a frame of its own.
    if isNew || place.form != thing.place.form { try editor.setFrame(thing.frame, of: place) }
    let action = self[.action].word.map { key in
      PrototypeEditor.Action(key, self[.target].word ?? (key == "custom" ? name.text : nil))
    }
    if action != thing.action { try editor.setAction(action, of: place) }
  }

  /// False where its name is missing or blank, or another has it.
  var isUsable: Bool { name.text.contains { !$0.isWhitespace } && !taken.contains(name.text) }

  /// A row's title and, but for the name, its value.
  private func text(of row: Row, _ say: (String, String) -> String) -> (title: String, value: String) {
    let word = self[row].word
    return switch row {
    case .name: (say("Name", "名称"), "")
    case .action: (say("A tap", "点按"), word ?? say("only looks pressed", "仅显示按下"))
    case .target: (say("To", "到"), word ?? "–")
    case .owner: (say("In", "属于"), word.map { say("form ", "形态 ") + $0 } ?? say("the page", "页面"))
    }
  }

  /// A name for a new frame: that of what it leads to, and a number where there is such a name.
  private mutating func propose() {
    guard isNew, name.text == proposal else { return }
    let start = self[.target].word ?? self[.action].word ?? "spot"
    proposal = ([start] + (2...999).map { "\(start)-\($0)" }).first { !taken.contains($0) } ?? start
    name = TextField(proposal)
  }

  // MARK: A hand

  mutating func take(_ input: PanelInput) -> [CardRequest] {
    switch input {
    case .key("Tab", let modifiers): focus(modifiers.contains(.shift) ? -1 : 1)
    case .key("Up", _): focus(-1)
    case .key("Down", _): focus(1)
    case .key("Z", let modifiers) where row == .name && modifiers.contains(.control):
      // As in the panel's values, what was there before.
      name = TextField(isNew ? proposal : thing.place.name)
    case .key(let key, let modifiers) where row == .name:
      switch name.handle(key, modifiers) {
      case .copy(let text): return [.copy(text)]
      case .paste: return [.paste]
      case .taken, .ignored: break
      }
    case .key("Left", _): step(-1)
    case .key("Right", _): step(1)
    case .composing(let text, let caret):
      composing = row == .name ? Composition(text, caret: caret) : nil
    case .text(let text):
      composing = nil
      if row == .name {
        name.insert(text)
      } else {
        self[row].find(text)
        propose()
      }
    default: break
    }
    return []
  }

  /// Gives another row the keyboard.
  private mutating func focus(_ step: Int) {
    let index = rows.firstIndex(of: row) ?? 0
    row = rows[(index + step + rows.count) % rows.count]
  }

  /// Chooses the next word of the row that has the keyboard, or the one before.
  private mutating func step(_ sign: Int) {
    self[row].step(sign)
    propose()
  }

  // MARK: Its parts

  private static let rowHeight = 34.0
  private static let width = 300.0
  private static let inset = 12.0
  /// The width of the rows' titles.
  private static let titleWidth = 72.0
  /// Between buttons.
  private static let gap = 6.0

  private func frame(of index: Int) -> Rect {
    let line = frame.inset(by: Self.inset)
    return Rect(line.x, line.y + Double(index) * Self.rowHeight, line.width, Self.rowHeight)
  }

  /// A row's value in the row's frame.
  private static func value(in frame: Rect) -> Rect {
    Rect(frame.x + titleWidth, frame.y + 3, frame.width - titleWidth, frame.height - 6)
  }

  /// The place of the text that is typed, on the screen.
  var textArea: Rect? { row == .name ? Self.value(in: frame(of: 0)) : nil }

  /// What can be pressed on the screen: each row, the halves of whose value choose, and the buttons.
  var parts: [HitArea<CardPart>] {
    let buttons: [Button] = isNew ? [.close, .write] : [.remove, .close, .write]
    let foot = frame(of: rows.count)
    let width = (foot.width + Self.gap) / Double(buttons.count)
    return rows.enumerated().map { HitArea(.row($1), frame(of: $0)) }
      + buttons.enumerated().map { index, button in
        let x = foot.x + Double(index) * width
        return HitArea(.button(button), Rect(x, foot.y + 4, width - Self.gap, foot.height - 4))
      }
  }

  /// A button that is pressed at a point of the screen; in a row the press puts the caret, or chooses.
  mutating func press(at point: Point) -> Button? {
    switch parts.place(at: point) {
    case .button(let button): return button
    case .row(let row):
      self.row = row
      let field = Self.value(in: frame(of: 0))
      if row == .name {
        name.put(at: point.x, in: field)
      } else if point.x >= field.minX {
        step(point.x < field.midX ? -1 : 1)
      }
    default: break
    }
    return nil
  }

  func draw(_ ink: inout Ink, _ say: (String, String) -> String) {
    let colors = ink.colors
    for part in parts {
      let frame = part.frame.offset(by: -self.frame.origin)
      switch part.place {
      case .button(.write): ink.button(say("Save", "存储"), frame, isMain: isUsable)
      case .button(.remove): ink.button(say("Remove", "移除"), frame, isMain: false, colors.warning)
      case .button(.close): ink.button(say("Cancel", "取消"), frame, isMain: false)
      case .row(let row):
        let (field, middle, (title, value)) = (Self.value(in: frame), frame.midY, text(of: row, say))
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
      default: break
      }
    }
  }
}
