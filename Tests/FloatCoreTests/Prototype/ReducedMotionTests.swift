import Testing

@testable import FloatCore

@Suite("Reduced motion")
struct ReducedMotionTests {
  private func prototype(_ reduced: MotionParameters.Reduced) -> Prototype {
    var parameters = Parameters()
    parameters.motion.reduced = reduced
    return Prototype(parameters: parameters)
  }

  private func tap(_ id: String, _ prototype: inout Prototype) throws {
    let place = try #require(prototype.elements.last { $0.id == id }).frame.center
    let time = prototype.now
    prototype.send(TimedInput(time: time, .pointer(.down, id: 0, at: place)))
    prototype.send(TimedInput(time: time + 0.05, .pointer(.up, id: 0, at: place)))
  }

  @Test("A push and a pop fade in place of sliding")
  func pushFades() throws {
    var prototype = prototype(.yes)
    try tap("row:chat-1", &prototype)
    for opens in [true, false] {
      prototype.advance(to: prototype.now + 0.12)
      let pages = prototype.scene.layers.filter { $0.id.hasPrefix("page:") }
      #expect(pages.map(\.id) == ["page:chats", "page:chat-1"])
      #expect(pages.allSatisfy { $0.position == .zero && $0.shade.alpha == 0 && $0.shadow == nil })
      let opacity = pages.last?.opacity ?? 0
      #expect(opacity > 0.05 && opacity < 0.95)
      #expect(prototype.state.transition?.topX == 0)
      prototype.advance(to: prototype.now + 2)
      #expect(prototype.state.stack.count == (opens ? 2 : 1))
      if opens { prototype.send(TimedInput(time: prototype.now, .key("Escape"))) }
    }
  }

  @Test("A page under a finger follows it, and goes on from where it was let go")
  func fingersAreFollowed() throws {
    var prototype = prototype(.yes)
    try tap("row:chat-1", &prototype)
    prototype.advance(to: 3)
    prototype.send(TimedInput(time: 3, .pointer(.down, id: 0, at: Point(3, 400))))
    for i in 1...10 {
      prototype.send(
        TimedInput(time: 3 + Double(i) * 0.03, .pointer(.move, id: 0, at: Point(3 + Double(i) * 25, 400))))
    }
    prototype.advance(to: 3.7)
    let held = try #require(prototype.scene.layers.first { $0.id == "page:chat-1" })
    #expect(abs(held.position.x - 250) < 2)
    #expect(held.opacity == 1)
    prototype.send(TimedInput(time: 3.8, .pointer(.up, id: 0, at: Point(253, 400))))
    let released = try #require(prototype.scene.layers.first { $0.id == "page:chat-1" })
    #expect(abs(released.position.x - 250) < 5)
    prototype.advance(to: 5)
    #expect(prototype.state.stack == ["chats"])
  }

  @Test(
    "Without it, and before the desktop has answered, pages slide",
    arguments: [
      MotionParameters.Reduced.no, .system,
    ])
  func slides(reduced: MotionParameters.Reduced) throws {
    var prototype = prototype(reduced)
    try tap("row:chat-1", &prototype)
    prototype.advance(to: prototype.now + 0.12)
    let page = try #require(prototype.scene.layers.first { $0.id == "page:chat-1" })
    #expect(page.position.x > 10 && page.opacity == 1)
  }

  @Test("Light and dark change while it runs; another name changes nothing")
  func appearance() {
    var prototype = Prototype()
    let light = prototype.scene.background
    prototype.send(TimedInput(time: 0.1, .set(key: "appearance", value: "dark")))
    #expect(prototype.appearance == .dark)
    #expect(prototype.scene.background != light)
    prototype.send(TimedInput(time: 0.2, .set(key: "appearance", value: "purple")))
    #expect(prototype.appearance == .dark)
    prototype.send(TimedInput(time: 0.3, .set(key: "appearance", value: "light")))
    #expect(prototype.scene.background == light)
  }
}
