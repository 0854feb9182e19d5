import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A page that takes another form turns into it")
struct PageFormTests {
  /// One page with a switch; its ground has another colour in each form.
  private struct Forms: PageSource {
    var root: PageID { "page" }

    func traits(of pageID: PageID) -> PageTraits? { PageTraits(kind: "page") }

    func layout(of pageID: PageID, by builder: PageBuilder<Forms>) -> PageLayout? {
      var layout = builder.emptyLayout(pageID, bar: nil, background: Self.ground(builder.variant))
      layout.contentHeight = 1200
      for (index, name) in ["other", "third"].enumerated() {
        let frame = Rect(20, 100 + 100 * Double(index), 200, 60)
        layout.addScrolled(
          Element(id: .named(name), role: "button", label: name, frame: frame), .variant(name))
      }
      layout.scrolled.append(
        .line(builder.variant, x: 40, midY: 400, size: 17, color: builder.colors.label))
      return layout
    }

    static func ground(_ variant: String) -> Color {
      switch variant {
      case "other": Color(rgb: 0xD0E0F0)
      case "third": Color(rgb: 0xF0D0E0)
      default: Color(rgb: 0xFFFFFF)
      }
    }
  }

  private func stage() -> Stage { Stage(Prototype(content: Forms())) }

  private func page(_ stage: Stage) throws -> Layer {
    try #require(stage.prototype.scene.layers.first)
  }

  /// The opacities of the former forms, the newest first.
  private func formers(_ stage: Stage) throws -> [Double] {
    try page(stage).sublayers.filter { $0.id.hasSuffix("page:page") }.map(\.opacity)
  }

  private func ground(_ layer: Layer) -> Color? { layer.content.rects.first?.color }

  @Test func the_form_before_fades_away_over_the_new_one_which_is_opaque() throws {
    var stage = stage()
    stage.expectSamePicture { $0.prototype.perform(.showVariant("other", of: "page")) }
    #expect(ground(try page(stage)) == Forms.ground("other"))
    var last = 1.0
    let start = stage.now
    while let opacity = try formers(stage).first {
      #expect(try page(stage).opacity == 1)
      #expect(opacity <= last)
      #expect(stage.prototype.isAnimating)
      #expect(ground(try #require(page(stage).sublayers.last)) == Forms.ground(""))
      last = opacity
      stage.wait(1.0 / 60)
    }
    #expect(abs(stage.now - start - 0.2) < 0.03)
    #expect(!stage.prototype.isAnimating)
    #expect(stage.prototype.nextDeadline == nil)
  }

  @Test func one_that_is_turned_on_or_back_meanwhile_does_not_jump() throws {
    var player = FramePlayer(stage())
    player.wait(0.05)
    for name in ["other", "third", "", "other", ""] {
      player.expectSamePicture { $0.prototype.perform(.showVariant(name, of: "page")) }
      player.wait(0.07)
    }
    #expect(try formers(player.stage).count > 1)
    player.finish()
    #expect(try formers(player.stage).isEmpty)
    #expect(ground(try page(player.stage)) == Forms.ground(""))
  }

  /// Both forms scroll together.
  @Test func both_stand_where_the_page_is_scrolled_to() throws {
    var stage = stage()
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -120))
    stage.settle()
    stage.tap("other")
    stage.wait(0.1)
    let page = try page(stage)
    let former = try #require(page.sublayers.last)
    func place(_ layer: Layer) -> Point? { layer.sublayers.first?.sublayers.first?.position }
    #expect(place(page) == place(former))
    #expect(try #require(place(page)).y < -50)
  }

  @Test func without_a_fade_it_changes_at_once() throws {
    var stage = stage()
    stage.send(.set(key: "navigation.variant-fade", value: "0s"))
    stage.tap("other")
    #expect(try formers(stage).isEmpty)
    #expect(ground(try page(stage)) == Forms.ground("other"))
  }
}
