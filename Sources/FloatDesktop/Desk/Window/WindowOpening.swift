package import FloatCore
import FloatFiles
package import FloatStudio

/// The size of a new window, in the desktop's units, and the surroundings that it shows.
package struct WindowOpening {
  package let size: PixelSize
  /// Nil if the window's size decides, now and later.
  package let bezel: Bezel?
  /// The room beside the phone, in points; 0 if the display has none to spare.
  package let column: Double
  private let available: Size?

  /// - Parameters:
  ///   - bezel: The requested bezel, if any.
  ///   - scale: The desktop's units per point, if requested. If a body does not fit at that scale, there is none.
  ///   - column: The room requested beside the phone, in points.
  ///   - available: The room for windows on the display; nil if unknown.
  package init(_ device: Device, bezel: Bezel?, scale requested: Double?, column: Double, available: Size?) {
    self.available = available
    let full = device.size.surrounded(by: BodyScene(device: device, screen: device.size).surround)
    func fits(_ size: Size, _ scale: Double) -> Bool {
      guard let available else { return true }
      return size.width * scale <= available.width && size.height * scale <= available.height
    }
    var bezel = bezel
    if bezel == nil, let requested, !fits(full, requested) { bezel = .off }
    let shown = bezel == .off ? device.size : full
    let scale = DeviceLayout.initialScale(requested: requested, device: shown, available: available)
    let wide = Size(shown.width + column, shown.height)
    let hasColumn = column > 0 && fits(wide, scale)
    self.bezel = bezel
    self.column = column
    size = DeviceLayout.pixels(hasColumn ? wide : shown, scale: scale)
  }

  /// Returns a remembered size, reduced to the present display.
  package func fitted(_ size: PixelSize) -> PixelSize {
    guard let available else { return size }
    return PixelSize(
      width: max(WindowFacts.minimumSize.width, min(size.width, Int(available.width))),
      height: max(WindowFacts.minimumSize.height, min(size.height, Int(available.height))))
  }

  /// The width added to a window of some size for the panel, in the desktop's units; 0 if the display has no room.
  package func sidebarWidth(_ device: Device, _ size: PixelSize, density: Double) -> Int {
    let width = SidebarPlace.width(device: device.size, windowHeight: size.height, density: density)
    guard let available else { return width }
    return Double(size.width + width) <= available.width ? width : 0
  }
}
