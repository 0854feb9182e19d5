import FloatCore
import FloatStudio

/// What the lines of the list are derived from.
struct PanelContent: Equatable, Sendable {
  var language: PanelLanguage
  /// The search results since the query's words last changed; nil without a search.
  var found: PanelSearch?
  /// The keys of the thing touched last.
  var touched: [String] = []
  /// The blocks of those keys whose springs moved something after the touch, the last first.
  var moved: [String] = []
  var changed: Set<String> = []
  /// Keys that the file has changed as well, with its values.
  var conflicts: [String: ParameterValue] = [:]
  /// Sections whose state differs from the initial one: opened, or folded.
  var toggled: Set<PanelSection> = []
  /// Keys that stay in the changed section while they are handled.
  var kept: Set<String> = []
  /// Rows whose editors are open.
  var unfolded: Set<PanelRowID> = []
  /// True while springs are described by duration and bounce.
  var usesBounce = false
  /// Values that were changed earlier and not saved, until the user restores or discards them.
  var offered: [ConfigurationValue] = []
  /// The keys that have no effect now, because of another key's value.
  var idle: Set<String> = []
  /// The settings of the phone other than keys.
  var settings: [PanelSetting] = []

  init(_ language: PanelLanguage) { self.language = language }
}

/// The list's lines, how far they are scrolled, and how they move.
struct PanelList: Sendable {
  var scroller = Scroller(maximum: 0, viewport: 1)
  private(set) var layout = PanelLayout()
  /// The content that the lines were derived from.
  private var laidOut: PanelContent?
  /// The lines that move to make room, or to close it.
  private(set) var slide: PanelSlide?
  /// The place that the present input opens or closes.
  var opened: PanelPlace?

  mutating func advance(to now: Double) {
    if slide?.isOver(at: now) ?? false { slide = nil }
  }

  /// Updates the lines to the content; the line of the row that is being handled stays in place.
  mutating func lay(
    _ content: PanelContent, _ catalog: PanelCatalog, _ values: Parameters, held: PanelRowID?,
    viewport: Double, at now: Double
  ) {
    let old = layout
    if content != laidOut {
      layout = PanelLayout(content, catalog, values)
      laidOut = content
    }
    let offset = scroller.offset(at: now)
    if let opened {
      slide = PanelSlide(from: old, to: layout, below: opened, bottom: offset + viewport, at: now)
      self.opened = nil
    }
    let maximum = max(0, layout.height - viewport)
    if let held, let before = old.items.first(where: { $0.row == held })?.frame.y,
      let after = layout.items.first(where: { $0.row == held })?.frame.y, after != before,
      !scroller.isMoving(at: now), scroller.hold == nil
    {
      scroller = Scroller(offset: offset + after - before, maximum: maximum, viewport: viewport)
    }
    scroller.refit(maximum: maximum, viewport: viewport, at: now)
  }
}
