import FloatCore

extension Threshold {
  /// The layers of the lines and their words.
  static func layers(
    _ thresholds: [Threshold], _ ink: OverlayInk, _ words: OverlayWords, _ places: inout WordPlaces
  ) -> [Layer] {
    let shapes = thresholds.flatMap { $0.shapes(ink, words, &places) }
    return shapes.isEmpty ? [] : [Layer(id: "overlay:thresholds", content: shapes)]
  }

  /// How far down the words on a vertical line are, as a share of the height.
  private static let share = 0.2

  private func shapes(_ ink: OverlayInk, _ words: OverlayWords, _ places: inout WordPlaces) -> [Shape] {
    func plate(_ text: String, _ point: Point) -> [Shape] {
      places.plate(text, near: point, ink.threshold, ink)
    }
    let size = ink.screen
    switch line {
    case .vertical(let x):
      let ends = [Point(x, 0), Point(x, size.height)]
      let y = size.height * Self.share
      switch kind {
      case .edge:
        return [.stroke(OverlayInk.dashes(ends), width: 1.25, ink.threshold)]
          + plate("\(words.name(kind)) · \(OverlayWords.points(x))", Point(x, y))
      case .side:
        return ink.line(ends, ink.threshold) + plate(words.left, Point(x - 32, y))
          + plate(words.right, Point(x + 32, y))
      default:
        return ink.line(ends, ink.threshold)
          + plate("\(words.name(kind)) · \(OverlayWords.points(x))", Point(x, y))
      }
    case .horizontal(let y):
      return ink.line([Point(0, y), Point(size.width, y)], ink.threshold)
        + plate("\(words.name(kind)) · \(OverlayWords.points(y))", Point(size.width / 2, y - 14))
    case .circle(let center, let radius):
      let text = "\(words.name(kind)) · \(OverlayWords.points(radius))"
      guard kind != .tear else {
        return ink.line(Path(circle: center, radius: radius), ink.threshold)
          + plate(text, center - Point(0, radius + 14))
      }
      // The part of the corner's quarter disc that is on the screen.
      var arc = Path()
      arc.arc(center: center, radius: radius, from: Double.pi, to: 1.5 * Double.pi)
      return ink.line(arc, ink.threshold)
        + plate(text, center + Point(angle: 1.25 * Double.pi) * (radius + 16))
    }
  }
}
