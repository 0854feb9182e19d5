/// The open pages, the transition of the one in front, and the requests that wait for it.
struct PageStack: Equatable, Sendable {
  /// The root first, the front page last.
  private(set) var pages: [PageID]
  private(set) var transition: Transition?
  /// The changes that wait for the transition.
  private(set) var requests: [NavigationRequest] = []

  init(root: PageID) { pages = [root] }

  // MARK: Pages

  /// The pages on the screen: the front page, last, and the one below it while it moves.
  var visible: ArraySlice<PageID> {
    // A comparison with nil would copy the transition.
    if case .none = transition { pages.suffix(1) } else { pages.suffix(2) }
  }

  /// Puts a page in front.
  mutating func push(_ id: PageID) { pages.append(id) }

  /// The pages between a page and the front page; nil if the page is in front or not open.
  func pages(above id: PageID) -> ArraySlice<PageID>? {
    guard let index = pages.firstIndex(of: id), index + 1 < pages.count else { return nil }
    return pages[(index + 1)...].dropLast()
  }

  /// Removes pages.
  mutating func remove(_ gone: ArraySlice<PageID>) { pages.removeAll(where: gone.contains) }

  /// Adapts to another page source: its root replaces the root, of the other pages those that are kept stay, and a
  /// transition whose page is gone ends.
  mutating func replace(root: PageID, keeping isKept: (PageID) -> Bool, where exists: (PageID) -> Bool) {
    // A front page that is gone turns around at once, so nothing waits for it.
    let turnsAround = transition?.opens != false && !pages.suffix(1).allSatisfy(exists)
    requests.removeAll { turnsAround || !($0.page.map(exists) ?? true) }
    // The new root may be a page that was opened before.
    pages = [root] + pages.dropFirst().filter { $0 != root && isKept($0) }
    if let moving = transition, !pages.contains(moving.page) || pages.count < 2 { transition = nil }
  }

  // MARK: The transition

  /// Begins a transition of the front page.
  mutating func begin(_ new: Transition) { transition = new }

  /// Changes the running transition; does nothing while no page moves.
  mutating func changeTransition(_ change: (inout Transition) -> Void) {
    guard var moving = transition else { return }
    change(&moving)
    transition = moving
  }

  /// Ends the transition: removes a page that has left, or the page that an opened one replaces.
  mutating func complete(_ done: Transition) {
    transition = nil
    let gone = done.opens ? done.replaces : done.page
    pages.removeAll { $0 == gone }
  }

  // MARK: Requests

  mutating func enqueue(_ request: NavigationRequest) { requests.append(request) }

  /// Takes the next request from the queue; nil while a page moves.
  mutating func nextRequest() -> NavigationRequest? {
    transition == nil && !requests.isEmpty ? requests.removeFirst() : nil
  }
}
