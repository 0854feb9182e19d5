/// What may come next: pages and pictures that a shell can prepare before they are shown.
extension Prototype {
  /// A page and the form to show it in, nil for its present form; for the root another tab of it, too.
  package struct UpcomingPage: Hashable, Sendable {
    package var page: PageID
    package var variant: String?
    package var tab: String?
  }

  /// The pages, and forms of pages, that one tap on the screen would show and that are not loaded, without duplicates.
  /// The front page comes first if a swipe of a pager would show more of it.
  package var upcomingPages: [UpcomingPage] {
    var seen: Set<UpcomingPage> = []
    let isThere = ball.shownAlpha(navigation, environment) > 0.01
    let inBall = isThere ? collected.pages.map { UpcomingPage(page: $0.pageID) } : []
    let hasPagers = frontPage?.layout.controls.contains { !$0.isThumb } == true
    let behindTaps = elements.compactMap { upcomingPage(of: $0) } + inBall
    return (hasPagers ? [UpcomingPage(page: navigation.front)] : [])
      + behindTaps.filter { !isLoaded($0) && seen.insert($0).inserted }
  }

  /// The page that a tap at a point would show, if it is not loaded.
  package func upcomingPage(at point: Point) -> UpcomingPage? {
    elements.last { $0.frame.contains(point) }.flatMap(upcomingPage).flatMap { isLoaded($0) ? nil : $0 }
  }

  private func upcomingPage(of element: Element) -> UpcomingPage? {
    let page = navigation.visible.last { pages[$0]?.layout.actions[element.id] != nil } ?? navigation.front
    return switch pages[page]?.layout.actions[element.id] {
    case .push(let next, let variant): UpcomingPage(page: next, variant: variant)
    case .variant(let variant): UpcomingPage(page: page, variant: variant)
    case .tab(let tab, let variant), .popToRoot(let tab, let variant):
      UpcomingPage(page: content.root, variant: variant, tab: tab)
    case .highlight, .collect, .back, .pageMenu, .menu, .set, .tell, .custom, nil: nil
    }
  }

  private func isLoaded(_ next: UpcomingPage) -> Bool {
    let pages = pages
    return pages[next.page] != nil && next.tab ?? pages.tab == pages.tab
      && next.variant.map { $0 == pages.variant(of: next.page, environment) } ?? true
  }

  /// The pictures that a page shows when it opens, before it is scrolled; none for an unknown page.
  ///
  /// - Parameters:
  ///   - variant: The form of the page; nil for its present form.
  ///   - tab: The tab of the root; nil for the one in front.
  package func pictures(of pageID: PageID, as variant: String? = nil, in tab: String? = nil) -> [ImageRun] {
    opening(of: pageID, as: variant, in: tab).compactMap { if case .image(let run) = $0 { run } else { nil } }
  }

  /// The pictures and the lines of text that a page shows when it opens, with all pages of its pagers; none for an
  /// unknown page.
  ///
  /// - Parameters:
  ///   - variant: The form of the page; nil for its present form.
  ///   - tab: The tab of the root; nil for the one in front.
  package func opening(of pageID: PageID, as variant: String? = nil, in tab: String? = nil) -> [Shape] {
    guard let layout = pages.layout(of: pageID, as: variant, in: tab, environment) else {
      return []
    }
    let top = layout.openingScroll
    let bottom = top + layout.viewport.height
    let scrolled = layout.scrolled.filter { shape in
      switch shape {
      case .image(let run): run.frame.rect.minY < bottom && run.frame.rect.maxY > top
      case .text(let run): run.baseline.y - run.size < bottom && run.baseline.y + run.size > top
      default: false
      }
    }
    let pagers = layout.controls.filter { $0.isFixed || $0.frame.minY < bottom && $0.frame.maxY > top }
    return scrolled
      + (layout.fixed + pagers.flatMap(\.pictures)).filter {
        switch $0 {
        case .image, .text: true
        default: false
        }
      }
  }
}
