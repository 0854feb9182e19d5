import FloatCore
import FloatPixelSupport
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// A window that moves between displays of different density is sharp on each: its pixels are those of a snapshot.
@Suite(.serialized) struct DensityTests {
  /// A part of the first page with so much detail that it is found only once, far from the left side, in points.
  private static let part = Rect(230, 120, 130, 180)
  /// The window's pixels per point on the display with one pixel per unit.
  private static let scale = 0.5

  @Test(.onWayland) func a_window_is_sharp_on_both_displays_and_on_the_way_back() throws {
    let screen = PixelSize(width: 1600, height: 1000)
    let border = screen.width / 2
    let desktop = try Desktop(.wayland, size: screen, shell: .twoDensities)
    let plain = try desktop.pictureAtRest(scale: Self.scale)
    let dense = try desktop.pictureAtRest(scale: Self.scale * 2)
    // New windows open on the display where the pointer is.
    try desktop.xdotool("mousemove 300 300 sleep 0.2 mousemove 310 310 sleep 0.2")
    let app = try LiveApp(on: desktop, ["--scale", "\(Self.scale)"], takesInput: false)
    let first = try find(plain, in: desktop) { $0.x < border }
    // The window is dragged by its left side, so that the pointer stays on the first display, up to the border and back.
    let grip = Point(Double(first.x) - (Self.part.minX - 30) * Self.scale, Double(first.y))
    let end = Point(Double(border) - 6, 130)
    try drag(desktop, from: grip, to: end)
    // Most of the window is on the other display now, so its pixels have that display's density.
    _ = try find(dense, in: desktop) { $0.x >= border }
    let before = try app.lastFrame()
    try drag(desktop, from: end, to: Point(200, 200))
    _ = try find(plain, in: desktop) { $0.x < border }
    #expect(try app.lastFrame() > before)
    try app.quit()
  }

  private func drag(_ desktop: Desktop, from: Point, to: Point) throws {
    try desktop.perform(.move(to: from, over: 0))
    try desktop.xdotool("sleep 0.3 keydown ctrl sleep 0.1")
    try desktop.perform(.drag(from: from, to: to, over: 0.6, hold: 0.2, release: true))
    try desktop.xdotool("sleep 0.1 keyup ctrl mousemove_relative 1 1 sleep 0.1 mousemove_relative 1 1")
  }

  /// The place of a picture's part on the screen, pixel for pixel.
  private func find(
    _ picture: Surface, in desktop: Desktop, where isRight: @escaping ((x: Int, y: Int)) -> Bool
  ) throws -> (x: Int, y: Int) {
    let scale = Double(picture.width) / Double(Desktop.size.width)
    let part = PixelRect(
      x: Int(Self.part.minX * scale), y: Int(Self.part.minY * scale),
      width: Int(Self.part.size.width * scale),
      height: Int(Self.part.size.height * scale))
    return try desktop.wait(for: "the picture's part on the screen") {
      try desktop.screenshot().places(of: picture, part).first(where: isRight)
    }
  }
}
