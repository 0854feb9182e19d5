import FloatCore
import FloatStudio

/// The list's lines as layers.
extension Panel {
  func listLayer(_ colors: Palette) -> Layer {
    let offset = scrollOffset
    let rows = visibleLines(offset).map { layer($0.item, at: $0.y, colors) }
    var ink = Ink(colors)
    if list.layout.height > viewport.height, viewport.height > 0 {
      let length = max(24, viewport.height * viewport.height / list.layout.height)
      let share = offset / (list.layout.height - viewport.height)
      let y = share.clamped(to: 0...1) * (viewport.height - length - 8) + 4
      ink.box(Rect(Self.width - 6, y, 3, length), colors.track, radius: 1.5)
    }
    let lines = Layer(id: "panel:list", position: Point(0, -offset), sublayers: rows)
    return Layer(
      id: "panel:viewport", position: viewport.origin, outline: RoundedRect(Rect(size: viewport.size)),
      sublayers: [lines, Layer(id: "panel:scroll-bar", content: ink.shapes)])
  }

  /// The visible lines and their places; those drawn on top come last.
  private func visibleLines(_ offset: Double) -> [(item: PanelItem, y: Double)] {
    let (top, bottom) = (offset, offset + viewport.height)
    let (first, shift) = (list.slide?.top ?? .infinity, list.slide?.offset(at: now) ?? 0)
    let items = list.layout.items(from: top - shift.magnitude, to: bottom + shift.magnitude)
    let lines: [(item: PanelItem, y: Double)] =
      (list.slide?.leaving ?? []).map { ($0, $0.frame.y) }
      + items.map { ($0, $0.frame.y + ($0.frame.y >= first ? shift : 0)) }
    return lines.filter { $0.y < bottom && $0.y + $0.item.frame.height > top }
  }

  /// A line as a layer of its own, because its shapes seldom change while the list scrolls.
  private func layer(_ item: PanelItem, at y: Double, _ colors: Palette) -> Layer {
    var ink = Ink(colors)
    var sublayers: [Layer] = []
    let frame = Rect(size: item.frame.size)
    let id = item.id
    ink.shapes.append(.rect(frame, colors.ground))
    switch item.kind {
    case .section(let section, let title, let count, let isOpen):
      drawRing(on: item, frame, &ink)
      draw(section, title, count, isOpen, frame, &ink)
    case .caption(let title):
      ink.write(
        title, x: PanelMetrics.margin, middle: frame.midY + 2, size: Ink.small, weight: .medium,
        colors.secondary)
    case .hint(let lines):
      ink.lines(lines, x: PanelMetrics.margin, middle: 10, height: 17, size: Ink.text, colors.secondary)
    case .control(let control, let line, let name):
      if line == .row {
        drawRing(on: item, frame, &ink)
        control.drawRow(item, name, frame, &ink, self)
      } else {
        sublayers.append(editor(of: control, item, frame, colors))
      }
      if isIdle(control) {
        let veil = Shape.rect(frame, colors.ground.faded(Self.veil))
        sublayers.append(Layer(id: "\(id):idle", content: [veil]))
      }
    case .conflict(_, let text):
      ink.write(
        "\(words.file): \(text)", x: PanelMetrics.right, middle: frame.midY - 3, size: Ink.small,
        colors.warning, alignment: .trailing)
    case .offer(let count): drawOffer(count, item, frame, &ink)
    }
    return Layer(
      id: id, position: Point(0, y), outline: RoundedRect(frame), content: ink.shapes, sublayers: sublayers,
      isRasterized: true)
  }

  /// How much of a row without an effect its ground covers.
  private static let veil = 0.55

  /// True for a key that has no effect now, or a spring of such keys.
  func isIdle(_ control: any PanelControl) -> Bool {
    guard let key = control.key else {
      return catalog.springs[control.id].map { $0.keys.allSatisfy(content.idle.contains) } ?? false
    }
    return content.idle.contains(key.entry.key) || !key.entry.isRead(by: tuning.shown)
  }

  /// A control's editor on a card: its content is clipped to the card's outline.
  private func editor(of control: any PanelControl, _ item: PanelItem, _ frame: Rect, _ colors: Palette)
    -> Layer
  {
    let card = PanelMetrics.card(in: frame)
    var (ground, ink, edge, rim) = (Ink(colors), Ink(colors), Ink(colors), Ink(colors))
    ground.box(card, colors.card, radius: 8)
    control.drawEditor(item, frame, &ink, rim: &rim, self)
    drawRing(on: item, frame, &rim)
    edge.outline(card.inset(by: 0.5), colors.line, radius: 7.5)
    let inner = Layer(id: "\(item.id):inside", outline: RoundedRect(card, radius: 8), content: ink.shapes)
    return Layer(
      id: "\(item.id):card", content: ground.shapes,
      sublayers: [inner, Layer(id: "\(item.id):rim", content: edge.shapes + rim.shapes)])
  }

  /// True if the keyboard's focus shows on a place.
  func isFocused(on place: PanelPlace) -> Bool {
    keyboard.isShown && keyboard.isHere && keyboard.place == place
  }

  func isHovered(_ item: PanelItem) -> Bool {
    pointer.hover.map { viewport.contains($0) && item.frame.contains(listPoint($0)) } ?? false
  }

  /// True for a row under the pointer, or one that is pressed wherever the pointer is.
  func isHandled(_ item: PanelItem) -> Bool {
    guard let press = pointer.press else { return isHovered(item) && menu == nil }
    return press.hold.target.row == item.row
  }

  /// Draws the ring of the keyboard's focus if that is on a line, or on a part of it.
  private func drawRing(on item: PanelItem, _ frame: Rect, _ ink: inout Ink) {
    guard let place = keyboard.place, place.row == item.row, isFocused(on: place), editing == nil else {
      return
    }
    if let area = item.areas(in: frame, tuning.shown).first(where: { $0.place == place }) {
      ink.ring(area.frame, radius: area.ringRadius)
    } else if item.stops(tuning.shown).contains(place) {
      ink.ring(Rect(10, 2, Self.width - 20, frame.height - 4))
    }
  }

  /// The dot before a changed key; under a pointer it becomes the button that takes the change back.
  func drawMark(_ item: PanelItem, _ frame: Rect, _ ink: inout Ink) {
    let mark = PanelMetrics.mark(in: frame)
    guard isHovered(item), pointer.press == nil, menu == nil, editing?.row != item.row else {
      return ink.circle(mark.center, 2.5, ink.colors.accent)
    }
    // The ring of the focus runs through here.
    ink.circle(mark.center, 7, ink.colors.ground)
    let isOver = pointer.hover.map { mark.contains(Point($0.x, listPoint($0).y - item.frame.y)) } ?? false
    ink.icon(.revert, at: mark.center, isOver ? ink.colors.label : ink.colors.accent)
  }

  /// The card with values that were changed earlier and not saved.
  private func drawOffer(_ count: Int, _ item: PanelItem, _ frame: Rect, _ ink: inout Ink) {
    let colors = ink.colors
    let card = PanelMetrics.card(in: frame)
    ink.box(card, colors.card, radius: 8)
    ink.outline(card.inset(by: 0.5), colors.accent, radius: 7.5)
    ink.write(
      words.notSaved(count), x: card.x + PanelMetrics.gap + 2, middle: card.y + 17, colors.label,
      maxWidth: card.width - 2 * PanelMetrics.gap)
    let hovered = pointer.hover.flatMap { place(at: $0) }
    for area in item.areas(in: frame, tuning.shown) {
      let isMain = area.place == .offer(.restore)
      ink.button(
        isMain ? words.restore : words.discard, area.frame, isMain: isMain, isHovered: hovered == area.place,
        isFocused: isFocused(on: area.place))
    }
  }

  private func draw(
    _ section: PanelSection, _ title: String, _ count: Int?, _ isOpen: Bool, _ frame: Rect, _ ink: inout Ink
  ) {
    let colors = ink.colors
    let middle = frame.midY + 1
    if frame.y >= 0, case .group = section {
      ink.hairline(Point(PanelMetrics.margin, 0), Point(PanelMetrics.right, 0), colors.line)
    }
    ink.write(title, x: PanelMetrics.margin, middle: middle, weight: .semibold, colors.label)
    ink.icon(.disclosure(isOpen: isOpen), at: Point(PanelMetrics.right - 4, middle), colors.tertiary)
    if let count {
      let isChanged = section == .changed && count > 0
      ink.write(
        "\(count)", x: PanelMetrics.right - 16, middle: middle, isChanged ? colors.accent : colors.secondary,
        alignment: .trailing)
    }
  }
}
