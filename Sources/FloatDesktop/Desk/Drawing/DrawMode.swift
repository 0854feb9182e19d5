import FloatCore
import FloatFiles
import FloatStudio

/// Draws frames on the phone: while it is on, every press selects, draws, moves or sizes, and none reaches the phone.
///
/// Frames are in points of the picture. What changes the file leaves as a request, and the answer is what the file says
/// then.
struct DrawMode: Card, Sendable {
  static let name = "draw"

  /// Nil while it is off.
  private(set) var file: DrawingFile?
  private(set) var ground: DrawnGround?
  /// What is selected, as the file has it; a new frame has an empty name.
  private(set) var selected: DrawingFile.Thing?
  private(set) var form: DrawForm?
  private(set) var hand: DrawHand?
  /// The picture's edges near the pointer.
  private var edges = Snapping()
  /// Whether the hand leaves lines out.
  private var isFree = false
  /// Whether the phone's time goes on when the mode ends.
  private(set) var resumes = false
  /// The file's bytes after each change that was drawn; the first are those before all.
  private var states: [[UInt8]] = []
  /// A change that is being written: the states after it, and what is selected then.
  private var change: (states: [[UInt8]], selected: PrototypeEditor.Place?)?
  /// Whether the last change was an arrow's, and nothing came since.
  private var isNudging = false

  /// The least side of a frame that is drawn, in points: less is a click.
  private static let least = 6.0

  var isOn: Bool { file != nil }

  var things: [DrawingFile.Thing] {
    guard let file, let ground else { return [] }
    return file.things(on: ground.page, form: ground.form).filter { ground.shows($0.frame) }
  }

  /// Whether a thing is the selected one, or has its name and its frame, such as a row and its hotspot, which are one.
  func isSelected(_ thing: DrawingFile.Thing) -> Bool {
    guard let selected else { return false }
    return thing.place == selected.place
      || !thing.isEverywhere && thing.frame == selected.frame && thing.place.name == selected.place.name
  }

  // MARK: The file

  /// Draws in a file, or takes over what it says now.
  mutating func open(_ new: DrawingFile, _ playback: Playback) {
    if !isOn { resumes = playback.isPlaying }
    file = new
    look(playback.prototype)
    let written = change?.states.last == new.bytes ? change : nil
    change = nil
    if let written {
      states = written.states
    } else if let form, form.isNew || things.contains(form.thing) {
      // What is being filled in stays: a new frame is not in the file yet, another one is there as it was.
      return
    }
    let place = written.map { $0.selected } ?? selected?.place
    (form, selected) = (nil, things.first { $0.place == place })
  }

  /// The file was not written.
  mutating func refuse() { change = nil }

  mutating func close() { self = DrawMode() }

  /// True from a write until its answer, which has the file.
  var isWriting: Bool { change != nil }

  /// - Parameter joins: Whether the change is taken back together with the one before.
  private mutating func write(
    selecting place: PrototypeEditor.Place?, joins: Bool = false,
    _ edit: (inout PrototypeEditor) throws(Diagnostic) -> Void
  ) -> [CardRequest] {
    guard let file, !isWriting else { return [] }
    var editor = file.editor
    do throws(Diagnostic) { try edit(&editor) } catch { return [.problem(error)] }
    guard editor.bytes != file.bytes else { return [] }
    // What another program has written is not taken back.
    let before = states.last == file.bytes ? states : [file.bytes]
    change = ((joins && before.count > 1 ? before.dropLast() : before) + [editor.bytes], place)
    return [.errand(.writeDrawing(editor.bytes, expecting: file.bytes))]
  }

  /// Writes the bytes of before the last change; nil where there is none, or where the file was changed since. While a
  /// frame is drawn or a form filled in nothing is taken back.
  mutating func undo() -> [CardRequest]? {
    guard let file, form == nil, hand == nil else { return [] }
    isNudging = false
    guard !isWriting, states.count > 1, states.last == file.bytes else { return nil }
    change = (states.dropLast(), selected?.place)
    return [.errand(.writeDrawing(states[states.count - 2], expecting: file.bytes))]
  }

  /// Removes what is selected, a row with its hotspot; what only a form says of one goes alone.
  private mutating func remove() -> [CardRequest] {
    let owner = selected?.place.form
    let all = things.filter { isSelected($0) && $0.place.form == owner }
    return write(selecting: nil) { editor throws(Diagnostic) in
      for thing in all { try editor.remove(thing.place) }
    }
  }

  /// Gives what is selected a frame.
  private mutating func place(_ frame: Rect, joins: Bool = false) -> [CardRequest] {
    guard let old = selected, old.frame != frame, !old.isEverywhere else { return [] }
    let all = things.filter(isSelected)
    return write(selecting: old.place, joins: joins) { editor throws(Diagnostic) in
      for thing in all { try editor.setFrame(frame, of: thing.place) }
    }
  }

  // MARK: The form

  private mutating func openForm(_ thing: DrawingFile.Thing, isNew: Bool = false) {
    guard let file, let ground else { return }
    selected = thing
    form = DrawForm(thing, isNew: isNew, in: file, ground)
  }

  private mutating func finish(_ button: DrawForm.Button) -> [CardRequest] {
    guard let form, button != .write || form.isUsable else { return [] }
    let requests: [CardRequest] =
      switch button {
      case .close: []
      case .remove: remove()
      case .write: write(selecting: form.place) { editor throws(Diagnostic) in try form.write(&editor) }
      }
    // What is written closes it, and what is refused leaves it open.
    guard requests.isEmpty else { return requests }
    if form.isNew { selected = nil }
    self.form = nil
    return []
  }

  // MARK: The hand

  /// Notes the keys that are held beside a pointer.
  mutating func note(_ modifiers: PanelModifiers) { isFree = modifiers.contains(.control) }

  mutating func take(_ input: Input, _ playback: Playback, _ context: CardContext) -> [CardRequest]? {
    guard isOn else { return nil }
    look(playback.prototype)
    switch input {
    case .pointer(let phase, let id, let point): return take(phase, id, at: point)
    case .key(let key): return type(.key(key))
    case .contextMenu: return []
    case .wheel: return form == nil && hand == nil ? nil : []
    case .resize, .configure, .call: return nil
    }
  }

  /// Looks at what is in front on the phone.
  private mutating func look(_ prototype: Prototype) {
    let new = file.flatMap { DrawnGround(prototype, of: $0) }
    if new?.page != ground?.page || new?.form != ground?.form { (selected, form, hand) = (nil, nil, nil) }
    ground = new
  }

  private mutating func take(_ phase: PointerPhase, _ id: Int, at point: Point) -> [CardRequest] {
    guard let ground else { return [] }
    if phase == .down { isNudging = false }
    if form != nil {
      guard phase == .down, let button = form?.press(at: point) else { return [] }
      return finish(button)
    }
    guard phase == .down || hand?.hold.owner == id else { return [] }
    let place = ground.onPicture(point, from: hand?.part)
    switch phase {
    case .down where hand == nil:
      // At a point beyond its line the next frame begins, which may be flush with it.
      let frame = selected.flatMap { thing in
        !thing.isEverywhere && thing.frame.inset(by: -1).contains(place) ? thing.frame : nil
      }
      hand = DrawHand(at: place, by: id, on: frame, within: ground.part(around: frame?.center ?? place))
    case .move:
      let lines = lines
      hand?.move(to: place, lines)
    case .up: return release()
    // A second finger takes the first one's drag back.
    case .down, .cancel: hand = nil
    }
    return hand == nil ? [] : [.errand(.edges(of: ground.picture, ground.size, around: place))]
  }

  private mutating func release() -> [CardRequest] {
    guard let hand, let ground else { return [] }
    let frame = drawn
    self.hand = nil
    guard hand.hold.isDrag else {
      let hit = things.last { $0.frame.contains(hand.hold.start) }
      if let hit, hit.place == selected?.place { openForm(hit) } else { selected = hit }
      return []
    }
    guard let frame, min(frame.width, frame.height) >= Self.least else { return [] }
    guard hand.isNew else { return place(frame) }
    let place = PrototypeEditor.Place(page: ground.page.description, kind: .hotspots, name: "")
    openForm(.init(place: place, frame: frame), isNew: true)
    return []
  }

  /// The edges of the picture near the pointer.
  mutating func snap(xs: [Double], ys: [Double]) { edges = Snapping(xs: xs, ys: ys) }

  /// The lines to which edges snap: the picture's, the other frames' and the page's.
  private var lines: Snapping {
    guard let hand, !isFree else { return Snapping() }
    let others = things.filter { hand.isNew || !isSelected($0) }.map(\.frame) + [hand.part]
    return Snapping(
      xs: edges.xs + others.flatMap { [$0.minX, $0.maxX] },
      ys: edges.ys + others.flatMap { [$0.minY, $0.maxY] })
  }

  /// The frame that the hand makes now; nil without one.
  var drawn: Rect? { hand?.frame(lines) }

  // MARK: The keyboard

  private static let arrows = [
    "Left": Point(-1, 0), "Right": Point(1, 0), "Up": Point(0, -1), "Down": Point(0, 1),
  ]

  mutating func type(_ input: PanelInput) -> [CardRequest] {
    switch input {
    case .key("Return", _) where form != nil: finish(.write)
    case .key("Escape", _) where form != nil: finish(.close)
    case .key(let key, let modifiers) where form == nil: take(key, modifiers)
    default: form?.take(input) ?? []
    }
  }

  private mutating func take(_ key: String, _ modifiers: PanelModifiers) -> [CardRequest] {
    if hand != nil {
      if key == "Escape" { hand = nil }
      return []
    }
    guard let selected, let ground else { return key == "Escape" ? [.endDrawing] : [] }
    if let way = Self.arrows[key], !modifiers.contains(.control) {
      let old = selected.frame
      let frame =
        modifiers.contains(.shift)
        ? Rect(old.x, old.y, old.width + way.x, old.height + way.y) : old.offset(by: way)
      // Neither beyond its part of the picture nor away.
      let part = ground.part(around: old.center)
      let isInside = [frame.origin, Point(frame.maxX, frame.maxY)].allSatisfy { part.clamp($0) == $0 }
      guard isInside, min(frame.width, frame.height) >= 1 else { return [] }
      defer { isNudging = true }
      return place(frame, joins: isNudging)
    }
    isNudging = false
    guard modifiers.isEmpty else { return [] }
    switch key {
    case "Escape": self.selected = nil
    case "Return": openForm(selected)
    case "Delete", "Backspace": return remove()
    default: break
    }
    return []
  }

  // MARK: The picture

  mutating func layers(_ playback: Playback, _ context: CardContext) -> [Layer] {
    guard isOn else { return [] }
    look(playback.prototype)
    return scene(on: playback.prototype, context)
  }
}
