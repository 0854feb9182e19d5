package import FloatCore
import FloatStudio

/// The numbers of the window (`--hud`) beside the phone, or over it where there is no room: frame times, repainted
/// areas, the pointer's velocity, and what moves.
///
/// Thresholds and the pointer's trail are overlays; the graph of frame times and the outlines of repainted areas are
/// drawn by the window alone.
package struct HeadsUp: Sendable {
  /// The costs of the last frames, the oldest first.
  package private(set) var frames: [FrameMeasure] = []
  private var tracker = VelocityTracker()
  /// True while a finger or the mouse is down.
  private var isHeld = false
  private var releaseVelocity: Point?
  private var lastMotion: Motion?
  /// True while the words say that something moves.
  private var saysMoving = false

  /// The number of frames in the graph.
  package static let frameCount = 120
  /// The width that it takes beside the phone, in points.
  package static let columnWidth = HeadsUpPanel.width + 28
  /// The colour of the outlines of repainted areas.
  package static let damageColor = Color(255, 0, 170, 200)
  /// The place of the graph in the pane, in points.
  package static let graph = HeadsUpPanel.graph

  package init() {}

  /// Notes an input, for the velocity.
  mutating func note(_ input: TimedInput) {
    guard case .pointer(let phase, let id, let at) = input.input, id <= 1 else { return }
    switch phase {
    case .down:
      tracker.reset()
      releaseVelocity = nil
    case .move: break
    case .up, .cancel: isHeld = false
    }
    guard phase != .cancel, at.isFinite else { return }
    if phase != .up { isHeld = true }
    tracker.add(position: at, at: input.time)
    if phase == .up { releaseVelocity = tracker.velocity(at: input.time) }
  }

  /// Notes the cost of a frame.
  mutating func note(_ frame: FrameMeasure) {
    frames.append(frame)
    if frames.count > Self.frameCount { frames.removeFirst(frames.count - Self.frameCount) }
  }

  /// True while the next frame differs although the phone's picture is the same: a motion has come to rest, or outlines
  /// of repainted areas have to go.
  func isChanging(_ playback: Playback) -> Bool {
    saysMoving && !playback.isStanding || frames.last?.damage.isEmpty == false
  }

  /// The pane beside the phone in a window, or below its bar if the window has no room beside it.
  mutating func pane(_ prototype: Prototype, in layout: DeviceLayout) -> Pane {
    let isBeside = layout.column != nil
    let panel = panel(prototype, in: layout, isWhole: isBeside)
    let scale = layout.scale
    let place =
      layout.column.map { (x: $0.x, y: $0.y) }
      ?? (
        x: layout.frame.x + Int((8 * scale).rounded()),
        y: layout.frame.y + Int(((prototype.device.safeArea.top + 52) * scale).rounded())
      )
    let size = DeviceLayout.pixels(panel.size, scale: scale)
    return Pane(
      name: .headsUp, scene: panel.scene,
      frame: PixelRect(x: place.x, y: place.y, width: size.width, height: size.height), scale: scale,
      isOver: !isBeside)
  }

  private mutating func panel(_ prototype: Prototype, in layout: DeviceLayout, isWhole: Bool) -> HeadsUpPanel
  {
    let p = prototype.parameters
    let motion = prototype.motions.first
    lastMotion = motion ?? lastMotion
    saysMoving = motion != nil && prototype.isAnimating
    var sections = [frameSection(layout), touchSection(at: prototype.now)]
    guard isWhole else { return HeadsUpPanel(sections: sections) }
    sections += [
      .init(
        title: saysMoving || lastMotion == nil ? "Moving" : "Moved last",
        rows: lastMotion.map(MotionReport.rows) ?? [.init(name: "nothing")]),
      .init(
        title: "Decides a release",
        rows: [
          .init(name: "edge strip", value: "\(MotionReport.number(p.navigation.edgeWidth)) pt"),
          .init(
            name: "a pop finishes",
            value: MotionReport.text(of: p.navigation.finish, width: prototype.device.size.width)),
          .init(name: "a badge tears", value: "\(MotionReport.number(p.badge.breakDistance)) pt"),
        ]),
    ]
    return HeadsUpPanel(sections: sections)
  }

  private func frameSection(_ layout: DeviceLayout) -> HeadsUpPanel.Section {
    let last = frames.last
    let worst = frames.map(\.total).max() ?? 0
    let repainted = last?.damage.reduce(0) { $0 + $1.area } ?? 0
    let pixels = max(1, layout.frame.area)
    return .init(
      title: "Frame",
      rows: [
        .init(
          name: "\(Self.milliseconds(last?.total ?? 0)) ms", value: "at most \(Self.milliseconds(worst)) ms"),
        .init(
          swatch: Self.damageColor, name: "\((repainted * 100 + pixels / 2) / pixels) % repainted",
          value: "\(((last?.cachedBytes ?? 0) + 524_288) >> 20) MB kept"),
      ])
  }

  private func touchSection(at now: Double) -> HeadsUpPanel.Section {
    .init(
      title: "Touch",
      rows: [
        .init(name: "now", value: Self.text(isHeld ? tracker.velocity(at: now) : .zero)),
        .init(name: "at release", value: releaseVelocity.map(Self.text) ?? "–"),
      ])
  }

  /// A velocity's length and components: "860 pt/s (850, −120)".
  private static func text(_ velocity: Point) -> String {
    guard velocity.isFinite, velocity.length >= 1 else { return "0 pt/s" }
    let (speed, x, y) = (velocity.length, velocity.x, velocity.y)
    return "\(MotionReport.whole(speed)) pt/s (\(MotionReport.whole(x)), \(MotionReport.whole(y)))"
  }

  /// Milliseconds with two decimals.
  private static func milliseconds(_ seconds: Double) -> String { MotionReport.number(seconds * 1000) }
}
