import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

/// A presented page that is in the ball goes back into it, whichever way it leaves.
@Suite struct CollectedModalTests {
  private static func page(_ name: String, _ hotspot: PrototypePages.Hotspot) -> PrototypePages.Page {
    let picture = PrototypePages.Picture(name: name, size: Size(375, 812))
    let form = PrototypePages.Form(
      picture: Themed(light: picture, dark: picture), hotspots: [hotspot], badges: [])
    return PrototypePages.Page(
      id: PageID(name), title: name, icon: name, hasBar: true,
      content: .picture(.init(form: form, variants: [:], fixedTop: nil, fixedBottom: nil)))
  }

  private let frame = Rect(0, 200, 375, 60)

  /// A phone whose presented page is in the ball and has been opened from there.
  private func opened(_ axis: Axis) throws -> Prototype {
    var note = Self.page("note", .init(name: "keep", frame: frame, label: "Keep", action: .collect))
    (note.isPresented, note.isCollectable) = (true, true)
    let home = Self.page("home", .init(name: "open", frame: frame, label: "Open", action: .push("note")))
    var parameters = Parameters.builtIn
    try parameters.set("modal.axis", to: axis.rawValue)
    parameters.entrances.rule = .declared
    var phone = Prototype(
      parameters: parameters, content: PrototypePages(name: "Test", pages: [home, note], tabs: []))
    for _ in 0..<2 { phone.tap(frame.center) }
    let ball = try #require(phone.elements.first { $0.id.description == "ball" }).frame
    phone.tap(ball.center)
    #expect(phone.state.stack == ["home", "note"])
    return phone
  }

  private func send(_ phase: PointerPhase, _ p: Point, after pause: Double, _ phone: inout Prototype) {
    phone.send(TimedInput(time: phone.now + pause, .pointer(phase, id: 0, at: p)))
  }

  /// Drags the page by its edge beyond the middle, holds it still and lets go; returns how far out it was.
  private func dragOut(_ phone: inout Prototype) throws -> Double {
    send(.down, Point(2, 400), after: 0.1, &phone)
    for x in 1...25 { send(.move, Point(2 + Double(x) * 10, 400), after: 0.02, &phone) }
    phone.advance(to: phone.now + 0.3)
    let held = try #require(phone.state.transition)
    send(.up, Point(252, 400), after: 0, &phone)
    return held.topY ?? held.topX
  }

  private func shape(_ phone: Prototype) throws -> Rect {
    try #require(phone.scene.layers.first { $0.id == "morph" }?.outline).rect
  }

  @Test(arguments: Axis.allCases) func `it shrinks from where the finger let it go`(along axis: Axis) throws {
    var phone = try opened(axis)
    let out = try dragOut(&phone)
    #expect(out > 200)
    #expect(phone.state.transition?.kind == .shrink)
    #expect(abs(try shape(phone).origin[axis] - out) < 1e-6)
    // Its bar goes with it, as while it was dragged.
    #expect(!phone.scene.layers.contains { $0.id == "bar" })
    var last = try shape(phone)
    // Nothing hides the end of its way: the page turns into the ball, and takes 0.6 s to come within half a point.
    for number in 0..<1200 {
      phone.advance(to: phone.now + 1.0 / 1200)
      guard phone.state.transition != nil else { break }
      let next = try shape(phone)
      #expect(next.origin.distance(to: last.origin) < 12, "frame \(number)")
      last = next
    }
    #expect(phone.state.stack == ["home"])
    #expect(phone.state.ball.items == ["note"])
    #expect(phone.state.ball.visible)
  }

  @Test(arguments: Axis.allCases) func `it can be caught on its way and brought back`(along axis: Axis) throws
  {
    var phone = try opened(axis)
    _ = try dragOut(&phone)
    phone.advance(to: phone.now + 0.03)
    let before = try shape(phone)
    // On the page, beside the ball.
    let start = Point(min(before.midX, 360), 700)
    send(.down, start, after: 0, &phone)
    #expect(try shape(phone).origin.distance(to: before.origin) < 1e-6)
    let way = axis == .vertical ? Point(0, -600) : Point(-350, 0)
    for step in 1...50 { send(.move, start + way * (Double(step) / 50), after: 0.02, &phone) }
    phone.advance(to: phone.now + 0.3)
    #expect(try shape(phone).origin[axis] <= 0)
    send(.up, start + way, after: 0, &phone)
    phone.advance(to: phone.now + 2)
    #expect(phone.state.transition == nil)
    #expect(phone.state.stack == ["home", "note"])
  }

  @Test(arguments: Axis.allCases) func `a key sends it into the ball, also on its way in`(along axis: Axis)
    throws
  {
    var phone = try opened(axis)
    for presents in [false, true] {
      if presents {
        send(.down, frame.center, after: 0.1, &phone)
        send(.up, frame.center, after: 0.05, &phone)
        phone.advance(to: phone.now + 0.15)
        #expect(phone.state.transition?.kind == .present)
      }
      phone.send(TimedInput(time: phone.now + 0.02, .key("Escape")))
      #expect(phone.state.transition?.kind == .shrink)
      phone.advance(to: phone.now + 2)
      #expect(phone.state.stack == ["home"])
      #expect(phone.state.ball.items == ["note"])
    }
  }
}
