/// A short message over the page that disappears by itself.
struct Notice: Equatable, Sendable {
  var text: String
  var start: Double
  var end: Double
  var fade: Double
  /// What a tap on it does; nil for one that is only a message.
  var action: Action?
  /// The height of its middle, as a share of the screen's height.
  var position: Double
  /// True once it has been acted on or another notice has come, and it is fading out.
  var isDone = false
  /// How pressed it looked when it began to fade, 0…1: it keeps that look until it is gone.
  var pressed = 0.0

  /// The element that a press or the keyboard reaches; nil for a notice without an action.
  var button: ElementID? { action?.button }

  enum Action: Equatable, Sendable {
    /// Opens the list, so that the user can make room.
    case openList
    /// Brings back the pages that were let go: the former entrances, in their order.
    case restore([Entrance])
    /// Puts back a row that was taken out of its page.
    case restoreRow(RemovedRow)

    /// True for an action that undoes what the notice reports.
    var undoes: Bool {
      switch self {
      case .openList: false
      case .restore, .restoreRow: true
      }
    }

    /// The id of the element that performs it.
    var button: ElementID {
      undoes ? .undo : .notice
    }
  }

  /// Shows the same text again: the notice stays, or comes back from its present opacity.
  mutating func renew(_ action: Action?, for duration: Double, at t: Double) {
    start = t - fade * share(at: t)
    end = t + duration
    self.action = action
  }

  /// Fades it out now, from its present opacity.
  mutating func dismiss(_ presses: Presses, _ e: Environment) {
    pressed = strength(presses, e)
    end = min(end, e.now + fade * share(at: e.now))
    start = min(start, e.now - fade)
    isDone = true
  }

  /// Its opacity at a time, 0…1.
  func opacity(at t: Double) -> Double { TimingCurve.easeInOut.value(at: share(at: t)) }

  /// The share of its fade that is over, or still to come, 0…1.
  private func share(at t: Double) -> Double {
    guard fade > 0 else { return t >= start && t < end ? 1 : 0 }
    return min((t - start) / fade, (end - t) / fade).clamped(to: 0...1)
  }

  /// The strength of its highlight, 0…1.
  private func strength(_ presses: Presses, _ e: Environment) -> Double {
    isDone ? pressed : button.map { presses.strength(of: $0, on: nil, e) } ?? 0
  }

  func isMoving(at t: Double) -> Bool { t < start + fade || t > end - fade }
}

extension Notice {
  private func lines(_ e: Environment) -> [String] {
    let p = e.parameters.notice
    return TextMetrics.wrap(
      text, size: p.textSize, weight: .medium, width: e.width * p.widthFraction, maxLines: p.lines)
  }

  func box(_ e: Environment) -> Rect { box(lines(e), e) }

  private func box(_ lines: [String], _ e: Environment) -> Rect {
    let p = e.parameters.notice
    let widest = lines.map { TextMetrics.width($0, size: p.textSize, weight: .medium) }.max() ?? 0
    return Rect(
      center: Point(e.width / 2, e.size.height * position),
      size: Size(
        widest + actionWidth(e) + 2 * p.paddingX, Double(lines.count) * p.lineHeight + 2 * p.paddingY))
  }

  /// The width of the words for what a tap on the notice does.
  private func actionWidth(_ e: Environment) -> Double {
    guard let label = actionLabel(e) else { return 0 }
    let p = e.parameters.notice
    return p.paddingX + TextMetrics.width(label, size: p.textSize, weight: .semibold)
  }

  private func actionLabel(_ e: Environment) -> String? {
    action?.undoes == true ? e.content[.undo] : nil
  }

  /// The elements of a notice with an action: its text, and after it the words for the action, if it shows any.
  func elements(_ e: Environment) -> [Element] {
    guard let button, !isDone, opacity(at: e.now) > 0.1 else { return [] }
    let box = box(e)
    let words = Element(
      id: .notice, role: button == .notice ? "button" : "status", label: text, frame: box,
      radius: e.parameters.notice.radius)
    guard let label = actionLabel(e) else { return [words] }
    let width = actionWidth(e) + e.parameters.notice.paddingX
    let end = Rect(box.maxX - width, box.minY, width, box.height)
    return [
      words,
      Element(id: button, role: "button", label: label, frame: end, radius: e.parameters.notice.radius),
    ]
  }

  func layer(id: String, _ presses: Presses, _ e: Environment) -> Layer? {
    let opacity = opacity(at: e.now)
    guard opacity > 0 else { return nil }
    let lines = lines(e)
    let box = box(lines, e)
    let p = e.parameters.notice
    let outline = RoundedRect(box, radius: p.radius)
    let pressed = strength(presses, e)
    var shapes: [Shape] = [.roundedRect(outline, .color(p.fill[e.appearance]))]
    if pressed > 0 { shapes.append(.roundedRect(outline, .color(Color.white.faded(p.pressed * pressed)))) }
    for (index, line) in lines.enumerated() {
      shapes.write(
        line, x: box.midX - actionWidth(e) / 2,
        midY: box.minY + p.paddingY + p.lineHeight * (Double(index) + 0.5), size: p.textSize,
        weight: .medium, color: p.label, alignment: .center)
    }
    if let label = actionLabel(e) {
      shapes.write(
        label, x: box.maxX - p.paddingX, midY: box.midY, size: p.textSize, weight: .semibold,
        color: p.action, alignment: .trailing)
    }
    return Layer(id: id, opacity: opacity, content: shapes)
  }
}
