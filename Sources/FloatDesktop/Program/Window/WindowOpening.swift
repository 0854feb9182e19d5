import FloatCore
import FloatFiles
import FloatPainting

/// How large a new window is, in the desktop's units, and what it shows around the screen.
struct WindowOpening {
  let size: PixelSize
  /// Nil where the window's size decides, now and later.
  let bezel: Bezel?
  /// Room beside the phone, in points; none where the display has none to spare.
  let column: Double
  private let available: Size?

  /// - Parameters:
  ///   - bezel: What was asked for.
  ///   - scale: The desktop's units for a point, if asked for. Where a body does not fit then, there is none.
  ///   - column: The room wanted beside the phone, in points.
  ///   - available: The room for windows on the display; nil where it is not known.
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

  /// A size that was remembered, no larger than the display is now.
  func fitted(_ size: PixelSize) -> PixelSize {
    guard let available else { return size }
    return PixelSize(
      width: max(Window.minimumSize.width, min(size.width, Int(available.width))),
      height: max(Window.minimumSize.height, min(size.height, Int(available.height))))
  }

  /// How much wider a window of some size opens with the panel, in the desktop's units; 0 where the display has no room.
  func sidebarWidth(_ device: Device, _ size: PixelSize, density: Int) -> Int {
    let width = SidebarPlace.width(device: device.size, windowHeight: size.height, density: Double(density))
    guard let available else { return width }
    return Double(size.width + width) <= available.width ? width : 0
  }

  /// Where such a window's size is kept: a screen alone has another than one with a body, or with a column.
  func memory(_ device: Device) -> WindowMemory {
    WindowMemory(
      environment: Environment.directories,
      key: device.id + (bezel == .off ? "/bare" : "") + (column > 0 ? "/hud" : ""))
  }
}
