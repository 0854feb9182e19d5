import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite struct StatusBarTests {
  private func builder(_ bar: DeviceStatusBar, safeArea: EdgeInsets, home: DeviceHomeIndicator? = nil)
    -> PageBuilder<PrototypePages>
  {
    PageBuilder(
      content: .fallback,
      device: Device(
        id: "d", name: "d", size: Size(400, 800), safeArea: safeArea, statusBar: bar, homeIndicator: home),
      parameters: Parameters())
  }

  /// Icons and text from left to right.
  private func order(_ shapes: [Shape]) -> [String] {
    shapes.map { shape -> (Double, String) in
      switch shape {
      case .image(let run): (run.frame.rect.midX, String(run.name.dropFirst("icons/".count)))
      case .text(let run): (run.baseline.x, "time")
      default: (0, "?")
      }
    }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  @Test func every_kind_of_phone_has_its_own() {
    let tall = EdgeInsets(top: 59, bottom: 34)
    #expect(
      order(builder(DeviceStatusBar(.ios), safeArea: tall).statusBar(.black))
        == ["time", "cellular", "wifi", "battery"])
    #expect(
      order(builder(DeviceStatusBar(.android), safeArea: tall).statusBar(.black))
        == ["time", "android-wifi", "android-cellular", "android-battery"])
    #expect(
      order(builder(DeviceStatusBar(.iosClassic), safeArea: EdgeInsets(top: 20)).statusBar(.black))
        == ["cellular", "wifi", "time", "battery"])
  }

  @Test func what_a_device_says_comes_before_what_the_keys_say() throws {
    let shapes = builder(
      DeviceStatusBar(.ios, midY: 31, inset: 46, textSize: 17), safeArea: EdgeInsets(top: 59, bottom: 34)
    ).statusBar(.black)
    let (time, battery) = (try #require(shapes.texts.first), try #require(shapes.images.last))
    #expect(time.baseline.x == 46)
    #expect(time.size == 17)
    #expect(battery.frame.rect.center == Point(400 - 46, 31))
  }

  @Test func a_home_button_needs_no_indicator() {
    let bar = DeviceStatusBar()
    #expect(builder(bar, safeArea: EdgeInsets(top: 20)).homeIndicator(.black) == nil)
    let own = DeviceHomeIndicator(width: 108, height: 4, bottom: 12)
    let shape = builder(bar, safeArea: EdgeInsets(top: 32, bottom: 24), home: own).homeIndicator(.black)
    #expect(
      shape
        == .roundedRect(RoundedRect(Rect(146, 786, 108, 4), radius: 2), .color(.black)))
  }

  @Test func on_the_zone_the_indicator_has_the_zones_colour() throws {
    var stage = Stage()
    stage.tapAndSettle("row:chat-1", "row:article-1")
    #expect(stage.layer("status:zone") == nil)
    stage.pull(from: Point(3, 420), to: Point(273, 420), over: 0.3)
    let zone = try #require(stage.layer("zone"))
    let over = try #require(stage.layer("status:zone"))
    #expect(over.outline == zone.outline)
    #expect(over.opacity == zone.opacity)
    #expect(indicator(stage, "status:zone") == stage.prototype.parameters.zone.label)
  }

  // MARK: Over dark and light pages

  /// One coloured page over another, each with its own style.
  private struct TwoPages: PageSource {
    var styles: [PageID: StatusBarStyle]
    var isModal = false
    /// The top of the page in front, presented as a sheet.
    var sheetTop = 0.0
    var hasBar = false

    var root: PageID { "below" }

    func traits(of pageID: PageID) -> PageTraits? {
      styles[pageID] == nil ? nil : PageTraits(kind: "page", isModal: isModal && pageID == "front")
    }

    func layout(of pageID: PageID, by builder: PageBuilder<TwoPages>) -> PageLayout? {
      guard let style = styles[pageID] else { return nil }
      var layout = builder.emptyLayout(
        pageID, bar: hasBar ? BarLayout(title: "A") : nil, background: builder.colors.background)
      layout.statusBar = style
      if builder.isSheet, pageID == "front" {
        let size = builder.size
        layout.sheet = RoundedRect(Rect(0, sheetTop, size.width, size.height - sheetTop))
      }
      layout.addScrolled(
        Element(id: .row("front"), role: "row", label: "", frame: Rect(0, 100, 300, 60)), .push("front"))
      return layout
    }
  }

  private func words(_ stage: Stage, _ layer: String = "status") -> Color? {
    stage.layer(layer)?.content.texts.first?.color
  }

  private func indicator(_ stage: Stage, _ layer: String = "status") -> Color? {
    stage.layer(layer)?.content.areas.first?.color
  }

  @Test(arguments: [Appearance.light, .dark])
  func its_words_go_by_the_page_and_are_cut_at_the_edge_of_one_that_moves(appearance: Appearance) throws {
    var parameters = Parameters()
    parameters.appearance = appearance
    let label = parameters.theme[appearance].label
    var stage = Stage(
      Prototype(parameters: parameters, content: TwoPages(styles: ["below": .automatic, "front": .light])))
    #expect(words(stage) == label)
    #expect(indicator(stage) == label)
    stage.tapAndSettle("row:front")
    #expect(words(stage) == .white)
    #expect(indicator(stage) == .white)
    stage.press(Point(4, 400))
    stage.move(to: Point(4 + stage.prototype.device.size.width / 2, 400))
    stage.wait(0.3)
    #expect(words(stage) == label)
    #expect(indicator(stage) == label)
    let cut = stage.layer("status:page")
    // In dark appearance both are white.
    if label == .white {
      #expect(cut == nil)
    } else {
      #expect(words(stage, "status:page") == .white)
      #expect(indicator(stage, "status:page") == .white)
      let half = stage.prototype.device.size.width / 2
      #expect(abs(try #require(cut?.outline).rect.minX - half) < 0.5)
    }
    stage.cancel()
    stage.settle()
    #expect(words(stage) == .white)
    stage.keyAndSettle("Escape")
    #expect(words(stage) == label)
  }

  /// A dark page that comes from below: on the light page that is left above it the words stay black.
  @Test func the_words_stay_until_a_page_from_below_is_there() throws {
    var stage = Stage(
      Prototype(content: TwoPages(styles: ["below": .automatic, "front": .light], isModal: true)))
    stage.send(.set(key: "modal.axis", value: "vertical"))
    let label = try #require(words(stage))
    stage.tap("row:front")
    stage.wait(0.1)
    var tops: [Double] = []
    while let top = stage.state.transition?.topY {
      #expect(words(stage) == label)
      let cut = try #require(stage.layer("status:page"))
      #expect(words(stage, "status:page") == .white)
      #expect(abs(try #require(cut.outline).rect.minY - top) < 1e-9)
      tops.append(top)
      stage.wait(1.0 / 60)
    }
    #expect(tops.count > 5)
    stage.settle()
    #expect(words(stage) == .white)
    #expect(!stage.prototype.scene.layers.contains { $0.id == "status:page" })
  }

  @Test func above_a_card_they_are_those_of_the_page_behind_it() throws {
    var stage = Stage(
      Prototype(
        content: TwoPages(styles: ["below": .automatic, "front": .light], isModal: true, sheetTop: 54)))
    stage.send(.set(key: "modal.axis", value: "vertical"))
    let label = try #require(words(stage))
    stage.tapAndSettle("row:front")
    #expect(words(stage) == label)
    #expect(indicator(stage) == .white)
  }

  /// The bar that both pages share lies over the moving page's edge.
  @Test func on_a_bar_of_both_pages_they_change_as_a_whole() throws {
    var stage = Stage(
      Prototype(content: TwoPages(styles: ["below": .automatic, "front": .light], hasBar: true)))
    let label = try #require(words(stage))
    stage.tapAndSettle("row:front")
    stage.pull(from: Point(4, 400), to: Point(190, 400), hold: 0.3)
    #expect(words(stage) != label && words(stage) != .white)
    #expect(words(stage, "status:page") == nil)
  }

  @Test func a_page_that_is_always_light_has_black_words() {
    var parameters = Parameters()
    parameters.appearance = .dark
    let stage = Stage(
      Prototype(parameters: parameters, content: TwoPages(styles: ["below": .dark])))
    #expect(words(stage) == .black)
    #expect(indicator(stage) == .black)
  }
}
