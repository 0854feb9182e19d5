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
  var visible: ArraySlice<PageID> { pages.suffix(transition == nil ? 1 : 2) }

  /// Puts a page in front.
  mutating func push(_ id: PageID) { pages.append(id) }

  /// The pages between one and the front page; nil where it is in front or not open.
  func pages(above id: PageID) -> ArraySlice<PageID>? {
    guard let index = pages.firstIndex(of: id), index + 1 < pages.count else { return nil }
    return pages[(index + 1)...].dropLast()
  }

  /// Takes pages out.
  mutating func remove(_ gone: ArraySlice<PageID>) { pages.removeAll(where: gone.contains) }

  /// Takes the pages and requests of another source: another root, and of the others those that are kept; a page that
  /// moved and is gone stops.
  mutating func replace(root: PageID, keeping isKept: (PageID) -> Bool, where exists: (PageID) -> Bool) {
    requests.removeAll { $0.page.map { !exists($0) } ?? false }
    // The new root may be a page that was opened before.
    pages = [root] + pages.dropFirst().filter { $0 != root && isKept($0) }
    if let moving = transition, !pages.contains(moving.page) || pages.count < 2 { transition = nil }
  }

  // MARK: The transition

  /// Lets the front page come in or go out.
  mutating func begin(_ new: Transition) { transition = new }

  /// Changes the transition under way; does nothing while no page moves.
  mutating func changeTransition(_ change: (inout Transition) -> Void) {
    guard var moving = transition else { return }
    change(&moving)
    transition = moving
  }

  /// Ends the transition: a page that left is taken out, and so is the one that an opened page replaces.
  mutating func complete(_ done: Transition) {
    transition = nil
    let gone = done.opens ? done.replaces : done.page
    pages.removeAll { $0 == gone }
  }

  // MARK: Requests

  mutating func enqueue(_ request: NavigationRequest) { requests.append(request) }

  /// The next request once no page moves.
  mutating func nextRequest() -> NavigationRequest? {
    transition == nil && !requests.isEmpty ? requests.removeFirst() : nil
  }
}
