import FloatCore

extension BenchmarkPhase {
  /// The phases of a prototype: the demo's, or those of every prototype with a page to open.
  static func all(of prototype: Prototype) -> [BenchmarkPhase] {
    let isDemo = prototype.elements.contains { $0.id == .row("chat-1") }
    return isDemo ? all(on: prototype.device.size) : pictures(of: prototype)
  }

  /// Phases that open a page and go back and, where the page can be collected, move it into the ball and out again.
  ///
  /// The motions are the demo's, frame by frame, so that medians can be compared: a tap on its button takes 50 ms.
  private static func pictures(of prototype: Prototype) -> [BenchmarkPhase] {
    guard let way = way(from: prototype) else { return [idle] }
    let open = "  - tap: \"\(way.element)\"\n  - settle\n"
    let names = way.isCollectable ? ofAnyPage.union(ofAnyCollectable) : ofAnyPage
    let back = "  - wait: 50ms\n  - key: Escape\n  - settle\n"
    let all = all(on: prototype.device.size, by: Way(open: open, back: back, openCollectable: open))
    return all.filter { names.contains($0.name) } + [idle]
  }

  /// The element that opens a page from the root, preferably one that can be collected and scrolled.
  private static func way(from prototype: Prototype) -> (element: ElementID, isCollectable: Bool)? {
    var best: (element: ElementID, isCollectable: Bool, rank: Int)?
    for element in prototype.elements {
      var copy = prototype
      for phase in [PointerPhase.down, .up] {
        copy.send(TimedInput(time: copy.now + 0.05, .pointer(phase, id: 0, at: element.frame.center)))
      }
      copy.advance(to: copy.now + 3)
      guard copy.state.stack.count == 2, let page = copy.state.stack.last.map({ PageID($0) }),
        let traits = copy.content.traits(of: page), !traits.isModal
      else { continue }
      let isCollectable = traits.declaresCollectable == true
      var scrolled = copy
      scrolled.send(TimedInput(time: copy.now, .key("End")))
      scrolled.advance(to: scrolled.now + 3)
      let rank = (isCollectable ? 2 : 0) + (scrolled.state.scroll > 0 ? 1 : 0)
      if rank > best?.rank ?? -1 { best = (element.id, isCollectable, rank) }
    }
    return best.map { ($0.element, $0.isCollectable) }
  }
}
