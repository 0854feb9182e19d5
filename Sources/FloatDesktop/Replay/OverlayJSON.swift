import FloatCore
import FloatFiles
import FloatStudio

/// The numbers behind the overlays' lines, as JSON.
package enum OverlayJSON {
  /// - Parameter take: The gesture of the moment; nil before the first one.
  package static func members(
    _ overlays: Overlays, at prototype: Prototype, _ take: GestureTake?
  ) -> [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = []
    if overlays.thresholds {
      members.append(("thresholds", .array(Threshold.all(of: prototype).map(threshold))))
    }
    if overlays.onion > 0 {
      let skin = take.map {
        OnionSkin($0, around: prototype.now, count: overlays.onion, step: overlays.onionStep)
      }
      members.append(("onion", .array(skin?.ghosts.map(ghost) ?? [])))
    }
    guard overlays.path || overlays.velocity else { return members }
    guard let take else { return members + [("motion", .null)] }
    return members + [("motion", motion(overlays, GestureTrace(take), at: prototype.now))]
  }

  private static func motion(_ overlays: Overlays, _ trace: GestureTrace, at time: Double) -> JSON {
    guard let thing = trace.thing(at: time) else { return .null }
    let flight = trace.flight(of: thing, at: time)
    let run = trace.run(of: thing, at: time)
    var members: [(key: String, value: JSON)] = [("moves", .string(thing.name))]
    if let flight {
      let release: [(key: String, value: JSON)] = [
        ("t", .number(flight.start)), ("at", .point(flight.from)), ("velocity", .point(flight.velocity)),
        ("projected", flight.projected.map(JSON.point) ?? .null),
        ("end", flight.end.map(JSON.point) ?? .null),
      ]
      members.append(("release", .object(release)))
    }
    if overlays.path {
      members.append(("path", .array(run.map { timed($0.time, $0.place) })))
    }
    if overlays.velocity {
      let velocities = zip(run, run.dropFirst()).map { a, b in
        timed((a.time + b.time) / 2, (b.place - a.place) / (b.time - a.time))
      }
      members.append(("velocity", .array(velocities)))
      let promised = run.compactMap { sample in
        flight.flatMap { $0.start <= sample.time ? $0.promised(at: sample.time) : nil }
          .map { timed(sample.time, $0) }
      }
      members.append(("promised", .array(promised)))
    }
    return .object(members)
  }

  private static func ghost(_ ghost: OnionSkin.Ghost) -> JSON {
    let rect = ghost.outline.rect
    return .object([
      ("t", .number(ghost.time)), ("moves", .string(ghost.thing.name)),
      ("frame", .rect(rect)),
    ])
  }

  private static func threshold(_ threshold: Threshold) -> JSON {
    let place: (key: String, value: JSON)
    switch threshold.line {
    case .vertical(let x): place = ("x", .number(x))
    case .horizontal(let y): place = ("y", .number(y))
    case .circle(let center, let radius):
      return .object([
        ("kind", .string(threshold.kind.rawValue)), ("center", .point(center)), ("radius", .number(radius)),
      ])
    }
    return .object([("kind", .string(threshold.kind.rawValue)), place])
  }

  private static func timed(_ time: Double, _ p: Point) -> JSON {
    .array([.number(time), .number(p.x), .number(p.y)])
  }
}

extension MovingThing {
  /// The name in state and elements.
  fileprivate var name: String {
    switch self {
    case .ball: "ball"
    case .page(let id): "page:\(id)"
    case .badge(let id): "badge:\(id)"
    case .content(let id): "scroll:\(id)"
    }
  }
}

extension JSON {
  fileprivate static func point(_ p: Point) -> JSON { .array([.number(p.x), .number(p.y)]) }

  fileprivate static func rect(_ r: Rect) -> JSON {
    .array([r.x, r.y, r.width, r.height].map { .number($0) })
  }
}
