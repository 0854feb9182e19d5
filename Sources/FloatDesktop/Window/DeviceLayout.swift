import FloatCore

/// Where the device's screen lies in the window, and how large: the largest whole-pixel place in the
/// window's middle that keeps the device's proportions.
struct DeviceLayout: Equatable {
  /// The device's screen in points.
  let device: Size
  /// The window as its events count: in the desktop's units, which are pixels on X11.
  let window: PixelSize
  /// What there is to draw on, in pixels.
  let drawable: PixelSize
  /// Pixels per point.
  let scale: Double
  /// The device's screen in the drawable.
  let frame: PixelRect

  /// The smallest scale that is drawn: below it nothing could be seen, and at zero nothing divided.
  static let minimumScale = 0.05

  init(device: Size, window: PixelSize, drawable: PixelSize) {
    self.device = device
    self.window = PixelSize(width: max(1, window.width), height: max(1, window.height))
    self.drawable = PixelSize(width: max(1, drawable.width), height: max(1, drawable.height))
    let fit = min(Double(self.drawable.width) / device.width, Double(self.drawable.height) / device.height)
    scale = fit.isFinite ? max(Self.minimumScale, fit) : 1
    let size = Self.pixels(device, scale: scale)
    frame = PixelRect(
      x: (self.drawable.width - size.width) / 2, y: (self.drawable.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// The place on the device, in points, of a place in the window as its events give it. May lie outside the screen.
  func devicePoint(windowX: Double, windowY: Double) -> Point {
    let pixelX = windowX * Double(drawable.width) / Double(window.width)
    let pixelY = windowY * Double(drawable.height) / Double(window.height)
    return Point((pixelX - Double(frame.x)) / scale, (pixelY - Double(frame.y)) / scale)
  }

  /// How many pixels a device covers at a scale, at least one each way.
  static func pixels(_ device: Size, scale: Double) -> PixelSize {
    PixelSize(
      width: max(1, Int((device.width * scale).rounded())),
      height: max(1, Int((device.height * scale).rounded())))
  }

  /// The scale a new window opens at: what was asked for, or 1, but no more than the room on the display allows.
  ///
  /// A scale somebody asked for is taken as it is: they may want to look at a part of it.
  static func initialScale(requested: Double?, device: Size, available: Size?) -> Double {
    if let requested { return max(minimumScale, requested) }
    guard let available, !(Rect(size: available).isEmpty) else { return 1 }
    let fit = min(available.width / device.width, available.height / device.height)
    return fit.isFinite ? max(minimumScale, min(1, fit)) : 1
  }
}
