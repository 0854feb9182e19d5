import FloatCore

/// Pages of another package: a shelf with one thing on it, which can be bought.
public struct Shop: PageSource {
  public init() {}

  public var root: PageID { "shelf" }
  public var counts: [PageCount] { [PageCount(page: "tea", count: 2)] }
  public var parameterGroups: [any ParameterGroup.Type] { [ShopParameters.self] }

  public func traits(of pageID: PageID) -> PageTraits? {
    switch pageID {
    case root: PageTraits(kind: "shelf")
    case "tea": PageTraits(kind: "thing", declaresCollectable: true)
    default: nil
    }
  }

  public func collectedPage(of pageID: PageID) -> CollectedPage? {
    pageID == "tea" ? CollectedPage(pageID: "tea", kind: "thing", title: "Tea") : nil
  }

  public func layout(of pageID: PageID, by builder: PageBuilder<Shop>) -> PageLayout? {
    guard traits(of: pageID) != nil else { return nil }
    let isShelf = pageID == root
    var layout = builder.emptyLayout(
      pageID, bar: BarLayout(title: isShelf ? "Shelf" : "Tea", leading: isShelf ? .none : .back),
      background: builder.colors.background)
    guard isShelf else { return layout }
    let row = Rect(0, 0, builder.size.width, builder.parameters.shop.rowHeight)
    layout.scrolled.append(
      builder.text("Tea", x: 16, midY: row.midY, size: 17, color: builder.colors.label))
    layout.addScrolled(Element(id: .row("tea"), role: "row", label: "Tea", frame: row), .push("tea"))
    layout.badges.append(.init(id: .page("tea"), center: Point(row.maxX - 32, row.midY)))
    layout.contentHeight = row.maxY
    return layout
  }
}

/// The keys of the shop.
public struct ShopParameters: ParameterGroup {
  public var rowHeight = 64.0

  public init() {}

  public static let entries: [ParameterEntry] = [
    .length(
      "shop.row-height", \.shop.rowHeight, 40...200, "A row's height.", source: "as it looks right",
      applies: .layingOut)
  ]
}

extension Parameters {
  public var shop: ShopParameters {
    get { self[ShopParameters.self] }
    set { self[ShopParameters.self] = newValue }
  }
}
