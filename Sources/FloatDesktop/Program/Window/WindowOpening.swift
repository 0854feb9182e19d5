import FloatCore
import FloatDesk
import FloatFiles
import FloatPainting
import FloatStudio

/// The size of a new window, in the desktop's units, and the surroundings that it shows.
struct WindowOpening {
  let size: PixelSize
  /// Nil if the window's size decides, now and later.
  let bezel: Bezel?
  /// The room beside the phone, in points; 0 if the display has none to spare.
  let column: Double
  private let available: Size?

  /// - Parameters:
  ///   - bezel: The requested bezel, if any.
  ///   - scale: The desktop's units per point, if requested. If a body does not fit at that scale, there is none.
  ///   - column: The room requested beside the phone, in points.
  ///   - available: The room for windows on the display; nil if unknown.
  init(_ device: Device, bezel: Bezel?, scale requested: Double?, column: Double, available: Size?) {
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
  func fitted(_ size: PixelSize) -> PixelSize {
    guard let available else { return size }
    return PixelSize(
      width: max(Window.minimumSize.width, min(size.width, Int(available.width))),
      height: max(Window.minimumSize.height, min(size.height, Int(available.height))))
  }

  /// The width added to a window of some size for the panel, in the desktop's units; 0 if the display has no room.
  func sidebarWidth(_ device: Device, _ size: PixelSize, density: Int) -> Int {
    let width = SidebarPlace.width(device: device.size, windowHeight: size.height, density: Double(density))
    guard let available else { return width }
    return Double(size.width + width) <= available.width ? width : 0
  }

  /// The memory for such a window's size: a bare screen has another size than one with a body or with a column.
  func memory(_ device: Device) -> WindowMemory {
    WindowMemory(
      environment: Environment.directories,
      key: device.id + (bezel == .off ? "/bare" : "") + (column > 0 ? "/hud" : ""))
  }
}
