/// A short message over the page, which disappears after a while.
struct Notice: Equatable, Sendable {
  private(set) var text: String
  /// The texts it had before that are still fading; and how far the present text has faded in.
  private var former: [Words] = []
  private var weight = Animated(1.0)
  /// The action of a tap on it; nil for a mere message.
  private(set) var action: Action?
  /// The height of its middle, as a share of the screen's height.
  var position: Double
  /// How long it takes to fade in and out, in seconds.
  private let fade: Double
  private var opacity = Animated(0.0)
  /// When it begins to fade out; nil while it does, and infinity while a press keeps it.
  private var leave: Double?
  /// True once a tap or another notice has dismissed it.
  private(set) var isDone = false
  /// How pressed it looked when it was dismissed, 0…1; it keeps that look while it fades.
  private var pressed = 0.0

  /// A notice that appears now and stays for a time, in seconds.
  init(_ text: String, action: Action?, for duration: Double, _ e: Environment) {
    self.text = text
    self.action = action
    position = Self.usualPosition
    fade = min(e.parameters.notice.fade, duration / 2)
    show(for: duration, at: e.now)
  }

  /// The element that a press or the keyboard reaches; nil for a notice without an action.
  var button: ElementID? { action?.button }

  enum Action: Equatable, Sendable {
    /// Opens the list, where pages can be removed to make room.
    case openList
    /// Restores all that was removed while the notice was shown, the oldest removal first.
    case restore([Removal])

    /// True for an action that undoes what the notice reports.
    var undoes: Bool { if case .restore = self { true } else { false } }

    /// The id of the element that performs it.
    var button: ElementID { undoes ? .undo : .notice }
  }

  private struct Words: Equatable {
    let text: String
    var weight: Animated<Double>
  }

  /// Shows a text at the same place: the notice stays, or fades in again, and the old text cross-fades to the new one.
  mutating func renew(_ text: String, action: Action?, for duration: Double, at t: Double) {
    if text != self.text {
      let motion = Animation.curve(.easeInOut, duration: fade)
      former = (former + [Words(text: self.text, weight: weight)]).filter { $0.weight.value(at: t) > 0 }
      for index in former.indices { former[index].weight.animate(to: 0, with: motion, at: t) }
      weight.set(0)
      weight.animate(to: 1, with: motion, at: t)
    }
    self.text = text
    self.action = action
    show(for: duration, at: t)
  }

  private mutating func show(for duration: Double, at t: Double) {
    fade(to: 1, at: t)
    leave = t + duration - fade
  }

  /// Keeps it until it is renewed or dismissed.
  mutating func hold(at t: Double) {
    fade(to: 1, at: t)
    leave = .infinity
  }

  var isHeld: Bool { leave == .infinity }

  /// Fades it out now, from its present opacity.
  mutating func dismiss(_ highlights: Highlights, _ e: Environment) {
    pressed = strength(highlights, e)
    isDone = true
    go(at: e.now)
  }

  private mutating func go(at t: Double) {
    fade(to: 0, at: t)
    leave = nil
  }

  private mutating func fade(to target: Double, at t: Double) {
    guard opacity.target != target else { return }
    opacity.animate(to: target, with: .curve(.easeInOut, duration: fade), at: t)
  }

  // MARK: Time

  /// When it begins to fade out, or has.
  var nextDeadline: Double { leave ?? opacity.endTime }

  func isMoving(at t: Double) -> Bool { !opacity.isAtRest(at: t) || !weight.isAtRest(at: t) }

  /// Meets the deadline if it is due; returns false once the notice has disappeared.
  mutating func meetDeadline(_ now: Double) -> Bool {
    if let time = leave, time <= now { go(at: time) }
    return leave != nil || isMoving(at: now)
  }

  /// The strength of its highlight, 0…1.
  private func strength(_ highlights: Highlights, _ e: Environment) -> Double {
    isDone ? pressed : button.map { highlights.strength(of: $0, on: nil, e) } ?? 0
  }
}

extension Notice {
  /// The font size. Tuned by eye to UIKit.
  private static let textSize = 15.0
  /// The line height, in points.
  private static let lineHeight = 22.0
  /// The most lines that it may have.
  private static let lines = 3
  /// The longest line, as a share of the screen's width.
  private static let widthFraction = 0.6
  /// The height of its middle, as a share of the screen's height. Tuned: a little above the screen's middle.
  private static let usualPosition = 0.42
  /// The distance from its sides to its text, in points.
  private static let paddingX = 20.0
  /// The distance from its top and bottom to its text, in points.
  static let paddingY = 14.0
  /// Its corner radius, in points.
  private static let radius = 12.0
  /// How light it gets while it is pressed, 0…1. Tuned by eye to UIKit's alerts.
  private static let pressedOpacity = 0.16

  private func lines(_ text: String, _ e: Environment) -> [String] {
    TextMetrics.wrap(
      text, size: Self.textSize, weight: .medium, width: e.width * Self.widthFraction, maxLines: Self.lines)
  }

  /// The lines of its former texts and of the present one, each with its opacity; together they are opaque.
  private func words(_ e: Environment) -> [(lines: [String], opacity: Double)] {
    let all = (former + [Words(text: text, weight: weight)]).map { ($0.text, $0.weight.value(at: e.now)) }
    let sum = all.reduce(0) { $0 + $1.1 }
    return all.filter { $0.1 > 0 }.map { (lines($0.0, e), $0.1 / sum) }
  }

  func box(_ e: Environment) -> Rect { box(words(e), e) }

  private func box(_ words: [(lines: [String], opacity: Double)], _ e: Environment) -> Rect {
    var size = Size(actionWidth(e) + 2 * Self.paddingX, 2 * Self.paddingY)
    for (lines, share) in words {
      let widest = lines.map { TextMetrics.width($0, size: Self.textSize, weight: .medium) }.max() ?? 0
      size.width += widest * share
      size.height += Double(lines.count) * Self.lineHeight * share
    }
    return Rect(center: Point(e.width / 2, e.size.height * position), size: size)
  }

  /// The width of the label of its action, in points.
  private func actionWidth(_ e: Environment) -> Double {
    guard let label = actionLabel(e) else { return 0 }
    return Self.paddingX + TextMetrics.width(label, size: Self.textSize, weight: .semibold)
  }

  private func actionLabel(_ e: Environment) -> String? { action?.undoes == true ? e.content[.undo] : nil }

  /// The elements of a notice with an action: its text, and after it the action's label, if there is one.
  func elements(_ e: Environment) -> [Element] {
    guard let button, !isDone, opacity.value(at: e.now) > 0.1 else { return [] }
    let box = box(e)
    let words = Element(
      id: .notice, role: button == .notice ? "button" : "status", label: text, frame: box,
      radius: Self.radius)
    guard let label = actionLabel(e) else { return [words] }
    let width = actionWidth(e) + Self.paddingX
    let end = Rect(box.maxX - width, box.minY, width, box.height)
    return [words, Element(id: button, role: "button", label: label, frame: end, radius: Self.radius)]
  }

  func layer(id: String, _ highlights: Highlights, _ e: Environment) -> Layer? {
    let opacity = opacity.value(at: e.now)
    guard opacity > 0 else { return nil }
    let words = words(e)
    let box = box(words, e)
    let outline = RoundedRect(box, radius: Self.radius)
    let pressed = strength(highlights, e)
    var shapes: [Shape] = [.roundedRect(outline, .color(e.parameters.notice.fill[e.appearance]))]
    if pressed > 0 {
      shapes.append(.roundedRect(outline, .color(Color.white.faded(Self.pressedOpacity * pressed))))
    }
    for (lines, opacity) in words {
      let top = box.midY - Self.lineHeight * Double(lines.count) / 2
      for (index, line) in lines.enumerated() {
        shapes.write(
          line, x: box.midX - actionWidth(e) / 2, midY: top + Self.lineHeight * (Double(index) + 0.5),
          size: Self.textSize, weight: .medium, color: e.parameters.notice.label.faded(opacity),
          alignment: .center)
      }
    }
    if let label = actionLabel(e) {
      shapes.write(
        label, x: box.maxX - Self.paddingX, midY: box.midY, size: Self.textSize, weight: .semibold,
        color: e.parameters.notice.action, alignment: .trailing)
    }
    return Layer(id: id, opacity: opacity, content: shapes)
  }
}
