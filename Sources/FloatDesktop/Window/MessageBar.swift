import FloatCore

/// A bar at the top of the window that says what is wrong with the configuration.
///
/// It belongs to the window, not to the phone: no picture, test or recording knows it. Whatever is pressed there goes
/// to the phone below.
struct MessageBar: Equatable {
  private var problems: [Diagnostic] = []
  private var isClosed = false

  /// True while it is shown.
  var isShown: Bool { !problems.isEmpty && !isClosed }

  /// Shows problems, or goes when there are none. What was closed comes back only with other problems.
  ///
  /// - Returns: True when the bar changed.
  mutating func show(_ new: [Diagnostic]) -> Bool {
    guard new != problems else { return false }
    problems = new
    isClosed = false
    return true
  }

  /// Closes it; false when it was not there.
  mutating func close() -> Bool {
    guard isShown else { return false }
    isClosed = true
    return true
  }

  /// How many problems there are: "2 problems in config.yaml".
  var title: String {
    let count = problems.reduce(0) { $0 + $1.count }
    let files = Set(problems.map(\.file))
    let place = files.count == 1 ? files.first.map { " in \(Self.name($0))" } ?? "" : ""
    return (count == 1 ? "1 problem" : "\(count) problems") + place
  }

  /// What is wrong first: "line 3: ball.diameter: …".
  var detail: String {
    guard let first = problems.first else { return "" }
    var text = first.position.map { "line \($0.line): " } ?? ""
    // The bar may be too narrow for all of it: what to write comes first.
    let parts = first.reason.split(separator: "; did you mean ", maxSplits: 1)
    if parts.count == 2 { text += "did you mean \(parts[1]) " }
    if let key = first.key { text += PrintableText.shortened(key, to: 60) + ": " }
    text += parts.first ?? ""
    if let kept = first.kept { text += " (keeping \(kept))" }
    return PrintableText.cleaned(text)
  }

  /// The bar over a screen of a width in points; nil while it is not shown.
  func layer(width: Double) -> Layer? {
    guard isShown else { return nil }
    let hint = "Esc hides this"
    let hintWidth = TextMetrics.width(hint, size: 11)
    let area = Rect(0, 0, width, Self.height)
    return Layer(
      id: "shell:messages",
      content: [
        .rect(area, Self.background),
        .rect(Rect(0, Self.height - 2, width, 2), Self.accent),
        .text(
          TextRun(
            PrintableText.cleaned(title), baseline: Point(Self.margin, 18), size: 13, weight: .semibold,
            color: .white, maxWidth: max(0, width - hintWidth - 3 * Self.margin))),
        .text(
          TextRun(
            hint, baseline: Point(width - Self.margin, 18), size: 11, color: Color(255, 255, 255, 170),
            alignment: .trailing)),
        .text(
          TextRun(
            detail, baseline: Point(Self.margin, 35), size: 11, color: Color(255, 255, 255, 230),
            maxWidth: max(0, width - 2 * Self.margin))),
      ])
  }

  /// In points: what an iPhone X's status bar takes, so that it hides nothing to press there.
  static let height = 44.0
  private static let margin = 12.0
  private static let background = Color(0x3A, 0x12, 0x12)
  private static let accent = Color(0xFF, 0x45, 0x3A)

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
