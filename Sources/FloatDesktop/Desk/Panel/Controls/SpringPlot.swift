import FloatCore

/// The curve of a spring from its start to its rest.
enum SpringPlot {
  /// The distance from start to target on the plot, in points; the rest of the height is for overshoot.
  static func unit(_ plot: Rect) -> Double { plot.height * 0.7 }

  /// A point of the curve; points outside the plot are clipped.
  static func point(_ spring: Spring, at t: Double, span: Double, in plot: Rect) -> Point {
    let progress = spring.value(from: 0.0, to: 1, at: t)
    return Point(plot.x + t / span * plot.width, plot.maxY - progress * unit(plot))
  }

  static func path(_ spring: Spring, span: Double, in plot: Rect) -> Path {
    let count = Int(plot.width / 1.5)
    return Path(
      lines: (0...count).map { index in
        point(spring, at: span * Double(index) / Double(count), span: span, in: plot)
      })
  }
}
