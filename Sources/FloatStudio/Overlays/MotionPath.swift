import FloatCore

/// The way of the moving thing: the places where it was, the release, the projected place, and the place of rest.
struct MotionPath {
  private let samples: ArraySlice<GestureTrace.Sample>
  private let flight: Flight?
  private let now: Double

  /// The number of samples from one dot to the next: a thirtieth of a second.
  private static let every = 4
  /// The arrow shows the distance covered in this time, in seconds.
  static let arrow = 0.1

  init(_ trace: GestureTrace, _ thing: Motion.Thing, _ moment: OverlayMoment) {
    samples = trace.run(of: thing, at: moment.time)
    flight = trace.flight(of: thing, at: moment.time)
    now = moment.time
  }

  func layers(_ ink: OverlayInk, _ words: OverlayWords, _ places: inout WordPlaces) -> [Layer] {
    let past = samples.prefix { $0.time <= now + 1e-9 }
    let future = samples[max(samples.startIndex, past.endIndex - 1)...]
    var layers: [Layer] = []
    let faint = way(future, ink)
    if future.count > 1 {
      layers.append(Layer(id: "overlay:path-to-come", opacity: Self.faintness, content: faint))
    }
    var shapes = way(past, ink)
    if let flight, flight.start <= now + 1e-9 { shapes += release(flight, ink, words, &places) }
    if !shapes.isEmpty { layers.append(Layer(id: "overlay:path", content: shapes)) }
    return layers
  }

  /// How strongly the part still to come is drawn.
  private static let faintness = 0.4

  private func way(_ samples: ArraySlice<GestureTrace.Sample>, _ ink: OverlayInk) -> [Shape] {
    var shapes = ink.line(samples.map(\.place), width: 2, ink.path)
    // The dots are at equal times, so they are wide apart where it is fast.
    for (index, sample) in zip(samples.indices, samples) where index % Self.every == 0 {
      shapes.append(
        .roundedRect(
          RoundedRect(circle: sample.place, radius: 2),
          .color(sample.isHeld ? ink.path.mixed(with: ink.ground, 0.45) : ink.path)))
    }
    return shapes
  }

  private func release(
    _ flight: Flight, _ ink: OverlayInk, _ words: OverlayWords, _ places: inout WordPlaces
  ) -> [Shape] {
    var shapes: [Shape] = []
    if let end = flight.end, end.distance(to: flight.from) > 1 {
      shapes += ink.line(Path(circle: end, radius: 6), ink.promise)
    }
    let speed = flight.velocity.length
    if let projected = flight.projected, speed >= 1 {
      var path = OverlayInk.dashes([flight.decided, projected])
      if path.elements.isEmpty { path.move(to: flight.decided) }
      let shown = Rect(size: ink.screen).inset(by: 8).clamp(projected)
      shapes += [.stroke(path, width: 1.25, ink.release)]
      shapes += ink.cross(shown, radius: 5, ink.release)
      shapes += places.plate(words.projected, near: shown + Point(0, 18), ink.release, ink)
    }
    shapes += ink.arrow(flight.from, flight.from + flight.velocity * Self.arrow, ink.release)
    shapes += ink.dot(flight.from, radius: 4, ink.release)
    if speed >= 1 {
      shapes += places.plate(
        OverlayWords.velocity(speed), near: flight.from - Point(0, 20), ink.release, ink)
    }
    return shapes
  }
}
