import FloatCore
import FloatPages
import FloatStudio
import Testing

@testable import FloatDesk

@Suite struct PanelCatalogTests {
  private let catalog = PanelCatalog(ParameterSchema.builtIn.entries)

  @Test func `every key of the table has one place`() {
    let keys = catalog.groups.flatMap(\.blocks).flatMap(\.keys).map(\.entry.key)
    #expect(keys.count == ParameterSchema.builtIn.entries.count)
    #expect(Set(keys) == Set(ParameterSchema.builtIn.entries.map(\.key)))
  }

  @Test func `a new key appears by itself, with a name, and makes a spring of its neighbours`() throws {
    let known = try #require(ParameterSchema.builtIn.entry(for: "ball.diameter"))
    func entry(_ key: String) -> ParameterEntry {
      .length(key, \.ball.diameter, 20...160, known.summary, source: known.source)
    }
    let catalog = PanelCatalog([entry("new-thing.size"), entry("new-thing.jump.response")])
    #expect(catalog.groups.map(\.title) == ["New thing"])
    #expect(catalog["new-thing.size"]?.name == "Size")
    #expect(catalog["new-thing.jump.response"]?.name == "Jump response", "one key alone has no heading")
    let more = PanelCatalog([
      entry("new-thing.jump.delay"), entry("new-thing.jump.response"), entry("new-thing.jump.damping-ratio"),
    ])
    #expect(more["new-thing.jump.damping-ratio"]?.name == "Damping ratio")
    let block = try #require(more.groups.first?.blocks.first)
    #expect(block.title == "Jump")
    #expect(block.spring?.keys == ["new-thing.jump.response", "new-thing.jump.damping-ratio"])
    #expect(block.keys.map(\.name) == ["Response", "Damping ratio", "Delay"], "the spring's keys come first")
  }

  @Test func `names fit beside their controls`() {
    let room = PanelMetrics.column - PanelMetrics.margin - 6
    for key in catalog.groups.flatMap(\.blocks).flatMap(\.keys) {
      let width = TextMetrics.width(key.name, size: Ink.text)
      // A few long names are cut; the help shows the whole key.
      #expect(width <= room * 1.5, "\(key.entry.key): \(key.name)")
    }
  }

  @Test func `springs are found where two keys are one, and read as they are used`() throws {
    let springs = catalog.springs
    #expect(
      Set(springs.keys).isSuperset(of: ["ball.snap", "navigation", "modal", "zone.growth", "badge.return"]))
    let snap = try #require(springs["ball.snap"]).spring(in: Parameters.builtIn)
    #expect((snap.response - 0.35).magnitude < 1e-12)
    #expect(snap.dampingRatio == 0.82)
    let back = try #require(springs["badge.return"])
    #expect(back.isSettling)
    #expect(back.spring(in: Parameters.builtIn).dampingRatio < 1)
  }
}

@Suite struct PanelSearchTests {
  private let catalog = PanelCatalog(ParameterSchema.builtIn.entries)

  private func find(_ query: String, _ settings: [PanelSetting] = []) -> PanelSearch {
    PanelSearch(query, in: catalog, values: Parameters.builtIn, settings: settings)!
  }

  @Test func `names come before sentences and values`() {
    let found = find("shadow radius")
    #expect(found.named.contains("ball.shadow.radius"))
    #expect(found.described.allSatisfy { !$0.contains("shadow.radius") })
    #expect(find("ball.snap.response").named == ["ball.snap.response"], "a whole key finds itself")
    #expect(find("fade out").described.contains("ball.shadow.radius"), "by its sentence")
    #expect(find("ball half-capsule").described.contains("ball.shape"), "by its value")
    #expect(find("SNAP Damping").named == ["ball.snap.damping-ratio"], "in either case, words anywhere")
  }

  /// A match of one of a spring's two keys shows its curve as well, which is what a user looks for.
  @Test func `a spring that is found by one of its keys has its curve`() throws {
    let named = find("snap resp").named
    #expect(named == ["ball.snap.response"])
    let found = try #require(catalog.blocks(of: named, curves: true).first)
    #expect(found.spring?.block == "ball.snap")
    #expect(found.keys.map(\.entry.key) == named)
    #expect(catalog.blocks(of: named).first?.spring == nil)
    #expect(catalog.blocks(of: find("ball diameter").named, curves: true).first?.spring == nil)
  }

  @Test func `what comes first is before the rest of its group and before other groups`() {
    let keys = ["rows.pressed", "ball.diameter", "ball.snap.response", "ball.snap.damping-ratio"]
    #expect(catalog.blocks(of: keys, first: ["ball.snap"]).map(\.id) == ["ball.snap", "ball", "rows"])
    #expect(catalog.blocks(of: keys).map(\.id) == ["rows", "ball", "ball.snap"])
  }

  /// Not every word of the panel is a key's.
  @Test(arguments: [
    ("device", PanelSetting.Kind.device), ("设备", .device), ("iphone-15", .device), ("preset", .preset),
    ("预设", .preset), ("wechat", .preset), ("Appearance", .appearance), ("外观", .appearance),
    ("dark mode", .appearance), ("深色", .appearance), ("language", .language), ("语言", .language),
    ("中文", .language),
  ])
  func `the phone's settings are found by their words, in both languages`(
    query: String, kind: PanelSetting.Kind
  ) {
    let settings = [
      PanelSetting(kind: .preset, choices: ["none", "wechat"], current: "none"),
      PanelSetting(kind: .appearance, choices: ["light", "dark"], current: "light"),
      PanelSetting(kind: .device, choices: ["iphone-15", "iphone-x"], current: "iphone-x"),
      PanelSetting(kind: .language, choices: ["en", "zh-Hans"], current: "en"),
    ]
    #expect(find(query, settings).settings == [kind])
    #expect(find(query).settings == [])
  }

  @Test func `nothing is found for nothing, and for what is nowhere`() {
    #expect(PanelSearch("   ", in: catalog, values: Parameters.builtIn) == nil)
    let found = find("xyzzy")
    #expect((found.named + found.described).isEmpty)
  }
}
