import FloatCore

/// A kind of motion: the steps before it, and the motion itself, as scenario steps of the demo.
struct Phase {
  let name: String
  /// Steps that are not timed.
  let setup: String
  /// Steps during which every frame is timed.
  let motion: String
  /// The largest cost, in blits of the whole frame; nil where there is no budget.
  let budget: Double?

  /// All phases on a screen, in points; the places of the finger depend on its size.
  static func all(on screen: Size) -> [Phase] {
    let (width, height) = (Int(screen.width), Int(screen.height))
    let open = "  - tap: row:chat-1\n  - settle\n"
    let article = open + "  - tap: row:article-1\n  - settle\n"
    let collected =
      article + """
          - drag: {from: [3, 420], to: [\(width - 45), \(height - 67)], over: 300ms, hold: 80ms, release: true}
          - settle

        """
    let end = "  - release\n  - settle\n"
    return [
      Phase(name: "push", setup: "  - wait: 10ms\n", motion: open, budget: 2),
      Phase(name: "pop", setup: open, motion: "  - tap: back\n  - settle\n", budget: 2),
      Phase(
        name: "interactive-pop", setup: open,
        motion: """
            - press: [3, 420]
            - move: {to: [\(width - 75), 430], over: 400ms}
            - move: {to: [60, 430], over: 300ms}

          """, budget: 2),
      // The finger waits beside the zone.
      Phase(
        name: "shrink",
        setup: article + """
            - press: [3, 420]
            - move: {to: [\(width - 75), \(height - 77)], over: 300ms}
            - wait: 300ms

          """, motion: end, budget: 3),
      Phase(name: "expand", setup: collected, motion: "  - tap: ball\n  - settle\n", budget: 3),
      Phase(
        name: "ball-drag",
        setup: collected + "  - press: ball\n  - move: {to: [200, 300], over: 200ms}\n  - wait: 1s\n",
        motion: "  - move: {to: [120, 250], over: 300ms}\n  - move: {to: [220, 420], over: 300ms}\n",
        budget: 0.3),
      Phase(
        name: "badge-stretch",
        setup: "  - press: badge:chat-3\n  - move: {to: [71, 300], over: 100ms}\n  - wait: 500ms\n",
        motion: "  - move: {to: [101, 330], over: 300ms}\n  - move: {to: [81, 310], over: 300ms}\n",
        budget: 0.3),
      Phase(
        name: "badge-return", setup: "  - press: badge:chat-3\n  - move: {to: [101, 330], over: 300ms}\n",
        motion: end, budget: 0.3),
      Phase(
        name: "scroll", setup: article,
        motion: """
            - drag: {from: [180, \(height - 212)], to: [180, \(height - 412)], over: 120ms, release: true}
            - wait: 600ms

          """, budget: nil),
      Phase(name: "idle", setup: "  - wait: 1s\n", motion: "  - wait: 1s\n", budget: 0),
    ]
  }
}
