package import FloatCore
package import FloatFiles
package import FloatStudio

/// The numbers behind the overlays' lines, as JSON.
package enum OverlayJSON {
  /// - Parameter take: The gesture of the moment; nil before the first one.
  package static func members(
    _ overlays: Overlays, at prototype: Prototype, _ take: GestureTake?
  ) -> [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = []
    if overlays.thresholds {
      members.append(("thresholds", .array(prototype.thresholds.map(threshold))))
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
      members += drive(flight.motion, trace.parameters)
      let release: [(key: String, value: JSON)] = [
        ("t", .number(flight.start)), ("at", .point(flight.decided)), ("from", .point(flight.from)),
        ("velocity", .point(flight.velocity)),
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

  /// The name of a motion, its keys, its spring or curve, and the wall that stops it.
  private static func drive(_ motion: Motion, _ parameters: Parameters) -> [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = []
    if let name = motion.name {
      members.append(("name", .string(name.rawValue)))
      members.append(("keys", .array(name.driveKeys(in: parameters).map(JSON.string))))
    }
    switch motion.drive {
    case .spring(let spring): members.append(("spring", .spring(spring)))
    case .curve(let curve, let duration):
      members.append(("curve", .object([("easing", .string(curve.text)), ("duration", .number(duration))])))
    case .decay(let rate): members.append(("decelerationRate", .number(rate.perMillisecond)))
    case nil: break
    }
    if let wall = motion.wall {
      members += [("wall", .rect(wall)), ("stopped", .array(motion.reachedWalls.map(line)))]
    }
    return members
  }

  private static func ghost(_ ghost: OnionSkin.Ghost) -> JSON {
    let rect = ghost.outline.rect
    return .object([
      ("t", .number(ghost.time)), ("moves", .string(ghost.thing.name)),
      ("frame", .rect(rect)),
    ])
  }

  private static func threshold(_ threshold: Threshold) -> JSON {
    .object([("kind", .string(threshold.kind.rawValue))] + members(threshold.line))
  }

  private static func line(_ line: Threshold.Line) -> JSON { .object(members(line)) }

  private static func members(_ line: Threshold.Line) -> [(key: String, value: JSON)] {
    switch line {
    case .vertical(let x): [("x", .number(x))]
    case .horizontal(let y): [("y", .number(y))]
    case .circle(let center, let radius): [("center", .point(center)), ("radius", .number(radius))]
    }
  }

  private static func timed(_ time: Double, _ p: Point) -> JSON {
    .array([.number(time), .number(p.x), .number(p.y)])
  }
}

extension JSON {
  fileprivate static func point(_ p: Point) -> JSON { .array([.number(p.x), .number(p.y)]) }

  fileprivate static func rect(_ r: Rect) -> JSON {
    .array([r.x, r.y, r.width, r.height].map { .number($0) })
  }
}
