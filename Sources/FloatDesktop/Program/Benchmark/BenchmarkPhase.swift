import FloatCore

/// A kind of motion that `bench` times: the steps before it, and the motion itself, as scenario steps.
struct BenchmarkPhase {
  let name: String
  /// Steps that are not timed.
  let setup: String
  /// Steps during which every frame is timed.
  let motion: String
  /// The largest cost, in blits of the whole frame; nil where there is no budget.
  let budget: Double?
  /// The key whose slider is dragged in the open panel, after the steps; nil where the motion is the phone's alone.
  var tunedKey: String?
  /// True where the frames go back through the motion, from its end to its start, as a hand on the strip does.
  var isScrubbed = false
  /// The largest median of a frame's core time, in seconds.
  var coreBudget = 20e-6

  /// The steps that lead to a prototype's pages.
  struct Way {
    /// From the root to a page.
    let open: String
    /// Back from that page.
    let back: String
    /// To a page that can be scrolled and collected, by the same or a longer way.
    let openCollectable: String
  }

  /// The phases of every prototype with a page to open.
  static let ofAnyPage: Set = ["push", "pop", "interactive-pop", "scroll"]
  /// The further phases of every prototype with a page to collect.
  static let ofAnyCollectable: Set = ["shrink", "expand"]
  static let idle = BenchmarkPhase(name: "idle", setup: "  - wait: 1s\n", motion: "  - wait: 1s\n", budget: 0)

  private static let demo = Way(
    open: "  - tap: row:chat-1\n  - settle\n", back: "  - tap: back\n  - settle\n",
    openCollectable: "  - tap: row:chat-1\n  - settle\n  - tap: row:article-1\n  - settle\n")

  /// A minute of strokes that open and close pages and fling the list.
  private static let minute =
    String(
      repeating: """
          - tap: row:chat-1
          - wait: 1400ms
          - drag: {from: [180, 300], to: [180, 500], over: 900ms, release: true}
          - wait: 1200ms
          - drag: {from: [3, 420], to: [300, 430], over: 400ms, release: true}
          - wait: 1500ms

        """, count: 11)

  /// All phases on a screen, in points; the places of the finger depend on its size.
  ///
  /// - Parameter way: The demo's; other prototypes have their own for the phases that they share.
  static func all(on screen: Size, by way: Way = demo) -> [BenchmarkPhase] {
    // A place in the zone, one at its edge, and one to scroll from.
    let zone = "[\(Int(screen.width) - 45), \(Int(screen.height) - 67)]"
    let nearZone = "[\(Int(screen.width) - 75), \(Int(screen.height) - 77)]"
    let low = Int(screen.height) - 212
    let collect =
      "  - drag: {from: [3, 420], to: \(zone), over: 300ms, hold: 80ms, release: true}\n  - settle\n"
    let collected = way.openCollectable + collect
    let twoCollected = collected + "  - tap: row:article-2\n  - settle\n" + collect
    return [
      BenchmarkPhase(name: "push", setup: "  - wait: 10ms\n", motion: way.open, budget: 2),
      BenchmarkPhase(name: "pop", setup: way.open, motion: way.back, budget: 2),
      BenchmarkPhase(
        name: "interactive-pop", setup: way.open,
        motion: """
            - press: [3, 420]
            - move: {to: [\(Int(screen.width) - 75), 430], over: 400ms}
            - move: {to: [60, 430], over: 300ms}

          """, budget: 2),
      BenchmarkPhase(
        name: "shrink",
        setup: way.openCollectable
          + "  - press: [3, 420]\n  - move: {to: \(nearZone), over: 300ms}\n  - wait: 300ms\n",
        motion: "  - release\n  - settle\n", budget: 3),
      BenchmarkPhase(name: "expand", setup: collected, motion: "  - tap: ball\n  - settle\n", budget: 3),
      BenchmarkPhase(
        name: "ball-drag",
        setup: collected + "  - press: ball\n  - move: {to: [200, 300], over: 200ms}\n  - wait: 1s\n",
        motion: "  - move: {to: [120, 250], over: 300ms}\n  - move: {to: [220, 420], over: 300ms}\n",
        budget: 0.3),
      BenchmarkPhase(
        name: "ball-snap",
        setup: collected + "  - press: ball\n  - move: {to: [150, 300], over: 200ms}\n  - wait: 1s\n",
        motion: "  - release\n  - settle\n", budget: nil),
      BenchmarkPhase(
        name: "list-open", setup: twoCollected, motion: "  - tap: ball\n  - settle\n", budget: nil),
      BenchmarkPhase(
        name: "badge-stretch",
        setup: "  - press: badge:chat-3\n  - move: {to: [71, 300], over: 100ms}\n  - wait: 500ms\n",
        motion: "  - move: {to: [101, 330], over: 300ms}\n  - move: {to: [81, 310], over: 300ms}\n",
        budget: 0.3),
      BenchmarkPhase(
        name: "badge-return", setup: "  - press: badge:chat-3\n  - move: {to: [101, 330], over: 300ms}\n",
        motion: "  - release\n  - settle\n", budget: 0.3),
      BenchmarkPhase(
        name: "scroll", setup: way.openCollectable,
        motion: """
            - drag: {from: [180, \(low)], to: [180, \(low - 200)], over: 120ms, release: true}
            - wait: 600ms

          """, budget: nil),
      BenchmarkPhase(
        name: "list-close", setup: twoCollected + "  - tap: ball\n  - settle\n",
        motion: "  - tap: [60, 120]\n  - settle\n", budget: nil),
      BenchmarkPhase(
        name: "list-page", setup: twoCollected + "  - tap: ball\n  - settle\n",
        motion: "  - tap: list:article-1\n  - settle\n", budget: nil),
      BenchmarkPhase(
        name: "ball-remove",
        setup: collected + "  - press: ball\n  - move: {to: \(zone), over: 200ms}\n  - wait: 500ms\n",
        motion: "  - release\n  - settle\n", budget: nil),
      BenchmarkPhase(
        name: "badge-burst",
        setup: "  - press: badge:chat-3\n  - move: {to: [180, 450], over: 200ms}\n  - wait: 300ms\n",
        motion: "  - release\n  - settle\n", budget: nil),
      BenchmarkPhase(
        name: "present", setup: "  - tap: tab:me\n  - settle\n", motion: "  - tap: row:sdk\n  - settle\n",
        budget: nil),
      BenchmarkPhase(
        name: "panel-drag", setup: "  - wait: 1s\n", motion: "  - wait: 1s\n", budget: nil,
        tunedKey: "chats.row-height", coreBudget: 1e-3),
      BenchmarkPhase(
        name: "scrub", setup: "  - wait: 1s\n", motion: minute, budget: nil, isScrubbed: true,
        coreBudget: 4e-3),
      idle,
    ]
  }
}
