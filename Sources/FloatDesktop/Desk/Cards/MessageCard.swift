import FloatCore
import FloatFiles
import FloatStudio

/// A card over the upper part of the phone that shows the problems with the files, one at a time. The navigation bar, with
/// the buttons that lead back and on, stays free.
///
/// It gives way to the form of a drawn frame. A press on it goes to the phone below. Its own words are in the window's
/// language; the problems are in English, as on the terminal.
struct MessageCard: FadingCard, Equatable, Sendable {
  private var problems: [Diagnostic] = []
  private var isClosed = false
  /// The warnings with which it was closed.
  private var closed: Set<Diagnostic> = []
  /// The index of the problem that is shown.
  private var index = 0
  private(set) var fade = Fade()
  /// The card as it was last shown, which fades out.
  private var drawn: Layer?

  /// True while it is shown.
  var isShown: Bool { !problems.isEmpty && !isClosed }

  /// Shows problems, or hides the card if there are none. A closed card comes back only for other errors or more warnings.
  ///
  /// - Parameter isAsked: Whether they answer something that the user asked for, and are told each time.
  /// - Returns: True if the card changed.
  mutating func show(_ new: [Diagnostic], isAsked: Bool = false) -> Bool {
    guard new != problems || isAsked && isClosed else { return false }
    let errors = new.errors
    let isOther = errors != problems.errors
    if errors.isEmpty { closed.formIntersection(new.warnings) }
    isClosed =
      !isAsked && (isClosed && !isOther || errors.isEmpty) && new.warnings.isSubset(of: closed)
    // The first new warning, or else the problem that was shown.
    let (old, shown) = (problems.warnings, problems.indices.contains(index) ? problems[index].unplaced : nil)
    let next = new.firstIndex { $0.severity == .warning && !old.contains($0.unplaced) }
    index = isOther ? 0 : next ?? new.firstIndex { $0.unplaced == shown } ?? 0
    problems = new
    return true
  }

  /// Shows the next problem, and the first after the last; false if there is no other.
  mutating func next() -> Bool {
    guard isShown, problems.count > 1 else { return false }
    index = (index + 1) % problems.count
    return true
  }

  /// Takes the Escape that hides it.
  mutating func take(_ input: Input, _ playback: Playback, _ context: CardContext) -> [CardRequest]? {
    guard isShown, input == .key("Escape") else { return nil }
    close()
    return []
  }

  /// Hides it where it shows only warnings, as after they were read.
  mutating func closeWarnings() { if problems.errors.isEmpty { close() } }

  private mutating func close() {
    isClosed = true
    closed = problems.warnings
  }

  // MARK: Words

  /// The number of problems and the one that is shown: "Problem 1 of 2 in config.yaml", or "1 warning in prototype.yaml".
  func title(_ context: CardContext) -> String {
    let count = problems.reduce(0) { $0 + $1.count }
    guard index < problems.count else { return "" }
    let problem = problems[index]
    let file = Folder.name(of: problem.file)
    let isWarning = problems.allSatisfy { $0.severity == .warning }
    guard context.language == .simplifiedChinese else {
      let noun = isWarning ? "warning" : "problem"
      if problem.count > 1 { return "\(problem.count) more of \(count) \(noun)s" }
      return (count > 1 ? "\(isWarning ? "Warning" : "Problem") \(index + 1) of \(count)" : "1 \(noun)")
        + " in \(file)"
    }
    let noun = isWarning ? "警告" : "问题"
    if problem.count > 1 { return "还有 \(problem.count) 个\(noun)，共 \(count) 个" }
    return count > 1 ? "\(file)：第 \(index + 1) 个\(noun)，共 \(count) 个" : "\(file)：1 个\(noun)"
  }

  /// The problem: "line 3: ball.diameter: …".
  func detail(_ context: CardContext) -> String {
    guard index < problems.count else { return "" }
    let problem = problems[index]
    var text = problem.position.map { context.say("line \($0.line): ", "第 \($0.line) 行：") } ?? ""
    if let key = problem.key { text += PrintableText.shortened(key, to: 60) + ": " }
    text += problem.reason
    if let kept = problem.kept { text += " (keeping \(kept))" }
    return PrintableText.cleaned(text)
  }

  /// The keys for the card: "F4 next · Esc hides".
  func hint(_ context: CardContext) -> String {
    let hides = context.say("Esc hides", "Esc 隐藏")
    guard problems.count > 1, let key = context.bindings.keys(of: .nextProblem).first else { return hides }
    return key + context.say(" next", " 下一个") + " · " + hides
  }

  // MARK: The picture

  /// The card below the navigation bar, as high as its words.
  mutating func layers(_ playback: Playback, _ context: CardContext) -> [Layer] {
    fade.show(isShown, at: context.now)
    if isShown { drawn = layer(playback, context) }
    guard let opacity = fade.draw(at: context.now) else { return [] }
    drawn?.opacity = opacity
    return [drawn].compactMap(\.self)
  }

  private func layer(_ playback: Playback, _ context: CardContext) -> Layer {
    let device = playback.device
    let k = context.textScale
    let width = max(1, device.size.width - 2 * Self.outside)
    let room = max(0, width - 2 * Self.margin)
    let detailSize = Self.detailSize * k
    let place = device.safeArea.top + playback.prototype.parameters.bar.height + Self.outside
    let (title, hint) = (PrintableText.cleaned(self.title(context)), self.hint(context))
    let titleWidth = TextMetrics.width(title, size: Self.titleSize * k, weight: .semibold)
    let hintWidth = TextMetrics.width(hint, size: Self.hintSize * k)
    // The hint is beside the title, or if both are too long below the problem.
    let isBeside = titleWidth + Self.margin + hintWidth <= room
    let isBelow = !isBeside && hintWidth <= room
    let foot = Self.foot + (isBelow ? Self.lineHeight * k : 0)
    // Large text may take no more than the upper half of the screen.
    let most = Int((device.size.height / 2 - place - foot - Self.head * k) / (Self.lineHeight * k))
    let lines = TextMetrics.wrap(
      detail(context), size: detailSize, weight: .regular, width: room,
      maxLines: max(1, min(most, Int((Self.lineCount * k).rounded(.up)))))
    var card = Rect(
      Self.outside, place, width, (Self.head + Double(lines.count) * Self.lineHeight) * k + foot)
    if let form = context.form, !form.intersection(card).isEmpty {
      // Below the form, or on a screen too low for that above it.
      card.y = form.maxY + Self.outside
      if card.maxY > device.size.height { card.y = max(0, form.minY - Self.outside - card.height) }
    }
    let colors = Palette(playback.prototype.appearance)
    return colors.card("shell:messages", card, radius: Self.radius, lift: 12, ground: background) { ink in
      let middle = 15.4 * k
      ink.write(
        title, x: Self.margin, middle: middle, size: Self.titleSize * k, weight: .semibold, .white,
        maxWidth: room)
      if isBeside || isBelow {
        ink.write(
          hint, x: isBeside ? width - Self.margin : Self.margin,
          middle: isBeside ? middle : card.height - Self.foot - Self.lineHeight * k / 2,
          size: Self.hintSize * k, Color(255, 255, 255, 170), alignment: isBeside ? .trailing : .leading,
          maxWidth: room)
      }
      ink.lines(
        lines, x: Self.margin, middle: 33.6 * k, height: Self.lineHeight * k, size: detailSize,
        Color(255, 255, 255, 235), maxWidth: room)
    }
  }

  // In points, for text of the usual size.
  private static let head = 26.0
  private static let foot = 8.0
  private static let lineHeight = 16.0
  private static let outside = 8.0
  private static let margin = 14.0
  private static let radius = 12.0
  private static let titleSize = 13.0
  private static let hintSize = 11.0
  private static let detailSize = 12.0
  /// The problem, its remedy and the value that stays need more than one line.
  private static let lineCount = 3.0

  /// Red for an error, amber for a warning.
  private var background: Color {
    problems[index].severity == .error ? Color(0x4A, 0x16, 0x18) : Color(0x4A, 0x33, 0x0C)
  }
}
