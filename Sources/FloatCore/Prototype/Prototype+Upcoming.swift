/// What may come next, for a shell that wants to have it ready.
extension Prototype {
  /// The pages that one tap on what is on the screen would open and that are not loaded, each once.
  public var upcomingPages: [PageID] {
    var seen: Set<PageID> = []
    let named = elements.compactMap { element -> PageID? in
      for page in visiblePages {
        if case .push(let next)? = pages[page]?.layout.actions[element.id] { return next }
      }
      return nil
    }
    let collected = shownBallAlpha > 0.01 ? entrances.map(\.pageID) : []
    return (named + collected).filter { pages[$0] == nil && seen.insert($0).inserted }
  }

  /// The pictures that a page shows when it is opened, before it is scrolled; none for an unknown page.
  public func pictures(of pageID: PageID) -> [ImageRun] {
    guard let layout = newLayout(of: pageID) else { return [] }
    return (layout.scrolled + layout.fixed).compactMap { shape in
      guard case .image(let run) = shape, run.frame.rect.minY < layout.viewport.height else { return nil }
      return run
    }
  }
}
