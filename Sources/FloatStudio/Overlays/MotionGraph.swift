import FloatCore

/// A card with the place and velocity of the moving thing over time, beside the curve that its parameters promise.
struct MotionGraph {
  private struct Curve {
    var actual: [Point] = []
    var promised: [Point] = []

    /// The actual value at a time; nil outside the curve.
    func value(at time: Double) -> Double? {
      guard let index = actual.lastIndex(where: { $0.x <= time }), time <= (actual.last?.x ?? 0) + 0.02 else {
        return nil
      }
      return actual[index].y
    }
  }

  private let name: String
  private let words: OverlayWords
  private let place: Curve
  private let speed: Curve
  private let now: Double
  private let release: Double?
  /// The values at which a wall stops it.
  private let walls: [Double]
  /// The times at the left and right ends of both plots, in seconds.
  private let span: ClosedRange<Double>
  private let device: Device
  private let covered: Rect?
  /// True if the gesture began in the upper half; the card is then in the lower half if both would hide as much.
  private let isLow: Bool
  /// The places that the curves are about, each with the weight of keeping it visible.
  private let seen: [(place: Point, weight: Int)]

  static let size = Size(343, 200)
  private static let margin = 12.0
  private static let titleHeight = 16.0
  /// The height of the words over a plot.
  private static let lineHeight = 18.0
  /// The least time that fills the width, in seconds; a shorter gesture leaves some free.
  private static let shortest = 0.6

  init(_ trace: GestureTrace, _ thing: Motion.Thing, _ moment: OverlayMoment, _ words: OverlayWords) {
    let samples = Array(trace.run(of: thing, at: moment.time))
    let flight = trace.flight(of: thing, at: moment.time)
    device = moment.prototype.device
    covered = moment.covered
    self.words = words
    // The axis that it moves along.
    func range(_ axis: Axis) -> Double {
      (samples.map { $0.place[axis] }.max() ?? 0) - (samples.map { $0.place[axis] }.min() ?? 0)
    }
    let axis: Axis = range(.horizontal) >= range(.vertical) ? .horizontal : .vertical
    name = "\(words.name(thing)) \(axis == .horizontal ? "x" : "y")"
    var place = Curve(actual: samples.map { Point($0.time, $0.place[axis]) })
    var speed = Curve(
      actual: Self.velocities(
        samples, axis, horizon: moment.prototype.parameters.gesture.settings.velocityHorizon))
    if let flight, let end = samples.last?.time, flight.start <= end {
      let length = min(flight.promisedEnd ?? flight.start, end) - flight.start
      let count = max(2, Int((length / GestureTrace.step).rounded()))
      let times = (0...count).map { flight.start + length * Double($0) / Double(count) }
      place.promised = times.compactMap { time in flight.promised(at: time).map { Point(time, $0[axis]) } }
      speed.promised = times.compactMap { time in
        flight.promisedVelocity(at: time).map { Point(time, $0[axis]) }
      }
      release = flight.start
    } else {
      release = nil
    }
    walls = flight?.motion.reachedWalls.compactMap { $0.value(along: axis) } ?? []
    now = moment.time
    (self.place, self.speed) = (place, speed)
    let times = [place.actual.first, place.promised.first, place.actual.last, place.promised.last]
      .compactMap { $0?.x }
    let first = times.min() ?? 0
    span = first...max(times.max() ?? 0, first + Self.shortest)
    let press = moment.take?.block.strokes.first?.from.y ?? 0
    isLow = press < device.size.height / 2
    seen = Self.seen(samples, flight, thing, device)
  }

  /// The way of a thing that has a place, with more weight on its release, its projected place and its end.
  private static func seen(
    _ samples: [GestureTrace.Sample], _ flight: Flight?, _ thing: Motion.Thing, _ device: Device
  ) -> [(place: Point, weight: Int)] {
    // The place of a page that slides is one of its sides.
    guard thing.isOnScreen, samples.last.map({ $0.isMorph || !thing.isPage }) ?? false else { return [] }
    let screen = Rect(size: device.size)
    let points = [flight?.from, flight?.projected.map(screen.clamp), flight?.end].compactMap(\.self)
    return samples.map { ($0.place, 1) } + points.map { ($0, samples.count + 1) }
  }

  /// The velocities between neighbouring samples; of a thing that is held, over as long as a release measures, because
  /// the reports of a mouse come in steps.
  private static func velocities(
    _ samples: [GestureTrace.Sample], _ axis: Axis, horizon: Double
  ) -> [Point] {
    var oldest = 0
    return samples.indices.dropFirst().compactMap { index in
      let b = samples[index]
      while oldest < index - 1, !b.isHeld || b.time - samples[oldest].time > horizon { oldest += 1 }
      let a = samples[oldest]
      guard b.time > a.time else { return nil }
      let time = b.isHeld ? b.time : (a.time + b.time) / 2
      return Point(time, (b.place[axis] - a.place[axis]) / (b.time - a.time))
    }
  }

  // MARK: The card

  func layers(_ ink: OverlayInk) -> [Layer] {
    guard let frame else { return [] }
    let size = frame.size
    let inner = Rect(size: size).inset(by: Self.margin)
    let half = (inner.height - Self.titleHeight - 2 * Self.lineHeight) / 2
    let upper = Rect(inner.minX, inner.minY + Self.titleHeight + Self.lineHeight, inner.width, half)
    let lower = Rect(inner.minX, upper.maxY + Self.lineHeight, inner.width, half)
    return [
      ink.palette.card("overlay:graph", frame, radius: 14, lift: 10, ground: ink.ground.faded(0.97)) { card in
        drawTitle(inner, ink, &card)
        draw(
          place, place.value(at: now).map(OverlayWords.points), words.place, walls: walls, in: upper, ink,
          &card)
        draw(speed, speed.value(at: now).map(OverlayWords.velocity), words.speed, in: lower, ink, &card)
      }
    ]
  }

  /// The card's frame; nil until there are curves.
  var frame: Rect? {
    guard place.actual.count > 1 else { return nil }
    let size = Size(min(Self.size.width, device.size.width - 16), Self.size.height)
    return Rect(
      origin: Point((device.size.width - size.width) / 2, top(height: size.height)), size: size)
  }

  /// The card's top edge: where it hides least of the motion, clear of the covered part.
  private func top(height: Double) -> Double {
    let low = device.size.height - max(device.safeArea.bottom, 8) - height
    let high = device.safeArea.top + 8
    func clear(_ y: Double, isLow: Bool) -> Double {
      guard let covered, y < covered.maxY, covered.minY < y + height else { return y }
      return isLow ? max(high, covered.minY - 8 - height) : min(low, covered.maxY + 8)
    }
    func hidden(_ y: Double) -> Int {
      let band = (y - Self.reach)...(y + height + Self.reach)
      return seen.reduce(0) { $0 + (band.contains($1.place.y) ? $1.weight : 0) }
    }
    let places =
      isLow
      ? [clear(low, isLow: true), clear(high, isLow: false)]
      : [clear(high, isLow: false), clear(low, isLow: true)]
    return hidden(places[1]) < hidden(places[0]) ? places[1] : places[0]
  }

  /// How far a ball reaches around its middle, including words about it, in points.
  private static let reach = 36.0

  private func drawTitle(_ frame: Rect, _ ink: OverlayInk, _ card: inout Ink) {
    let middle = frame.minY + 6
    card.write(name, x: frame.minX, middle: middle, size: 12, weight: .semibold, ink.text)
    var x = frame.maxX
    func entry(_ text: String, _ color: Color, isDashed: Bool) {
      card.write(text, x: x, middle: middle, size: 11, ink.quiet, alignment: .trailing)
      x -= TextMetrics.width(text, size: 11) + 5
      let ends = [Point(x - 16, middle), Point(x, middle)]
      card.shapes.append(
        .stroke(isDashed ? OverlayInk.dashes(ends) : Path(lines: ends), width: 1.75, color))
      x -= 16 + 12
    }
    if !place.promised.isEmpty { entry(words.promised, ink.promise, isDashed: true) }
    entry(words.actual, ink.path, isDashed: false)
  }

  private func draw(
    _ curve: Curve, _ value: String?, _ name: String, walls: [Double] = [], in frame: Rect, _ ink: OverlayInk,
    _ card: inout Ink
  ) {
    let all = curve.actual + curve.promised
    guard !curve.actual.isEmpty else { return }
    let length = span.upperBound - span.lowerBound
    var (low, high) = (all.map(\.y).min() ?? 0, all.map(\.y).max() ?? 1)
    if high - low < 1 { (low, high) = (low - 0.5, high + 0.5) }
    let inner = frame.inset(by: EdgeInsets(top: 3, left: 0, bottom: 3, right: 0))
    func map(_ point: Point) -> Point {
      Point(
        inner.minX + (point.x - span.lowerBound) / length * inner.width,
        inner.maxY - (point.y - low) / (high - low) * inner.height)
    }
    func level(_ value: Double, _ color: Color, width: Double) -> Double {
      let y = map(Point(span.lowerBound, value)).y
      card.line(Point(frame.minX, y), Point(frame.maxX, y), color, width: width)
      return y
    }
    func vertical(_ time: Double, _ color: Color) {
      let x = map(Point(time, low)).x
      guard x >= frame.minX, x <= frame.maxX else { return }
      card.line(Point(x, frame.minY), Point(x, frame.maxY), color, width: 1.25)
    }
    card.box(frame, ink.rule.faded(0.35), radius: 5)
    if low < 0, high > 0 { _ = level(0, ink.rule, width: 0.75) }
    if let release { vertical(release, ink.release) }
    vertical(now, ink.quiet)
    for wall in walls where low <= wall && wall <= high {
      let y = level(wall, ink.threshold, width: 1)
      let text = "\(words.wall) \(OverlayWords.points(wall))"
      card.shapes.append(
        .text(
          TextRun(
            text, baseline: Point(frame.maxX - 4, y + (y < frame.midY ? 11 : -4)), size: 10,
            color: ink.threshold, alignment: .trailing)))
    }
    // The promise lies on top, dashed, so that both are visible where they coincide.
    card.shapes.append(.stroke(Path(lines: curve.actual.map(map)), width: 2, ink.path))
    if curve.promised.count > 1 {
      card.shapes.append(.stroke(OverlayInk.dashes(curve.promised.map(map)), width: 1.5, ink.promise))
    }
    let head = frame.minY - 9
    card.write(name, x: frame.minX, middle: head, size: 11, ink.quiet)
    if let value {
      card.shapes += NumberText.shapes(value, endingAt: Point(frame.maxX, head), size: 11, color: ink.text)
    }
  }
}
