import FloatCore

/// The rules beside the motions, with the numbers of their keys.
extension MotionSheet {
  mutating func addRules(_ p: Parameters) {
    func n(_ key: String) -> String { Digits.text(p.number(for: key) ?? 0) }
    let radius = Digits.text(p.ball.diameter / 2)
    switch name {
    case .ballSnap: addBall(p, radius, n)
    case .navigation: addPage("navigation", p, n)
    case .modal:
      addPage("modal", p, n)
      if p.text(for: "modal.axis") == "vertical" {
        notes.append("It moves up and down; the page behind stays.")
        followers.removeAll { $0.name == "pageBelow" }
      }
    case .expand, .shrink: addMorph(p, radius, n)
    case .badgeReturn:
      notes.append("badge.return.duration is UIKit's settling duration, not the response: see the numbers.")
      if p.text(for: "badge.return.neck") == "until-passing" {
        notes.append("The neck goes when the badge first passes its place.")
      }
    case .badgeTear:
      rules.append(
        MotionRule(
          "tears", ["distance"], "distance > \(n("badge.break-distance"))",
          "True if the neck tears; torn and let go as far away, the badge bursts."))
      followers = [
        MotionRule("width", ["value"], "1 - value", "The badge's width, as a share of its width at rest."),
        MotionRule("height", ["value"], "1 + value", "The badge's height, as a share of its height at rest."),
      ]
    case .zoneGrowth:
      followers.append(
        MotionRule(
          "radius", ["progress"], "\(n("zone.radius")) + \(n("zone.growth.distance")) * progress",
          "The quarter disc's radius about the screen's corner."))
      rules = [
        MotionRule(
          "enters", ["distance"], "distance <= \(Digits.text(p.zone.hitRadius(isInside: false)))",
          "True if a pointer outside, this far from the corner, is inside now."),
        MotionRule(
          "stays", ["distance"], "distance <= \(Digits.text(p.zone.hitRadius(isInside: true)))",
          "True if a pointer inside, this far from the corner, still is."),
      ]
    case .zoneSlide:
      let way = Digits.text(max(p.number(for: "zone.radius") ?? 0, p.number(for: "zone.slide.distance") ?? 0))
      followers.append(
        MotionRule(
          "away", ["progress"], "\(way) * max(0, 1 - progress)",
          "How far right of and below the screen's corner the zone's own corner is."))
      if spring == nil { notes.append("On its way out it takes \(p.text(for: "zone.slide.out") ?? "").") }
    case .listSlide:
      followers = [
        MotionRule(
          "away", ["progress", "width"], "(1 - progress) * (width + \(n("list.slide.lead")))",
          "How far outside its place a row is."),
        MotionRule(
          "delayIn", ["index"], "\(n("list.stagger")) * index", "When a row begins to slide in, in seconds."),
        MotionRule(
          "delayOut", ["index"], "\(n("list.stagger-out")) * index",
          "When a row begins to slide out, in seconds."),
      ]
    case .rowOpen: addRow(p, n)
    case .pager: addPager(p, n)
    case .slider:
      let size = n("slider.thumb.size")
      followers.append(
        MotionRule(
          "thumb", ["value", "left", "width"], "left + \(size) / 2 + value * (width - \(size))",
          "The x of the thumb's middle; left and width are the slider's."))
    case .scroll: break
    }
  }

  /// The place from which every release is decided, in all rules, in `inspect` and on overlays.
  private static let decision =
    "where the finger has brought it, with what is left of the slop that the drag began with"

  private mutating func addRow(_ p: Parameters, _ n: (String) -> String) {
    let share = p.number(for: "row-swipe.full-swipe") ?? 0
    let slow = share > 0 ? "1" : n("row-swipe.resistance")
    rules = [
      MotionRule(
        "opens", ["out", "velocity"],
        "out >= \(n("row-swipe.open-distance")) && velocity <= \(n("row-swipe.flick-velocity"))",
        "True if a row that is let go this far left of its place, at this velocity to the right, opens; this far is "
          + "\(Self.decision).")
    ]
    if share > 0 {
      rules.append(
        MotionRule(
          "isFull", ["way", "rowWidth"], "way >= \(Digits.text(share)) * rowWidth",
          "True if a swipe this far to the left does the last action."))
    }
    followers = [
      MotionRule(
        "out", ["way", "width"], "min(max(way, 0), width) + \(slow) * max(way - width, 0)",
        "How far left of its place a row is under a hand that has come so far; width is that of its buttons.")
    ]
    notes += [
      "Beyond its buttons it takes up \(slow) of the hand's velocity.",
      "It closes along cubic-bezier(\(TimingCurve.easeOut.digits.joined(separator: ", "))) in "
        + "\(p.text(for: "row-swipe.close") ?? "").",
    ]
  }

  private mutating func addPager(_ p: Parameters, _ n: (String) -> String) {
    let ahead = Digits.text(DecelerationRate(p.pager.decelerationRate).project(velocity: 1))
    let (band, place) = (n("pager.rubber-band"), "offset + \(ahead) * velocity")
    rules = [
      MotionRule(
        "goesOn", ["offset", "velocity", "page", "width"], "\(place) >= (page + 0.5) * width",
        "True if it settles on the page after this one; the velocity is that of the offset, which is "
          + "\(Self.decision)."),
      MotionRule(
        "goesBack", ["offset", "velocity", "page", "width"], "\(place) < (page - 0.5) * width",
        "True if it settles on the page before this one."),
    ]
    followers = [
      MotionRule(
        "shownBeyond", ["beyond", "width"], "\(band) * beyond / (1 + \(band) * beyond / width)",
        "How far beyond its first or last page it is shown under a hand that has come so far.")
    ]
    notes.append("It settles one page on at most.")
  }

  private mutating func addBall(_ p: Parameters, _ radius: String, _ n: (String) -> String) {
    let ahead = n("ball.snap.lookahead")
    let reach = (p.number(for: "ball.margin") ?? 0) + p.ball.diameter / 2
    let side = Digits.text(reach)
    func inset(_ key: String) -> String { Digits.text((p.number(for: key) ?? 0) + reach) }
    walls = [
      MotionRule(
        "shownX", ["x", "left", "right"], "min(max(x, left + \(radius)), right - \(radius))",
        "The x that is shown; left and right are the sides of the safe area."),
      MotionRule(
        "shownY", ["y", "top", "bottom"], "min(max(y, top + \(radius)), bottom - \(radius))",
        "The y that is shown; top and bottom are the sides of the safe area."),
    ]
    rules = [
      MotionRule(
        "speedScale", ["speed"], "min(1, \(n("ball.snap.maximum-velocity")) / max(speed, 1))",
        "What both parts of the release velocity are multiplied by."),
      MotionRule(
        "goesLeft", ["x", "velocityX", "width"], "x + \(ahead) * velocityX < width / 2",
        "True if it goes to the left side; x and y are the middle at the release: \(Self.decision)."),
      MotionRule("restLeft", ["left"], "left + \(side)", "Where it rests at the left side of the safe area."),
      MotionRule("restRight", ["right"], "right - \(side)", "Where it rests at the right side."),
      MotionRule(
        "restY", ["y", "velocityY", "top", "bottom"],
        "min(max(y + \(ahead) * velocityY, top + \(inset("ball.inset.top"))), bottom - \(inset("ball.inset.bottom")))",
        "How high it rests in the safe area."),
    ]
  }

  private mutating func addPage(_ group: String, _ p: Parameters, _ n: (String) -> String) {
    let share = n("\(group).finish-fraction")
    walls.append(
      MotionRule(
        "shown", ["offset", "extent"], "min(max(offset, 0), extent)",
        "The offset that is shown: 0 is in place, the extent is out."))
    let rule =
      switch p.text(for: "\(group).finish-rule").flatMap(FinishRule.init) {
      case .projected, nil: "offset + \(n("\(group).lookahead")) * velocity > \(share) * extent"
      case .maxDistanceOrVelocity:
        "max(offset, \(n("\(group).lookahead")) * velocity) >= \(share) * extent"
      case .percentOrVelocity:
        "velocity > \(n("\(group).finish-velocity")) || "
          + "(velocity >= -\(n("\(group).finish-velocity")) && offset > \(share) * extent)"
      }
    rules = [
      MotionRule(
        "leaves", ["offset", "velocity", "extent"], rule,
        "True if a page that is let go leaves; the offset is \(Self.decision)."),
      MotionRule(
        "beginsAtEdge", ["x"], "x < \(n("\(group).edge-width"))",
        "True if a drag from there takes the page back."),
    ]
    followers = [
      MotionRule(
        "pageBelow", ["offset", "width"], "-\(n("\(group).parallax")) * (width - offset)",
        "The x of the page below."),
      MotionRule(
        "dim", ["offset", "width"], "\(n("\(group).dim")) * (1 - offset / width)",
        "How dark the page below is."),
    ]
  }

  private mutating func addMorph(_ p: Parameters, _ radius: String, _ n: (String) -> String) {
    walls.append(
      MotionRule(
        "shown", ["progress"], "min(max(progress, 0), 1)",
        "The progress that is shown: 0 is the ball, 1 the page."))
    let isSquare = p.text(for: "morph.page-end") == "square"
    followers = [
      MotionRule(
        "between", ["ball", "page", "progress"], "ball + (page - ball) * progress",
        "A side, a length or a corner radius of the shape, from the ball's to the page's.")
    ]
    notes.append(
      isSquare
        ? "The page's shape is the screen, with square corners."
        : "The page's shape is the screen and \(radius) pt on every side, with a corner radius of \(radius) pt."
    )
    let cover = name == .expand ? "morph.cover" : "morph.shrink.cover"
    followers.append(
      MotionRule(
        "dim", ["progress"], "\(n(cover)) * progress",
        name == .expand ? "How dark the page below is." : "How dark the page below is, after a tap on back."))
    rules.append(
      MotionRule(
        "progressVelocity", ["velocity", "width"], "-velocity / width",
        "The velocity of the progress, a second: of the hand's to the right, in points a second, over the screen's "
          + "width, or down over its height."))
  }
}
