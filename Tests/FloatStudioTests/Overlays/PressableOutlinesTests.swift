import FloatCore
import FloatPages
import Testing

@testable import FloatStudio
@testable import FloatStudioSupport
@testable import FloatTestSupport

/// The outlines of everything that can be pressed (`--show-hotspots`).
@Suite struct PressableOutlinesTests {
  private static let blue = Color(0, 122, 255)
  private static let red = Color(255, 45, 85)
  private static let orange = Color(255, 149, 0)

  private func moment(_ prototype: Prototype, hover: Point? = nil) -> OverlayMoment {
    OverlayMoment(prototype, take: nil, hover: hover)
  }

  /// The layers of the outlines alone.
  private func layers(_ prototype: Prototype, hover: Point? = nil) -> [Layer] {
    var overlays = Overlays()
    overlays.hotspots = true
    var painter = OverlayPainter()
    return painter.layers(overlays, over: moment(prototype, hover: hover))
  }

  /// The faintly filled shapes of a colour.
  private func fills(_ layers: [Layer], _ color: Color) -> [RoundedRect] {
    layers.flatMap(\.content).areas.filter { $0.color == color.faded(0.12) }.map(\.shape)
  }

  /// The words of the label and its plate; nil without a label.
  private func label(_ layers: [Layer]) -> (text: String, plate: Rect)? {
    let content = layers.first { $0.id == "overlay:hotspot" }?.content
    return content?.texts.first.map { ($0.text, content?.areas.last?.shape.rect ?? .zero) }
  }

  @Test func every_element_has_an_outline_within_its_frame() {
    var opened = Stage()
    opened.tapAndSettle("row:chat-1")
    for prototype in [Prototype(), opened.prototype, Stage.collected().prototype] {
      let layers = layers(prototype)
      #expect(layers.map(\.id) == ["overlay:hotspots"])
      let plain = prototype.elements.filter { if case .badge = $0.id { false } else { true } }
      #expect(plain.count > 1)
      #expect(fills(layers, Self.blue).map(\.rect) == plain.map(\.frame))
      // Lines lie inside, so that those at the screen's edge are seen as well.
      var lines = 0
      for (path, width, color) in layers.flatMap(\.content).strokes where color == Self.blue {
        let shape = fills(layers, Self.blue)[lines]
        #expect(path == Path(shape.inset(by: width / 2)))
        lines += 1
      }
      #expect(lines == plain.count)
    }
  }

  /// The search field is round, and a radius larger than half of its height is not drawn.
  @Test func outlines_have_the_corners_of_what_is_drawn() throws {
    let prototype = Prototype()
    let shapes = fills(layers(prototype), Self.blue)
    var round = 0
    for element in prototype.elements {
      guard let shape = shapes.first(where: { $0.rect == element.frame }) else { continue }
      let most = min(element.frame.width, element.frame.height) / 2
      #expect(shape.radii.topLeft == min(element.radius, most), "\(element.id)")
      #expect(
        shape.contains(element.frame.origin + Point(0.1, 0.1)) == (element.radius < 0.5), "\(element.id)")
      if element.radius > 0 { round += 1 }
    }
    #expect(round > 0)
  }

  @Test func a_badge_has_the_area_in_which_it_can_be_grabbed() throws {
    var session = Session()
    session.wait(1)
    let badges = session.shown.elements.filter { if case .badge = $0.id { true } else { false } }
    let reach = session.shown.parameters.badge.touchSlop
    #expect(fills(layers(session.shown), Self.red).map(\.rect) == badges.map { $0.frame.inset(by: -reach) })
    session.send(.set(key: "badge.touch-slop", value: "24pt"))
    session.wait(1)
    let areas = fills(layers(session.shown), Self.red).map(\.rect)
    #expect(areas == badges.map { $0.frame.inset(by: -24) })
    // A press at the end of the area still grabs the badge.
    let area = try #require(areas.first)
    session.pull(from: Point(area.minX + 0.5, area.midY), to: Point(area.minX - 20, area.midY))
    #expect(session.shown.state.badges.contains { $0.state == .attached })
  }

  @Test func the_edge_from_which_a_page_is_dragged_away_is_a_strip() throws {
    var session = Session()
    session.wait(1)
    #expect(fills(layers(session.shown), Self.orange).isEmpty, "nothing is below the root")
    session.tap("row:chat-1")
    session.wait(2)
    #expect(fills(layers(session.shown), Self.orange).map(\.rect) == [Rect(0, 0, 28, 812)])
    let lines = layers(session.shown).flatMap(\.content).strokes.filter { $0.color == Self.orange }
    #expect(lines.map(\.path) == [Path(lines: [Point(28, 0), Point(28, 812)])])
  }

  // MARK: The label

  @Test func what_is_under_the_mouse_says_its_frame_in_points() throws {
    let prototype = Prototype()
    #expect(label(layers(prototype)) == nil)
    let row = try #require(prototype.elements.first { $0.id == "row:chat-2" }).frame
    let told = try #require(label(layers(prototype, hover: Point(row.midX, row.midY))))
    #expect(told.text == row.numbers)
    #expect(told.plate.minX >= 0)
    #expect(told.plate.maxX <= 375)
    #expect(abs(told.plate.midY - row.maxY) < 30)
  }

  /// A list of cards with little room between them.
  @Test func the_label_lies_on_no_other_element() throws {
    let prototype = Prototype()
    let elements = prototype.elements.filter { if case .badge = $0.id { false } else { true } }
    for element in elements {
      guard let told = label(layers(prototype, hover: element.frame.center)),
        told.text == element.frame.numbers
      else { continue }
      for other in elements where other.id != element.id {
        let isAround = other.frame.intersection(element.frame) == element.frame
        #expect(isAround || other.frame.intersection(told.plate).isEmpty, "\(element.id): \(other.id)")
      }
    }
  }

  @Test func of_two_that_lie_over_each_other_the_front_one_is_told() throws {
    let prototype = Prototype()
    let badge = try #require(prototype.elements.first { if case .badge = $0.id { true } else { false } })
    let told = try #require(label(layers(prototype, hover: badge.frame.center)))
    // The outline is what can be grabbed, and the label is the badge itself.
    #expect(told.text == badge.frame.numbers)
  }

  /// A long picture, whose lowest 100 points stay: what has been scrolled half out of sight, or is in the part that
  /// stays, is told as the file has it.
  @Test func on_a_picture_the_label_is_the_frame_that_the_file_has() throws {
    func hotspot(_ name: String, _ frame: Rect) -> PrototypePages.Hotspot {
      .init(name: name, frame: frame, label: name, action: .highlight)
    }
    let form = PrototypePages.Form(
      "long", height: 2000,
      hotspots: [hotspot("card", Rect(20, 300, 335, 400)), hotspot("buy", Rect(100, 1920, 175, 50))],
      badges: [.init(name: "card", center: Point(340, 850), count: 3)])
    var stage = Stage(Prototype(content: PrototypePages(name: "T", pages: [.init(form, bottom: 100)])))
    stage.send(.wheel(at: Point(187, 400), dx: 0, dy: -400, isPrecise: true))
    stage.settle()
    try #require(stage.prototype.state.scroll == 400)
    func told(_ place: Point) -> String? { label(layers(stage.prototype, hover: place))?.text }
    #expect(told(Point(187, 200)) == "20, 300 · 335 × 400")
    #expect(told(Point(187, 812 - 2000 + 1945)) == "100, 1920 · 175 × 50")
    #expect(told(Point(340, 450)) == "340, 850")
  }

  @Test func a_mouse_beside_everything_that_can_be_pressed_says_nothing() throws {
    let prototype = Prototype()
    let places = stride(from: 1.0, to: 812, by: 1).map { Point(187, $0) }
    let free = try #require(
      places.first { place in !prototype.elements.contains { $0.frame.inset(by: -40).contains(place) } })
    #expect(label(layers(prototype, hover: free)) == nil)
  }

  @Test(arguments: [
    (Rect(16, 120, 343, 44), "16, 120 · 343 × 44"), (Rect(0.5, -3.25, 20.04, 7.96), "0.5, -3.3 · 20 × 8"),
    (Rect(352, 201.5, 0, 0), "352, 201.5"), (Rect(1e20, 0, 8, 8), "100000000000000000000, 0 · 8 × 8"),
  ])
  func a_frame_is_told_to_a_tenth_of_a_point(frame: Rect, text: String) {
    #expect(frame.numbers == text)
  }

  // MARK: With other overlays

  @Test func the_outlines_lie_below_other_overlays_and_no_words_lie_on_each_other() throws {
    let session = Session.opened()
    var overlays = Overlays()
    (overlays.hotspots, overlays.thresholds) = (true, true)
    var painter = OverlayPainter()
    let back = try #require(session.shown.elements.first { $0.id == "back" }).frame.center
    let layers = painter.layers(overlays, over: moment(session.shown, hover: back))
    #expect(layers.map(\.id) == ["overlay:hotspots", "overlay:hotspot", "overlay:thresholds"])
    let plates = layers.dropFirst().flatMap(\.content).areas.map(\.shape.rect)
    #expect(plates.count == 2)
    #expect(plates[0].intersection(plates[1]).isEmpty)
  }

  @Test func outlines_alone_are_something_to_show() {
    var overlays = Overlays()
    #expect(overlays.isEmpty)
    overlays.hotspots = true
    #expect(!overlays.isEmpty)
  }
}
