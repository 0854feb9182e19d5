package import FloatCore
package import FloatFiles
package import FloatStudio

/// The numbers behind the overlays' lines, as JSON.
package enum OverlayJSON {
  /// - Parameter take: The gesture of the moment; nil before the first one.
  package static func members(
    _ overlays: Overlays, at prototype: Prototype, _ take: GestureTake?
  ) -> [(key: String, value: JSON)] {
    func ghosts() -> [JSON] {
      let skin = take.map {
        OnionSkin($0, around: prototype.now, count: overlays.onion, step: overlays.onionStep)
      }
      return skin?.ghosts.map(ghost) ?? []
    }
    func motion() -> JSON { take.map { self.motion(overlays, GestureTrace($0), at: prototype.now) }.json }
    return JSON.compact([
      "thresholds": overlays.thresholds ? prototype.thresholds.map(threshold) : nil,
      "onion": overlays.onion > 0 ? ghosts() : nil,
      "motion": overlays.path || overlays.velocity ? motion() : nil,
    ]).members
  }

  private static func motion(_ overlays: Overlays, _ trace: GestureTrace, at time: Double) -> JSON {
    guard let thing = trace.thing(at: time) else { return .null }
    let flight = trace.flight(of: thing, at: time)
    let run = trace.run(of: thing, at: time)
    let release: JSON? = flight.map {
      [
        "t": $0.start, "at": point($0.decided), "from": point($0.from), "velocity": point($0.velocity),
        "projected": $0.projected.map(point).json, "end": $0.end.map(point).json,
      ]
    }
    let velocities = zip(run, run.dropFirst()).map { a, b in
      timed((a.time + b.time) / 2, (b.place - a.place) / (b.time - a.time))
    }
    let promised = run.compactMap { sample in
      flight.flatMap { $0.start <= sample.time ? $0.promised(at: sample.time) : nil }
        .map { timed(sample.time, $0) }
    }
    return .joined(
      ["moves": thing.name], flight.map { drive($0.motion, trace.parameters) } ?? [:],
      .compact([
        "release": release, "path": overlays.path ? run.map { timed($0.time, $0.place) } : nil,
        "velocity": overlays.velocity ? velocities : nil, "promised": overlays.velocity ? promised : nil,
      ]))
  }

  /// The name of a motion, its keys, its spring or curve, and the wall that stops it.
  private static func drive(_ motion: Motion, _ parameters: Parameters) -> JSON {
    let drive: JSON =
      switch motion.drive {
      case .spring(let spring): ["spring": JSON.spring(spring)]
      case .curve(let curve, let duration):
        ["curve": ["easing": curve.text, "duration": duration] as JSON]
      case .decay(let rate): ["decelerationRate": rate.perMillisecond]
      case nil: [:]
      }
    return .joined(
      .compact(["name": motion.name?.rawValue, "keys": motion.name?.driveKeys(in: parameters)]), drive,
      .compact([
        "wall": motion.wall.map(rect), "stopped": motion.wall.map { _ in motion.reachedWalls.map(line) },
      ]))
  }

  private static func ghost(_ ghost: OnionSkin.Ghost) -> JSON {
    ["t": ghost.time, "moves": ghost.thing.name, "frame": rect(ghost.outline.rect)]
  }

  private static func threshold(_ threshold: Threshold) -> JSON {
    .joined(["kind": threshold.kind.rawValue], line(threshold.line))
  }

  private static func line(_ line: Threshold.Line) -> JSON {
    switch line {
    case .vertical(let x): ["x": x]
    case .horizontal(let y): ["y": y]
    case .circle(let center, let radius): ["center": point(center), "radius": radius]
    }
  }

  private static func timed(_ time: Double, _ p: Point) -> JSON { [time, p.x, p.y] }
  private static func point(_ p: Point) -> JSON { [p.x, p.y] }
  private static func rect(_ r: Rect) -> JSON { [r.x, r.y, r.width, r.height] }
}
