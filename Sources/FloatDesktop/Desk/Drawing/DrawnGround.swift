import FloatCore
import FloatFiles

/// The picture that is drawn on, as it lies on the screen.
struct DrawnGround: Equatable, Sendable {
  let page: PageID
  /// The form that the page is in; empty for its own.
  let form: String
  /// The name of the picture for painters.
  let picture: String
  let size: Size
  let screen: Size
  /// The part of the screen in which the picture scrolls.
  let viewport: Rect
  let scroll: Double
  /// The heights of the picture that scroll, and the parts of it whose rows were removed.
  let scrolled: ClosedRange<Double>
  private let removed: [Rect]

  /// Nil while no page is at rest, and on a page with a layout.
  init?(_ prototype: Prototype, of file: DrawingFile) {
    guard let front = prototype.frontPicture,
      let picture = file.picture(of: front.page, form: front.form, prototype.appearance)
    else { return nil }
    (page, form, scroll) = (front.page, front.form, front.scroll)
    (viewport, removed) = (front.layout.viewport, front.layout.removedParts)
    (self.picture, size, screen) = (picture.name, picture.size, prototype.device.size)
    let height = removed.reduce(front.layout.contentHeight) { $0 + $1.height }
    scrolled = viewport.minY...max(viewport.minY, min(viewport.minY + height, picture.size.height))
  }

  /// By how much a height of the picture is moved on the screen.
  private func shift(_ y: Double) -> Double {
    if y < scrolled.lowerBound { return 0 }
    guard y < scrolled.upperBound else { return screen.height - size.height }
    return removed.filter { $0.maxY <= y }.reduce(-scroll) { $0 - $1.height }
  }

  /// False for a frame in a row that was removed.
  func shows(_ frame: Rect) -> Bool { !removed.contains { $0.contains(frame.center) } }

  /// A point of the screen as a point of the picture.
  ///
  /// - Parameter part: The part of the picture in which a drag began. A pointer that has left the part that scrolls is at
  ///   the end that it shows.
  func onPicture(_ point: Point, from part: Rect? = nil) -> Point {
    let isAbove = part.map { $0.maxY <= scrolled.lowerBound } ?? (point.y < viewport.minY)
    let isBelow =
      part.map { $0.minY >= scrolled.upperBound }
      ?? (point.y >= viewport.maxY && scrolled.upperBound < size.height)
    if isAbove { return point }
    if isBelow { return Point(point.x, point.y + size.height - screen.height) }
    let seen = part == nil ? point.y : min(max(point.y, viewport.minY), viewport.maxY)
    return Point(point.x, removed.reduce(seen + scroll) { $1.minY <= $0 ? $0 + $1.height : $0 })
  }

  /// A frame on the picture as it lies on the screen, even out of sight.
  func onScreen(_ frame: Rect) -> Rect { frame.offset(y: shift(frame.midY)) }

  /// The part of the picture around a point in which a frame has to stay.
  func part(around point: Point) -> Rect {
    let (top, bottom) = (scrolled.lowerBound, scrolled.upperBound)
    if point.y < top { return Rect(0, 0, size.width, top) }
    if point.y < bottom { return Rect(0, top, size.width, bottom - top) }
    return Rect(0, bottom, size.width, max(0, size.height - bottom))
  }
}
