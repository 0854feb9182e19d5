import FloatCore
import FloatDesk
import FloatStudio

/// How a window without a display begins.
package struct WindowBeginning: Sendable {
  package var options: InstrumentOptions
  package var facts: WindowFacts

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
      scale: nil, column: options.showsHeadsUp ? HeadsUp.columnWidth : 0, available: Self.available)
    var opened = opening.size
    if size == nil, options.opensPanel {
      options.panelGrowth = opening.sidebarWidth(device, opened, density: density)
      opened.width += options.panelGrowth
    }
    let size = size ?? opened
    options.phone.bezel = opening.bezel
    options.phone.usualSize = opening.size
    self.options = options
    func pixels(_ units: Int) -> Int { max(1, Int((Double(units) * density).rounded())) }
    let display = PixelRect(
      x: 0, y: 0, width: max(size.width, Self.display.width), height: max(size.height, Self.display.height))
    facts = WindowFacts(
      place: PixelRect(
        x: (display.width - size.width) / 2, y: (display.height - size.height) / 2, width: size.width,
        height: size.height),
      drawable: PixelSize(width: pixels(size.width), height: pixels(size.height)))
    facts.display = display
    facts.room = display
  }

  private static var available: Size { Size(Double(display.width), Double(display.height)) }

  /// The window of a prototype.
  ///
  /// - Parameter inputs: Inputs of a recording, in the order of time.
  package func window(of prototype: Prototype, playing inputs: [TimedInput] = []) -> OffscreenWindow {
    OffscreenWindow(Playback(prototype, script: inputs), options, facts)
  }
}
