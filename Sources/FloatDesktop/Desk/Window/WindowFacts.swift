package import FloatStudio

/// What the desktop tells of the window, in the desktop's units: pixels on X11, logical pixels on Wayland.
package struct WindowFacts: Equatable, Sendable {
  /// The place and the size of its contents; Wayland does not tell the place.
  package var place: PixelRect
  /// The size of its memory, in pixels.
  package var drawable: PixelSize
  /// The part of its display where its contents may be so that the frame around them is in sight; nil if unknown.
  package var room: PixelRect?
  /// The bounds of its display; nil if unknown.
  package var display: PixelRect?
  /// True if it has a size that the user chose, and not the display's.
  package var hasOwnSize = true
  /// True while it fills the display without a title bar.
  package var isFullScreen = false
  /// True if there is a window manager that can be asked for full screen: everywhere but on a bare X server.
  package var hasManager = true
  /// True under a Wayland compositor, which does not tell where the window is, so a wider one might leave the display.
  package var isWayland = false

  /// The smallest size that people can give it, in the desktop's units.
  package static let minimumSize = PixelSize(width: 120, height: 160)

  package init(place: PixelRect, drawable: PixelSize) {
    self.place = place
    self.drawable = drawable
  }

  package var size: PixelSize { PixelSize(width: place.width, height: place.height) }
  /// Pixels per unit of the desktop.
  package var density: Double { Double(max(1, drawable.width)) / Double(max(1, place.width)) }
  var fillsDisplay: Bool {
    display.map { ($0.width, $0.height) == (place.width, place.height) } ?? false
  }
}

/// A request for another size of the window, or for another place as well.
package struct WindowPlacement: Equatable, Sendable {
  /// In the desktop's units.
  package var size: PixelSize
  /// Nil leaves it where it is.
  package var origin: (x: Int, y: Int)?
  /// True to leave a maximised or full size first.
  package var restores = false

  /// A size where the window is, or as near to that as shows all of it in a room.
  init(_ size: PixelSize, at place: PixelRect, in room: PixelRect?, restores: Bool = false) {
    self.size = size
    self.restores = restores
    let new = PixelRect(x: place.x, y: place.y, width: size.width, height: size.height)
    let kept = room.map(new.kept) ?? new
    if kept != new { origin = (kept.x, kept.y) }
  }

  init(_ place: PixelRect) {
    size = PixelSize(width: place.width, height: place.height)
    origin = (place.x, place.y)
  }

  /// The place of a window that fulfils it.
  func place(from old: PixelRect) -> PixelRect {
    PixelRect(x: origin?.x ?? old.x, y: origin?.y ?? old.y, width: size.width, height: size.height)
  }

  package static func == (a: WindowPlacement, b: WindowPlacement) -> Bool {
    a.size == b.size && a.origin?.x == b.origin?.x && a.origin?.y == b.origin?.y && a.restores == b.restores
  }
}

extension PixelRect {
  /// Moved by the least distance that puts it inside another rectangle; a larger one begins where that does.
  package func kept(in room: PixelRect) -> PixelRect {
    let (x, y) = (min(minX, room.maxX - width), min(minY, room.maxY - height))
    return PixelRect(x: max(x, room.minX), y: max(y, room.minY), width: width, height: height)
  }
}

/// The widths of the frame that a desktop draws around a window, in its units.
package struct WindowFrame: Equatable, Sendable {
  var left = 0
  var top = 0
  var right = 0
  var bottom = 0

  package init(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// What a Wayland compositor, which tells nothing, is assumed to draw: a title bar.
  package static let usual = WindowFrame(top: 36)

  /// The room that a window's contents have where the frame must have room as well.
  package func room(in bounds: PixelRect) -> PixelRect {
    PixelRect(
      x: bounds.minX + left, y: bounds.minY + top, width: max(1, bounds.width - left - right),
      height: max(1, bounds.height - top - bottom))
  }
}
