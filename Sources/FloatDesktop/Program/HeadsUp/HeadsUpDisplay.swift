import FloatCore
import FloatPainting
import FloatStudio

/// The shell's data about a run (`--hud`): over the phone the damaged rectangles, the touch's trail, its velocity and
/// the thresholds that decide what a release does; beside it, or over it where there is no room, frame times and the
/// numbers behind what is drawn.
///
/// SDL2_gfx draws the lines, and the painter the words. They go on a copy of the frame, never on the painter's own.
final class HeadsUpDisplay {
  private var canvas: GfxCanvas?
  private let painter: Painter
  private var panelPainter: Painter?
  private var timings: [FrameTiming] = []
  private var trail: [(time: Double, at: Point)] = []
  private var tracker = VelocityTracker()
  /// The place where the finger or mouse is held.
  private var held: Point?
  private(set) var releaseVelocity: Point?
  private var lastMotion: (name: String, motion: String)?
  private var lastState: PrototypeState?
  /// True while the words say that something moves.
  private var saysMoving = false

  /// True while the outlines of repainted rectangles are drawn; they go with the next frame.
  private(set) var showsDamage = false

  /// The number of frames in the graph.
  static let frameCount = 120
  /// How long the trail stays, in seconds.
  static let trailDuration = 0.6
  /// The width that it takes beside the phone, in points.
  static let columnWidth = HeadsUpPanel.width + 28

  static let damageColor = Color(255, 0, 170, 200)
  static let trailColor = Color(0, 122, 255)
  static let velocityColor = Color(255, 149, 0, 255)
  static let thresholdColor = Color(52, 199, 89, 230)

  /// - Parameter painter: The painter whose fonts write the words.
  init(painter: Painter) {
    self.painter = painter
  }

  /// Notes an input, for the trail and the velocity.
  func note(_ input: TimedInput) {
    guard case .pointer(let phase, let id, let at) = input.input, id <= 1 else { return }
    switch phase {
    case .down:
      trail = []
      tracker.reset()
      releaseVelocity = nil
    case .move: break
    case .up, .cancel: held = nil
    }
    guard phase != .cancel, at.isFinite else { return }
    if phase != .up { held = at }
    trail.append((input.time, at))
    tracker.add(position: at, at: input.time)
    if phase == .up { releaseVelocity = tracker.velocity(at: input.time) }
  }

  /// True while the next frame's overlay differs although the phone's picture is the same: a trail fades, or a motion
  /// has come to rest.
  var isChanging: Bool { !trail.isEmpty || saysMoving }

  /// Notes the cost of a frame.
  func note(_ timing: FrameTiming) {
    timings.append(timing)
    if timings.count > Self.frameCount { timings.removeFirst(timings.count - Self.frameCount) }
  }

  /// A picture of the frame, with its stage if it has one and everything over it; the next call draws over it.
  ///
  /// - Parameter damage: The rectangles that were repainted for this frame.
  func overlay(
    _ frame: Surface, on stage: PhoneStage? = nil, damage: [PixelRect], prototype: Prototype, scale: Double,
    cachedBytes: Int
  ) -> Surface {
    let canvas = GfxCanvas.copying(frame, on: stage, scale: scale, to: self.canvas)
    self.canvas = canvas
    showsDamage = !damage.isEmpty
    for rect in damage { canvas.frame(rect, Self.damageColor) }
    drawThresholds(prototype, canvas)
    drawTouch(at: prototype.now, canvas)
    canvas.flush()
    drawPanel(
      panel(
        prototype, damage: damage, pixels: frame.width * frame.height, cachedBytes: cachedBytes,
        isWhole: stage?.layout.column != nil), in: stage?.layout.column, prototype, canvas)
    canvas.flush()
    return canvas.surface
  }

  // MARK: Thresholds

  private func drawThresholds(_ prototype: Prototype, _ canvas: GfxCanvas) {
    let state = prototype.state
    let p = prototype.parameters
    let size = prototype.device.size
    let color = Self.thresholdColor
    if let edge = prototype.edgeStrip {
      let isModal = prototype.isPresenting
      canvas.verticalLine(x: edge, from: 0, to: size.height, color.faded(0.5))
      if state.transition?.interactive == true {
        let finish = isModal ? p.modal.finishFraction : p.navigation.finishFraction
        canvas.verticalLine(x: finish * size.width, from: 0, to: size.height, color)
      }
    }
    if state.zone.isSeen {
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
    // The distance covered in a tenth of a second.
    let tip = last.at + velocity * 0.1
    canvas.thickLine(last.at, tip, width: 1.5, Self.velocityColor)
    let along = velocity / velocity.length
    let across = Point(-along.y, along.x)
    canvas.polygon(
      [tip + along * 6, tip - along * 4 + across * 4, tip - along * 4 - across * 4], Self.velocityColor)
  }

  // MARK: Panel

  private func panel(
    _ prototype: Prototype, damage: [PixelRect], pixels: Int, cachedBytes: Int, isWhole: Bool
  ) -> HeadsUpPanel {
    let state = prototype.state
    let motion = MotionReport.current(state, after: lastState, prototype.parameters)
    lastState = state
    lastMotion = motion ?? lastMotion
    let isMoving = motion != nil && prototype.isAnimating
    saysMoving = isMoving
    let worst = timings.map(\.total).max() ?? 0
    let repainted = damage.reduce(0) { $0 + $1.area }
    let p = prototype.parameters
    let release = releaseVelocity.map(Self.text) ?? "–"
    var sections = [
      HeadsUpPanel.Section(
        title: "Frame",
        rows: [
          .init(
            name: "\(Self.milliseconds(timings.last?.total ?? 0)) ms",
            value: "at most \(Self.milliseconds(worst)) ms"),
          .init(
            name: "\((repainted * 100 + pixels / 2) / max(1, pixels)) % repainted",
            value: "\((cachedBytes + 524_288) >> 20) MB kept"),
        ]),
      .init(
        title: "Touch",
        rows: [
          .init(name: "now", value: Self.text(held == nil ? .zero : tracker.velocity(at: prototype.now))),
          .init(name: "at release", value: release),
        ]),
    ]
    guard isWhole else { return HeadsUpPanel(sections: sections) }
    if let lastMotion {
      sections.append(
        .init(
          title: isMoving ? "Moving" : "Moved last",
          rows: [.init(name: lastMotion.name, value: lastMotion.motion)]))
    } else {
      sections.append(.init(title: "Moving", rows: [.init(name: "nothing")]))
    }
    let edge = MotionReport.number(p.navigation.edgeWidth)
    sections.append(
      .init(
        title: "Drawn over the phone",
        rows: [
          .init(swatch: Self.damageColor, name: "repainted"),
          .init(
            swatch: Self.trailColor, name: "touch",
            value: "the last \(MotionReport.seconds(Self.trailDuration))"),
          .init(swatch: Self.velocityColor, name: "velocity", value: "where it is in 0.1 s"),
          .init(swatch: Self.thresholdColor, name: "edge strip", value: "\(edge) pt"),
          .init(
            swatch: Self.thresholdColor, name: "a pop finishes",
            value: MotionReport.finish(p.navigation, width: prototype.device.size.width)),
          .init(
            swatch: Self.thresholdColor, name: "a badge tears",
            value: "\(MotionReport.number(p.badge.breakDistance)) pt"),
        ]))
    return HeadsUpPanel(sections: sections)
  }

  private func drawPanel(
    _ panel: HeadsUpPanel, in column: PixelRect?, _ prototype: Prototype, _ canvas: GfxCanvas
  ) {
    let size = panel.size
    if panelPainter == nil { panelPainter = painter.another(scale: canvas.scale, deviceSize: size) }
    guard let panelPainter else { return }
    panelPainter.resize(scale: canvas.scale, deviceSize: size)
    _ = panelPainter.paint(panel.scene)
    // Without a column, the panel goes below a navigation bar, where it hides least.
    let phone = canvas.origin
    let x = column?.x ?? phone.x + nearestPixel(8 * canvas.scale)
    let y = column?.y ?? phone.y + nearestPixel((prototype.device.safeArea.top + 52) * canvas.scale)
    if let target = canvas.surface.opaqueSDL {
      _ = panelPainter.frame.copy(panelPainter.frame.bounds, to: target, dx: x, dy: y)
    }
    canvas.origin = (x, y)
    drawGraph(in: HeadsUpPanel.graph, canvas)
  }

  private func drawGraph(in area: Rect, _ canvas: GfxCanvas) {
    canvas.box(area, Color(0x0C, 0x0D, 0x10))
    let base = area.maxY - 2
    let step = area.width / Double(Self.frameCount)
    // The area's height is a fiftieth of a second.
    func height(_ seconds: Double) -> Double { min(seconds / 0.02, 1) * (area.height - 4) }
    for (i, timing) in timings.enumerated() {
      let at = area.minX + step * Double(i)
      let isLate = timing.total > 1 / 120.0
      let total = isLate ? Color(255, 69, 58) : Color(50, 215, 75)
      canvas.box(Rect(at, base - height(timing.total), step, height(timing.total)), total)
      canvas.box(Rect(at, base - height(timing.core), step, height(timing.core)), Color(10, 132, 255))
    }
    for (budget, color) in [(1 / 120.0, Color(255, 214, 10, 160)), (1 / 60.0, Color(255, 69, 58, 160))] {
      canvas.horizontalLine(y: base - height(budget), from: area.minX, to: area.maxX - 1, color)
    }
  }

  /// A velocity's length and components: "860 pt/s (850, −120)".
  private static func text(_ velocity: Point) -> String {
    guard velocity.isFinite, velocity.length >= 1 else { return "0 pt/s" }
    return "\(nearestPixel(velocity.length)) pt/s (\(nearestPixel(velocity.x)), \(nearestPixel(velocity.y)))"
  }

  /// Milliseconds with two decimals.
  private static func milliseconds(_ seconds: Double) -> String { MotionReport.number(seconds * 1000) }
}
