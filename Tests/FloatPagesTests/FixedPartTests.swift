import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

/// What lies on the fixed parts of a picture, while the tab bar slides away and the page stays.
@Suite struct FixedPartTests {
  /// A page below a tab bar whose top and bottom stay: a badge and a hotspot on the one, a hotspot on the other.
  private static func phone() throws -> Prototype {
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
    return Prototype(parameters: parameters, content: pages)
  }

  private func frame(_ id: String, _ phone: Prototype) throws -> Rect {
    try #require(phone.elements.first { $0.id.description == id }, "\(id)").frame
  }

  private func bars(_ phone: Prototype) throws -> Layer {
    let page = try #require(phone.scene.layers.first { $0.id == "page:home" })
    return try #require(page.sublayers.first { $0.id == "bars:home" })
  }

  /// How many badges are drawn with the bars of the first page.
  private func counts(_ phone: Prototype) throws -> Int {
    try bars(phone).sublayers.flatMap(\.content).texts.count
  }

  @Test func a_badge_on_the_fixed_part_stays_on_its_page_while_the_tab_bar_slides_away() throws {
    var phone = try Self.phone()
    #expect(try counts(phone) == 2)
    try phone.tap("hotspot:home/inbox", wait: 0)
    for step in 1...6 {
      phone.advance(to: phone.now + 0.03)
      let tabBar = try #require(phone.scene.layers.first { $0.id == "tab-bar" })
      #expect(tabBar.position.y > 0)
      let place = try #require(phone.state.badges.first { $0.id == "home/mail" })
      #expect(place.center.y == 71, "step \(step)")
      #expect(
        abs(place.center.x - 318 - (phone.scene.layers.first { $0.id == "page:home" }?.position.x ?? 0)) < 1)
      // The badge of the tab is with the bar, that of the page with the page.
      #expect(try counts(phone) == 1)
    }
  }

  @Test func a_hotspot_on_the_fixed_part_stays_pressed_while_its_page_leaves() throws {
    var phone = try Self.phone()
    let rest = try bars(phone).content.count
    try phone.tap("hotspot:home/foot", wait: 0)
    phone.advance(to: phone.now + 0.03)
    #expect(phone.scene.layers.contains { $0.id == "tab-bar" })
    let page = try #require(phone.pages["home"]?.layout)
    let tabs = page.fixed.count - (try #require(page.tabBarStart))
    #expect(try bars(phone).content.count == rest - tabs + 1)
  }
}
