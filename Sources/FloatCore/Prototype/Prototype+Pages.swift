/// A new page source while the prototype runs.
extension Prototype {
  /// Replaces the pages, as when a prototype's files are saved.
  ///
  /// Everything that both sources have stays as it is: the stack, the scroll offsets of pages, their variants, the tab
  /// in front, the ball with its pages, and badges whose initial count is the same. If the new source lacks the front
  /// page, the page leaves as after a tap on back; missing pages below it are removed unseen, and a notice names the
  /// missing pages.
  ///
  /// - Parameters:
  ///   - pages: The new page source.
  ///   - device: The device; if it differs, everything is put at its place as after a resize.
  package mutating func replacePages(_ pages: any PageSource, device: Device) {
    let new = AnyPageSource(pages)
    guard new != content || device != self.device else { return }
    reconciling { $0.replace(new, device) }
  }

  private mutating func replace(_ new: AnyPageSource, _ device: Device) {
    endStroke()
    let old = environment
    let badgesBefore = badges.shown(old)
    environment.change {
      $0.content = new
      $0.parameters.add(new.parameterGroups)
      $0.tuned.add(new.parameterGroups)
    }
    let gone =
      navigation.gone(environment) + collected.pages.map(\.pageID).filter { new.collectedPage(of: $0) == nil }
    if !gone.isEmpty || device != old.device {
      dispatch(arena.cancel(at: now))
      endPress()
    }
    let before = collected.pages
    collected.rename(environment)
    badges.replace(old.content.counts, with: new.counts)
    perform(navigation.replacePages(root: old.content.root, &pages, collected, environment))
    if device != old.device { replace(device) }
    badges.recount(from: badgesBefore, environment)
    if collected.pages != before {
      for page in before where !collected.contains(page.pageID) { tell(.removed(page.pageID)) }
      list.close(environment)
      ball.updateIcons(collected.unused(navigation, environment), animated: true, environment)
      perform(.save)
    }
    guard let name = gone.first else { return }
    let others = Set(gone).count - 1
    let more = others > 0 ? new[.morePagesGoneNotice].replacing("#", with: "\(others)") : ""
    perform(.tell("\(new[.pageGoneNotice]) \(name)\(more)"))
  }
}

extension Navigation {
  /// The pages of the stack that no longer exist.
  fileprivate func gone(_ e: Environment) -> [PageID] {
    stack.pages.dropFirst().filter { e.content.traits(of: $0) == nil }
  }

  /// Adapts the stack to another page source.
  ///
  /// - Parameter root: The root of the previous source.
  fileprivate mutating func replacePages(
    root: PageID, _ pages: inout LivePages, _ collected: CollectedPages, _ e: Environment
  ) -> [Command] {
    let gone = Set(gone(e))
    let front = front
    stack.replace(
      root: e.content.root, keeping: { $0 == front || !gone.contains($0) },
      where: { e.content.traits(of: $0) != nil })
    pages.replace(root: root, e)
    pages.loadVisible(stack, e)
    guard gone.contains(front), stack.pages.count > 1 else { return pages.drop(stack, collected, e) }
    if let transition, !transition.opens { return [] }
    return [.navigate(.pop)]
  }
}
