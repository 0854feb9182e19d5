import FloatCore
import FloatFiles
import FloatStudio

/// What is said of a frame: its name, what a tap does, and whose it is.
///
/// Its lists offer only what the reader of the file accepts.
struct DrawForm: Equatable, Sendable {
  enum Row: String, Sendable { case name, action, target, owner }
  /// What a key or a press asks for.
  enum Answer: String, Sendable { case write, remove, close }

  let place: PrototypeEditor.Place
  let isNew: Bool
  private(set) var name: TextField
  private(set) var row = Row.name
  private let choices: [DrawingFile.Choice]
  private var choice = 0
  private var words: [Int]
  private let first: [Int]
  /// The forms that may have the frame; empty for the page itself.
  private let owners: [String]
  private var owner: Int
  /// The names of others, which this one cannot have.
  private let taken: Set<String>
  /// Until a name is typed it follows from the action.
  private var isProposed: Bool

  init(_ thing: DrawingFile.Thing, isNew: Bool, in file: DrawingFile, _ ground: DrawnGround) {
    (place, self.isNew, isProposed) = (thing.place, isNew, isNew)
    var choices = thing.place.kind == .hotspots ? file.choices(on: ground.page) : []
    if let action = thing.action.first(where: { $0.key != "variant" }) ?? thing.action.first {
      // What is there stays, even where the lists do not offer it.
      if choices.allSatisfy({ $0.key != action.key }) { choices.append(.init(key: action.key)) }
      choice = choices.firstIndex { $0.key == action.key } ?? 0
      if action.word != "true", !choices[choice].words.contains(action.word) {
        choices[choice].words.append(action.word)
      }
      words = choices.map { $0.words.firstIndex(of: action.word) ?? 0 }
    } else {
      words = choices.map { _ in 0 }
    }
    self.choices = choices
    first = [choice] + words
    let mayChoose =
      !ground.form.isEmpty && thing.place.kind == .hotspots && (isNew || thing.place.form == nil)
    owners = mayChoose ? ["", ground.form] : [thing.place.form ?? ""]
    owner = mayChoose && isNew ? 1 : 0
    taken = file.names(on: ground.page).subtracting([thing.place.name])
    name = TextField(thing.place.name)
    if isNew { propose() }
  }

  // MARK: What it says

  var rows: [Row] {
    // A target that an action does not have keeps its place, so that nothing jumps.
    [.name] + (choices.isEmpty ? [] : [.action, .target]) + (owners.count > 1 ? [.owner] : [])
  }

  var action: [DrawingFile.Choice.Word] {
    guard !choices.isEmpty, !choices[choice].key.isEmpty else { return [] }
    let chosen = choices[choice]
    let word =
      chosen.words.isEmpty ? (chosen.key == "custom" ? name.text : "true") : chosen.words[words[choice]]
    return [.init(chosen.key, word)]
  }

  var isActionChanged: Bool { isNew || [choice] + words != first }
  /// The form that gets the frame; nil for the page.
  var form: String? { owners[owner].isEmpty ? nil : owners[owner] }
  /// False where its name is missing, or another has it.
  var isUsable: Bool { !name.isEmpty && !taken.contains(name.text) }

  func text(of row: Row, _ say: (String, String) -> String) -> (title: String, value: String) {
    switch row {
    case .name: return (say("Name", "名称"), name.text)
    case .action:
      let key = choices[choice].key
      return (say("A tap", "点按"), key.isEmpty ? say("only looks pressed", "仅显示按下") : key)
    case .target:
      let all = choices[choice].words
      return (say("To", "到"), all.isEmpty ? "–" : all[words[choice]])
    case .owner:
      return (say("In", "属于"), form.map { say("form ", "形态 ") + $0 } ?? say("the page", "页面"))
    }
  }

  /// A name for a new frame: that of what it leads to, and a number where there is such a name.
  private mutating func propose() {
    guard isProposed else { return }
    let base = choices.isEmpty || choices[choice].words.isEmpty ? choices[choice].key : action[0].word
    let start = base.isEmpty ? "spot" : base
    name = TextField(([start] + (2...999).map { "\(start)-\($0)" }).first { !taken.contains($0) } ?? start)
  }

  // MARK: A hand

  mutating func type(_ text: String) {
    if row == .name {
      isProposed = false
      name.insert(text)
    } else if row == .target {
      // The next word that begins so.
      let all = choices[choice].words
      let order = all.indices.map { (words[choice] + 1 + $0) % all.count }
      if let next = order.first(where: { all[$0].lowercased().hasPrefix(text.lowercased()) }) {
        words[choice] = next
        propose()
      }
    }
  }

  mutating func take(key: String) -> Answer? {
    let index = rows.firstIndex(of: row) ?? 0
    switch key {
    case "Return": return isUsable ? .write : nil
    case "Escape": return .close
    case "Up", "Shift+Tab": row = rows[(index + rows.count - 1) % rows.count]
    case "Down", "Tab": row = rows[(index + 1) % rows.count]
    case "Left" where row != .name: step(-1)
    case "Right" where row != .name: step(1)
    default:
      guard row == .name else { return nil }
      let before = name.text
      _ = name.handle(key.split(separator: "+").last.map(String.init) ?? key, Self.modifiers(key))
      if name.text != before { isProposed = false }
    }
    return nil
  }

  private static func modifiers(_ key: String) -> PanelModifiers {
    var modifiers: PanelModifiers = key.contains("Shift+") ? .shift : []
    if key.contains("Ctrl+") { modifiers.insert(.control) }
    return modifiers
  }

  /// Chooses the next word of the row that has the keyboard, or the one before.
  private mutating func step(_ sign: Int) {
    func turn(_ index: inout Int, _ count: Int) { index = (index + sign + count) % max(1, count) }
    switch row {
    case .name: return
    case .action: turn(&choice, choices.count)
    case .target: turn(&words[choice], choices[choice].words.count)
    case .owner: turn(&owner, owners.count)
    }
    propose()
  }

  // MARK: Its place

  private static let rowHeight = 34.0
  private static let width = 300.0
  private static let inset = 12.0
  /// Between buttons.
  private static let gap = 6.0

  var size: Size { Size(Self.width, Double(rows.count + 1) * Self.rowHeight + 2 * Self.inset) }

  private func frame(of index: Int) -> Rect {
    Rect(Self.inset, Self.inset + Double(index) * Self.rowHeight, Self.width - 2 * Self.inset, Self.rowHeight)
  }

  /// The buttons in the last row, from left to right.
  private var buttons: [Answer] { isNew ? [.close, .write] : [.remove, .close, .write] }

  private func frame(ofButton button: Int) -> Rect {
    let row = frame(of: rows.count)
    let width = (row.width + Self.gap) / Double(buttons.count)
    return Rect(row.x + Double(button) * width, row.y + 4, width - Self.gap, row.height - 4)
  }

  /// What can be pressed, in points of the form: each row, its halves that choose, the buttons.
  var parts: [HitArea<CardPart>] {
    let inRows = rows.indices.flatMap { index -> [HitArea<CardPart>] in
      let (row, frame) = (rows[index], frame(of: index))
      let half = Rect(Self.valueStart, frame.y, (frame.maxX - Self.valueStart) / 2, frame.height)
      let halves = [
        HitArea(CardPart.step(row, -1), half), HitArea(.step(row, 1), half.offset(by: Point(half.width, 0))),
      ]
      return [HitArea(.row(row), frame)] + (row == .name ? [] : halves)
    }
    return inRows + buttons.indices.map { HitArea(.answer(buttons[$0]), frame(ofButton: $0)) }
  }

  /// Takes a press at a point of the form.
  mutating func press(at point: Point) -> Answer? {
    switch parts.place(at: point) {
    case .row(let row): self.row = row
    case .step(let row, let sign):
      self.row = row
      step(sign)
    case .answer(let answer): return answer == .write && !isUsable ? nil : answer
    default: break
    }
    return nil
  }

  private static let valueStart = 84.0

  func draw(_ ink: inout Ink, composing: Composition?, _ say: (String, String) -> String) {
    for (index, row) in rows.enumerated() {
      let frame = frame(of: index)
      let (title, value) = text(of: row, say)
      ink.write(title, x: frame.minX, middle: frame.midY, ink.colors.secondary)
      let field = Rect(Self.valueStart, frame.y + 3, frame.maxX - Self.valueStart, frame.height - 6)
      ink.box(field, ink.colors.field)
      if row == self.row { ink.ring(field) }
      if row == .name {
        name.draw(in: field, isFocused: row == self.row, composing: composing, &ink)
        if !isUsable { ink.outline(field, ink.colors.warning) }
      } else {
        ink.write("‹", x: field.minX + 8, middle: field.midY, ink.colors.secondary)
        ink.write("›", x: field.maxX - 8, middle: field.midY, ink.colors.secondary, alignment: .trailing)
        ink.write(
          value, x: field.midX, middle: field.midY, ink.colors.label, alignment: .center,
          maxWidth: field.width - 40)
      }
    }
    for (index, button) in buttons.enumerated() {
      let frame = frame(ofButton: index)
      let isMain = button == .write
      let words =
        switch button {
        case .write: say("Save", "存储")
        case .remove: say("Remove", "移除")
        case .close: say("Cancel", "取消")
        }
      ink.box(frame, isMain && isUsable ? ink.colors.accent : ink.colors.field)
      ink.write(
        words, x: frame.midX, middle: frame.midY, weight: .medium,
        isMain && isUsable ? ink.colors.onAccent : button == .remove ? ink.colors.warning : ink.colors.label,
        alignment: .center)
    }
  }
}
