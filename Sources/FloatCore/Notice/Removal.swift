/// What one act took away, with what is needed to put it back.
enum Removal: Equatable, Sendable {
  /// Pages of the ball, with all that it held before, in their order.
  case pages([PageID], from: [CollectedPage])
  case row(RemovedRow)

  /// How many things it took away.
  var count: Int { if case .pages(let pages, _) = self { pages.count } else { 1 } }

  /// What a notice says about a single one.
  fileprivate var notice: InterfaceText {
    if case .row = self { .rowRemovedNotice } else { .floatRemovedNotice }
  }
}

/// What is taken away, and what a notice brings back.
extension Prototype {
  /// Offers to put back what was just taken away, together with all that the standing notice names.
  mutating func offerBack(_ removal: Removal) {
    let all = notices.removals.compactMap { stillGone($0, besides: removal) } + [removal]
    let count = all.reduce(0) { $0 + $1.count }
    let text =
      count > 1
      ? content[.severalRemovedNotice].replacing("#", with: "\(count)") : content[removal.notice]
    perform(.tell(text, .restore(all)))
  }

  /// An earlier removal without the pages that were collected again since; nil if nothing is left of it.
  private func stillGone(_ earlier: Removal, besides later: Removal) -> Removal? {
    guard case .pages(let pages, let kept) = earlier else { return earlier }
    let gone = pages.filter { page in
      if case .pages(let again, _) = later, again.contains(page) { return false }
      return !collected.contains(page)
    }
    return gone.isEmpty ? nil : .pages(gone, from: kept)
  }

  mutating func restore(_ removal: Removal) {
    switch removal {
    case .pages(let pages, let kept):
      perform(collected.restore(pages, from: kept, environment))
      restoreBall()
      list.refill(collected.unused(navigation, environment), ball, environment)
    case .row(let row): restoreRow(row)
    }
  }

  /// Brings back a ball that is on its way out, together with a page that shrinks into it.
  mutating func restoreBall() {
    guard ball.isRemoved else { return }
    navigation.ballRestored(morph, environment)
    ball.restore(environment)
  }
}
