/// Switches and check marks, which take a moment to change.
extension Prototype {
  /// A page has a new layout: what it shows to be on or off goes there from where it is.
  mutating func moveMarks(from old: PageLayout, to new: PageLayout) {
    for mark in new.marks {
      guard let before = old.marks.first(where: { $0.id == mark.id }), before.isOn != mark.isOn else {
        continue
      }
      var share = marks[mark.id] ?? Animated(before.isOn ? 1 : 0)
      let spring = Spring(response: parameters.layout.settings.switchResponse, dampingRatio: 1)
      share.animate(to: mark.isOn ? 1 : 0, with: .spring(spring, .unit), at: environment.now)
      marks[mark.id] = share
    }
  }

  /// Forgets the motions that are over.
  mutating func finishMarks() {
    for (id, share) in marks where share.endTime <= environment.now { marks[id] = nil }
  }

  /// A page's switches and check marks, in its scrolled content.
  func markShapes(on page: Page) -> [Shape] {
    let builder = pageBuilder
    return page.layout.marks.flatMap { mark in
      let share = marks[mark.id]?.value(at: environment.now) ?? (mark.isOn ? 1 : 0)
      return builder.shapes(of: mark, share: min(max(share, 0), 1))
    }
  }
}
