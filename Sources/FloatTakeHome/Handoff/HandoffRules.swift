package import FloatCore

/// A sentence about when a motion begins, what decides where it goes, and what may interrupt it.
package struct HandoffRule: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case starts = "Starts when"
    case commits = "Goes to"
    case velocity = "Velocity"
    case wall = "Wall"
    case caught = "Caught by"
    case cancels = "Cancels to"
    case reduced = "Reduced motion"
  }

  package let kind: Kind
  package let text: String
}

extension MotionSheet {
  /// The rules in words.
  ///
  /// - Parameter p: The values that the sheet was made with.
  package func rulesInWords(_ p: Parameters) -> [HandoffRule] {
    func key(_ name: String) -> String { p.text(for: name) ?? "" }
    var rules: [HandoffRule.Kind: String] = [:]
    switch name {
    case .ballSnap:
      rules = [
        .starts: "The ball is let go anywhere but in the red zone.",
        .commits:
          "The side that its middle, where the finger has brought it, would be on after another \(key("ball.snap.lookahead")) at the velocity of the "
          + "release; as high as it would be then, within the screen's safe area.",
        .caught:
          "A press on the ball: it stands still under the finger, and a release starts the motion anew.",
        .cancels: "Its last side, with the same spring",
      ]
    case .navigation:
      rules = [
        .starts:
          "A tap opens a page, back or Escape closes it, or a page dragged from the left edge "
          + "(\(key("navigation.edge-width"))) is let go.", .commits: finish("navigation", p),
        .caught: Self.pageIsCaught, .cancels: Self.pageGoesBack,
      ]
    case .modal:
      let way = key("modal.axis") == "vertical" ? "down" : "to the right"
      rules = [
        .starts:
          "A page is presented or closed, or one dragged \(way) from its edge (\(key("modal.edge-width"))) is let go.",
        .commits: finish("modal", p), .caught: Self.pageIsCaught, .cancels: Self.pageGoesBack,
      ]
    case .expand:
      rules = [
        .starts: "A tap on the ball with one page, or on a row of its list.",
        .commits: "The whole screen.", .caught: Self.pageIsCaught, .cancels: Self.pageGoesBack,
      ]
    case .shrink:
      rules = [
        .starts: "A page is let go in the zone, or a page that is in the ball is left.",
        .commits: "The ball, where it docks.", .caught: Self.pageIsCaught, .cancels: Self.pageGoesBack,
      ]
    case .badgeReturn:
      rules = [
        .starts: "A badge is let go whose neck has not torn, or that came back after the tear.",
        .commits: "Its place on the page, however far it was pulled.",
        .caught: "A press on the badge: it follows the finger from where it is.",
        .cancels: "Its place, with the same spring",
      ]
    case .badgeTear:
      rules = [
        .starts: "The neck tears, beyond \(key("badge.break-distance")) from the badge's place.",
        .commits: "Its shape at rest; the badge stays under the finger.",
        .caught: "Nothing: it continues while the badge is dragged.",
      ]
    case .zoneGrowth:
      rules = [
        .starts: "The pointer enters or leaves the zone.",
        .commits: "Its larger radius inside, its usual one outside.",
        .caught: "The pointer crossing the edge again: it turns round with its velocity.",
      ]
    case .zoneSlide:
      rules = [
        .starts: "The ball is dragged, or let go; under a dragged page the zone follows the page instead.",
        .commits: "Its corner while something is dragged, outside the screen after.",
        .caught: "The next drag: it turns round where it is.",
      ]
    case .listSlide:
      rules = [
        .starts: "The list opens or closes; each row begins a little after the one above.",
        .commits: "Its place beside the ball, or outside the screen.",
        .caught: "Closing or opening: rows turn round where they are.",
      ]
    case .rowOpen:
      rules = [
        .starts: "A row is swiped to the left and let go, or a key opens it.",
        .commits:
          "Open, as far as its buttons are wide, if it is \(key("row-swipe.open-distance")) out and not flicked back "
          + "faster than \(key("row-swipe.flick-velocity")); else closed, in \(key("row-swipe.close")).",
        .caught: "A press on the row and a drag sideways: it follows the finger from where it is.",
        .cancels: "Open or closed, as it was before",
      ]
    case .pager:
      rules = [
        .starts: "The pages are let go, or an arrow key turns one.",
        .commits:
          "The page that is nearest to where the pages would run out, slowing down by "
          + "\(key("pager.deceleration-rate")) each millisecond; one page on at most.",
        .caught: "A press on the pager and a drag: the pages follow the finger from where they are.",
        .cancels: "The page before the drag",
      ]
    case .slider:
      rules = [
        .starts: "A tap on the track, or an arrow key; a thumb that is dragged stays where it is let go.",
        .commits: "The value under the tap, or one step of \(key("slider.step")) on.",
        .caught: "A press on the thumb and a drag: it follows the finger from where it is.",
        .cancels: "The value before the drag",
      ]
    case .scroll: break
    }
    // The same inputs cancel every motion.
    rules[.cancels]? += ": Escape, a second finger, the window losing its focus."
    (rules[.velocity], rules[.wall], rules[.reduced]) = (velocityInWords, wallInWords, reducedInWords(p))
    return HandoffRule.Kind.allCases.compactMap { kind in
      rules[kind].map { HandoffRule(kind: kind, text: $0) }
    }
  }

  private static let pageIsCaught =
    "A press on the moving page: it stands still, and a drag moves it one to one; let go without a drag it moves on. "
    + "Back while it comes in turns it round with its velocity."
  private static let pageGoesBack = "Where it was before the drag, with the same spring"

  /// What decides whether a page that is let go leaves.
  private func finish(_ group: String, _ p: Parameters) -> String {
    func key(_ name: String) -> String { p.text(for: "\(group).\(name)") ?? "" }
    let share = Digits.text((p.number(for: "\(group).finish-fraction") ?? 0) * 100, 3) + " %"
    switch p.text(for: "\(group).finish-rule").flatMap(FinishRule.init) {
    case .projected, nil:
      return
        "Out, if it would be beyond \(share) of the way after another \(key("lookahead")) at the velocity of the release; else back in."
    case .maxDistanceOrVelocity:
      return "Out, if it is \(share) of the way out or would go as far in \(key("lookahead")); else back in."
    case .percentOrVelocity:
      return
        "Faster than \(key("finish-velocity")) the direction decides; slower, it goes out beyond \(share) of the way."
    }
  }

  private var velocityInWords: String {
    guard spring != nil else {
      return "A curve starts with its own slope; the velocity of the release is lost."
    }
    switch startVelocity {
    case .hand(let most):
      return
        "The hand's over the last 40 ms before the release, at most \(Digits.text(most)) pt/s; none if it rested "
        + "as long. A motion that is sent elsewhere keeps the velocity that it has."
    case .rest: return "None at first; a motion that is sent elsewhere keeps the velocity that it has."
    case .kick(let kick): return "Always \(Digits.text(kick)) of the size a second."
    }
  }

  private var wallInWords: String? {
    guard !walls.isEmpty else { return nil }
    switch name {
    case .ballSnap:
      return
        "What is shown stays in the screen's safe area, though the spring moves beyond it and comes back."
    case .expand, .shrink: return "What is shown stays between ball and page, wherever the spring goes."
    default: return "What is shown stays between in place and out, wherever the spring goes."
    }
  }

  private func reducedInWords(_ p: Parameters) -> String {
    let fade = p.text(for: "motion.fade") ?? ""
    switch name {
    case .navigation, .modal:
      return
        "After a tap or a key the page stays in its place and cross-fades with the same timing; one that a finger "
        + "has moved slides on."
    case .expand, .shrink: return "The page stays in its place and cross-fades with the same timing."
    case .zoneSlide, .listSlide: return "It is in its place at once, and fades in \(fade)."
    case .ballSnap, .badgeReturn, .badgeTear, .zoneGrowth, .rowOpen, .pager, .slider:
      return "The same: it continues what a finger did."
    case .scroll: return ""
    }
  }
}
