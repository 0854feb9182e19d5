/// The messages over the page: the current one, and earlier ones while they fade.
struct Notices: Equatable, Sendable {
  private(set) var current: Notice?
  /// The oldest first.
  private var former: [Notice] = []

  /// The removals that a tap on the current notice undoes, the oldest first.
  var removals: [Removal] {
    if let current, !current.isDone, case .restore(let removals)? = current.action { removals } else { [] }
  }

  /// Shows a message; the current one fades out.
  ///
  /// - Parameters:
  ///   - list: The frame of the open list's rows, which the notice does not cover if there is room beside them.
  ///   - bottom: The lower end of the front page's content, where a notice about a row of that page is shown.
  mutating func show(
    _ text: String, action: Notice.Action?, besides list: Rect?, above bottom: Double?,
    _ highlights: Highlights, _ e: Environment
  ) {
    let duration = duration(of: action, e)
    // A notice with the same text, or about another removal, is reused unless it covers the list; its time starts
    // again.
    if let same = current, !same.isDone, same.action?.button == action?.button,
      same.text == text || action?.undoes == true && list.map({ covers($0, same, e) }) != true
    {
      let isHeld = same.isHeld
      current?.renew(text, action: action, for: duration, at: e.now)
      if isHeld { current?.hold(at: e.now) }
      return
    }
    if var before = current {
      before.dismiss(highlights, e)
      former.append(before)
    }
    var notice = Notice(text, action: action, for: duration, e)
    if e.size.height > 0 {
      if let list {
        notice.position = place(notice.box(e), besides: list, e) / e.size.height
      } else if let bottom, case .restore(let removals)? = action, case .row? = removals.last {
        let floor = min(bottom, e.screen.inset(by: e.device.safeArea).maxY)
        notice.position = (floor - Notice.paddingY - notice.box(e).height / 2) / e.size.height
      }
    }
    current = notice
  }

  private func duration(of action: Notice.Action?, _ e: Environment) -> Double {
    action?.undoes == true ? e.parameters.notice.undoDuration : e.parameters.notice.duration
  }

  /// Keeps the notice under a press, also one that fades because its time is over.
  mutating func press(_ e: Environment) { if current?.isDone == false { current?.hold(at: e.now) } }

  /// Lets the time of a notice start again after a press that did nothing.
  mutating func release(_ e: Environment) {
    guard var held = current, held.isHeld else { return }
    held.renew(held.text, action: held.action, for: duration(of: held.action, e), at: e.now)
    current = held
  }

  private func covers(_ list: Rect, _ notice: Notice, _ e: Environment) -> Bool {
    let box = notice.box(e)
    return place(box, besides: list, e) != box.midY
  }

  /// The y of the middle of a box that does not cover the rows of a list, as near to its usual place as there is room.
  private func place(_ box: Rect, besides list: Rect, _ e: Environment) -> Double {
    let gap = Notice.paddingY
    guard !box.inset(by: -gap).intersection(list).isEmpty else { return box.midY }
    let reach = box.height / 2 + gap
    let area = e.screen.inset(by: e.device.safeArea)
    return [list.minY - reach, list.maxY + reach].filter {
      area.minY + reach <= $0 && $0 <= area.maxY - reach
    }
    .min { abs($0 - box.midY) < abs($1 - box.midY) } ?? box.midY
  }

  /// Handles a tap on the notice: performs its action and dismisses it.
  mutating func act(_ highlights: Highlights, _ e: Environment) -> [Command] {
    guard let acted = current, !acted.isDone, let action = acted.action else { return [] }
    current?.dismiss(highlights, e)
    switch action {
    case .openList: return [.openList(.tap)]
    // The last removal is undone first, so that each finds the state right after it.
    case .restore(let removals): return removals.reversed().map { .restore($0) }
    }
  }

  // MARK: Time

  var nextDeadline: Double? { former.reduce(current?.nextDeadline) { min($0 ?? .infinity, $1.nextDeadline) } }

  func isMoving(_ e: Environment) -> Bool { !former.isEmpty || current?.isMoving(at: e.now) == true }

  mutating func meetDeadlines(_ e: Environment) {
    if current?.meetDeadline(e.now) == false { current = nil }
    former.removeAll { $0.nextDeadline <= e.now }
  }

  // MARK: Elements and pictures

  /// The elements of the notice, if it has an action; the one that performs it comes last.
  func elements(_ e: Environment) -> [Element] { current?.elements(e) ?? [] }

  func appendLayers(_ e: Environment, _ highlights: Highlights, to layers: inout [Layer]) {
    let leaving = former.enumerated().compactMap { $1.layer(id: "former-notice:\($0)", highlights, e) }
    if !leaving.isEmpty { layers.append(Layer(id: "former-notices", sublayers: leaving)) }
    if let layer = current?.layer(id: "notice", highlights, e) { layers.append(layer) }
  }
}
