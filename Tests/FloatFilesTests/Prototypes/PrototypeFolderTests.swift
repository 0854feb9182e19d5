import FloatCore
import FloatPages
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// A folder with a `prototype.yaml` and pictures beside it.
@Suite struct PrototypeFolderTests {
  /// A folder with pictures of the device's width: two screens of 375 × 812, one of 375 × 1600.
  private static func folder() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    for (name, height) in [("home", 812), ("account", 1600), ("help", 812)] {
      try folder.write(svg(375, height), to: "screens/\(name).svg")
    }
    try folder.write(svg(24, 24), to: "icons/home.svg")
    return folder
  }

  private static func svg(_ width: Int, _ height: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\">"
      + "<rect width=\"\(width)\" height=\"\(height)\" fill=\"#fff\"/></svg>\n"
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
          help: {frame: [330, 44, 45, 44], present: help}
        badges: {inbox: {center: [352, 201], count: 3}}
      account:
        title: Everyday account
        picture: screens/account.svg
        collectable: true
        icon: icons/home.svg
        hotspots:
          keep: {frame: [0, 0, 100, 40], collect: true}
      help: {picture: screens/help.svg}

    """

  private func read(_ text: String, _ folder: borrowing TemporaryDirectory, _ language: Language = .english)
    throws
    -> PrototypeFolder
  {
    try PrototypeFolder.parse(
      Array(text.utf8), file: folder.path + "/prototype.yaml", language: language,
      deviceWidth: { $0 == nil || $0 == "iphone-x" ? 375 : nil })
  }

  /// What is told about a text, without the file's name.
  private func told(_ text: String) throws -> [String] {
    let folder = try Self.folder()
    func words(_ found: [Diagnostic]) -> [String] {
      found.map { String($0.summary.dropFirst(folder.path.count + "/prototype.yaml:".count)) }
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
    #expect(prototype.id == "ledger" && prototype.device == "iphone-x" && prototype.presets == ["wechat"])
    #expect(prototype.options.contains(ConfigurationValue(key: "navigation.parallax", value: "0.25")))
    let pages = prototype.pages
    #expect(pages.name == "Ledger" && pages.root == "home" && pages.tabs == ["home"])
    #expect(pages.pages.map(\.id) == ["home", "account", "help"])
    #expect(pages.page("help")?.isPresented == true && pages.page("account")?.isPresented == false)
    #expect(pages.page("account")?.picture.light.size == Size(375, 1600))
    #expect(pages.page("account")?.hasBar == true && pages.page("home")?.hasBar == false)
    #expect(pages.page("home")?.hotspots.first?.action == .push("account"))
    #expect(try read(Self.whole, folder, .simplifiedChinese).pages.name == "账本")
  }

  @Test func a_picture_is_found_for_the_language_and_the_scale() throws {
    let folder = try Self.folder()
    try folder.write(Self.svg(375, 900), to: "screens/home.zh-Hans.svg")
    #expect(try read(Self.whole, folder).pages.page("home")?.picture.light.size.height == 812)
    #expect(
      try read(Self.whole, folder, .simplifiedChinese).pages.page("home")?.picture.light.size.height == 900)
    // A PNG's header is enough: 750 and 1125 pixels are twice and three times the device's width.
    for (name, width, points) in [("a", 750, 375.0), ("b", 1125, 375), ("c@2x", 200, 100), ("d", 500, 500)] {
      try Data(Self.png(width, 60)).write(to: URL(fileURLWithPath: folder.path + "/screens/\(name).png"))
      let file = name.split(separator: "@")[0]
      let text = "floatdesktop: 1\npages:\n  one: {picture: screens/\(file).png}\n"
      #expect(try read(text, folder).pages.page("one")?.picture.light.size.width == points, "\(name)")
    }
  }

  private static func png(_ width: Int, _ height: Int) -> [UInt8] {
    func four(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + four(13) + Array("IHDR".utf8) + four(width)
      + four(height)
      + [8, 2, 0, 0, 0] + four(0)
  }

  @Test(arguments: [
    ("push: account", "push: acount", "error: push: there is no page \"acount\"; did you mean account?"),
    ("push: account", "tab: account", "error: tab: there is no tab \"account\"; there are home"),
    ("push: account", "push: home", "error: push: \"home\" is a tab; write \"tab: home\""),
    (
      "[330, 44, 45, 44]", "[340, 44, 45, 44]",
      "error: frame: lies outside the page's picture, which has 375 × 812 points"
    ),
    ("[330, 44, 45, 44]", "[330, 44, 45]", "error: frame: takes 4 numbers, as in [0, 180, 375, 72]"),
    (
      "screens/help.svg", "screens/halp.svg",
      "error: picture: screens/halp.svg no such picture; did you mean screens/help.svg?"
    ),
    ("screens/help.svg", "../help.svg", "error: picture: ../help.svg leads out of the prototype's folder"),
    ("screens/help.svg", "/etc/passwd", "error: picture: /etc/passwd leads out of the prototype's folder"),
    (
      "screens/help.svg", "screens/help.gif",
      "error: picture: screens/help.gif is no picture that can be shown; use PNG or SVG"
    ),
    ("{page: home, title", "{title", "error: tabs: a tab names its page, as in \"page: home\""),
    (
      "{page: home, title", "{page: hone, title", "error: page: there is no page \"hone\"; did you mean home?"
    ),
    ("collectable: true", "collectible: true", "error: collectible: unknown key; did you mean collectable?"),
    ("id: ledger", "id: a/b", "error: id: takes letters, digits, \"-\" and \"_\", at most 64 of them"),
    ("device: iphone-x", "device: iphone-y", "error: device: there is no such device"),
    (
      "navigation.parallax: 0.25", "navigation.paralax: 0.25",
      "error: navigation.paralax: unknown key; did you mean navigation.parallax?"
    ),
    ("present: help", "present: help, back: true", "error: help: does one thing: present or back"),
    (
      "fixed: {top: 88}", "fixed: {top: 500, bottom: 400}",
      "error: fixed: leaves nothing of the picture, which is 812 points long"
    ),
    (
      "[330, 44, 45, 44]", "[330, 200, 45, 44]",
      "warning: help: overlaps \"first-account\" and is on top of it"
    ),
    ("push: account", "push: help", "warning: account: no hotspot leads to this page"),
    (
      "floatdesktop: 1", "floatdesktop: 2",
      "error: floatdesktop: is 1 for this program; it does not know other formats"
    ),
  ])
  func a_mistake_is_told_with_what_to_do(right: String, wrong: String, message: String) throws {
    let text = Self.whole.replacing(right, with: wrong, maxReplacements: 1)
    let found = try told(text)
    #expect(found.contains { $0.hasSuffix(" " + message) }, "\(found)")
    // Each with its line and column.
    #expect(found.allSatisfy { $0.prefix { $0 != " " }.split(separator: ":").count == 2 }, "\(found)")
  }

  @Test func all_mistakes_are_told_at_once_and_what_is_right_is_there() throws {
    let folder = try Self.folder()
    let text = Self.whole.replacing("push: account", with: "push: acount").replacing(
      "help.svg", with: "halp.svg"
    )
    .replacing("collectable: true", with: "collectable: perhaps")
    let prototype = try read(text, folder)
    #expect(prototype.diagnostics.count(where: { $0.severity == .error }) == 3)
    #expect(prototype.pages.pages.map(\.id) == ["home", "account"])
    // It can still be pressed.
    #expect(prototype.pages.page("home")?.hotspots.first?.action == .highlight)
  }

  @Test func a_link_out_of_the_folder_is_refused() throws {
    let folder = try Self.folder()
    let elsewhere = try TemporaryDirectory()
    let secret = try elsewhere.write(Self.svg(375, 812), to: "secret.svg")
    #expect(symlink(secret, folder.path + "/screens/link.svg") == 0)
    let text = "floatdesktop: 1\npages:\n  one: {picture: screens/link.svg}\n"
    #expect(throws: DataError.self) { try read(text, folder) }
  }

  @Test func a_folder_without_its_file_says_what_it_lacks() throws {
    let folder = try TemporaryDirectory()
    let error = #expect(throws: DataError.self) {
      try PrototypeFolder.load(folder.path, language: .english, deviceWidth: { _ in 375 })
    }
    #expect(error?.isMissing == true)
    #expect(error?.diagnostics.first?.reason == "no such file; a prototype is a folder with a prototype.yaml")
  }

  /// Whatever stands in the file, it is read to a prototype or refused with a reason, and never both silently.
  @Test func mutated_files_are_read_or_refused() throws {
    let folder = try Self.folder()
    var generator = SplitMix64(seed: 17)
    let bytes = Array(Self.whole.utf8)
    var refused = 0
    for _ in 0..<2000 {
      var mutated = bytes
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        let place = Int.random(in: 0..<mutated.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: mutated[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: mutated.remove(at: place)
        case 2: mutated.insert(UInt8.random(in: 32...126, using: &generator), at: place)
        default: mutated.replaceSubrange(place..<min(mutated.count, place + 9), with: Array(": [}".utf8))
        }
      }
      do throws(DataError) {
        let prototype = try PrototypeFolder.parse(
          mutated, file: folder.path + "/prototype.yaml", language: .english, deviceWidth: { _ in 375 })
        let known = Set(prototype.pages.pages.map(\.id))
        #expect(!known.isEmpty)
        for hotspot in prototype.pages.pages.flatMap(\.hotspots) {
          if case .push(let page) = hotspot.action, !known.contains(page) {
            // Only where the page itself is wrong, which is said.
            #expect(!prototype.diagnostics.isEmpty)
          }
        }
        _ = Prototype(content: prototype.pages).scene
      } catch {
        refused += 1
        #expect(!error.diagnostics.isEmpty && error.diagnostics.allSatisfy { !$0.reason.isEmpty })
      }
    }
    #expect(refused > 100)
  }
}
