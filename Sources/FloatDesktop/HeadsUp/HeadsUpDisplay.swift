import FloatCore

/// What the shell knows about a run, drawn over the phone (`--hud`): frame times, damaged rectangles, the touch's trail,
/// its velocity, and the thresholds that decide what a release does.
///
/// It draws on a copy of the frame; the painter's own is never touched.
final class HeadsUpDisplay {
  private var canvas: GfxCanvas?
  private var timings: [FrameTiming] = []
  private var trail: [(time: Double, at: Point)] = []
  private var tracker = VelocityTracker()
  /// Where the finger or mouse is held.
  private var held: Point?

  /// The number of frames in the graph.
  static let frameCount = 120
  /// How long the trail stays, in seconds.
  static let trailDuration = 0.6

  static let damageColor = Color(255, 0, 170, 200)
  static let trailColor = Color(0, 122, 255)
  static let velocityColor = Color(255, 149, 0, 255)
  static let thresholdColor = Color(52, 199, 89, 230)

  /// Notes an input, for the trail and the velocity.
  func note(_ input: TimedInput) {
    guard case .pointer(let phase, let id, let at) = input.input, id <= 1 else { return }
    switch phase {
    case .down:
      trail = []
      tracker.reset()
    case .move: break
    case .up, .cancel: held = nil
    }
    guard phase != .cancel, at.isFinite else { return }
    if phase != .up { held = at }
    trail.append((input.time, at))
    tracker.add(position: at, at: input.time)
  }

  /// True while the next frame's overlay is another one although the phone's picture is the same: a trail fades.
  var isChanging: Bool { !trail.isEmpty }

  /// Notes what a frame cost.
  func note(_ timing: FrameTiming) {
    timings.append(timing)
    if timings.count > Self.frameCount { timings.removeFirst(timings.count - Self.frameCount) }
  }

  /// A picture of the frame with everything over it; it is drawn over again at the next call.
  ///
  /// - Parameter damage: What was repainted for this frame.
  func overlay(
    _ frame: Surface, damage: [PixelRect], prototype: Prototype, scale: Double, cachedBytes: Int
  ) -> Surface {
    let canvas = canvas(for: frame, scale: scale)
    for y in 0..<frame.height {
      (canvas.surface.pixels + y * canvas.surface.stride).update(
        from: frame.pixels + y * frame.stride, count: frame.width)
    }
    for rect in damage { canvas.frame(rect, Self.damageColor) }
    drawThresholds(prototype, canvas)
    drawTouch(at: prototype.now, canvas)
    drawGraph(prototype, canvas, damage: damage, cachedBytes: cachedBytes)
    canvas.flush()
    return canvas.surface
  }

  private func canvas(for frame: Surface, scale: Double) -> GfxCanvas {
    if let canvas, canvas.surface.width == frame.width, canvas.surface.height == frame.height,
      canvas.scale == scale
    {
      return canvas
    }
    let made = GfxCanvas(surface: Surface(width: frame.width, height: frame.height), scale: scale)
    canvas = made
    return made
  }

  // MARK: Thresholds

  private func drawThresholds(_ prototype: Prototype, _ canvas: GfxCanvas) {
    let state = prototype.state
    let p = prototype.parameters
    let size = prototype.device.size
    let color = Self.thresholdColor
    if state.stack.count > 1 {
      let isModal = state.stack.last == "sdk"
      let edge = isModal ? p.modal.edgeWidth : p.navigation.edgeWidth
      canvas.verticalLine(x: edge, from: 0, to: size.height, color.faded(0.5))
      if state.transition?.interactive == true {
        let finish = isModal ? p.modal.finishFraction : p.navigation.finishFraction
        canvas.verticalLine(x: finish * size.width, from: 0, to: size.height, color)
      }
    }
    if state.zone.kind != .none {
      let corner = Point(size.width, size.height)
      canvas.arc(corner, radius: state.zone.radius, from: 180, to: 270, color)
    }
    for badge in state.badges where badge.state == .attached || badge.state == .broken {
      canvas.circle(badge.anchor, radius: p.badge.breakDistance, color)
      canvas.line(badge.anchor, badge.center, color)
    }
  }

  // MARK: Touch

  private func drawTouch(at now: Double, _ canvas: GfxCanvas) {
    trail.removeAll { now - $0.time > Self.trailDuration }
    for (a, b) in zip(trail, trail.dropFirst()) {
      let age = max(0, now - b.time) / Self.trailDuration
      canvas.thickLine(a.at, b.at, width: 2, Self.trailColor.faded(1 - age))
    }
    if let held {
      canvas.circle(held, radius: 14, Self.trailColor)
      canvas.disc(held, radius: 14, Self.trailColor.faded(0.25))
    }
    guard let last = trail.last else { return }
    if held == nil { canvas.circle(last.at, radius: 8, Self.trailColor) }
    let velocity = tracker.velocity(at: now)
    guard velocity.isFinite, velocity.length > 20 else { return }
    // As far as it would go in a tenth of a second.
    let tip = last.at + velocity * 0.1
    canvas.thickLine(last.at, tip, width: 1.5, Self.velocityColor)
    let along = velocity / velocity.length
    let across = Point(-along.y, along.x)
    canvas.polygon(
      [tip + along * 6, tip - along * 4 + across * 4, tip - along * 4 - across * 4], Self.velocityColor)
    canvas.text("\(nearestPixel(velocity.length)) pt/s", at: tip + Point(8, -4), Self.velocityColor)
  }

  // MARK: Frame times

  private func drawGraph(
    _ prototype: Prototype, _ canvas: GfxCanvas, damage: [PixelRect], cachedBytes: Int
  ) {
    // Below a navigation bar, where it hides least.
    let panel = Rect(
      8, prototype.device.safeArea.top + 52, Double(Self.frameCount) + 104, 52)
    canvas.box(panel, Color(10, 12, 16, 205))
    let base = panel.maxY - 4
    func height(_ seconds: Double) -> Double { min(seconds * 1000 * 2.4, 44) }
    for (i, timing) in timings.enumerated() {
      let at = panel.minX + 4 + Double(i)
      let isLate = timing.total > 1 / 120.0
      let total = isLate ? Color(255, 69, 58) : Color(50, 215, 75)
      canvas.box(Rect(at, base - height(timing.total), 1, height(timing.total)), total)
      canvas.box(Rect(at, base - height(timing.core), 1, height(timing.core)), Color(10, 132, 255))
    }
    for (budget, color) in [(1 / 120.0, Color(255, 214, 10, 160)), (1 / 60.0, Color(255, 69, 58, 160))] {
      canvas.horizontalLine(
        y: base - height(budget), from: panel.minX + 4, to: panel.minX + 4 + Double(Self.frameCount), color)
    }
    let last = timings.last ?? FrameTiming()
    let worst = timings.map(\.total).max() ?? 0
    let area = max(1, canvas.surface.width * canvas.surface.height)
    let pixels = damage.reduce(0) { $0 + $1.area }
    let lines = [
      "\(Self.milliseconds(last.total)) ms", "max \(Self.milliseconds(worst))",
      "\(damage.count) x \((pixels * 100 + area / 2) / area)%", "\((cachedBytes + 524_288) >> 20) MB cache",
    ]
    for (i, line) in lines.enumerated() {
      canvas.text(
        line, at: Point(panel.minX + 10 + Double(Self.frameCount), panel.minY + 5 + Double(i) * 11),
        Color(235, 235, 245))
    }
  }

  /// With two digits behind the point.
  private static func milliseconds(_ seconds: Double) -> String {
    let hundredths = nearestPixel(min(max(seconds, 0), 99) * 1e5)
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
