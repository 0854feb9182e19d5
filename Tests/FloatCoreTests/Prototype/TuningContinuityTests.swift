import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The places of everything in a scene except the pages' contents, as numbers by name.
struct Places {
  private let scene: Scene
  private var values: [String: Double] = [:]

  init(_ scene: Scene) {
    self.scene = scene
    var seen: [String: Int] = [:]
    for layer in scene.layers {
      // A page is one thing that moves; everything else is compared shape by shape.
      let id = "\(layer.id)#\(seen[layer.id, default: 0])"
      seen[layer.id, default: 0] += 1
      note(layer, as: id)
    }
  }

  private mutating func note(_ layer: Layer, as id: String) {
    values["\(id) x"] = layer.position.x
    values["\(id) y"] = layer.position.y
    values["\(id) opacity"] = layer.opacity * 50
    values["\(id) shade"] = Double(layer.shade.alpha) / 255 * 50
    if let outline = layer.outline { note(outline, as: "\(id) outline") }
    guard !["page:", "status"].contains(where: layer.id.hasPrefix) else {
      for part in layer.sublayers { note(scrolled: part, of: id) }
      return
    }
    for part in layer.sublayers { note(part, as: "\(id)/\(part.id)") }
    for (index, shape) in layer.content.enumerated() {
      switch shape {
      case .rect(let rect, _): note(rect, as: "\(id) \(index)")
      case .roundedRect(let outline, _): note(outline, as: "\(id) \(index)")
      case .fill(let path, _), .stroke(let path, _, _): note(path.controlBounds, as: "\(id) \(index)")
      case .text(let run):
        values["\(id) \(index) text x"] = run.baseline.x
        values["\(id) \(index) text y"] = run.baseline.y
      case .hairline(let from, _, _):
        values["\(id) \(index) line x"] = from.x
        values["\(id) \(index) line y"] = from.y
      case .image(let run): note(run.frame, as: "\(id) \(index)")
      }
    }
  }

  private mutating func note(scrolled layer: Layer, of id: String) {
    values["\(id)/\(layer.id) y"] = layer.position.y
    for part in layer.sublayers { note(scrolled: part, of: id) }
  }

  private mutating func note(_ outline: RoundedRect, as id: String) {
    note(outline.rect, as: id)
    values["\(id) r1"] = outline.radii.topLeft
    values["\(id) r2"] = outline.radii.topRight
  }

  private mutating func note(_ rect: Rect, as id: String) {
    values["\(id) minX"] = rect.minX
    values["\(id) minY"] = rect.minY
    values["\(id) maxX"] = rect.maxX
    values["\(id) maxY"] = rect.maxY
  }

  /// The first thing that is in a scene, too, and differs there by more than `limit`.
  func jump(to scene: Scene, beyond limit: Double) -> String? {
    guard scene != self.scene else { return nil }
    return Places(scene).values.compactMap { name, value in
      guard let before = values[name], abs(value - before) > limit else { return nil }
      return "\(name): \(before) to \(value)"
    }
    .min()
  }
}

/// Changes every key in every kind of motion; a new value moves nothing by itself.
@Suite("Any key changed in any motion")
struct TuningContinuityTests {
  enum Motion: String, CaseIterable {
    case push, pop, heldPop, zoneHalfIn, zoneEntered, grow, shrink, collected, growFromRow, heldBall, ballSnap
    case ballPressed, heldBadge, tornBadge, badgeReturn, badgeBurst, listOpens, listCloses, rowDeleted,
      present
    case heldModal, presentFromBelow, heldModalFromBelow, menu, fling, pulledPage, fullNotice, heldPopOfTabBar

    /// The middle of the motion, with a pointer that rests at its place.
    var stage: Stage {
      var parameters = Parameters.builtIn
      if self == .heldPopOfTabBar { parameters.navigation.tabBar = .slide }
      if self == .presentFromBelow || self == .heldModalFromBelow { parameters.modal.axis = .vertical }
      var stage = Stage(parameters, items: items, ballY: 300)
      play(&stage)
      return stage
    }

    private var items: ClosedRange<Int>? {
      switch self {
      case .push, .pop, .heldPop, .zoneHalfIn, .zoneEntered, .collected: nil
      case .grow, .shrink: 1...1
      case .fullNotice: 1...5
      default: 1...3
      }
    }

    private func play(_ stage: inout Stage) {
      switch self {
      case .push:
        stage.tap("row:chat-2")
        stage.wait(0.08)
      case .pop:
        stage.open("chat-2")
        stage.tap("back")
        stage.wait(0.08)
      case .heldPop, .heldPopOfTabBar:
        stage.open("chat-2")
        stage.drag(pageTo: 150)
      case .zoneHalfIn:
        stage.open("article-1")
        stage.drag(pageTo: 120)
      case .zoneEntered, .collected:
        stage.open("article-1")
        stage.pull(from: Point(4, 400), to: Point(330, 760))
        if self == .zoneEntered { return stage.wait(0.05) }
        stage.release()
        stage.wait(0.1)
      case .grow:
        stage.tap("ball")
        stage.wait(0.1)
      case .shrink:
        stage.tapAndSettle("ball")
        stage.tap("back")
        stage.wait(0.1)
      case .growFromRow:
        stage.tapAndSettle("ball")
        stage.tap("list:article-2")
        stage.wait(0.1)
      case .heldBall, .ballSnap:
        stage.pull(from: stage.state.ball.frame.center, to: Point(200, 420))
        if self == .heldBall { return }
        stage.release()
        stage.wait(0.06)
      case .ballPressed:
        stage.press(stage.state.ball.frame.center)
        stage.wait(0.04)
      case .heldBadge, .tornBadge, .badgeReturn, .badgeBurst:
        let center = stage.frame("badge:chat-1")?.center ?? .zero
        stage.pull(from: center, to: center + Point(self == .heldBadge || self == .badgeReturn ? 40 : 90, 10))
        if self == .heldBadge || self == .tornBadge { return }
        stage.release()
        stage.wait(0.05)
      case .listOpens, .listCloses, .rowDeleted:
        stage.tap("ball")
        if self == .listOpens { return stage.wait(0.06) }
        stage.settle()
        if self == .listCloses { stage.send(.key("Escape")) } else { stage.tap("list:article-1:delete") }
        stage.wait(0.06)
      case .present, .presentFromBelow:
        stage.prototype.perform(.navigate(.push("sdk")))
        stage.wait(0.1)
      case .heldModal, .heldModalFromBelow:
        stage.open("sdk")
        stage.drag(pageTo: 130)
      case .menu:
        stage.open("article-4")
        stage.tap("more")
        stage.wait(0.08)
      case .fling:
        stage.open("article-4")
        stage.drag(from: Point(200, 600), to: Point(200, 400), over: 0.1, hold: 0)
        stage.wait(0.05)
      case .pulledPage:
        stage.open("article-4")
        stage.pull(from: Point(200, 300), to: Point(200, 460))
      case .fullNotice:
        stage.open("article-6")
        stage.drag(from: Point(4, 400), to: Point(330, 760))
        stage.wait(0.1)
      }
    }
  }

  /// Two other values of a key, as they are written; none for colours and texts, which move nothing.
  private static func values(_ entry: ParameterEntry, not now: String) -> [String] {
    let all: [String]
    switch entry.kind {
    case .number:
      guard let range = entry.range else { return [] }
      all = [0.15, 0.85].map {
        entry.unit.text(range.lowerBound + (range.upperBound - range.lowerBound) * $0)
      }
    case .count:
      guard let range = entry.range else { return [] }
      all = [entry.unit.text(range.lowerBound), entry.unit.text(range.upperBound)]
    case .flag: all = ["true", "false"]
    case .choice(let names): all = names
    case .curve: all = ["linear", "cubic-bezier(0.3, 1.4, 0.6, 1)"]
    case .color, .text: all = []
    }
    return all.filter { $0 != now }
  }

  /// The things that may jump, by key, with the reason.
  private static let exceptions = [
    "ball.content": "other pictures in place of these",
    "zone.ring.stroke-grows": "another drawing of the same ring",
    "badge.maximum": "another text in the badge over a pressed row",
    "badge.neck": "another drawing of the same neck",
    "badge.burst.drops": "another number of droplets",
    "badge.burst.more-drops": "another number of droplets",
  ]

  @Test(arguments: Motion.allCases)
  func moves_nothing_by_itself(motion: Motion) {
    let stage = motion.stage
    #expect(stage.prototype.isAnimating || stage.prototype.arena.isOpen, "\(motion) is no motion")
    let usual = Places(stage.prototype.scene)
    var later = stage
    for _ in 0..<2 { later.touch(after: 0.001) }
    let usualLater = Places(later.prototype.scene)
    var problems: [String] = []
    for entry in ParameterSchema.builtIn.entries
    where Self.exceptions[entry.key] == nil && entry.applies != .layingOut {
      for value in Self.values(entry, not: entry.read(from: stage.prototype.parameters)) {
        var tuned = stage
        tuned.send(.set(key: entry.key, value: value))
        if let problem = Self.jump(&tuned, from: usual, usualLater) {
          problems.append("\(entry.key): \(value): \(problem)")
        }
      }
    }
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  /// Compares a stage whose key was just set at once, two milliseconds later with the pointer at its place, and at the
  /// end of the glide.
  private static func jump(_ tuned: inout Stage, from usual: Places, _ usualLater: Places) -> String? {
    if let first = usual.jump(to: tuned.prototype.scene, beyond: 0.05) { return "at once \(first)" }
    for _ in 0..<2 { tuned.touch(after: 0.001) }
    // A stiffer spring, or a curve that begins at rest, is some points elsewhere after two milliseconds.
    if let first = usualLater.jump(to: tuned.prototype.scene, beyond: 9) { return "then \(first)" }
    tuned.wait(ParameterGlide.duration - 0.0025)
    let last = Places(tuned.prototype.scene)
    tuned.touch(after: 0.001)
    if let first = last.jump(to: tuned.prototype.scene, beyond: 9) { return "late \(first)" }
    return nil
  }
}

extension Stage {
  /// Passes time; a pointer that is down repeats its place.
  fileprivate mutating func touch(after seconds: Double) {
    wait(seconds)
    if prototype.arena.isOpen { move(by: .zero, over: 0) }
  }
}
