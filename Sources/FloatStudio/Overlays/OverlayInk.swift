package import FloatCore

/// The look of overlays: thin lines with a seam in the ground's colour, visible on any picture, and words on small
/// plates.
package struct OverlayInk {
  let screen: Size
  package let palette: Palette
  /// The seam and the plates.
  let ground: Color
  let text: Color
  let quiet: Color
  let rule: Color
  /// The way and the velocity of the thing.
  let path: Color
  /// A release and its velocity.
  let release: Color
  /// The curve that the parameters promise.
  let promise: Color
  let threshold: Color
  /// Frames before and after the moment.
  let before: Color
  let after: Color

  /// What can be pressed, and the strip at the edge or what is in hand: the same on light and dark pictures.
  package static let (pressable, edge) = (Color(0, 122, 255), Color(255, 149, 0))

  package init(_ appearance: Appearance, _ screen: Size) {
    self.screen = screen
    palette = Palette(appearance)
    func color(_ light: UInt32, _ dark: UInt32) -> Color {
      Color(rgb: appearance == .light ? light : dark)
    }
    (ground, text, quiet, rule) = (palette.card, palette.label, palette.secondary, palette.line)
    threshold = palette.accent
    path = color(0x0A6CFF, 0x5EA2FF)
    release = color(0xC8420C, 0xFF9F45)
    promise = color(0x9333C7, 0xCB8BFF)
    before = color(0xE0393E, 0xFF6A6E)
    after = threshold
  }

  // MARK: Lines

  /// A line with a seam.
  package func line(_ path: Path, width: Double = 1.5, _ color: Color) -> [Shape] {
    [.stroke(path, width: width + 2, ground.faded(0.7)), .stroke(path, width: width, color)]
  }

  func line(_ points: [Point], width: Double = 1.5, _ color: Color) -> [Shape] {
    guard points.count > 1 else { return [] }
    return line(Path(lines: points), width: width, color)
  }

  func dot(_ center: Point, radius: Double, _ color: Color) -> [Shape] {
    [
      .roundedRect(RoundedRect(circle: center, radius: radius + 1), .color(ground.faded(0.85))),
      .roundedRect(RoundedRect(circle: center, radius: radius), .color(color)),
    ]
  }

  func cross(_ center: Point, radius: Double, _ color: Color) -> [Shape] {
    var path = Path()
    for side in [-1.0, 1] {
      path.lines([center + Point(-radius, -radius * side), center + Point(radius, radius * side)])
    }
    return line(path, color)
  }

  /// A line from a point to another with an arrowhead there.
  func arrow(_ from: Point, _ tip: Point, _ color: Color) -> [Shape] {
    let way = tip - from
    guard way.length > 6 else { return [] }
    let along = way / way.length
    let (neck, across) = (tip - along * 7, along.perpendicular)
    var head = Path(lines: [tip, neck + across * 4, neck - across * 4])
    head.close()
    return line([from, neck], width: 2, color)
      + [.stroke(head, width: 2, ground.faded(0.7)), .fill(head, .color(color))]
  }

  /// The dashes along an outline.
  static func dashes(along path: Path) -> Path {
    var dashes = Path()
    var points: [Point] = []
    for element in path.elements {
      let last = points.last ?? .zero
      switch element {
      case .move(let p):
        dashes.add(Self.dashes(points))
        points = [p]
      case .line(let p): points.append(p)
      case .quad(let p, let c):
        points += (1...8).map { step in
          let t = Double(step) / 8
          return last * ((1 - t) * (1 - t)) + c * (2 * t * (1 - t)) + p * (t * t)
        }
      case .cubic(let p, let a, let b):
        points += (1...8).map { step in
          let (t, u) = (Double(step) / 8, 1 - Double(step) / 8)
          return last * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + p * (t * t * t)
        }
      case .close: if let first = points.first { points.append(first) }
      }
    }
    dashes.add(Self.dashes(points))
    return dashes
  }

  /// The dashes along a line.
  static func dashes(_ points: [Point], on: Double = 5, off: Double = 3) -> Path {
    var path = Path()
    var at = 0.0
    for (a, b) in zip(points, points.dropFirst()) {
      let length = a.distance(to: b)
      guard length > 0 else { continue }
      var x = 0.0
      while x < length {
        let phase = (at + x).truncatingRemainder(dividingBy: on + off)
        let rest = phase < on ? on - phase : on + off - phase
        let end = min(length, x + max(rest, 1e-6))
        if phase < on {
          path.lines([a + (b - a) * (x / length), a + (b - a) * (end / length)])
        }
        x = end
      }
      at += length
    }
    return path
  }
}

/// The places of words on the screen, chosen so that no words overlap.
package struct WordPlaces {
  private var taken: [Rect] = []
  private let room: Rect
  private let device: Device

  static let size = 11.0
  static let height = 18.0
  private static let inset = 6.0
  /// How many places are tried each way, enough to get past the largest card.
  private static let steps = 16

  /// - Parameter cards: The cards that would lie over words.
  package init(_ device: Device, cards: [Rect] = []) {
    taken = cards
    self.device = device
    let safe = device.safeArea
    room = Rect(size: device.size).inset(
      by: EdgeInsets(top: safe.top + 4, left: 6, bottom: safe.bottom + 4, right: 6))
  }

  /// The plate of words around a point.
  static func frame(of text: String, around point: Point) -> Rect {
    let width = TextMetrics.width(text, size: size, weight: .medium) + 2 * inset
    return Rect(center: point, size: Size(width, height))
  }

  /// A plate with words whose middle is as near to a point as there is room.
  ///
  /// - Parameter ground: Its colour, by default that of overlays, through which a little of the picture is seen.
  package mutating func plate(
    _ text: String, near point: Point, _ color: Color, _ ink: OverlayInk, on ground: Color? = nil
  ) -> [Shape] {
    var frame = Self.frame(of: text, around: point)
    frame = frame.offset(
      x: max(0, room.minX - frame.minX) - max(0, frame.maxX - room.maxX),
      y: max(0, room.minY - frame.minY) - max(0, frame.maxY - room.maxY))
    let step = Self.height + 2
    // Below the words that are there, or else above.
    let shifts = (0..<Self.steps).flatMap { (count: Int) -> [Double] in
      [Double(count) * step, -Double(count) * step]
    }
    let places: [Rect] = shifts.map { frame.offset(y: $0) }
    let free = places.first { $0.minY >= room.minY && $0.maxY <= room.maxY && isFree($0) }
    return plate(text, in: free ?? frame, color, ink, on: ground)
  }

  /// The plate of words at a height, beside the home indicator or over it as well; nil where there is no room for it.
  ///
  /// It is moved sideways to where the screen's round corners do not cut it.
  func frame(of text: String, at point: Point) -> Rect? {
    let frame = Self.frame(of: text, around: point)
    let bottom = device.size.height - frame.maxY
    guard frame.minY >= room.minY, bottom >= 4 else { return nil }
    let radius = device.cornerRadius
    let rise = max(0, radius - min(frame.minY, bottom))
    let margin = max(6, radius - (radius * radius - rise * rise).squareRoot())
    let moved = frame.offset(
      x: max(0, margin - frame.minX) - max(0, frame.maxX - (device.size.width - margin)), y: 0)
    return isFree(moved) ? moved : nil
  }

  private func isFree(_ place: Rect) -> Bool { !taken.contains { !$0.intersection(place).isEmpty } }

  /// A plate with words in its place.
  mutating func plate(
    _ text: String, in frame: Rect, _ color: Color, _ ink: OverlayInk, on ground: Color? = nil
  ) -> [Shape] {
    taken.append(frame)
    let ground = ground ?? ink.ground.faded(0.9)
    var shapes: [Shape] = [.roundedRect(RoundedRect(frame, radius: 5), .color(ground))]
    shapes.write(
      text, x: frame.midX, midY: frame.midY, size: Self.size, weight: .medium, color: color,
      alignment: .center)
    return shapes
  }
}
