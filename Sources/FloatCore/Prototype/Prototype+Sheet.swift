/// The menus that come from the bottom of the screen.
extension Prototype {
  private var sheetAnimation: Animation {
    isReduced ? crossFade : .spring(Spring(response: parameters.modal.response, dampingRatio: 1), .unit)
  }

  mutating func open(_ items: [ActionSheet.Item]) {
    guard !items.isEmpty else { return }
    let cancel = ActionSheet.Item(title: content[.cancel], action: .cancel)
    var new = ActionSheet(items: items + [cancel])
    new.fades = sheet?.fades ?? isReduced
    if let sheet { new.presence = sheet.presence }
    new.presence.animate(to: 1, with: sheetAnimation, at: now)
    sheet = new
  }

  /// What can be done with the page in front: float it, or take it out of the ball.
  mutating func openPageMenu() {
    guard let page = stack.last, mayCollect(page) || belongsToBall(page) else { return }
    open([
      isEntrance(page)
        ? .init(title: content[.cancelFloat], action: .cancelFloat(page))
        : .init(title: content[.float], action: .float(page))
    ])
  }

  mutating func closeSheet() {
    guard var closing = sheet, closing.isOpen else { return }
    closing.isOpen = false
    closing.presence.animate(to: 0, with: sheetAnimation, at: now)
    sheet = closing
  }

  /// The rows' frames from top to bottom, where they are now.
  func sheetFrames(_ sheet: ActionSheet) -> [Rect] {
    let p = parameters.sheet
    let count = Double(sheet.items.count)
    let height = count * p.rowHeight + p.gap + device.safeArea.bottom
    let shown = sheet.fades ? 1 : min(max(sheet.presence.value(at: now), 0), 1)
    let top = size.height - height * shown
    return sheet.items.indices.map { index in
      // The last row, which cancels, stands apart.
      let gap = index == sheet.items.count - 1 ? p.gap : 0
      return Rect(0, top + Double(index) * p.rowHeight + gap, width, p.rowHeight)
    }
  }

  var sheetElements: [Element] {
    guard let sheet, sheet.isOpen else { return [] }
    return zip(sheet.items, sheetFrames(sheet)).map { item, frame in
      Element(id: item.id, role: "menuitem", label: item.title, frame: frame)
    }
  }

  /// A press let go while the sheet is open: on a row it acts, beside it the sheet goes.
  mutating func chooseFromSheet(at p: Point) {
    guard let sheet, sheet.isOpen else { return }
    let row = zip(sheet.items, sheetFrames(sheet)).first { $0.1.contains(p) }
    // The gap and the safe area belong to the sheet and do nothing.
    let top = sheetFrames(sheet).first?.minY ?? 0
    guard let action = row?.0.action ?? (p.y < top ? .cancel : nil) else { return }
    perform(action)
  }

  /// Does what a row of the sheet says, and the sheet goes.
  mutating func perform(_ action: ActionSheet.Action) {
    guard sheet?.isOpen == true else { return }
    closeSheet()
    switch action {
    case .float(let page): float(page)
    case .cancelFloat(let page): removeEntrance(page)
    case .push(let page): navigate(.push(page))
    case .cancel: break
    }
  }

  /// Collects a page without a gesture: it closes into the ball, or a notice says that the ball is full.
  mutating func float(_ id: PageID) {
    let isArriving = transition.map { $0.page == id && $0.opens && !$0.isHeld } ?? true
    guard stack.last == id, isArriving, !isEntrance(id) else { return }
    if isFull, parameters.entrances.whenFull != .replace { return refuse() }
    if collect(id) { navigate(.pop) }
  }

  func appendSheet(to layers: inout [Layer]) {
    guard let sheet else { return }
    let presence = min(max(sheet.presence.value(at: now), 0), 1)
    guard presence > 0, let first = sheetFrames(sheet).first else { return }
    let p = parameters.sheet
    layers.append(
      Layer(id: "sheet-dim", content: [.rect(screen, Color.black.faded(p.dim * presence))]))
    // Over the screen's bottom edge, so that nothing shows below it.
    let outline = RoundedRect(
      Rect(0, first.minY, width, size.height - first.minY + p.rowHeight),
      radii: CornerRadii(topLeft: p.radius, topRight: p.radius, bottomRight: 0, bottomLeft: 0))
    var layer = Layer(
      id: "sheet", outline: outline, opacity: sheet.fades ? presence : 1,
      content: [.rect(outline.rect, colors.groupedBackground)])
    let builder = pageBuilder
    for (item, frame) in zip(sheet.items, sheetFrames(sheet)) {
      let isLast = item.action == .cancel
      let bottom = isLast ? outline.rect.maxY : frame.maxY
      layer.content.append(
        .rect(Rect(0, frame.minY, width, bottom - frame.minY), colors.row))
      let tint = pressedTint.faded(pressStrength(item.id, on: nil))
      if tint.alpha > 0 { layer.content.append(.rect(frame, tint)) }
      layer.content.append(
        builder.text(
          item.title, x: width / 2, midY: frame.midY, size: p.textSize, color: colors.label,
          alignment: .center))
    }
    layers.append(layer)
  }
}
