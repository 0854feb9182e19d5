import FloatCore
import FloatStudio

/// The place of the sidebar in a window: beside the phone, or over it if the phone would become too small.
struct SidebarPlace: Equatable, Sendable {
  /// In the drawable's pixels; as high as the drawable.
  let frame: PixelRect
  /// Pixels per point of the sidebar.
  let scale: Double
  /// True if it lies over the phone.
  let isOver: Bool

  /// The width that the phone leaves free at the right, in pixels.
  var reserved: Int { isOver ? 0 : frame.width }

  /// The least share of its size to which a phone is shrunk for the sidebar.
  private static let leastShare = 0.6
  /// The same in a window that does not grow for the sidebar.
  private static let leastShareAlone = 0.3

  /// - Parameters:
  ///   - device: The screen's size in points.
  ///   - density: Pixels per unit of the desktop.
  ///   - textScale: How many times the usual size the desktop's text has.
  ///   - canGrow: False if only a person can make the window wider.
  init(
    device: Size, drawable: PixelSize, density: Double, textScale: Double = 1, canGrow: Bool = true
  ) {
    let scale = min(
      Self.scale(device: device, height: Double(drawable.height) / density, density: density) * density
        * textScale, Double(drawable.width) / Panel.width)
    let width = min(drawable.width, Int((Panel.width * scale).rounded()))
    self.scale = max(scale, 0.05)
    frame = PixelRect(x: drawable.width - width, y: 0, width: width, height: drawable.height)
    let phone = min(Double(drawable.width), Double(drawable.height) * device.width / device.height)
    isOver = Double(drawable.width - width) < phone * (canGrow ? Self.leastShare : Self.leastShareAlone)
  }

  /// The desktop's units per point of the sidebar, which depend only on the window's height, in steps of a half, so that
  /// the phone may have the rest; at most 8 pixels.
  private static func scale(device: Size, height: Double, density: Double) -> Double {
    let step = DeviceLayout.scaleStep
    let fit = (height / max(device.height, 1) / step + 0.01).rounded(.down) * step
    return min(max(fit, 1), 8 / density)
  }

  /// The width of the sidebar beside a phone in a window of some height, in the desktop's units.
  static func width(device: Size, windowHeight: Int, density: Double, textScale: Double = 1) -> Int {
    let scale = scale(device: device, height: Double(windowHeight), density: density) * textScale
    return Int((Panel.width * scale).rounded(.up))
  }

  /// Converts a place in the drawable to a point of the sidebar.
  func point(_ x: Double, _ y: Double) -> Point {
    Point((x - Double(frame.x)) / scale, (y - Double(frame.y)) / scale)
  }

  /// The point of the sidebar at a place in the drawable; nil outside of it.
  func inside(_ at: Point) -> Point? { at.x < Double(frame.minX) ? nil : point(at.x, at.y) }

  /// The sidebar's size in points.
  var size: Size { Size(Double(frame.width) / scale, Double(frame.height) / scale) }

  /// The top of the panel: below the controls of time, or 0 if there is no room for both.
  var top: Double {
    size.height >= TransportLayout.height + Self.leastPanel ? TransportLayout.height : 0
  }

  /// The least height of a usable panel, in points.
  private static let leastPanel = 320.0
}
