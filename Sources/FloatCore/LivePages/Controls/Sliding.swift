/// The value of a slider, which a pointer may hold.
struct Sliding: Equatable, Sendable {
  /// 0 at the left end, 1 at the right one.
  private(set) var value: Tracked<Double>
  /// The value at the press, if a pointer holds the thumb.
  private var held: Double?

  init(_ value: Double) { self.value = Tracked(value) }

  var isHeld: Bool { held != nil }

  /// The value that it has, or is on its way to.
  var target: Double { value.base }

  /// Handles a drag of the thumb.
  mutating func pan(_ event: GestureEvent<Gesture>, _ slider: PageLayout.Slider, _ e: Environment) {
    switch event.phase {
    case .began:
      held = value.share(at: e.now)
      let spring = Spring(response: e.parameters.navigation.grabResponse, dampingRatio: 1)
      value.follow(way(event, slider, e), absorbing: .spring(spring, .unit), at: e.now)
    case .changed: if held != nil { value.follow(way(event, slider, e)) }
    case .ended: held = nil
    case .cancelled:
      guard let held else { return }
      self.held = nil
      set(held, e)
    case .failed: break
    }
  }

  private func way(_ event: GestureEvent<Gesture>, _ slider: PageLayout.Slider, _ e: Environment) -> Trail<
    Double
  > {
    let (start, width) = (held ?? 0, slider.travel(e))
    return event.trail.map { place in
      (start + (width > 0 ? (place - event.start).x / width : 0)).clamped(to: 0...1)
    }
  }

  /// Sends it to a value, as a tap on the track or a key does.
  mutating func set(_ target: Double, _ e: Environment) {
    value.settle(to: target.clamped(to: 0...1), with: e.moving(e.parameters.slider.settling), at: e.now)
  }
}

extension PageLayout.Slider {
  /// The way of the thumb, in points.
  func travel(_ e: Environment) -> Double { max(0, frame.width - e.parameters.slider.thumb) }

  /// The middle of the thumb for a value.
  func thumb(at value: Double, _ e: Environment) -> Point {
    Point(frame.minX + e.parameters.slider.thumb / 2 + value * travel(e), frame.midY)
  }

  /// The value at which the thumb is nearest to a place.
  func value(at x: Double, _ e: Environment) -> Double {
    let width = travel(e)
    return width > 0 ? ((x - frame.minX - e.parameters.slider.thumb / 2) / width).clamped(to: 0...1) : 0
  }
}
