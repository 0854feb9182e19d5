/// The messages over the page: the current one, and earlier ones while they fade.
struct Notices: Equatable, Sendable {
  private(set) var current: Notice?
  /// The oldest first.
  private var former: [Notice] = []

  /// Tells something; what was told before gives way.
  mutating func show(_ text: String, action: Notice.Action?, _ e: Environment) {
    let p = e.parameters.notice
    var duration = p.duration
    if case .restore = action { duration = p.undoDuration }
    if var before = current {
      before.dismiss(at: e.now)
      former.append(before)
    }
    current = Notice(
      text: text, start: e.now, end: e.now + duration, fade: min(p.fade, duration / 2), action: action)
  }

  /// The notice was tapped: it does what it offered, and goes.
  mutating func act(_ e: Environment) -> [Command] {
    guard let acted = current, acted.isButton, let action = acted.action else { return [] }
    current?.dismiss(at: e.now)
    switch action {
    case .openList: return [.openList(.tap)]
    case .restore(let kept): return [.restore(kept)]
    }
  }

  // MARK: Time

  var nextDeadline: Double? { former.reduce(current?.end) { min($0 ?? .infinity, $1.end) } }

  func isMoving(_ e: Environment) -> Bool { !former.isEmpty || current?.isMoving(at: e.now) == true }

  mutating func meetDeadlines(_ e: Environment) {
    if let end = current?.end, end <= e.now { current = nil }
    former.removeAll { $0.end <= e.now }
  }

  // MARK: Elements and pictures

  /// The notice while a tap on it does something.
  func element(_ e: Environment) -> Element? {
    guard let current, current.isButton, current.opacity(at: e.now) > 0.1 else { return nil }
    return Element(id: .notice, role: "button", label: current.text, frame: current.box(current.lines(e), e))
  }

  func appendLayers(_ e: Environment, to layers: inout [Layer]) {
    let leaving = former.compactMap { $0.layer(id: "former-notice", e) }
    if !leaving.isEmpty { layers.append(Layer(id: "former-notices", sublayers: leaving)) }
    if let layer = current?.layer(id: "notice", e) { layers.append(layer) }
  }
}

extension Notice {
  fileprivate func lines(_ e: Environment) -> [String] {
    let p = e.parameters.notice
    return TextMetrics.wrap(
      text, size: p.textSize, weight: .medium, width: e.width * p.widthFraction, maxLines: p.lines)
  }

  fileprivate func box(_ lines: [String], _ e: Environment) -> Rect {
    let p = e.parameters.notice
    let widest = lines.map { TextMetrics.width($0, size: p.textSize, weight: .medium) }.max() ?? 0
    return Rect(
      center: Point(e.width / 2, e.size.height * p.position),
      size: Size(
        widest + actionWidth(e) + 2 * p.paddingX, Double(lines.count) * p.lineHeight + 2 * p.paddingY))
  }

  /// The room of what a tap on the notice does, where it says so.
  private func actionWidth(_ e: Environment) -> Double {
    guard let label = actionLabel(e) else { return 0 }
    let p = e.parameters.notice
    return p.paddingX + TextMetrics.width(label, size: p.textSize, weight: .semibold)
  }

  private func actionLabel(_ e: Environment) -> String? {
    guard case .restore = action else { return nil }
    return e.content[.undo]
  }

  fileprivate func layer(id: String, _ e: Environment) -> Layer? {
    let opacity = opacity(at: e.now)
    guard opacity > 0 else { return nil }
    let lines = lines(e)
    let box = box(lines, e)
    let builder = e.pageBuilder
    let p = e.parameters.notice
    var shapes: [Shape] = [.roundedRect(RoundedRect(box, radius: p.radius), .color(p.fill))]
    for (index, line) in lines.enumerated() {
      shapes.append(
        builder.text(
          line, x: box.midX - actionWidth(e) / 2,
          midY: box.minY + p.paddingY + p.lineHeight * (Double(index) + 0.5), size: p.textSize,
          weight: .medium, color: p.label, alignment: .center))
    }
    if let label = actionLabel(e) {
      shapes.append(
        builder.text(
          label, x: box.maxX - p.paddingX, midY: box.midY, size: p.textSize, weight: .semibold,
          color: p.action, alignment: .trailing))
    }
    return Layer(id: id, opacity: opacity, content: shapes)
  }
}
