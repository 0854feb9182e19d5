import FloatCore
import FloatStudio

/// The place of something that can be pressed: a part of a control or a card, a section, a button.
struct HitArea<Place: Sendable>: Sendable {
  let place: Place
  /// What is drawn, with the focus ring around it. A press on its middle hits it.
  let frame: Rect
  let hit: HitShape
  /// The radius of the focus ring's corners, in points.
  let ringRadius: Double

  /// - Parameter hit: By default the frame.
  init(_ place: Place, _ frame: Rect, hit: HitShape? = nil, ringRadius: Double = Ink.corner + 2) {
    self.place = place
    self.frame = frame
    self.hit = hit ?? .rect(frame)
    self.ringRadius = ringRadius
  }

  /// The same area by another name.
  func named<Other>(_ place: Other) -> HitArea<Other> {
    HitArea<Other>(place, frame, hit: hit, ringRadius: ringRadius)
  }
}

/// The points where a press hits something.
enum HitShape: Sendable {
  case rect(Rect)
  case circle(Point, radius: Double)

  /// How far beyond its drawing a press still hits it, in points.
  private static let reach = 4.0

  /// A frame and the points close to it.
  static func around(_ frame: Rect) -> HitShape { .rect(frame.inset(by: -reach)) }

  /// The height of a row from one side of a frame to the other, and the points close to it.
  static func column(_ frame: Rect, of row: Rect, reach: Double = Self.reach) -> HitShape {
    .rect(Rect(frame.x - reach, row.y, frame.width + 2 * reach, row.height))
  }
}

extension Array {
  /// What a press at a point hits: the last, which is in front, but of circles that overlap the nearest.
  func place<Place>(at p: Point) -> Place? where Element == HitArea<Place> {
    var hit: (place: Place, distance: Double)?
    for area in self {
      switch area.hit {
      case .rect(let rect): if rect.contains(p) { hit = (area.place, .infinity) }
      case .circle(let center, let radius):
        let distance = center.distance(to: p)
        if distance <= radius, distance <= hit?.distance ?? .infinity { hit = (area.place, distance) }
      }
    }
    return hit?.place
  }
}
