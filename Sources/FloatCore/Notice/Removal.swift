/// The pages or the row that one act removed, with the facts needed to restore them.
enum Removal: Equatable, Sendable {
  /// Pages of the ball, with all pages that it held before, in their order.
  case pages([PageID], from: [CollectedPage])
  case row(RemovedRow)

  /// The number of pages or rows that it removed.
  var count: Int { if case .pages(let pages, _) = self { pages.count } else { 1 } }

  /// The text of a notice about a single page or row.
  fileprivate var notice: InterfaceText {
    if case .row = self { .rowRemovedNotice } else { .floatRemovedNotice }
  }
}

/// Removals, and the notice that undoes them.
extension Prototype {
  /// Shows a notice that offers to undo a removal, together with those of the current notice.
  mutating func offerBack(_ removal: Removal) {
    let all = notices.removals.compactMap { stillGone($0, besides: removal) } + [removal]
    let count = all.reduce(0) { $0 + $1.count }
    let text =
      count > 1 ? content[.severalRemovedNotice].replacing("#", with: "\(count)") : content[removal.notice]
    perform(.tell(text, .restore(all)))
  }

  /// An earlier removal without the pages that were collected again since; nil if it has none left.
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

  /// Turns a leaving ball around, together with a page that shrinks into it.
  mutating func restoreBall() {
    guard ball.isRemoved else { return }
    navigation.ballRestored(morph, environment)
    ball.restore(environment)
  }
}
