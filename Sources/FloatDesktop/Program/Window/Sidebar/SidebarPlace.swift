import FloatCore
import FloatPainting
import FloatStudio

/// Where the sidebar is in a window: beside the phone, or over it where that would make the phone too small.
struct SidebarPlace: Equatable {
  /// In the drawable's pixels; as high as that.
  let frame: PixelRect
  /// Pixels for a point of the sidebar.
  let scale: Double
  /// True where it lies over the phone.
  let isOver: Bool

  /// What the phone leaves it at the right, in pixels.
  var reserved: Int { isOver ? 0 : frame.width }

  /// The least share of its size that a phone is made smaller to for the sidebar.
  private static let leastShare = 0.6

  /// - Parameters:
  ///   - device: The screen's size in points.
  ///   - density: Pixels for one of the desktop's units.
  init(device: Size, drawable: PixelSize, density: Double) {
    let scale = min(
      Self.scale(device: device, height: Double(drawable.height), density: density),
      Double(drawable.width) / Sidebar.width)
    let width = min(drawable.width, Int((Sidebar.width * scale).rounded()))
    self.scale = max(scale, 0.05)
    frame = PixelRect(x: drawable.width - width, y: 0, width: width, height: drawable.height)
    let phone = min(Double(drawable.width), Double(drawable.height) * device.width / device.height)
    isOver = Double(drawable.width - width) < phone * Self.leastShare
  }

  /// The scale goes by the window's height alone, in steps of a half, so that the phone may have all the rest.
  private static func scale(device: Size, height: Double, density: Double) -> Double {
    let step = DeviceLayout.scaleStep * density
    let fit = (height / max(device.height, 1) / step + 0.01).rounded(.down) * step
    return min(max(fit, density), 8)
  }

  /// How wide it is beside a phone in a window of some height, in the desktop's units.
  static func width(device: Size, windowHeight: Int, density: Double) -> Int {
    let scale = scale(device: device, height: Double(windowHeight) * density, density: density)
    return Int((Sidebar.width * scale / density).rounded(.up))
  }

  /// A place in the drawable as a point of the sidebar.
  func point(_ x: Double, _ y: Double) -> Point {
    Point((x - Double(frame.x)) / scale, (y - Double(frame.y)) / scale)
  }

  /// The sidebar's size in points.
  var size: Size { Size(Double(frame.width) / scale, Double(frame.height) / scale) }
}
