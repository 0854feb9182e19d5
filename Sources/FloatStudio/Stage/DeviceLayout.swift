package import FloatCore

/// The position and size of the device's screen in the window: as large as fits, centred, on whole pixels, in the
/// proportions of the device with the body around it.
package struct DeviceLayout: Equatable, Sendable {
  /// The device's screen in points.
  package let device: Size
  /// The insets of the body around the screen, in points; zero without a body.
  package let surround: EdgeInsets
  /// The window's size as its events count: in the desktop's units, which are pixels on X11.
  package let window: PixelSize
  /// The size of the drawable, in pixels.
  package let drawable: PixelSize
  /// Pixels per point.
  package let scale: Double
  /// The device's screen in the drawable.
  package let frame: PixelRect
  /// The room beside the phone, in the drawable; nil if there is none or none was requested.
  package let column: PixelRect?
  /// The width reserved for something else at the right of the drawable, in pixels.
  package let reserved: Int

  /// The smallest scale that is drawn; a smaller one would show nothing, and zero could not be divided by.
  package static let minimumScale = 0.05
  /// The least size of a point in the desktop's units with a body; if it would be smaller, the body is left out.
  static let smallestWithBody = 0.5

  /// The size of everything at a scale of 1, in points.
  package let naturalSize: Size

  /// True if the screen fills the drawable.
  package var isFilled: Bool {
    frame.contains(PixelRect(x: 0, y: 0, width: drawable.width, height: drawable.height))
  }

  /// True if the body is drawn around the screen.
  package var hasBody: Bool { surround != .zero }

  /// - Parameters:
  ///   - device: The screen's size in points.
  ///   - surround: The insets of the body around it, in points.
  ///   - column: The width of the column beside the phone, shown if there is room for it, in points.
  ///   - window: In the desktop's units.
  ///   - drawable: In pixels.
  ///   - reserved: The width at the right of the drawable that is not for the phone, in pixels.
  ///   - isAtLeft: True for a phone at the left end of its room, false for one in the middle.
  ///   - scale: Pixels per point, if that is decided; nil makes the phone as large as it fits.
  package init(
    device: Size, surround: EdgeInsets = .zero, column: Double = 0, window: PixelSize, drawable: PixelSize,
    reserved: Int = 0, isAtLeft: Bool = false, scale requested: Double? = nil
  ) {
    self.device = device
    self.surround = surround
    self.window = PixelSize(width: max(1, window.width), height: max(1, window.height))
    self.drawable = PixelSize(width: max(1, drawable.width), height: max(1, drawable.height))
    self.reserved = min(max(0, reserved), self.drawable.width - 1)
    let room = self.drawable.width - self.reserved
    let whole = device.surrounded(by: surround)
    let wide = Size(whole.width + column, whole.height)
    let hasColumn =
      column > 0 && Self.hasColumn(wide, in: self.window, reserved: self.reserved, of: self.drawable)
    naturalSize = hasColumn ? wide : whole
    let fit =
      requested
      ?? min(
        Double(room) / naturalSize.width, Double(self.drawable.height) / naturalSize.height)
    scale = fit.isFinite ? max(Self.minimumScale, fit) : 1
    let size = Self.pixels(device, scale: scale)
    let left = Self.pixels(surround.left, scale)
    let right = Self.pixels(surround.right, scale)
    let top = Self.pixels(surround.top, scale)
    let bottom = Self.pixels(surround.bottom, scale)
    let free = room - left - size.width - right
    // Each side is rounded, so the column takes what they leave of its width.
    let columnWidth = hasColumn ? min(Self.pixels(column, scale), max(0, free)) : 0
    let x = left + (isAtLeft ? 0 : (free - columnWidth) / 2)
    let y = top + (self.drawable.height - top - size.height - bottom) / 2
    frame = PixelRect(x: x, y: y, width: size.width, height: size.height)
    self.column =
      columnWidth > 0
      ? PixelRect(x: frame.maxX + right, y: y, width: columnWidth, height: size.height) : nil
  }

  /// True if the column takes nothing from the phone beside it: a window that the phone fills in height has room for
  /// both.
  ///
  /// A window's sides are whole numbers, and each stands for all lengths that are rounded to it.
  private static func hasColumn(
    _ wide: Size, in window: PixelSize, reserved: Int, of drawable: PixelSize
  ) -> Bool {
    let width = Double(window.width) * (1 - Double(reserved) / Double(drawable.width))
    return (width + 0.5) / wide.width >= (Double(window.height) - 0.5) / wide.height
  }

  /// Creates the layout of a window with the device's body if `bezel` is on or, for nil, if there is room.
  package init(
    _ device: Device, screen: Size, bezel: Bezel?, column: Double = 0, window: PixelSize, drawable: PixelSize,
    reserved: Int = 0, isAtLeft: Bool = false
  ) {
    func layout(_ surround: EdgeInsets) -> DeviceLayout {
      DeviceLayout(
        device: screen, surround: surround, column: column, window: window, drawable: drawable,
        reserved: reserved, isAtLeft: isAtLeft)
    }
    let (plain, full) = (layout(.zero), layout(BodyScene(device: device, screen: screen).surround))
    switch bezel {
    case .on: self = full
    case .off: self = plain
    case nil:
      let units = full.scale * Double(full.window.width) / Double(full.drawable.width)
      self = units >= Self.smallestWithBody ? full : plain
    }
  }

  /// Converts a place in the window, as its events give it, to points on the device. It may lie outside the screen.
  package func devicePoint(windowX: Double, windowY: Double) -> Point {
    let pixelX = windowX * Double(drawable.width) / Double(window.width)
    let pixelY = windowY * Double(drawable.height) / Double(window.height)
    return Point((pixelX - Double(frame.x)) / scale, (pixelY - Double(frame.y)) / scale)
  }

  /// The size in pixels of a device at a scale, at least one pixel each way.
  package static func pixels(_ device: Size, scale: Double) -> PixelSize {
    PixelSize(
      width: max(1, Int((device.width * scale).rounded())),
      height: max(1, Int((device.height * scale).rounded())))
  }

  private static func pixels(_ length: Double, _ scale: Double) -> Int {
    Int((max(0, length) * scale).rounded())
  }

  /// The scale at which a new window opens: the requested one, or one that fits the display.
  ///
  /// A requested scale is taken as it is, because the user may want to look at a part of the phone. Otherwise a phone
  /// that fits at its own size takes no more than four fifths of the room, in steps of a half; a smaller display is
  /// filled.
  package static func initialScale(requested: Double?, device: Size, available: Size?) -> Double {
    if let requested { return max(minimumScale, requested) }
    guard let available, !(Rect(size: available).isEmpty) else { return 1 }
    let fit = min(available.width / device.width, available.height / device.height)
    guard fit.isFinite else { return 1 }
    guard fit > 1 else { return max(minimumScale, fit) }
    return max(1, (fit * comfortableShare / scaleStep).rounded(.down) * scaleStep)
  }

  private static let comfortableShare = 0.8
  /// The step of the scales at which windows are opened and enlarged.
  package static let scaleStep = 0.5
}

/// Whether the phone's body is drawn around the screen.
package enum Bezel: String, CaseIterable, Sendable {
  case on
  case off
}
