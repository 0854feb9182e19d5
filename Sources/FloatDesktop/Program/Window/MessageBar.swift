import FloatCore
import FloatFiles
import FloatStudio

/// A card over the top of the phone that shows the problems with the files, one at a time.
///
/// It belongs to the window and not to the phone, so it is absent from pictures, tests and recordings. A press on it
/// goes to the phone below. Its own words are in the window's language; the problems are in English, as on the
/// terminal.
struct MessageBar: Equatable {
  var language: PanelLanguage
  private var problems: [Diagnostic] = []
  private var isClosed = false
  /// The warnings with which it was closed.
  private var closed: Set<Diagnostic> = []
  /// The index of the problem that is shown.
  private var index = 0

  init(language: PanelLanguage = .english) { self.language = language }

  /// True while it is shown.
  var isShown: Bool { !problems.isEmpty && !isClosed }

  /// Shows problems, or hides the bar if there are none. A closed bar comes back only for other errors or more warnings.
  ///
  /// - Returns: True if the bar changed.
  mutating func show(_ new: [Diagnostic]) -> Bool {
    guard new != problems else { return false }
    let errors = new.errors
    let isOther = errors != problems.errors
    if errors.isEmpty { closed.formIntersection(new.warnings) }
    isClosed = (isClosed && !isOther || errors.isEmpty) && new.warnings.isSubset(of: closed)
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

  /// Closes the bar; false if it was not shown.
  mutating func close() -> Bool {
    guard isShown else { return false }
    isClosed = true
    closed = problems.warnings
    return true
  }

  /// The number of problems and the one that is shown: "Problem 1 of 2 in config.yaml", or "1 warning in prototype.yaml".
  var title: String {
    let count = problems.reduce(0) { $0 + $1.count }
    guard index < problems.count else { return "" }
    let problem = problems[index]
    let file = Folder.name(of: problem.file)
    let isWarning = problems.allSatisfy { $0.severity == .warning }
    switch language {
    case .english:
      let noun = isWarning ? "warning" : "problem"
      if problem.count > 1 { return "\(problem.count) more of \(count) \(noun)s" }
      return (count > 1 ? "\(isWarning ? "Warning" : "Problem") \(index + 1) of \(count)" : "1 \(noun)")
        + " in \(file)"
    case .simplifiedChinese:
      let noun = isWarning ? "警告" : "问题"
      if problem.count > 1 { return "还有 \(problem.count) 个\(noun)，共 \(count) 个" }
      return count > 1 ? "\(file)：第 \(index + 1) 个\(noun)，共 \(count) 个" : "\(file)：1 个\(noun)"
    }
  }

  /// The problem: "line 3: ball.diameter: …".
  var detail: String {
    guard index < problems.count else { return "" }
    let problem = problems[index]
    var text = problem.position.map { isChinese ? "第 \($0.line) 行：" : "line \($0.line): " } ?? ""
    if let key = problem.key { text += PrintableText.shortened(key, to: 60) + ": " }
    text += problem.reason
    if let kept = problem.kept { text += " (keeping \(kept))" }
    return PrintableText.cleaned(text)
  }

  /// The keys for the bar.
  var hint: String {
    let hides = isChinese ? "Esc 隐藏" : "Esc hides"
    return problems.count > 1 ? (isChinese ? "F4 下一个" : "F4 next") + " · " + hides : hides
  }

  private var isChinese: Bool { language == .simplifiedChinese }

  /// The card over a screen of a width, below a status bar that ends at `top`; in points. Nil while the bar is hidden.
  func layer(width: Double, top: Double = 0) -> Layer? {
    guard isShown else { return nil }
    let card = Rect(
      Self.outside, Self.outside, max(1, width - 2 * Self.outside), Self.height - 2 * Self.outside)
    let left = card.minX + Self.margin
    let room = max(0, card.width - 2 * Self.margin)
    let hint = hint
    let hintWidth = TextMetrics.width(hint, size: Self.hintSize)
    // If there is no room for both, the title is shown.
    let hasHint = room > hintWidth * 2
    var content: [Shape] = [
      .roundedRect(RoundedRect(card, radius: Self.radius), .color(background)),
      .text(
        TextRun(
          PrintableText.cleaned(title), baseline: Point(left, card.minY + 20), size: 13, weight: .semibold,
          color: .white, maxWidth: max(0, hasHint ? room - hintWidth - Self.margin : room))),
    ]
    if hasHint {
      content.append(
        .text(
          TextRun(
            hint, baseline: Point(card.maxX - Self.margin, card.minY + 20), size: Self.hintSize,
            color: Color(255, 255, 255, 170), alignment: .trailing)))
    }
    let lines = TextMetrics.wrap(
      detail, size: Self.detailSize, weight: .regular, width: room, maxLines: Self.lineCount)
    for (i, line) in lines.enumerated() {
      content.append(
        .text(
          TextRun(
            line, baseline: Point(left, card.minY + 38 + Double(i) * 16), size: Self.detailSize,
            color: Color(255, 255, 255, 235), maxWidth: room)))
    }
    return Layer(
      id: "shell:messages", position: Point(0, top),
      sublayers: [
        Layer(
          id: "shell:messages:shadow", outline: RoundedRect(card, radius: Self.radius),
          shadow: Shadow(color: Color(0, 0, 0, 90), radius: 12, offset: Point(0, 3)), content: content)
      ])
  }

  /// In points, including the room around the card.
  static let height = 92.0
  private static let outside = 8.0
  private static let margin = 14.0
  private static let radius = 12.0
  private static let hintSize = 11.0
  private static let detailSize = 12.0
  /// The problem, its remedy and the value that stays need more than one line.
  private static let lineCount = 3

  /// Red for an error, amber for a warning.
  private var background: Color {
    problems[index].severity == .error ? Color(0x4A, 0x16, 0x18) : Color(0x4A, 0x33, 0x0C)
  }
}
