/// How many pages stay alive.
///
/// A page that is not alive is its id and its scroll offset; it is made anew when it is seen again.
extension Prototype {
  /// Lets the least recently used pages go, down to as many as the configuration keeps; those that are on the
  /// screen, or come into sight with the next drag, stay.
  mutating func dropPages() {
    let needed = Set(stack.suffix(2)).union(transition.map { [$0.page] } ?? [])
    for id in recent where !needed.contains(id) {
      guard pages.count > parameters.entrances.livePages || !isKept(id) else { continue }
      let offset = scrollOffset(of: id)
      rememberScroll(of: id)
      if stack.contains(id) { parked[id] = offset }
      forget(id)
    }
    for id in parked.keys where !stack.contains(id) { parked[id] = nil }
  }

  private func isKept(_ id: PageID) -> Bool { stack.contains(id) || isEntrance(id) }

  private mutating func forget(_ id: PageID) {
    pages[id] = nil
    recent.removeAll { $0 == id }
  }

  /// A page has left the stack. A collected one stays alive, at rest, while there is room.
  mutating func unload(_ id: PageID) {
    rememberScroll(of: id)
    guard isEntrance(id), let page = pages[id] else { return forget(id) }
    pages[id]?.replaceLayout(page.layout, parameters: environment.parameters.scroll, at: environment.now)
    dropPages()
  }

  /// Makes the pages alive that the next drag will show.
  mutating func loadVisiblePages() {
    for id in stack.suffix(2) where pages[id] == nil { loadPage(id) }
  }
}
