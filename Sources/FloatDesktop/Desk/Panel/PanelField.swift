import FloatCore
import FloatStudio

/// An open field other than the search: for a value, or for the name of a preset.
struct PanelField: Hashable, Sendable {
  enum Owner: Hashable, Sendable {
    case value(PanelRowID)
    /// With the place that had the focus before, and whether the panel had the keyboard.
    case name(before: PanelPlace?, hadFocus: Bool)
  }

  enum Problem: Hashable, Sendable {
    /// A preset of this name exists; saving again replaces it.
    case taken
    case told(String)
  }

  let owner: Owner
  var line: TextField
  /// Why the typed text was refused.
  var problem: Problem?

  /// The row of the value that is being typed; nil for a name.
  var row: PanelRowID? { if case .value(let row) = owner { row } else { nil } }

  /// The reason in words.
  var message: String? { if case .told(let reason)? = problem { reason } else { nil } }

  /// Changes the text; a different one may be taken.
  mutating func change<Result>(_ body: (inout TextField) -> Result) -> Result {
    let before = line.text
    defer { if line.text != before { problem = nil } }
    return body(&line)
  }

  /// Draws the field: its box, its text, and a rim that shows the focus or a problem.
  func draw(in area: Rect, isFocused: Bool, _ composition: Composition?, _ ink: inout Ink) {
    let colors = ink.colors
    ink.box(area, isFocused ? colors.card : colors.field)
    line.draw(in: area, isFocused: isFocused, composing: isFocused ? composition : nil, &ink)
    let rim = problem != nil ? colors.warning : isFocused ? colors.accent : colors.line
    ink.outline(area.inset(by: 0.75), rim, width: 1.5, radius: Ink.corner - 0.75)
  }
}
