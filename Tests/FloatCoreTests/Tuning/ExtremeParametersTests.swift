import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// Every key is set to both ends of its range while the prototype runs; everything stays finite and goes on.
@Suite("A value at the end of its range")
struct ExtremeParametersTests {
  /// Moments at which a key may change, each with the name of what is on the screen: pages at rest, and motions.
  private static let moments: [(name: String, prototype: Prototype)] = {
    let pages: [(name: String, prototype: Prototype)] = AliveTests.ways.map { way in
      var stage = Stage()
      for id in way { stage.tapAndSettle(id) }
      return (name: way.last ?? "the conversations", prototype: stage.prototype)
    }
    let motions: [TuningContinuityTests.Motion] = [
      .zoneEntered, .collected, .ballPressed, .listOpens, .heldBadge, .badgeBurst, .menu, .fling, .pulledPage,
    ]
    return pages + motions.map { (name: $0.rawValue, prototype: $0.stage.prototype) }
  }()

  @Test(arguments: moments.indices)
  func stays_finite_whenever_it_is_set(index: Int) {
    let (name, moment) = Self.moments[index]
    for entry in ParameterSchema.builtIn.entries {
      guard let range = entry.rangeText else { continue }
      for value in [range.lowest, range.highest] {
        var prototype = moment
        prototype.send(TimedInput(time: prototype.now, .set(key: entry.key, value: value)))
        for wait in [0, 0.3] {
          prototype.advance(to: prototype.now + wait)
          guard let problem = SceneNumbers.problem(in: prototype.scene) else { continue }
          Issue.record("\(problem), \(wait) s after \(entry.key): \(value) at \(name)")
          break
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func and_so_do_all_of_them_together(highest: Bool) {
    for (name, moment) in Self.moments {
      var prototype = moment
      for entry in ParameterSchema.builtIn.entries {
        guard let range = entry.rangeText else { continue }
        let value = highest ? range.highest : range.lowest
        prototype.send(TimedInput(time: prototype.now, .set(key: entry.key, value: value)))
      }
      for wait in [0, 0.1, 0.7, 5] {
        prototype.advance(to: prototype.now + wait)
        if let problem = SceneNumbers.problem(in: prototype.scene) {
          Issue.record("\(problem), \(wait) s after all keys at \(name)")
        }
      }
    }
  }
}

/// Finds numbers in a scene that no painter can draw.
enum SceneNumbers {
  static func problem(in scene: Scene) -> String? {
    for layer in scene.layers { if let problem = problem(in: layer) { return problem } }
    return nil
  }

  private static func problem(in layer: Layer) -> String? {
    if !layer.position.isFinite || !layer.opacity.isFinite {
      return "\(layer.id): \(layer.position) \(layer.opacity)"
    }
    if let outline = layer.outline, let problem = problem(in: outline) {
      return "\(layer.id): \(problem)"
    }
    if let shadow = layer.shadow, !shadow.radius.isFinite || shadow.radius < 0 {
      return "\(layer.id): \(shadow)"
    }
    for shape in layer.content { if let problem = problem(in: shape) { return "\(layer.id): \(problem)" } }
    for sublayer in layer.sublayers { if let problem = self.problem(in: sublayer) { return problem } }
    return nil
  }

  private static func problem(in shape: Shape) -> String? {
    switch shape {
    case .rect(let rect, _): return problem(in: rect)
    case .roundedRect(let rounded, _): return problem(in: rounded)
    case .image(let image): return problem(in: image.frame)
    case .text(let run):
      return run.baseline.isFinite && run.size.isFinite && run.size >= 0 && !run.maxWidth.isNaN
        ? nil : "\(run)"
    case .hairline(let from, let to, _): return from.isFinite && to.isFinite ? nil : "\(shape)"
    case .fill(let path, let paint): return isFinite(path) && isFinite(paint) ? nil : "\(shape)"
    case .stroke(let path, let width, _):
      return isFinite(path) && width.isFinite && width >= 0 ? nil : "\(shape)"
    }
  }

  private static func isFinite(_ path: Path) -> Bool {
    path.elements.allSatisfy { element in
      switch element {
      case .move(let p), .line(let p): p.isFinite
      case .quad(let p, let control): p.isFinite && control.isFinite
      case .cubic(let p, let a, let b): p.isFinite && a.isFinite && b.isFinite
      case .close: true
      }
    }
  }

  private static func isFinite(_ paint: Paint) -> Bool {
    switch paint {
    case .color: true
    case .linearGradient(let from, let to, _, _): from.isFinite && to.isFinite
    }
  }

  private static func problem(in rounded: RoundedRect) -> String? {
    let r = rounded.radii
    return [r.topLeft, r.topRight, r.bottomRight, r.bottomLeft].allSatisfy { $0.isFinite && $0 >= 0 }
      ? problem(in: rounded.rect) : "\(rounded)"
  }

  private static func problem(in rect: Rect) -> String? {
    [rect.x, rect.y, rect.width, rect.height].allSatisfy(\.isFinite) && rect.width >= 0 && rect.height >= 0
      ? nil : "\(rect)"
  }
}
