import FloatCore
import FloatFiles
import FloatStudio

/// Draws frames on the phone: while it is on, every press selects, draws, moves or sizes, and none reaches the phone.
///
/// Frames are in points of the picture. What changes the file leaves as a request, and the answer is what the file says
/// then.
struct DrawMode: Card, Sendable {
  static let name = "draw"

  /// A press on the picture. Points are on the picture.
  private struct Drag: Equatable, Sendable {
    let owner: Int
    /// Where it began: for a new frame on a line, once it has moved.
    var start: Point
    var end: Point
    /// The frame before; that of a new one is the point where it begins.
    var frame: Rect
    /// The edges that go with the hand: -1 for the left or the upper, 1 for the other, 0 for none; with none at all the
    /// frame moves.
    let (x, y): (Int, Int)
    let isNew: Bool
    let part: Rect
    var isMoved = false
  }

  /// A change of the file that is on its way.
  private struct Writing: Sendable {
    let before: [UInt8]
    let selects: PrototypeEditor.Place?
    var isUndo = false
    /// Whether it goes on with the change before, so that both are taken back as one.
    var joins = false
  }

  /// Nil while it is off.
  private(set) var file: DrawingFile?
  private(set) var ground: DrawnGround?
  /// What is selected, as the file has it; a new frame has an empty name.
  private(set) var selected: DrawingFile.Thing?
  private(set) var form: DrawForm?
  private(set) var composing: Composition?
  private var drag: Drag?
  /// The picture's edges near the pointer.
  private var edges = Snapping()
  /// Whether edges are left out.
  var isFree = false
  /// Whether the phone's time goes on when the mode ends.
  private(set) var resumes = false
  /// The bytes before and after each change, the last one at the end.
  private var history: [(before: [UInt8], after: [UInt8])] = []
  private var writing: Writing?
  /// Whether the last change was an arrow's, and nothing came since.
  private var isNudging = false
  /// The pointer's place in the last picture.
  private var hover: Point?

  /// The least side of a frame that is drawn, in points: less is a click.
  private static let least = 6.0
  /// How far inside an edge or a corner a press takes it, in points.
  private static let grip = 8.0

  var isOn: Bool { file != nil }
  /// True while its name is typed.
  var isTyping: Bool { form?.row == .name || form?.row == .target }
  var isPressed: Bool { drag != nil }

  private var things: [DrawingFile.Thing] {
    ground.flatMap { ground in
      file?.things(on: ground.page, form: ground.form).filter { ground.shows($0.frame) }
    } ?? []
  }

  // MARK: The file

  /// Draws in a file, or takes over what it says now.
  ///
  /// - Parameter isPlaying: Whether the phone's time passes.
  mutating func open(_ new: DrawingFile, isPlaying: Bool) {
    if !isOn { resumes = isPlaying }
    let done = writing
    (file, writing) = (new, nil)
    if let done {
      if done.isUndo {
        history.removeLast()
      } else if done.joins, !history.isEmpty {
        history[history.count - 1].after = new.bytes
      } else {
        history.append((done.before, new.bytes))
      }
    } else if let form, form.isNew || things.contains(where: { $0 == selected }) {
      // What is being filled in stays: a new frame is not in the file yet, another one is there as it was.
      return
    }
    let place = done == nil ? selected?.place : done?.selects
    (form, composing, selected) = (nil, nil, things.first { $0.place == place })
  }

  /// The file was not written.
  mutating func refuse() { writing = nil }

  mutating func close() { self = DrawMode() }

  private mutating func write(
    selecting place: PrototypeEditor.Place?, joins: Bool = false,
    _ edit: (inout PrototypeEditor) throws(Diagnostic) -> Void
  ) -> [CardRequest] {
    guard let file, writing == nil else { return [] }
    var editor = file.editor
    do throws(Diagnostic) { try edit(&editor) } catch { return [.problem(error)] }
    guard editor.bytes != file.bytes else { return [] }
    writing = Writing(before: file.bytes, selects: place, joins: joins)
    return [.errand(.writeDrawing(editor.bytes, expecting: file.bytes))]
  }

  /// Writes the bytes of before the last change; nil where there is nothing to undo, or the file was changed since.
  mutating func undo() -> [CardRequest]? {
    guard let file, writing == nil, let last = history.last, last.after == file.bytes else { return nil }
    isNudging = false
    writing = Writing(before: file.bytes, selects: selected?.place, isUndo: true)
    return [.errand(.writeDrawing(last.before, expecting: file.bytes))]
  }

  /// Gives the selected thing a frame; a row and the hotspot of its name in its frame are one thing.
  private mutating func place(_ frame: Rect, joins: Bool = false) -> [CardRequest] {
    guard let old = selected, old.frame != frame, !old.isEverywhere else { return [] }
    let pair: [PrototypeEditor.Kind] = [.rows, .hotspots]
    let all = things.filter { thing in
      thing.place == old.place
        || thing.frame == old.frame && thing.place.name == old.place.name
          && pair.contains(thing.place.kind) && pair.contains(old.place.kind)
    }
    return write(selecting: old.place, joins: joins) { editor throws(Diagnostic) in
      for thing in all { try editor.setFrame(frame, of: thing.place) }
    }
  }

  private mutating func finish(_ answer: DrawForm.Answer?) -> [CardRequest] {
    guard let answer, let form, let thing = selected else { return [] }
    var place = form.place
    (place.name, place.form) = (form.name.text, form.form)
    let requests =
      answer == .close
      ? []
      : write(selecting: answer == .remove ? nil : place) { editor throws(Diagnostic) in
        if answer == .remove { return try editor.remove(form.place) }
        if !form.isNew, place.name != form.place.name { try editor.rename(form.place, to: place.name) }
        // A form that is chosen gets a frame of its own.
        if form.isNew || place.form != form.place.form { try editor.setFrame(thing.frame, of: place) }
        if place.kind == .hotspots, form.isActionChanged {
          try editor.setAction(form.action.map { ($0.key, $0.word) }, of: place)
        }
      }
    // What is written closes it, and what is refused leaves it open.
    guard requests.isEmpty else { return requests }
    (self.form, composing) = (nil, nil)
    if form.isNew { selected = nil }
    return []
  }

  private mutating func openForm(isNew: Bool) {
    guard let file, let ground, let selected else { return }
    form = DrawForm(selected, isNew: isNew, in: file, ground)
  }

  // MARK: The hand

  func parts(_ playback: Playback, _ context: CardContext) -> [HitArea<CardPart>] {
    guard let form, let ground else { return [] }
    let origin = frame(of: form, ground).origin
    return form.parts.map { HitArea($0.place, $0.frame.offset(by: origin)) }
  }

  mutating func take(_ input: Input, _ playback: Playback, _ context: CardContext) -> [CardRequest]? {
    guard isOn else { return nil }
    look(playback.prototype)
    switch input {
    case .pointer(let phase, let id, let point): return take(phase, id, at: point)
    case .key(let key): return take(key: key)
    case .contextMenu: return []
    case .wheel: return form == nil && drag == nil ? nil : []
    case .resize, .configure, .call: return nil
    }
  }

  /// Looks at what is in front on the phone.
  private mutating func look(_ prototype: Prototype) {
    let appearance = prototype.appearance
    let new = file.flatMap { file in
      DrawnGround(prototype) { file.picture(of: $0, form: $1, appearance) }
    }
    if new?.page != ground?.page || new?.form != ground?.form { (selected, form, drag) = (nil, nil, nil) }
    ground = new
  }

  private mutating func take(_ phase: PointerPhase, _ id: Int, at point: Point) -> [CardRequest] {
    guard let ground else { return [] }
    let place = ground.onPicture(point)
    if let form, drag == nil {
      guard phase == .down else { return [] }
      let frame = frame(of: form, ground)
      return finish(self.form?.press(at: point - frame.origin))
    }
    switch phase {
    case .down:
      isNudging = false
      // A second finger takes the first one's drag back.
      guard drag == nil else {
        drag = nil
        return []
      }
      drag = grasp(place, ground, by: id)
    case .move:
      guard var drag, drag.owner == id else { return [] }
      drag.end = place
      if !drag.isMoved, drag.start.distance(to: place) > 3 {
        drag.isMoved = true
        // The edges are still those around the press.
        if drag.isNew {
          drag.start = snapping(drag).snapped(drag.start)
          drag.frame = Rect(origin: drag.start, size: .zero)
        }
      }
      self.drag = drag
    case .cancel:
      if drag?.owner == id { drag = nil }
      return []
    case .up:
      guard let drag, drag.owner == id else { return [] }
      let frame = drawn
      self.drag = nil
      return release(drag, frame)
    }
    return [.errand(.edges(of: ground.picture, ground.size, around: place))]
  }

  /// What a press begins.
  private func grasp(_ place: Point, _ ground: DrawnGround, by id: Int) -> Drag {
    func drag(_ frame: Rect, _ x: Int, _ y: Int, isNew: Bool = false) -> Drag {
      Drag(
        owner: id, start: place, end: place, frame: frame, x: x, y: y, isNew: isNew,
        part: ground.part(around: frame.center))
    }
    // A point beyond its line the next frame begins, which may be flush with it.
    guard let selected, !selected.isEverywhere, case let frame = selected.frame,
      frame.inset(by: -1).contains(place)
    else {
      return drag(Rect(origin: place, size: .zero), 1, 1, isNew: true)
    }
    func side(_ value: Double, _ low: Double, _ high: Double) -> Int {
      let grip = min(Self.grip, (high - low) / 4)
      return value < low + grip ? -1 : value > high - grip ? 1 : 0
    }
    return drag(
      frame, side(place.x, frame.minX, frame.maxX), side(place.y, frame.minY, frame.maxY))
  }

  private mutating func release(_ drag: Drag, _ frame: Rect?) -> [CardRequest] {
    guard drag.isMoved else {
      let hit = things.last { $0.frame.contains(drag.start) }
      if let hit, hit.place == selected?.place { openForm(isNew: false) } else { selected = hit }
      return []
    }
    guard let frame, min(frame.width, frame.height) >= Self.least else { return [] }
    guard drag.isNew, let ground else { return place(frame) }
    let place = PrototypeEditor.Place(page: ground.page.description, kind: .hotspots, name: "")
    selected = .init(place: place, frame: frame)
    openForm(isNew: true)
    return []
  }

  /// The edges of the picture near the pointer.
  mutating func snap(xs: [Double], ys: [Double]) { (edges.xs, edges.ys) = (xs, ys) }

  /// The lines to which edges snap: the picture's, the other frames' and the page's.
  private func snapping(_ drag: Drag) -> Snapping {
    let others = things.filter { drag.isNew || $0.place != selected?.place }.map(\.frame) + [drag.part]
    var lines = edges
    lines.xs += others.flatMap { [$0.minX, $0.maxX] }
    lines.ys += others.flatMap { [$0.minY, $0.maxY] }
    lines.isOn = !isFree
    return lines
  }

  /// The frame that a drag makes now, cut to its part of the picture; nil without one.
  var drawn: Rect? {
    guard let drag, drag.isMoved else { return drag?.isNew == false ? drag?.frame : nil }
    let (lines, old, part) = (snapping(drag), drag.frame, drag.part)
    let moved = old.offset(by: drag.end - drag.start)
    if drag.x == 0, drag.y == 0 {
      let frame = lines.snapped(moved)
      return Rect(
        frame.x.clamped(to: part.minX...max(part.minX, part.maxX - frame.width)),
        frame.y.clamped(to: part.minY...max(part.minY, part.maxY - frame.height)), frame.width, frame.height)
    }
    let (low, high) = (lines.snapped(moved.origin), lines.snapped(Point(moved.maxX, moved.maxY)))
    let (left, right) = (drag.x < 0 ? low.x : old.minX, drag.x > 0 ? high.x : old.maxX)
    let (top, bottom) = (drag.y < 0 ? low.y : old.minY, drag.y > 0 ? high.y : old.maxY)
    return Rect(min(left, right), min(top, bottom), abs(right - left), abs(bottom - top)).intersection(part)
  }

  // MARK: The keyboard

  mutating func type(_ text: String) {
    composing = nil
    form?.type(text)
  }

  mutating func compose(_ text: String, caret: Int) { composing = Composition(text, caret: caret) }

  mutating func take(key: String) -> [CardRequest] {
    if drag != nil {
      if key == "Escape" { drag = nil }
      return []
    }
    if form != nil { return finish(form?.take(key: key)) }
    guard let selected, let ground else { return key == "Escape" ? [.endDrawing] : [] }
    var frame = selected.frame
    switch key {
    case "Left": frame.x -= 1
    case "Right": frame.x += 1
    case "Up": frame.y -= 1
    case "Down": frame.y += 1
    case "Shift+Left": frame.width -= 1
    case "Shift+Right": frame.width += 1
    case "Shift+Up": frame.height -= 1
    case "Shift+Down": frame.height += 1
    default:
      isNudging = false
      switch key {
      case "Escape": self.selected = nil
      case "Return": openForm(isNew: false)
      case "Delete", "Backspace":
        return write(selecting: nil) { editor throws(Diagnostic) in try editor.remove(selected.place) }
      default: break
      }
      return []
    }
    // Neither beyond its part of the picture nor away.
    let isPlace = frame.intersection(ground.part(around: selected.frame.center)) == frame
    guard isPlace, min(frame.width, frame.height) >= 1 else { return [] }
    defer { isNudging = true }
    return place(frame, joins: isNudging)
  }

  // MARK: The picture

  func isChanging(_ playback: Playback, _ context: CardContext) -> Bool { isOn && context.hover != hover }

  mutating func layers(_ playback: Playback, _ context: CardContext) -> [Layer] {
    hover = context.hover
    guard isOn else { return [] }
    look(playback.prototype)
    guard let ground else { return [] }
    let colors = Palette(playback.prototype.appearance)
    let shown = drawn ?? selected?.frame
    var ink = Ink(colors)
    // The selected one is among the others while a new one is drawn.
    let own = drawn != nil && drag?.isNew == true ? nil : selected?.place
    for thing in things where thing.place != own && !thing.isEverywhere {
      Self.outline(ground.onScreen(thing.frame), Self.other, fill: 0.12, &ink)
    }
    if let shown {
      let frame = ground.onScreen(shown)
      let isSizable = drag == nil && selected?.isEverywhere == false && form == nil
      Self.outline(frame, Self.own, fill: 0.2, &ink)
      for x in [frame.minX, frame.midX, frame.maxX] {
        for y in [frame.minY, frame.midY, frame.maxY] where isSizable && Point(x, y) != frame.center {
          ink.knob(Point(x, y), radius: 4, fill: Self.own)
        }
      }
    }
    var layers = [Layer(id: "shell:draw", content: ink.shapes)]
    let screen = Rect(size: ground.screen)
    let text = shown.map { label($0, context) } ?? context.hover.map { Self.text(ground.onPicture($0)) }
    if let text, form == nil {
      let width = TextMetrics.width(text, size: 12, weight: .medium) + 16
      let anchor =
        shown.map(ground.onScreen).map { Point($0.midX, $0.maxY + 16) } ?? (context.hover ?? .zero)
        + Point(0, 24)
      let center = Point(
        anchor.x.clamped(to: width / 2 + 6...max(width / 2 + 6, screen.maxX - width / 2 - 6)),
        anchor.y.clamped(to: 60...screen.maxY - 60))
      layers.append(
        colors.card("shell:draw-numbers", Rect(center: center, size: Size(width, 22)), radius: 6, lift: 4) {
          $0.write(text, x: width / 2, middle: 11, weight: .medium, colors.label, alignment: .center)
        })
    }
    if let form {
      let frame = frame(of: form, ground)
      layers.append(
        colors.card("shell:draw-form", frame, radius: 14, lift: 14) {
          form.draw(&$0, composing: composing, context.say)
        })
    }
    return layers
  }

  private static let other = Color(0, 122, 255)
  private static let own = Color(255, 149, 0)

  private static func outline(_ frame: Rect, _ color: Color, fill: Double, _ ink: inout Ink) {
    ink.shapes.append(.rect(frame, color.faded(fill)))
    // Light around it, because a photograph has every color.
    ink.outline(frame.inset(by: 0.75), .white.faded(0.8), width: 3.5, radius: 0)
    ink.outline(frame.inset(by: 0.75), color, width: 1.5, radius: 0)
  }

  /// A frame, with the name of what has it and the form that it belongs to.
  private func label(_ frame: Rect, _ context: CardContext) -> String {
    guard let place = selected?.place, drag?.isNew != true, !place.name.isEmpty else {
      return Self.text(frame)
    }
    let form = place.form.map { " (\(context.say("form", "形态")) \($0))" } ?? ""
    return PrintableText.shortened(place.name + form, to: 40) + " · " + Self.text(frame)
  }

  private static func text(_ frame: Rect) -> String {
    text(frame.origin) + " · \(DecimalText.text(frame.width)) × \(DecimalText.text(frame.height))"
  }

  private static func text(_ point: Point) -> String {
    [point.x, point.y].map { DecimalText.text(($0 * 2).rounded() / 2) }.joined(separator: ", ")
  }

  /// The place of the form: below, or where that would hide the frame above.
  private func frame(of form: DrawForm, _ ground: DrawnGround) -> Rect {
    let (size, screen) = (form.size, ground.screen)
    let (top, bottom) = (60.0, screen.height - size.height - 60)
    let frame = selected.map { ground.onScreen($0.frame) } ?? .zero
    let isHidden = frame.maxY > bottom && frame.midY > screen.height / 2
    return Rect((screen.width - size.width) / 2, isHidden ? top : bottom, size.width, size.height)
  }
}
