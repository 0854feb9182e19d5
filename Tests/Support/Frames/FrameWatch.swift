@testable import FloatCore

/// Looks at one frame after the other, 1/60 s apart, and reports what no eye should see.
///
/// Nothing may appear, vanish, double, flash or jump in place, size, corner or opacity. A thing may be fast; a jump is
/// a step much longer than those before and after it and than the pointer's.
struct FrameWatch {
  /// The longest step that is never a jump, in points.
  static let step = 26.0
  /// The largest change of opacity that is never a jump, 0…1.
  static let fade = 0.36
  /// The same for what darkens a whole page, whose every change is seen.
  static let shade = 0.08
  /// The way of the pointer over which a thing that follows it may fade wholly, in points. The quickest is the red
  /// zone's label, which gives way to the ball under the pointer.
  var sweep = 90.0
  /// The size below which things may come and go, in points.
  var speck = 8.0
  /// The way of a hand in a frame, in points, beyond which it may show and hide anything: 3,600 a second.
  var fastest = 60.0

  private(set) var last: VisibleFrame?
  private var ball = BallWatch()
  private var wasTwice = false
  /// Things, faint or not, that went in the last frames, with the first frame without them.
  private var lost: [(frame: Int, thing: VisibleThing)] = []
  private var count = 0
  /// The longest way of the pointer in each of the last frames.
  private var pointer: [Double] = []
  private var reach: Double { pointer.max() ?? 0 }
  /// The longest way in the frames that still matter, because the shown pointer is at most 20 ms behind.
  private var recent: Double { pointer.suffix(4).max() ?? 0 }
  /// The frame after the last input: a thing that goes and comes back by two inputs is no flash.
  private var quietSince = 0

  /// The prototype at the first input since the last frame, and the part of the frame that had passed by then.
  private var interrupted: (prototype: Prototype, share: Double)?

  /// Notes that there was an input since the last frame.
  mutating func input() { quietSince = count + 1 }

  /// Notes that an input is about to happen, which may stop moving things.
  ///
  /// - Parameters:
  ///   - prototype: The prototype just before the input.
  ///   - share: The part of the frame that has passed, 0…1.
  mutating func input(to prototype: Prototype, after share: Double) {
    if interrupted == nil, share > 0 { interrupted = (prototype, share) }
  }

  /// Forgets the frames so far, as after an input that may change everything.
  mutating func reset() { last = nil }

  /// Takes the next frame of a prototype; returns its problem, or nil.
  ///
  /// - Parameters:
  ///   - prototype: The prototype in that frame.
  ///   - scene: Its picture, which may be damaged.
  ///   - hand: The way of the pointer since the last frame, in points.
  mutating func look(at prototype: Prototype, _ scene: Scene, hand: Double) -> String? {
    let problem = look(at: scene, hand: hand)
    return ball.look(at: prototype, scene) ?? problem
  }

  /// Takes the next frame; returns its problem, or nil.
  ///
  /// - Parameter hand: The way of the pointer since the last frame, in points.
  mutating func look(at scene: Scene, hand: Double = 0) -> String? {
    count += 1
    pointer = (pointer + [hand]).suffix(10)
    // The dark screen comes over the light one, which looks as the only one did, or hides all of it. The picture stays;
    // only its layers change.
    let isTwice = scene.layers.contains { $0.id == "dark" }
    if isTwice != wasTwice { last = nil }
    wasTwice = isTwice
    var next = VisibleFrame(scene)
    defer { (last, interrupted) = (next, nil) }
    guard let last else {
      for index in next.things.indices { next.things[index].begin(count) }
      return double(in: next)
    }
    var problem: String?
    let pairs = Self.pairs(last.things, next.things, hand: reach)
    // Only things that exist before and after can cover a thing that comes or goes.
    let stayed = pairs.compactMap { $1 == nil ? nil : $0 }.map { last.things[$0] }
    let stays = pairs.compactMap { $0 == nil ? nil : $1 }.map { next.things[$0] }
    lost.removeAll { count - $0.frame > 2 || $0.frame <= quietSince }
    for (a, b) in pairs {
      switch (a, b) {
      case (let a?, let b?): problem = problem ?? compare(a, b, in: &next)
      case (let a?, nil):
        let gone = last.things[a]
        if gone.isSeen(opacity: 0.15, size: speck), !isAtEdge(gone) { lost.append((count, gone)) }
        // A thing that has just come may not go at once, however faint.
        let isYoung = gone.birth.map { count - $0 <= 2 } ?? false
        let limit = isYoung ? 0.12 + recent / sweep : limit(min(gone.fade ?? 0, 0), nil, of: gone)
        if gone.isSeen(opacity: limit, size: speck), !isAtEdge(gone),
          !isPart(gone, of: next.things), !isCovered(gone, by: gone.isPath ? last.things : stayed),
          !Self.passes(over: a, of: last.things, to: next.things, by: pairs)
        {
          problem = problem ?? "\(gone) vanished"
        }
      case (nil, let b?):
        next.things[b].begin(count)
        next.things[b].birth = count
        let new = next.things[b]
        if new.isSeen(opacity: 0.15, size: speck), recent == 0,
          lost.contains(where: {
            $0.frame < count && $0.thing.looksLike(new) && $0.thing.way(to: new) < stride(of: new)
          })
        {
          problem = problem ?? "\(new) was gone for a moment"
        }
        guard new.isSeen(opacity: most(new), size: speck), !isAtEdge(new), !isPart(new, of: last.things),
          !isCovered(new, by: stays),
          !Self.passes(over: b, of: next.things, to: last.things, by: pairs.map { ($1, $0) })
        else { break }
        // A thing that comes in part may have begun to fade in; the next frame tells.
        if new.alpha < 0.7 {
          (next.things[b].fade, next.things[b].fadeBefore) = (new.alpha, 0)
        } else {
          problem = problem ?? "\(new) appeared"
        }
      case (nil, nil): break
      }
    }
    if reach > fastest { return square(scene) }
    return problem ?? double(in: next) ?? square(scene)
  }

  /// A thing that follows the pointer fades in proportion to the pointer's way, wholly over `sweep`.
  private func limit(_ before: Double?, _ after: Double?, of thing: VisibleThing) -> Double {
    most(thing) + 1.2 * max(abs(before ?? 0), abs(after ?? 0)) + reach / sweep
  }

  private func most(_ thing: VisibleThing) -> Double { thing.identity == "shade" ? Self.shade : Self.fade }

  /// The largest distance between two places of one thing; a small thing has farther to go relative to its size.
  private func stride(of thing: VisibleThing) -> Double {
    min(Self.step, 5 + 0.4 * max(thing.frame.width, thing.frame.height))
  }

  /// A jolt forth and back within two frames, in place or opacity; no motion does that, however fast, unless it is
  /// reversed.
  private func jolt(_ a: VisibleThing, _ b: VisibleThing) -> String? {
    guard let fade = a.fade, let before = a.place, quietSince < count - 1 else { return nil }
    func way(_ edge: (Rect) -> Double) -> Double {
      let (forth, back) = (edge(a.frame) - edge(before), edge(b.frame) - edge(a.frame))
      return forth * back < 0 ? min(abs(forth), abs(back)) : 0
    }
    let step = max(way { $0.minX }, way { $0.minY }, way { $0.maxX }, way { $0.maxY })
    if step > 20 + 1.5 * recent { return "\(a) jolted by \(step) and back" }
    let change = a.change(to: b)
    let flicker = min(abs(fade), abs(change))
    if fade * change < 0, flicker > 0.15 + recent / sweep { return "\(a) flickered by \(flicker)" }
    return nil
  }

  /// The way of a thing of the last frame in a whole frame, had no input stopped it.
  private func wayUninterrupted(_ index: Int) -> Double {
    guard let interrupted, let last else { return 0 }
    let frame = VisibleFrame(interrupted.prototype)
    let pair = Self.pairs(last.things, frame.things, hand: reach).first { $0.0 == index }
    return pair?.1.map { last.things[index].way(to: frame.things[$0]) / interrupted.share } ?? 0
  }

  /// - Parameters:
  ///   - index: The thing's index in the last frame.
  ///   - next: Its index in the next one.
  private func compare(_ index: Int, _ next: Int, in frame: inout VisibleFrame) -> String? {
    guard let last else { return nil }
    let a = last.things[index]
    let way = Self.isOneSurface(a, last, frame.things[next], frame) ? 0 : a.way(to: frame.things[next])
    return compare(index, a, &frame.things[next], way: way)
  }

  /// True where what an area gained or lost below or above was, or is, another one's of its colour in the same page.
  private static func isOneSurface(
    _ a: VisibleThing, _ last: VisibleFrame, _ b: VisibleThing, _ next: VisibleFrame
  ) -> Bool {
    guard a.isOneSurface(with: b), a.way(to: b) > step, abs(a.frame.minX - b.frame.minX) < 1,
      abs(a.frame.width - b.frame.width) < 1
    else { return false }
    func isCovered(_ thing: VisibleThing, _ frame: VisibleFrame) -> Bool {
      let others = frame.things.filter { thing.isOneSurface(with: $0) }
      return (0..<16).allSatisfy { row in
        let p = Point(thing.seen.midX, thing.seen.minY + thing.seen.height * (Double(row) + 0.5) / 16)
        return others.contains { $0.seen.inset(by: -8).contains(p) }
      }
    }
    return isCovered(b, last) && isCovered(a, next)
  }

  private func compare(
    _ index: Int, _ a: VisibleThing, _ b: inout VisibleThing, way: Double
  ) -> String? {
    let change = a.change(to: b)
    (b.step, b.stepBefore, b.wasSeen) = (way, a.step, a.isSeen())
    (b.fade, b.fadeBefore) = (change, a.fade)
    // The former place of a thing that comes out of nowhere is unknown.
    b.place = a.isSeen(opacity: 0.15) || b.isSeen(opacity: 0.15) ? a.frame : nil
    (b.peak, b.low, b.peakFrame, b.birth) = (a.peak, a.low, a.peakFrame, a.birth)
    let flash = b.track(count, isQuiet: quietSince < count && pointer.allSatisfy { $0 == 0 })
    guard a.isSeen(opacity: 0.15) || b.isSeen(opacity: 0.15) else { return nil }
    if flash { return "\(b) flashed: from \(b.peak) to \(b.low) and back" }
    // The step into `a` is judged now that both its neighbours are known; it is unseen where something hides `a`.
    if let jolt = jolt(a, b), a.seen.width > speck || b.seen.width > speck { return jolt }
    guard a.isSeen(opacity: 0.15) else { return nil }
    // The former place of a hidden thing is unknown.
    if a.wasSeen, let step = a.step, let before = a.stepBefore {
      func isJump(besides way: Double) -> Bool {
        step > Self.step + 2 * max(before, way) + 1.5 * reach
      }
      if isJump(besides: way), isJump(besides: wayUninterrupted(index)) {
        return "\(a) jumped by \(step)"
      }
    }
    if let fade = a.fade, let before = a.fadeBefore, abs(fade) > limit(before, change, of: a) {
      return "\(a) faded by \(fade) at once"
    }
    let corner = a.cornerWay(to: b)
    if corner > 12 + 2.5 * way + 1.5 * reach, a.seen.width > speck {
      return "\(b) changed its corners by \(corner)"
    }
    return nil
  }

  /// A thing that enters or leaves the screen, or its clip, shows only a part of itself, or grows out of the clip's edge no
  /// faster than the hand.
  private func isAtEdge(_ thing: VisibleThing) -> Bool {
    let (frame, clip) = (thing.frame, thing.clip)
    let isAside = abs(frame.minX - clip.minX) < 0.5 || abs(frame.maxX - clip.maxX) < 0.5
    if isAside, clip != last?.screen, frame.width < speck + 1.5 * reach { return true }
    let isCut = thing.seen.width < thing.frame.width - 0.5 || thing.seen.height < thing.frame.height - 0.5
    let reach = 70 + 1.5 * reach
    return isCut && min(thing.seen.width, thing.seen.height) < reach
  }

  /// True for a shape that comes out of or goes into another one of its colour, and for one of two copies of a thing. A
  /// text in a shared bar and in a page's own bar below it may go in one of them while it stays visible in the other,
  /// within two points and as strongly.
  private func isPart(_ thing: VisibleThing, of others: [VisibleThing]) -> Bool {
    let isThere = others.contains {
      $0.identity == thing.identity && $0.way(to: thing) < 2 && abs($0.change(to: thing)) < Self.fade
        && $0.isSeen()
    }
    if isThere { return true }
    guard !thing.isLegible, let color = thing.color else { return false }
    return others.contains { other in
      // A line is around its area, not in it.
      guard let its = other.color, !other.isLegible, other.identity != "line",
        other.alpha > thing.alpha - 0.3, other.isSeen()
      else {
        return false
      }
      let tone = [(color.red, its.red), (color.green, its.green), (color.blue, its.blue)].map {
        abs(Int($0) - Int($1))
      }
      // A thing on its way ends a step ahead.
      let around = other.frame.inset(by: -2.5 - reach - min(thing.step ?? 0, Self.step))
      return tone.allSatisfy { $0 < 40 } && around.holds(thing.frame)
    }
  }

  /// True for a shape within another one of its colour in the same frame, whose coming or going is invisible.
  private func isCovered(_ thing: VisibleThing, by others: [VisibleThing]) -> Bool {
    let own = { (other: VisibleThing) in
      other.frame == thing.frame && other.layer == thing.layer && other.identity == thing.identity
    }
    return isPart(thing, of: others.filter { !own($0) })
  }

  /// True for a thing that something opaque above it has hidden or uncovered by its move, such as a sliding page. That
  /// thing has moved and is judged itself; hidden things below it need not be drawn. The cover hides the whole thing in
  /// the frame that lacks it, so nothing can be seen to come or go that way.
  ///
  /// - Parameters:
  ///   - index: The index of the thing, which exists only in the frame in which it is not hidden.
  ///   - frame: The frame with the thing.
  ///   - other: The frame without it.
  ///   - pairs: The pairs of equal things in both.
  private static func passes(
    over index: Int, of frame: [VisibleThing], to other: [VisibleThing], by pairs: [(Int?, Int?)]
  ) -> Bool {
    let seen = frame[index].seen
    return pairs.contains { i, j in
      guard let i, let j, i > index, !other[j].isPath, !other[j].isLegible, other[j].alpha > 0.99 else {
        return false
      }
      return other[j].seen.intersection(seen) == seen && frame[i].seen.intersection(seen) != seen
    }
  }

  /// The same title, text or icon twice side by side.
  private func double(in frame: VisibleFrame) -> String? {
    let legible = frame.things.filter {
      // The end of a picture is repeated on purpose.
      $0.isLegible && $0.isSeen(opacity: 0.3, size: 3) && !$0.isNumber && !$0.layer.hasPrefix("gap-")
    }
    for (index, a) in legible.enumerated() {
      for b in legible[(index + 1)...] where a.identity == b.identity {
        let d = b.frame.center - a.frame.center
        let isSameSize = abs(a.frame.height - b.frame.height) < 1 && abs(a.frame.width - b.frame.width) < 1
        // Two sliding pages have a bar at the bottom each, but share the one at the top. A page's picture may be in the
        // ball and on a page, and two pages may have the same text.
        let isElsewhere =
          a.layer != b.layer
          && (a.layer == "ball" || b.layer == "ball" || (a.isOnPage && b.isOnPage && !a.isBar && !b.isBar))
        if isElsewhere { continue }
        let isOwnBar = a.isBar && b.isBar && a.layer != b.layer
        if isOwnBar, a.frame.y > frame.screen.midY { continue }
        if isSameSize, abs(d.y) < 3, abs(d.x) > 0.7, abs(d.x) < 120 { return "\(a) twice, beside \(b)" }
      }
    }
    return nil
  }

  /// A ball away from its edges is a disc.
  private func square(_ scene: Scene) -> String? {
    guard let outline = scene.layers.first(where: { $0.id == "ball" })?.outline else { return nil }
    let gap = min(outline.rect.minX, scene.size.width - outline.rect.maxX)
    let r = outline.fittedRadii
    let least = min(r.topLeft, r.topRight, r.bottomRight, r.bottomLeft)
    guard gap > 15, least < outline.rect.width / 2 - 1 else { return nil }
    return "the ball has corners of \(least) where it is \(gap) from its edge"
  }

  /// The difference of two looks at one moment, such as before and after an input; nil where there is none.
  static func difference(_ a: VisibleFrame, _ b: VisibleFrame) -> String? {
    let watch = FrameWatch()
    for (i, j) in pairs(a.things, b.things, hand: 0) {
      switch (i.map { a.things[$0] }, j.map { b.things[$0] }) {
      case (let a?, let b?):
        guard a.isSeen() || b.isSeen() else { continue }
        if a.way(to: b) > 0.01 || a.cornerWay(to: b) > 0.01 { return "\(a) became \(b)" }
        if abs(a.change(to: b)) > 0.02 { return "\(a) became \(b)" }
      case (let gone?, nil):
        if gone.isSeen(size: 3), !watch.isPart(gone, of: b.things) { return "\(gone) vanished" }
      case (nil, let new?):
        if new.isSeen(size: 3), !watch.isPart(new, of: a.things) { return "\(new) appeared" }
      case (nil, nil): continue
      }
    }
    return nil
  }
}

extension Rect {
  /// True where no part of the other one sticks out, except for the last bits of its numbers.
  func holds(_ other: Rect) -> Bool {
    let bit = 1e-9
    return minX <= other.minX + bit && minY <= other.minY + bit && other.maxX <= maxX + bit
      && other.maxY <= maxY + bit
  }
}

extension VisibleThing {
  fileprivate mutating func begin(_ frame: Int) {
    (peak, low, peakFrame) = (alpha, alpha, frame)
  }

  /// True where something goes and comes back within a third of a second without a hand's doing.
  fileprivate mutating func track(_ frame: Int, isQuiet: Bool) -> Bool {
    guard isQuiet, isSeen(opacity: 0, size: 6), frame - peakFrame < 20 else {
      begin(frame)
      return false
    }
    if alpha >= peak, peak - low < 0.2 { begin(frame) }
    low = min(low, alpha)
    return peak - low > 0.2 && alpha - low > 0.2
  }
}
