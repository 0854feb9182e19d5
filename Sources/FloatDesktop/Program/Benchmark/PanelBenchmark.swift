import FloatCore
import FloatDesk
import FloatFiles
import FloatPainting
import FloatStudio

/// A hand that drags a key's slider in the open panel, to time a frame from the mouse's move to the window's pixels.
struct PanelBenchmark {
  private var playback: Playback
  private var sidebar: Sidebar
  private let place: SidebarPlace
  private let pane: WindowPane
  private let painter: Painter
  private let window: Surface
  private let frame: PixelRect
  /// The ends of the slider, in the sidebar.
  private let ends: (Point, Point)
  private var time: Double

  /// The frames of a drag from one end to the other and back.
  static let frameCount = 120

  /// - Parameter key: The key of a number in the table.
  init(_ prototype: Prototype, key: String, painter: Painter) {
    self.painter = painter
    let size = painter.frameSize
    let side = SidebarPlace.width(device: prototype.device.size, windowHeight: size.height, density: 1)
    window = Surface(width: size.width + side, height: size.height)
    frame = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    place = SidebarPlace(
      device: prototype.device.size, drawable: PixelSize(width: window.width, height: window.height),
      density: painter.scale)
    var panel = Panel(prototype.parameters, height: place.size.height)
    panel.send(.touched([key]), at: 0)
    sidebar = Sidebar(panel, height: place.size.height)
    pane = WindowPane(painter)
    playback = Playback(prototype)
    time = 1
    ends = Self.slider(of: key, in: sidebar)
    _ = paint(isWhole: true)
    sidebar.point(.down, at: ends.0, at: time, playback)
  }

  /// The ends of a key's slider.
  private static func slider(of key: String, in sidebar: Sidebar) -> (Point, Point) {
    let wanted = PanelPlace.part(PanelRowID(.touched, key), .slider)
    for y in stride(from: sidebar.top, to: sidebar.height, by: 4) {
      let points = stride(from: 0, to: Sidebar.width, by: 2).map { Point($0, y + 2) }
        .filter { sidebar.panel.place(at: $0 - Point(0, sidebar.top)) == wanted }
      if let first = points.first, let last = points.last { return (first, last) }
    }
    return (.zero, .zero)
  }

  /// Times one frame of the drag.
  mutating func sample(_ index: Int) -> BenchmarkSample {
    let share = 1 - (1 - Double(index) / Double(Self.frameCount) * 2).magnitude
    time += 1.0 / 60
    let begin = SystemClock.monotonic
    let t0 = SystemClock.processCPU
    sidebar.point(.move, at: ends.0 + (ends.1 - ends.0) * share, at: time, playback)
    for case .panel(.configure(let values)) in sidebar.takeEffects() {
      playback.send(.configure(values), atReal: time)
    }
    playback.advance(toReal: time)
    let t1 = SystemClock.processCPU
    let pixels = paint(isWhole: false)
    let t2 = SystemClock.processCPU
    return BenchmarkSample(
      advance: t1 - t0, scene: 0, paint: t2 - t1, wall: SystemClock.monotonic - begin, pixels: pixels)
  }

  private func paint(isWhole: Bool) -> Int {
    let damage = painter.paint(
      playback.prototype.scene, in: Sheet(window, isWhole ? .nothing : .last).part(frame))
    let changed = pane.show(
      sidebar.scene(playback), at: place.frame, scale: place.scale, in: window,
      after: isWhole ? [window.bounds] : damage)
    return (damage + changed).reduce(0) { $0 + $1.area }
  }
}
