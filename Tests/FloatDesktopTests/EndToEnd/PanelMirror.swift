import FloatCore
import FloatDesk
import FloatPages
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// A window with an open panel, and a second panel with the same input, which gives the places of the controls.
struct PanelMirror {
  /// Exactly as large as the phone without a body and the panel beside it.
  static let screen = PixelSize(width: 695, height: 812)

  let desktop: Desktop
  private var sidebar: Sidebar
  private let place: SidebarPlace
  private var now = 0.0

  /// - Parameter values: The values in the window's files.
  init(on desktop: Desktop, _ values: Parameters = .builtIn) {
    self.desktop = desktop
    place = SidebarPlace(device: Desktop.deviceSize, drawable: Self.screen, density: 1)
    sidebar = Sidebar(Panel(values, height: place.size.height), height: place.size.height)
  }

  mutating func send(_ input: PanelInput) {
    now += 1
    sidebar.send(input, at: now)
  }

  /// Searches for a key, whose row is then the first.
  mutating func find(_ words: String) throws {
    try desktop.key("ctrl+f")
    try desktop.xdotool("type --delay 20 \(words)")
    send(.action(.find))
    send(.key("A", .control))
    send(.text(words))
  }

  /// The middle, on the screen, of the thing at a place of the panel.
  func point(_ what: String, _ isThere: (PanelPlace) -> Bool) throws -> Point {
    var found = Rect.zero
    for y in stride(from: 0.5, to: sidebar.panel.height, by: 1) {
      for x in stride(from: 0.5, to: Panel.width, by: 1) {
        guard let place = sidebar.panel.place(at: Point(x, y)), isThere(place) else { continue }
        let pixel = Rect(x - 0.5, y - 0.5, 1, 1)
        found = found.isEmpty ? pixel : found.union(pixel)
      }
    }
    try #require(!found.isEmpty, "\(what) is not in sight")
    return found.center + Point(Double(place.frame.x), sidebar.top)
  }

  func point(_ key: String, _ part: PanelPart) throws -> Point {
    try point("\(key) \(part)") {
      if case .part(let row, part) = $0 { row.key == key } else { false }
    }
  }

  func point(_ action: PanelAction) throws -> Point { try point(action.rawValue) { $0 == .action(action) } }

  /// Clicks, in the window and in the mirror.
  mutating func click(_ p: Point) throws {
    try desktop.click(p)
    let inside = p - Point(Double(place.frame.x), 0)
    for phase in [PointerPhase.down, .up] {
      now += 1
      sidebar.send(.pointer(phase, at: inside - Point(0, sidebar.top)), at: now)
    }
    send(.leave)
  }
}

extension Desktop {
  static let deviceSize = Size(Double(size.width), Double(size.height))
}
