import FloatCore

extension BenchmarkPhase {
  /// The phases of a prototype: the demo's, or those that any prototype with a page to open has.
  static func all(of prototype: Prototype) -> [BenchmarkPhase] {
    let isDemo = prototype.elements.contains { $0.id == .row("chat-1") }
    return isDemo ? all(on: prototype.device.size) : pictures(of: prototype)
  }

  /// Opening a page and going back, and, where the page can be collected, into the ball and out of it.
  ///
  /// The motions are the demo's, frame by frame, so that medians can be compared: a tap on its button takes 50 ms.
  private static func pictures(of prototype: Prototype) -> [BenchmarkPhase] {
    let screen = prototype.device.size
    let idle = BenchmarkPhase(name: "idle", setup: "  - wait: 1s\n", motion: "  - wait: 1s\n", budget: 0)
    guard let way = way(from: prototype) else { return [idle] }
    let open = "  - tap: \"\(way.element)\"\n  - settle\n"
    let zone = "[\(Int(screen.width) - 45), \(Int(screen.height) - 67)]"
    let nearZone = "[\(Int(screen.width) - 75), \(Int(screen.height) - 77)]"
    let low = Int(screen.height) - 212
    var phases = [
      BenchmarkPhase(name: "push", setup: "  - wait: 10ms\n", motion: open, budget: 2),
      BenchmarkPhase(
        name: "pop", setup: open, motion: "  - wait: 50ms\n  - key: Escape\n  - settle\n", budget: 2),
      BenchmarkPhase(
        name: "interactive-pop", setup: open,
        motion: """
            - press: [3, 420]
            - move: {to: [300, 430], over: 400ms}
            - move: {to: [60, 430], over: 300ms}

          """, budget: 2),
      BenchmarkPhase(
        name: "scroll", setup: open,
        motion: """
            - drag: {from: [180, \(low)], to: [180, \(low - 200)], over: 120ms, release: true}
            - wait: 600ms

          """, budget: nil),
      idle,
    ]
    guard way.isCollectable else { return phases }
    phases += [
      BenchmarkPhase(
        name: "shrink",
        setup: open + "  - press: [3, 420]\n  - move: {to: \(nearZone), over: 300ms}\n  - wait: 300ms\n",
        motion: "  - release\n  - settle\n", budget: 3),
      BenchmarkPhase(
        name: "expand",
        setup: open
          + "  - drag: {from: [3, 420], to: \(zone), over: 300ms, hold: 80ms, release: true}\n  - settle\n",
        motion: "  - tap: ball\n  - settle\n", budget: 3),
    ]
    return phases
  }

  /// What opens a page from the root, best one that can be collected and scrolled.
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
