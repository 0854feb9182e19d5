import FloatCore
import FloatPages
import Testing

@testable import FloatDesk
@testable import FloatStudioSupport
@testable import FloatTestSupport

/// The keys that shape the visible things.
@Suite struct KeyMapTests {
  private let catalog = PanelCatalog(Parameters.builtIn.schema.entries)

  private func groups(at p: Point, _ prototype: Prototype) -> Set<String> {
    Set(KeyMap.keys(at: p, on: prototype, in: catalog).compactMap { catalog[$0]?.group })
  }

  private func center(_ id: String, _ prototype: Prototype) throws -> Point {
    try #require(prototype.elements.last { $0.id.description == id }).frame.center
  }

  @Test func every_group_is_shaped_by_something_or_by_nothing_that_is_seen() {
    let pages = PrototypePages.fallback
    let ofPages = pages.pages.compactMap { pages.traits(of: $0.id)?.keyGroups }
    let known = Set((ofPages + KeyMap.groups.values).flatMap(\.self))
    let unseen: Set<String> = ["entrances", "haptic", "sound", "motion"]
    #expect(Set(catalog.groups.map(\.id)) == known.union(unseen))
    #expect(Set(KeyMap.groups.keys) == Set(KeyMap.Thing.allCases).subtracting([.page]))
  }

  /// The zone comes in as far as the page is dragged.
  @Test func a_zone_is_outlined_where_it_is() throws {
    var stage = Stage()
    stage.tapAndSettle("row:chat-1", "row:article-1")
    stage.press(Point(2, 400))
    stage.move(to: Point(120, 400), over: 0.3)
    stage.wait(0.5)
    let phone = stage.prototype
    let zone = phone.state.zone
    #expect(zone.kind == .collect)
    #expect(0.2 < zone.progress)
    #expect(zone.progress < 0.8)
    let layer = try #require(phone.scene.layers.first { $0.id == "zone" })
    let drawn = try #require(layer.outline).rect.offset(by: layer.position)
    #expect(KeyMap.outlines(of: "zone.radius", on: phone).map(\.rect) == [drawn])
    #expect(drawn.maxX > phone.device.size.width)
    let (inside, outside) = (Point(drawn.minX + 60, drawn.minY + 60), drawn.origin + Point(1, 1))
    #expect(KeyMap.outline(at: inside, on: phone).rect == drawn)
    #expect(KeyMap.outline(at: outside, on: phone).rect != drawn, "the zone is round")
  }

  /// With any names of tabs and pages.
  @Test func a_page_says_the_keys_of_its_layout() throws {
    var pages = PrototypePages.fallback
    let index = try #require(pages.pages.firstIndex { if case .profile = $0.content { true } else { false } })
    pages.pages[index].id = "mine"
    pages.tabItems = [TabItem(id: "mine", title: "Mine", icon: "icons/me")]
    let phone = Prototype(content: pages)
    #expect(phone.state.tab == "mine")
    #expect(groups(at: Point(187, 700), phone).contains("profile"))
    #expect(!KeyMap.outlines(of: "profile.height", on: phone).isEmpty)
    #expect(KeyMap.outlines(of: "article.margin", on: phone).isEmpty)
  }

  @Test func what_is_pointed_at_says_its_keys() throws {
    let phone = Session().shown
    #expect(groups(at: try center("badge:chat-1", phone), phone) == ["badge"])
    #expect(groups(at: try center("tab:me", phone), phone) == ["tab-bar", "navigation"])
    #expect(
      groups(at: try center("row:chat-2", phone), phone) == ["rows", "navigation", "row-swipe", "chats"])
    #expect(groups(at: Point(40, 20), phone) == ["status-bar"])
    #expect(groups(at: Point(187, 66), phone) == ["bar", "navigation"])
  }

  @Test func what_moves_says_how_it_moves() {
    var session = Session()
    session.wait(1)
    session.tap("row:chat-1")
    session.wait(0.1)
    #expect(groups(at: Point(20, 400), session.shown) == ["navigation"])
  }

  /// The outlines of a key lie around the places that name the key.
  @Test func both_directions_agree() throws {
    let phone = Session().shown
    for element in phone.elements {
      for key in KeyMap.keys(at: element.frame.center, on: phone, in: catalog) {
        let outlines = KeyMap.outlines(of: key, on: phone)
        #expect(
          outlines.contains { $0.rect.contains(element.frame.center) }, "\(element.id) and \(key)")
      }
    }
    #expect(KeyMap.outlines(of: "ball.diameter", on: phone).isEmpty, "no ball is to be seen")
    #expect(KeyMap.outlines(of: "haptic.enabled", on: phone).isEmpty)
  }

  @Test func where_the_tab_bar_goes_is_about_the_tab_bar() {
    let phone = Session().shown
    let outlines = KeyMap.outlines(of: "navigation.tab-bar", on: phone)
    #expect(outlines == KeyMap.outlines(of: "tab-bar.height", on: phone))
    #expect(outlines.allSatisfy { $0.rect.minY > 700 })
  }

  /// A page is dragged back by the edge; the keys of its motion come before those of the zone that it may end in.
  @Test func what_a_press_is_for_comes_first_and_is_listed_first() throws {
    var stage = Stage()
    stage.tapAndSettle("row:chat-1")
    let phone = stage.prototype
    let keys = KeyMap.keys(at: Point(3, 420), on: phone, in: catalog)
    var groups: [String] = []
    for key in keys where catalog[key]?.group != groups.last { groups.append(catalog[key]?.group ?? "") }
    #expect(groups == ["navigation", "zone"], "each group in one piece")
    #expect(!self.groups(at: Point(200, 420), phone).contains("zone"))
    var panel = Panel(Parameters.builtIn, height: 812)
    panel.send(.touched(keys), at: 1)
    let first = panel.list.layout.items.lazy.compactMap { $0.control?.key }.first
    #expect(first?.group == "navigation")
  }
}
