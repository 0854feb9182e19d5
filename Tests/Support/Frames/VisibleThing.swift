@testable import FloatCore

/// One text, picture, line or area as the eye sees it: its identity, its place on the screen, its strength.
///
/// Its layer does not count: a title that passes from a page's own bar to a shared one is the same title.
struct VisibleThing {
  /// Its text or picture; two things with the same identity look alike, apart from place and size.
  var identity: String
  /// The layer it is drawn in; for messages only.
  var layer: String
  /// Its frame on the screen, whole.
  var frame: Rect
  /// The part of the screen in which it is shown.
  var clip: Rect
  /// The part of the frame that neither a clip nor an opaque thing over it hides.
  var seen: Rect
  var radii = CornerRadii(0)
  /// True for a part of a page, which moves by whole pixels.
  var isOnPage = false
  /// True for an outline of any form, about which the frame tells little.
  var isPath = false
  /// Its colour; nil for pictures.
  var color: Color?
  /// The alpha of its colour and its layers, 0…1.
  var alpha: Double
  /// The alpha times the share that the things over it let through, 0…1.
  var opacity: Double

  /// How far its edges and corners moved into this frame and into the one before; nil where it did not exist.
  var step: Double?
  var stepBefore: Double?
  /// True where it was visible in the frame before.
  var wasSeen = false
  /// Its frame in the frame before; nil where it did not exist.
  var place: Rect?
  /// The change of its opacity into this frame and into the one before.
  var fade: Double?
  var fadeBefore: Double?
  /// The frame in which it came; nil for a thing that existed from the first one on.
  var birth: Int?
  /// The highest opacity so far, the lowest since, and the frame of the highest.
  var peak = 0.0
  var low = 0.0
  var peakFrame = 0

  /// True for a thing large and opaque enough to be missed when it is gone.
  func isSeen(opacity limit: Double = 0.05, size: Double = 1.5) -> Bool {
    opacity > limit && seen.width > size && seen.height > size
  }

  /// Its movement: the longest way of any of its edges.
  func way(to other: VisibleThing) -> Double {
    [
      frame.minX - other.frame.minX, frame.minY - other.frame.minY, frame.maxX - other.frame.maxX,
      frame.maxY - other.frame.maxY,
    ].map(abs).max() ?? 0
  }

  func cornerWay(to other: VisibleThing) -> Double {
    [
      radii.topLeft - other.radii.topLeft, radii.topRight - other.radii.topRight,
      radii.bottomRight - other.radii.bottomRight, radii.bottomLeft - other.radii.bottomLeft,
    ].map(abs).max() ?? 0
  }

  /// The change of its own opacity or colour, 0…1; negative where it fades.
  func change(to other: VisibleThing) -> Double {
    let fade = other.alpha - alpha
    // A hidden thing changes unseen.
    let shift = tone(to: other) * min(opacity, other.opacity)
    return shift > abs(fade) ? shift : fade
  }

  /// The difference of the colours, 0…1; 0 where one has none.
  func tone(to other: VisibleThing) -> Double {
    guard let a = color, let b = other.color else { return 0 }
    let tone = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].map { abs(Double($0) - Double($1)) }
    return (tone.max() ?? 0) / 255
  }

  var isBar: Bool { layer.hasPrefix("bars:") }

  /// True for a thing that differs only in its place, size and opacity.
  func looksLike(_ other: VisibleThing) -> Bool { identity == other.identity && tone(to: other) == 0 }

  /// The swiped row that it is in.
  var row: Substring? {
    guard layer.hasPrefix("row:"), let end = layer.lastIndex(of: ":") else { return nil }
    return layer[..<end]
  }

  /// Two badges may count the same.
  var isNumber: Bool {
    identity.hasPrefix("text ") && identity.dropFirst(5).allSatisfy { $0.isNumber || $0 == "+" }
  }

  /// True for an area of a page that goes on in another one of its colour, as a row does in its page; the rest of the page is
  /// drawn in stripes while a row goes.
  func isOneSurface(with other: VisibleThing) -> Bool {
    func base(_ name: String) -> Substring { name.drop { $0.isNumber || $0 == ":" } }
    return isOnPage && other.isOnPage && identity == "shape" && other.identity == identity
      && base(layer) == base(other.layer) && tone(to: other) == 0 && abs(alpha - other.alpha) < 0.02
  }

  var isLegible: Bool { identity.hasPrefix("text") || identity.hasPrefix("image") }
}

extension VisibleThing: CustomStringConvertible {
  var description: String {
    func short(_ v: Double) -> Double { (v * 10).rounded() / 10 }
    let f = frame
    return
      "\(identity) of \(layer) (\(short(f.x)), \(short(f.y)), \(short(f.width)) × \(short(f.height)), opacity \(short(alpha * 10) / 10), seen \(short(opacity * 10) / 10))"
  }
}
