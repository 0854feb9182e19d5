import FloatCore
import FloatPages
import Testing

@testable import FloatTestSupport

/// Pages, badges and keys that the core does not know.
@Suite("Pages of another package")
struct PageSourceTests {
  fileprivate struct ShopParameters: ParameterGroup {
    var rowHeight = 60.0
    var gap = 8.0

    static let entries: [ParameterEntry] = [
      .length(
        "shop.row-height", \.shop.rowHeight, 20...200, "A row's height.", source: "test", applies: .layingOut),
      .length("shop.gap", \.shop.gap, 0...80, "The gap between rows.", source: "test"),
    ]
  }

  /// A list of two things, one of them new, with a page for each.
  private struct Shop: PageSource {
    var name = "Shop"
    var unread = 3

    var root: PageID { "shop" }
    var counts: [PageCount] { [PageCount(page: "tea", count: unread)] }
    var parameterGroups: [any ParameterGroup.Type] { [ShopParameters.self] }

    func traits(of pageID: PageID) -> PageTraits? {
      switch pageID {
      case "shop": PageTraits(kind: "shop")
      case "tea", "cup": PageTraits(kind: "thing", declaresCollectable: true)
      default: nil
      }
    }

    func collectedPage(of pageID: PageID) -> CollectedPage? {
      traits(of: pageID)?.kind == "thing"
        ? CollectedPage(pageID: pageID, kind: "thing", title: pageID.description) : nil
    }

    func layout(of pageID: PageID, by builder: PageBuilder<Shop>) -> PageLayout? {
      guard pageID == root else {
        return builder.emptyLayout(
          pageID, bar: BarLayout(title: pageID.description, trailing: .more),
          background: builder.colors.background)
      }
      var layout = builder.emptyLayout(
        pageID, bar: BarLayout(title: builder.content.name, leading: .none),
        background: builder.colors.background)
      let height = builder.parameters.shop.rowHeight
      for (index, page) in ["tea", "cup"].map({ PageID($0) }).enumerated() {
        let frame = Rect(0, Double(index) * height, builder.size.width, height)
        layout.scrolled.append(
          .line(
            page.description, x: 16, midY: frame.midY, size: 17, color: builder.colors.label))
        layout.addScrolled(
          Element(id: .row(page), role: "row", label: page.description, frame: frame), .push(page))
        layout.badges.append(.init(id: .page(page), center: Point(frame.maxX - 40, frame.midY)))
        layout.contentHeight = frame.maxY
      }
      return layout
    }
  }

  private func stage() -> Stage { Stage(Prototype(content: Shop())) }

  @Test func open_and_read_what_is_new() {
    var stage = stage()
    #expect(stage.state.stack == ["shop"])
    #expect(stage.state.badges.map(\.state) == [.idle, .gone])
    stage.tapAndSettle("row:tea")
    #expect(stage.state.stack == ["shop", "tea"])
    stage.keyAndSettle("Escape")
    #expect(stage.state.badges.map(\.state) == [.gone, .gone])
  }

  @Test func bring_their_counts_when_they_replace_others() {
    var stage = stage()
    stage.prototype.replacePages(Shop(unread: 0), device: stage.device)
    stage.settle()
    #expect(stage.state.badges.map(\.state) == [.gone, .gone])
  }

  @Test func can_be_collected_and_found_again() {
    var stage = stage()
    stage.send(.set(key: "entrances.rule", value: "declared"))
    stage.tapAndSettle("row:cup", "more", "menu:float")
    let archive = stage.prototype.archive
    #expect(archive.pages.map(\.pageID) == ["cup"])
    #expect(Prototype(content: Shop(), archive: archive).archive.pages.map(\.title) == ["cup"])
    // The demo has no such page.
    #expect(Prototype(content: PrototypePages.fallback, archive: archive).archive.pages.isEmpty)
  }

  @Test func a_key_of_their_own_lays_them_out_anew() {
    var stage = stage()
    stage.send(.set(key: "shop.row-height", value: "90pt"))
    #expect(stage.frame("row:cup")?.height == 90)
    #expect(stage.prototype.parameters.text(for: "shop.row-height") == "90pt")
    #expect(
      stage.prototype.parameters.differences(from: Parameters(adding: [ShopParameters.self]))
        == [ConfigurationValue(key: "shop.row-height", value: "90pt")])
    stage.send(.set(key: "shop.row-height", value: "900pt"))
    #expect(stage.effects == [.notice("\"900pt\" is out of range; use 20pt to 200pt")])
  }

  @Test func a_key_of_their_own_glides_while_something_moves() {
    var stage = stage()
    stage.tap("row:tea")
    stage.wait(0.05)
    stage.send(.set(key: "shop.gap", value: "28pt"))
    #expect(stage.prototype.parameters.shop.gap == 8)
    stage.wait(0.1)
    // After half of the time, half of the way is done.
    #expect(abs(stage.prototype.parameters.shop.gap - 18) < 1e-9)
    stage.wait(0.11)
    #expect(stage.prototype.parameters.shop.gap == 28)
  }

  @Test func their_keys_are_unknown_where_nobody_brings_them() {
    var parameters = Parameters()
    #expect(throws: ParameterError.self) { try parameters.set("shop.gap", to: "9pt") }
    #expect(Parameters().schema == ParameterSchema.standard)
    #expect(Parameters(adding: [ShopParameters.self]) != Parameters())
  }

  @Test func prototypes_of_other_pages_differ() {
    #expect(Prototype(content: Shop()) == Prototype(content: Shop()))
    #expect(Prototype(content: Shop()) != Prototype(content: Shop(name: "Market")))
  }
}

extension Parameters {
  fileprivate var shop: PageSourceTests.ShopParameters {
    get { self[PageSourceTests.ShopParameters.self] }
    set { self[PageSourceTests.ShopParameters.self] = newValue }
  }
}
