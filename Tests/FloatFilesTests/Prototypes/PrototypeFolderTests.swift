import FloatCore
import FloatPages
import Glibc
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// A folder with a `prototype.yaml` and pictures beside it.
@Suite struct PrototypeFolderTests {
  /// A folder with pictures of the device's width: two screens of 375 × 812, one of 375 × 1600.
  private static func folder() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    for (name, height) in [("home", 812), ("account", 1600), ("help", 812)] {
      try folder.write(PictureBytes.svg(375, height), to: "screens/\(name).svg")
    }
    try folder.write(PictureBytes.svg(24, 24), to: "icons/home.svg")
    return folder
  }

  static let whole = """
    floatdesktop: 1
    id: ledger
    name: {en: Ledger, zh-Hans: 账本}
    device: iphone-x
    presets: [wechat]
    options: {navigation.parallax: 0.25}
    tabs:
      - {page: home, title: Home, icon: icons/home.svg, badge: 3}
    pages:
      home:
        picture: screens/home.svg
        fixed: {top: 88}
        hotspots:
          first-account: {frame: [0, 180, 375, 72], push: account}
          help: {frame: [330, 44, 45, 44], radius: 22, present: help}
        badges: {inbox: {center: [352, 201], count: 3}}
        variants:
          quiet: screens/help.svg
          loud:
            picture: screens/help.svg
            hotspots:
              first-account: {variant: default}
              more: {frame: [0, 300, 375, 72], label: More, variant: quiet}
            badges: {inbox: {center: [300, 201]}}
      account:
        title: Everyday account
        picture: screens/account.svg
        collectable: true
        icon: icons/home.svg
        hotspots:
          keep: {frame: [0, 200, 100, 44], collect: true}
          home: {frame: [0, 300, 100, 44], tab: home}
      help: {picture: screens/help.svg}

    """

  private func read(_ text: String, _ folder: borrowing TemporaryDirectory, _ language: Language = .english)
    throws
    -> PrototypeFolder
  {
    try PrototypeFolder.load(
      folder.path + "/prototype.yaml", text: Array(text.utf8), language: language,
      device: { $0 == nil || $0 == "iphone-x" ? .iPhoneX : nil })
  }

  private func load(_ path: String) throws -> PrototypeFolder {
    try PrototypeFolder.load(path, language: .english) { _ in .iPhoneX }
  }

  private func load(_ text: String, in folder: borrowing TemporaryDirectory) throws -> PrototypeFolder {
    try load(folder.write(text, to: "prototype.yaml"))
  }

  private func picture(_ id: PageID, _ pages: PrototypePages) throws -> PrototypePages.PicturePage {
    guard case .picture(let picture)? = pages.page(id)?.content else {
      return try #require(nil, "\(id) is no picture")
    }
    return picture
  }

  private func size(_ id: PageID, _ pages: PrototypePages) throws -> Size {
    try picture(id, pages).form.picture.light.size
  }

  /// The diagnostics of a text, without the file's name.
  private func told(_ text: String, _ folder: borrowing TemporaryDirectory) throws -> [String] {
    let path = folder.path
    func words(_ found: [Diagnostic]) -> [String] {
      found.map { String($0.summary.dropFirst(path.count + "/prototype.yaml:".count)) }
    }
    do {
      return words(try read(text, folder).diagnostics)
    } catch let error as DataError {
      return words(error.diagnostics)
    }
  }

  @Test func a_whole_folder_is_read() throws {
    let folder = try Self.folder()
    let prototype = try read(Self.whole, folder)
    #expect(prototype.diagnostics.isEmpty, "\(prototype.diagnostics.map(\.summary))")
    #expect(prototype.id == "ledger")
    #expect(prototype.device == "iphone-x")
    #expect(prototype.presets == ["wechat"])
    #expect(prototype.options.contains(ConfigurationValue(key: "navigation.parallax", value: "0.25")))
    let pages = prototype.pages
    #expect(pages.name == "Ledger")
    #expect(pages.root == "home")
    #expect(pages.tabs == ["home"])
    #expect(pages.pages.map(\.id) == ["home", "account", "help"])
    #expect(pages.page("help")?.isPresented == true)
    #expect(pages.page("account")?.isPresented == false)
    #expect(try size("account", pages) == Size(375, 1600))
    #expect(pages.page("account")?.hasBar == true)
    #expect(pages.page("home")?.hasBar == false)
    let home = try picture("home", pages)
    #expect(home.form.hotspots.map(\.action) == [.push("account"), .push("help")])
    #expect(home.form.hotspots.map(\.radius) == [0, 22])
    #expect(try picture("account", pages).form.hotspots.map(\.action) == [.collect, .popToRoot(tab: "home")])
    #expect(try read(Self.whole, folder, .simplifiedChinese).pages.name == "账本")
  }

  @Test func a_prototype_file_that_leads_out_of_its_folder_is_not_read() throws {
    let folder = try TemporaryDirectory()
    try folder.write("AWS_SECRET: x\n", to: "secret")
    try folder.write("floatdesktop: 1\npages: {a: {picture: a.svg}}\n", to: "app/real.yaml")
    try folder.write(PictureBytes.svg(10, 20), to: "app/a.svg")
    let file = try folder.link("app/prototype.yaml", to: "../secret")
    for path in [folder.path + "/app", file] {
      let error = #expect(throws: DataError.self) { try load(path) }
      #expect(
        error?.diagnostics.map(\.reason) == [
          "a link leads out of the prototype's folder, and is not followed; put a copy in its place"
        ])
    }
    unlink(file)
    try folder.link("app/prototype.yaml", to: "real.yaml")
    #expect(try load(folder.path + "/app").pages.pages.count == 1)
  }

  /// An é is one scalar where Linux typed it, and two where a Mac zipped it.
  @Test func a_picture_is_found_however_its_name_is_composed() throws {
    let folder = try TemporaryDirectory()
    let (typed, zipped) = ("caf\u{E9}", "cafe\u{301}")
    try folder.write(PictureBytes.svg(10, 20), to: "\(zipped)/\(zipped).svg")
    let names = try load("floatdesktop: 1\npages: {a: {picture: \(typed)/\(typed).svg}}\n", in: folder)
    #expect(names.diagnostics.isEmpty, "\(names.diagnostics.map(\.summary))")
    // Of both, the one with the same bytes.
    try folder.write(PictureBytes.svg(10, 30), to: "\(zipped)/\(typed).svg")
    let both = try load("floatdesktop: 1\npages: {a: {picture: \(zipped)/\(typed).svg}}\n", in: folder)
    #expect(try size("a", both.pages) == Size(10, 30))
  }

  @Test func a_link_to_nothing_is_called_that() throws {
    let folder = try Self.folder()
    try folder.link("loop.png", to: "loop.png")
    let told = try told("floatdesktop: 1\npages:\n  a: {picture: loop.png}\n", folder)
    #expect(told.first?.hasSuffix("loop.png: is a link that leads nowhere") == true, "\(told)")
  }

  @Test func a_picture_that_cannot_be_decoded_is_no_page() throws {
    let folder = try Self.folder()
    try folder.write(PictureBytes.png(1200, 16_385), to: "long@3x.png")
    let told = try told("floatdesktop: 1\npages:\n  a: {picture: long.png}\n", folder)
    #expect(told.first?.contains("has 1200 × 16385 pixels; at most 16384 on a side") == true, "\(told)")
  }

  @Test func a_picture_is_found_for_the_language_and_the_scale() throws {
    let folder = try Self.folder()
    try folder.write(PictureBytes.svg(375, 900), to: "screens/home.zh-Hans.svg")
    #expect(try size("home", read(Self.whole, folder).pages).height == 812)
    #expect(try size("home", read(Self.whole, folder, .simplifiedChinese).pages).height == 900)
    // A PNG's header is enough: 750 and 1125 pixels are twice and three times the device's width.
    for (name, width, points) in [("a", 750, 375.0), ("b", 1125, 375), ("c@2x", 200, 100), ("d", 300, 300)] {
      try folder.write(PictureBytes.png(width, 60), to: "screens/\(name).png")
      let file = name.split(separator: "@")[0]
      let text = "floatdesktop: 1\npages:\n  one: {picture: screens/\(file).png}\n"
      #expect(try size("one", read(text, folder).pages).width == points, "\(name)")
    }
  }

  @Test func a_link_that_leads_to_nothing_is_no_picture() throws {
    let folder = try Self.folder()
    try folder.link("screens/home@2x.svg", to: "gone.svg")
    #expect(try size("home", read(Self.whole, folder).pages).height == 812)
    try folder.write(PictureBytes.svg(750, 1400), to: "screens/gone.svg")
    // The scale in a name counts for a drawing, too.
    #expect(try size("home", read(Self.whole, folder).pages) == Size(375, 700))
  }

  @Test func a_picture_for_dark_mode_lies_beside_the_other_one() throws {
    let folder = try Self.folder()
    try folder.write(PictureBytes.svg(375, 813), to: "screens/home.dark.svg")
    try folder.write(PictureBytes.svg(375, 814), to: "screens/home.dark.zh-Hans.svg")
    let english = try picture("home", read(Self.whole, folder).pages).form.picture
    #expect(english.light.size.height == 812)
    #expect(english.dark.size.height == 813)
    let chinese = try picture("home", read(Self.whole, folder, .simplifiedChinese).pages).form.picture
    #expect(chinese.dark.size.height == 814)
    let help = try picture("help", read(Self.whole, folder).pages).form.picture
    #expect(help.light == help.dark)
  }

  @Test func the_icon_of_the_tab_in_front_lies_beside_the_other_one() throws {
    let folder = try Self.folder()
    let plain = try #require(read(Self.whole, folder).pages.tabItems.first)
    #expect(plain.icon.hasSuffix("/icons/home.svg"))
    #expect(plain.selectedIcon == plain.icon)
    try folder.write(PictureBytes.svg(24, 24), to: "icons/home-fill.svg")
    let filled = try #require(read(Self.whole, folder).pages.tabItems.first)
    #expect(filled.icon == plain.icon)
    #expect(filled.selectedIcon.hasSuffix("/icons/home-fill.svg"))
  }

  @Test func a_form_has_the_pages_hotspots_and_badges_but_for_what_it_says_itself() throws {
    let folder = try Self.folder()
    let home = try picture("home", read(Self.whole, folder).pages)
    #expect(home.variants["quiet"]?.hotspots == home.form.hotspots)
    #expect(home.variants["quiet"]?.picture.light.name.hasSuffix("help.svg") == true)
    let loud = try #require(home.variants["loud"])
    #expect(loud.hotspots.map(\.name) == ["first-account", "help", "more"])
    #expect(loud.hotspots.map(\.action) == [.variant(""), .push("help"), .variant("quiet")])
    #expect(loud.hotspots[0].frame == home.form.hotspots[0].frame)
    #expect(loud.hotspots[1].radius == 22)
    #expect(loud.badges == [.init(name: "inbox", center: Point(300, 201), count: 3)])
  }

  @Test func a_page_is_opened_in_one_of_its_forms() throws {
    let folder = try Self.folder()
    let text = Self.whole.replacing("push: account", with: "push: account, variant: empty")
      .replacing("collectable: true", with: "variants: {empty: screens/help.svg}\n    collectable: true")
      .replacing("present: help", with: "present: help, variant: default")
      .replacing("tab: home}", with: "tab: home, variant: quiet}")
    let prototype = try read(text, folder)
    #expect(prototype.diagnostics.isEmpty, "\(prototype.diagnostics.map(\.summary))")
    #expect(
      try picture("home", prototype.pages).form.hotspots.map(\.action) == [
        .push("account", variant: "empty"), .push("help", variant: ""),
      ])
    #expect(
      try picture("account", prototype.pages).form.hotspots.map(\.action) == [
        .collect, .popToRoot(tab: "home", variant: "quiet"),
      ])
  }

  @Test func a_page_may_ask_for_light_words_in_the_status_bar() throws {
    let folder = try Self.folder()
    let text = Self.whole.replacing("collectable: true", with: "collectable: true\n    status-bar: light")
    let pages = try read(text, folder).pages
    #expect(pages.page("account")?.statusBar == .light)
    #expect(pages.page("home")?.statusBar == .automatic)
  }

  @Test func a_tabs_badge_counts_adds_up_or_is_the_whole() throws {
    let folder = try Self.folder()
    func pages(_ badge: String) throws -> PrototypePages {
      try read(Self.whole.replacing("badge: 3", with: "badge: \(badge)"), folder).pages
    }
    #expect(try pages("3").tabCounts == ["home": 3])
    #expect(try pages("3").tabSums.isEmpty)
    #expect(try pages("sum").tabSums == ["home"])
    #expect(try pages("sum").tabCounts.isEmpty)
    #expect(try pages("sum").tabItems[0].badge == PrototypePages.badge(ofTab: "home"))
    #expect(try pages("all").tabItems[0].badge == .tab)
  }

  @Test(arguments: [(10, 401, false), (10, 400, true), (401, 10, false)])
  func a_drawing_too_long_to_be_drawn_is_told(width: Int, height: Int, isRight: Bool) throws {
    let folder = try Self.folder()
    try folder.write(PictureBytes.svg(width, height), to: "icons/home.svg")
    let found = try read(Self.whole, folder).diagnostics.map(\.summary)
    let message =
      "icon: icons/home.svg: is more than 40 times as long as it is wide, or as wide as it is long"
    #expect(found.contains { $0.contains(message) } != isRight, "\(found)")
  }

  /// `Bad/prototype/top` has the message.
  @Test func a_preset_that_not_everybody_has_is_left_out() throws {
    let folder = try Self.folder()
    let prototype = try PrototypeFolder.load(
      folder.path + "/prototype.yaml",
      text: Array(Self.whole.replacing("[wechat]", with: "[wechat, wechatt, ../wechat]").utf8),
      language: .english, assets: try Assets.locate()
    ) { _ in .iPhoneX }
    #expect(prototype.presets == ["wechat"])
  }

  @Test func all_mistakes_are_told_at_once_and_what_is_right_is_there() throws {
    let folder = try Self.folder()
    let text = Self.whole.replacing("push: account", with: "push: acount").replacing(
      "help: {picture: screens/help.svg}", with: "help: {picture: screens/halp.svg}"
    )
    .replacing("count: 3}}", with: "count: many}}", maxReplacements: 1)
    let prototype = try read(text, folder)
    #expect(prototype.diagnostics.count(where: { $0.severity == .error }) == 3)
    #expect(prototype.pages.pages.map(\.id) == ["home", "account"])
    // The hotspot can still be pressed.
    #expect(try picture("home", prototype.pages).form.hotspots.first?.action == .highlight)
  }

  /// A bar or the whole screen is highlighted to its corners, a button is rounded.
  @Test func a_hotspot_as_wide_as_its_picture_has_square_corners() throws {
    let text = """
      floatdesktop: 1
      pages:
        one:
          picture: screens/home.svg
          hotspots:
            button: {frame: [100, 300, 80, 44]}
            bar: {frame: [0, 400, 375, 44]}
            everywhere: {frame: all}

      """
    let prototype = try read(text, Self.folder())
    #expect(try picture("one", prototype.pages).form.hotspots.map(\.radius) == [8, 0, 0])
  }

  /// What is missing is not reported again in the page's forms.
  @Test func what_lies_wholly_outside_a_shorter_picture_is_left_out_and_the_rest_is_there() throws {
    let folder = try Self.folder()
    try folder.write(PictureBytes.svg(375, 190), to: "screens/home.svg")
    let text = Self.whole.replacing("fixed: {top: 88}", with: "fixed: {top: 0, bottom: 0}")
    let prototype = try read(text, folder)
    #expect(
      prototype.diagnostics.map { "\($0.severity) \($0.key ?? "")" } == [
        "warning first-account", "warning first-account", "warning inbox",
      ], "\(prototype.diagnostics.map(\.summary))")
    let home = try picture("home", prototype.pages)
    #expect(home.form.hotspots.map(\.name) == ["first-account", "help"])
    #expect(home.form.hotspots[0].frame == Rect(0, 180, 375, 10), "it is cut to the picture")
    #expect(home.form.badges.isEmpty)
    try folder.write(PictureBytes.svg(375, 150), to: "screens/home.svg")
    let shorter = try picture("home", read(text, folder).pages)
    #expect(shorter.form.hotspots.map(\.name) == ["help"])
    #expect(shorter.variants["loud"]?.hotspots.map(\.name) == ["help", "more"])
    #expect(shorter.variants["loud"]?.badges.map(\.name) == ["inbox"])
  }

  @Test func of_a_form_too_that_places_it_outside() throws {
    let folder = try Self.folder()
    let text = Self.whole.replacing(
      "first-account: {variant", with: "first-account: {frame: [0, 900, 44, 44], variant"
    )
    .replacing("[300, 201]", with: "[300, 901]")
    let prototype = try read(text, folder)
    #expect(prototype.diagnostics.map(\.severity) == [.warning, .warning])
    let home = try picture("home", prototype.pages)
    #expect(home.form.hotspots.count == 2)
    #expect(home.form.badges.count == 1)
    #expect(home.variants["loud"]?.hotspots.map(\.name) == ["help", "more"])
    #expect(home.variants["loud"]?.badges.isEmpty == true)
  }

  @Test func warnings_hide_no_error() throws {
    let folder = try Self.folder()
    let hotspots = (0..<150).map { "h\($0): {frame: [0, 900, 44, 44]}" }.joined(separator: ", ")
    let text =
      "floatdesktop: 1\npages:\n  one: {picture: screens/help.svg, hotspots: {\(hotspots), x: {frame: [0, 0, 0, 0]}}}\n"
    let found = try told(text, folder)
    #expect(found.count == 101)
    #expect(found.count { $0.contains("error: frame: is empty") } == 1)
  }

  /// No shipped device has an iPhone XR's screen.
  @Test(arguments: [
    (828, 1792, Size(375, 812)), (1125, 3000, Size(375, 1000)), (1000, 3000, Size(375, 1125)),
    (400, 800, Size(375, 750)), (300, 900, Size(300, 900)),
  ])
  func a_picture_is_as_wide_as_the_device_where_it_would_be_wider(width: Int, height: Int, size: Size) throws
  {
    let folder = try TemporaryDirectory()
    try folder.write(PictureBytes.png(width, height), to: "a.png")
    let text = "floatdesktop: 1\ndevice: iphone-x\npages:\n  one: {picture: a.png}\n"
    let other = Device(id: "wide", name: "Wide", size: Size(393, 852))
    for shown in [nil, other] {
      let prototype = try PrototypeFolder.load(
        folder.path + "/prototype.yaml", text: Array(text.utf8), language: .english, shownOn: shown,
        device: { _ in .iPhoneX })
      #expect(prototype.diagnostics.isEmpty)
      #expect(try self.size("one", prototype.pages) == size)
    }
  }

  @Test func a_link_out_of_the_folder_is_refused() throws {
    let folder = try Self.folder()
    let elsewhere = try TemporaryDirectory()
    let secret = try elsewhere.write(PictureBytes.svg(375, 812), to: "secret.svg")
    try folder.link("screens/link.svg", to: secret)
    let text = "floatdesktop: 1\npages:\n  one: {picture: screens/link.svg}\n"
    #expect(throws: DataError.self) { try read(text, folder) }
  }

  @Test func a_folder_without_its_file_says_what_it_lacks() throws {
    let folder = try TemporaryDirectory()
    let error = #expect(throws: DataError.self) { try load(folder.path) }
    #expect(error?.isMissing == true)
    let reason = "no such file; a prototype is a folder with a prototype.yaml"
    #expect(error?.diagnostics.first?.reason == reason)
    // A folder of pictures, as at the beginning of a prototype.
    try folder.write(PictureBytes.svg(375, 812), to: "home.svg")
    let help = #expect(throws: DataError.self) { try load(folder.path) }
    #expect(
      help?.diagnostics.first?.reason
        == "\(reason), which \"floatdesktop new my-app --from \(folder.path)\" makes from pictures")
  }
}
