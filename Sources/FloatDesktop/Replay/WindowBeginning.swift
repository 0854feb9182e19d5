package import FloatCore
package import FloatDesk
package import FloatStudio

/// How a window without a display begins.
package struct WindowBeginning: Sendable {
  private let options: InstrumentOptions
  private var facts: WindowFacts
  private let density: Double

  /// The display on which such a window opens, in the desktop's units.
  package static let display = PixelSize(width: 1920, height: 1080)

  /// - Parameters:
  ///   - size: In the desktop's units; nil for the size in which a window opens on ``display``.
  ///   - density: Pixels per unit of the desktop.
  package init(
    _ device: Device, _ options: InstrumentOptions = InstrumentOptions(), size: PixelSize? = nil,
    density: Double = 1
  ) {
    var options = options
    let opening = WindowOpening(
      options.compared?.device ?? device, bezel: options.compared == nil ? options.phone.bezel : .off,
      scale: nil, column: options.shows.contains(.hud) ? HeadsUp.columnWidth : 0,
      available: Size(Double(Self.display.width), Double(Self.display.height)))
    var opened = opening.size
    if size == nil, options.shows.contains(.panel) {
      options.panelGrowth = opening.sidebarWidth(device, opened, density: density)
      opened.width += options.panelGrowth
    }
    options.phone.bezel = opening.bezel
    options.phone.usualSize = opening.size
    self.options = options
    self.density = density
    let asked = size ?? opened
    let display = PixelRect(
      x: 0, y: 0, width: max(asked.width, Self.display.width), height: max(asked.height, Self.display.height))
    let place = PixelRect(
      x: (display.width - asked.width) / 2, y: (display.height - asked.height) / 2, width: asked.width,
      height: asked.height)
    facts = WindowFacts(
      place: place,
      drawable: DeviceLayout.pixels(Size(Double(asked.width), Double(asked.height)), scale: density))
    facts.display = display
    // A window of a given size is not widened for the sidebar.
    facts.room = size == nil ? display : place
  }

  /// The window of a prototype.
  ///
  /// - Parameter inputs: Inputs of a recording, in the order of time.
  package func window(of prototype: Prototype, playing inputs: [TimedInput] = []) -> OffscreenWindow {
    OffscreenWindow(Playback(prototype, script: inputs), options, facts, density: density)
  }
}
