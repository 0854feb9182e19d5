import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

/// What lies on the fixed parts of a picture, while the tab bar slides away and the page stays.
@Suite struct FixedPartTests {
  /// A page below a tab bar whose top and bottom stay: a badge and a hotspot on the one, a hotspot on the other.
  private static func stage() throws -> Stage {
    let home = PrototypePages.Form(
      "home", height: 1200,
      hotspots: [
        .init(
          name: "inbox", frame: Rect(281, 64, 44, 44), radius: 22, label: "Inbox", action: .push("inbox")),
        .init(name: "foot", frame: Rect(20, 1060, 300, 44), radius: 8, label: "Foot", action: .push("inbox")),
      ], badges: [.init(name: "mail", center: Point(318, 71), count: 3)])
    var pages = PrototypePages(
      name: "Test",
      pages: [.init(home, top: 112, bottom: 150), .init(.init("inbox", height: 1200), hasBar: true)],
      tabs: [
        TabItem(id: "home", title: "Home", icon: "a"),
        TabItem(id: "other", title: "Other", icon: "b", badge: PrototypePages.badge(ofTab: "home")),
      ])
    pages.tabSums = ["home"]
    var parameters = Parameters.builtIn
    try parameters.set("navigation.tab-bar", to: "slide")
    return Stage(Prototype(parameters: parameters, content: pages))
  }

  private func bars(_ stage: Stage) throws -> Layer {
    let page = try #require(stage.layer("page:home"))
    return try #require(page.sublayers.first { $0.id == "bars:home" })
  }

  /// How many badges are drawn with the bars of the first page.
  private func counts(_ stage: Stage) throws -> Int {
    try bars(stage).sublayers.flatMap(\.content).texts.count
  }

  @Test func a_badge_on_the_fixed_part_stays_on_its_page_while_the_tab_bar_slides_away() throws {
    var stage = try Self.stage()
    #expect(try counts(stage) == 2)
    stage.tap("hotspot:home/inbox")
    for step in 1...6 {
      stage.wait(0.03)
      let tabBar = try #require(stage.layer("tab-bar"))
      #expect(tabBar.position.y > 0)
      let place = try #require(stage.state.badges.first { $0.id == "home/mail" })
      #expect(place.center.y == 71, "step \(step)")
      #expect(abs(place.center.x - 318 - (stage.layer("page:home")?.position.x ?? 0)) < 1)
      // The badge of the tab is with the bar, that of the page with the page.
      #expect(try counts(stage) == 1)
    }
  }

  @Test func a_hotspot_on_the_fixed_part_stays_pressed_while_its_page_leaves() throws {
    var stage = try Self.stage()
    let rest = try bars(stage).content.count
    stage.tap("hotspot:home/foot")
    stage.wait(0.03)
    #expect(stage.layer("tab-bar") != nil)
    let page = try #require(stage.prototype.pages["home"]?.layout)
    let tabs = page.fixed.count - (try #require(page.tabBarStart))
    #expect(try bars(stage).content.count == rest - tabs + 1)
  }
}
