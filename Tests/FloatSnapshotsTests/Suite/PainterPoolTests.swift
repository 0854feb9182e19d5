import FloatCore
import FloatStudio
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatReplay
@testable import FloatSnapshots
@testable import FloatTestSupport

@Suite struct PainterPoolTests {
  @Test func a_filmstrip_shows_all_its_moments_from_the_first_on() throws {
    let text = "steps: [{tap: row:chat-1}, {filmstrip: {name: push, over: 300ms, frames: 3}}]"
    let scenario = try ScenarioFile.parse(Array(text.utf8), name: "s")
    let mark = try #require(
      try ScenarioRunner.timeline(of: scenario.steps, from: Prototype()).marks.first)
    guard case .filmstrip(let times) = mark.kind else { return try #require(nil, "\(mark.kind)") }
    let pool = PainterPool(assets: try Assets.locate())
    let strip = try #require(pool.picture(of: mark, scale: 0.25, usesTextBoxes: true))
    var prototype = mark.prototype
    for (index, time) in times.enumerated() {
      prototype.advance(to: time)
      let frame = pool.picture(of: prototype.scene, scale: 0.25, usesTextBoxes: true)
      // The gaps of 8 points are 2 pixels wide.
      let place = frame.bounds.offset(x: 2 + index * (frame.width + 2), y: 2)
      let isThere = strip.part(place).hasSamePixels(as: frame)
      #expect(isThere, "moment \(index)")
    }
  }
}
