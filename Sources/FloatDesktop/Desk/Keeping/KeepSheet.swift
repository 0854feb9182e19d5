import FloatCore
import FloatStudio

/// The form in which a gesture is kept.
package enum KeepKind: String, CaseIterable, Sendable {
  case recording, scenario, gif, mp4
  /// A video of the last ``KeepKind/lastSeconds`` seconds, up to the end of the gesture.
  case lately
  case golden
  /// A page for engineers.
  case handoff

  /// How many seconds before a gesture's end ``KeepKind/lately`` begins.
  package static let lastSeconds = 10.0
}

/// The forms in which a gesture can be kept, to choose from, and then a report of what was kept.
///
/// While one file is written the next can be chosen; it waits for its turn. A value type: keys and pointers go in, and the
/// chosen form comes out.
struct KeepSheet: Equatable, Sendable {
  enum State: Equatable, Sendable {
    case closed
    case choosing
    /// A file is being written.
    case writing(KeepKind)
    case kept([String])
    case failed(String)
  }

  private var isChoosing = false
  /// The choice that Return takes: the last one used.
  private(set) var selected = KeepKind.gif
  var language = PanelLanguage.english
  /// What is being written, and what waits for it.
  private var queue: [KeepKind] = []
  /// How much of the first is written, in percent; nil before that is known.
  private var percent: Int?
  /// True where the file became too large, and is written again.
  private var isAgain = false
  /// What became of those that were written since the last report was closed, or that there is nothing to keep.
  private var report: [String] = []
  /// Those of its lines that say why something was not kept.
  private var failures: Set<String> = []
  /// When the report of kept gestures has been shown for long enough, in real time; nil before it is shown.
  private var readTime: Double?
  /// True beside a second phone, where the forms say which phone they show.
  private let isCompared: Bool

  /// The pointer that was pressed on it.
  private var hold: Hold<KeepKind?>?

  /// How long a success is reported, in seconds. A failure stays until it is dismissed.
  static let readingTime = 4.0

  init(isCompared: Bool = false) { self.isCompared = isCompared }

  var isShown: Bool { state != .closed }
  /// True while a pointer that was pressed on it is down, even if it has closed since.
  var isPressed: Bool { hold != nil }

  private var words: KeepWords { KeepWords(language) }

  /// Opens the choice, or closes it.
  mutating func toggle() {
    close()
    isChoosing.toggle()
  }

  /// What it shows.
  var state: State {
    if isChoosing { return .choosing }
    if let kind = queue.first { return .writing(kind) }
    guard !report.isEmpty else { return .closed }
    guard !failures.isEmpty else { return .kept(report) }
    let lines = report.map { failures.contains($0) ? $0 : "\(words.kept): \($0)" }
    return .failed(lines.joined(separator: "\n"))
  }

  /// Says that there is no gesture to keep, unless it has something to say about one that was kept.
  mutating func sayNothing() {
    guard queue.isEmpty, report.isEmpty else { return }
    (isChoosing, report, failures) = (false, [words.nothing], [words.nothing])
  }

  /// Shows how much of a file is written, in percent.
  mutating func progress(_ percent: Int) {
    isAgain = isAgain || percent < self.percent ?? 0
    self.percent = percent
  }

  mutating func fail(_ reason: String, at now: Double) {
    failures.insert(reason)
    finish([reason], at: now)
  }

  /// Notes what became of the first in the queue, and begins the next; a choice stays open.
  mutating func finish(_ lines: [String], at now: Double) {
    if !queue.isEmpty { queue.removeFirst() }
    (percent, isAgain) = (nil, false)
    report += lines
    readTime = isChoosing ? nil : now + Self.readingTime
  }

  /// When it closes without an input, in real time; nil for never.
  var closeTime: Double? { if case .kept = state { readTime } else { nil } }

  /// Closes a report that has been shown for long enough.
  mutating func advance(to now: Double) {
    if case .kept = state, readTime == nil { readTime = now + Self.readingTime }
    if let closeTime, closeTime <= now { close() }
  }

  /// Handles a key.
  ///
  /// - Returns: Whether it was taken, and the form that was chosen.
  mutating func take(key: String) -> (isTaken: Bool, kind: KeepKind?) {
    switch state {
    case .closed, .writing: return (false, nil)
    case .kept, .failed:
      if key == "Escape" { close() }
      return (key == "Escape", nil)
    case .choosing: break
    }
    let all = KeepKind.allCases
    let index = all.firstIndex(of: selected) ?? 0
    switch key {
    case "Escape": dismiss()
    case "Up": selected = all[(index + all.count - 1) % all.count]
    case "Down", "Tab": selected = all[(index + 1) % all.count]
    case "Return", "Space": return (true, choose(selected))
    default:
      guard let number = Int(key), all.indices.contains(number - 1) else { return (true, nil) }
      return (true, choose(all[number - 1]))
    }
    return (true, nil)
  }

  private mutating func choose(_ kind: KeepKind) -> KeepKind {
    selected = kind
    queue.append(kind)
    (isChoosing, readTime) = (false, nil)
    return kind
  }

  /// Handles a pointer, in its points. A pointer that was pressed elsewhere is not taken.
  ///
  /// - Returns: Whether it was taken, and the form that was chosen.
  mutating func take(_ phase: PointerPhase, _ id: Int = 0, at point: Point) -> (
    isTaken: Bool, kind: KeepKind?
  ) {
    let part = parts.place(at: point)
    let kind: KeepKind? = if case .form(let kind)? = part { kind } else { nil }
    if phase == .down, hold?.owner ?? id == id {
      hold = nil
      guard isShown else { return (false, nil) }
      guard part != nil else {
        dismiss()
        return (false, nil)
      }
      hold = Hold(kind, at: point, by: id)
    }
    guard hold?.owner == id else { return (false, nil) }
    if phase == .up || phase == .cancel { hold = nil }
    if phase != .cancel, let kind { selected = kind }
    guard phase == .up, part != nil else { return (true, nil) }
    if let kind { return (true, choose(kind)) }
    close()
    return (true, nil)
  }

  /// Closes a message; a choice, or a file that is being written, stays.
  mutating func close() {
    if !isChoosing, queue.isEmpty { (report, failures) = ([], []) }
  }

  /// Closes a choice or a message.
  private mutating func dismiss() { if isChoosing { isChoosing = false } else { close() } }

  // MARK: Layout

  static let width = 300.0
  private static let rowHeight = 40.0
  private static let head = 40.0
  private static let margin = 8.0
  private static let lineHeight = 17.0

  private func frame(of kind: KeepKind) -> Rect {
    let index = Double(KeepKind.allCases.firstIndex(of: kind) ?? 0)
    return Rect(Self.margin, Self.head + index * Self.rowHeight, Self.width - 2 * Self.margin, Self.rowHeight)
  }

  /// What can be pressed, in its points; nothing while it is closed.
  var parts: [HitArea<CardPart>] {
    guard isShown else { return [] }
    let forms = state == .choosing ? KeepKind.allCases : []
    return [HitArea(.ground, Rect(size: size))] + forms.map { HitArea(.form($0), frame(of: $0)) }
  }

  private var lines: [String] {
    let text =
      switch state {
      case .closed, .choosing: ""
      case .writing:
        (report + [words.writing(percent, isAgain: isAgain)] + words.waiting(queue.count - 1))
          .joined(separator: "\n")
      case .kept(let paths): paths.joined(separator: "\n")
      case .failed(let reason): reason
      }
    return text.split(separator: "\n").flatMap {
      TextMetrics.wrap(
        String($0), size: 13, weight: .regular, width: Self.width - 4 * Self.margin, maxLines: 5)
    }
  }

  var size: Size {
    state == .choosing
      ? Size(Self.width, Self.head + Double(KeepKind.allCases.count) * Self.rowHeight + Self.margin)
      : Size(Self.width, Self.head + Double(max(1, lines.count)) * Self.lineHeight + 1.5 * Self.margin)
  }

  // MARK: Picture

  /// - Parameters:
  ///   - gesture: The gesture to keep.
  ///   - now: The phone's time, for a gesture that is still going on.
  func scene(_ gesture: GestureBlock?, now: Double, _ appearance: Appearance) -> Scene {
    var ink = Ink(Palette(appearance))
    let room = Self.width - 4 * Self.margin
    ink.write(
      title(gesture, now), x: 2 * Self.margin, middle: Self.head / 2, size: 14, weight: .semibold,
      ink.colors.label, maxWidth: room)
    if state == .choosing {
      for (index, kind) in KeepKind.allCases.enumerated() { draw(kind, index + 1, &ink) }
    } else {
      ink.lines(
        lines, x: 2 * Self.margin, middle: Self.head + 6.3, height: Self.lineHeight, size: 13,
        ink.colors.label, maxWidth: room)
    }
    return Scene(
      size: size, background: ink.colors.ground, layers: [Layer(id: "keep:content", content: ink.shapes)])
  }

  private func title(_ gesture: GestureBlock?, _ now: Double) -> String {
    switch state {
    case .closed, .choosing:
      gesture.map { gesture in
        let start = words.keep + " · "
        let room = Self.width - 4 * Self.margin - TextMetrics.width(start, size: 14, weight: .semibold)
        let seconds = (gesture.end ?? now) - gesture.start
        return start + TransportWords(language).title(gesture, seconds, to: room, size: 14, weight: .semibold)
      } ?? words.keep
    case .writing(let kind): words.name(kind)
    case .kept: words.kept
    case .failed: words.failed
    }
  }

  private func draw(_ kind: KeepKind, _ number: Int, _ ink: inout Ink) {
    let frame = frame(of: kind)
    let isOn = kind == selected
    let text = isOn ? ink.colors.onAccent : ink.colors.label
    let quiet = isOn ? text : ink.colors.secondary
    ink.box(frame, isOn ? ink.colors.accent : ink.colors.ground, radius: 8)
    ink.write("\(number)", x: frame.minX + 16, middle: frame.midY, size: 13, quiet, alignment: .center)
    ink.write(words.name(kind), x: frame.minX + 32, middle: frame.midY, size: 14, weight: .medium, text)
    ink.write(
      words.hint(kind, isCompared: isCompared), x: frame.maxX - 10, middle: frame.midY, quiet,
      alignment: .trailing)
  }
}
