import FloatCore
import FloatFiles
import FloatPages
import FloatPainting
import Glibc

/// A stranger's prototype folder in one piece: its files one after another, each behind a line with its name.
enum StrangersPrototype {
  private static let mark = Array("\n%%FILE ".utf8)
  static let names = ["prototype.yaml", "home.svg", "long.png", "photo.jpg", "photo.webp", "icon.svg"]

  /// The folder in one piece.
  static func bundle(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    files.flatMap { mark + Array($0.name.utf8) + [UInt8(ascii: "\n")] + $0.bytes }
  }

  /// The files with known names only, so that nothing else is ever touched.
  static func files(in bundle: [UInt8], named names: [String] = names) -> [(name: String, bytes: [UInt8])] {
    let starts = bundle.ranges(of: mark).map(\.upperBound)
    return starts.enumerated().compactMap { index, start in
      let end = index + 1 < starts.count ? starts[index + 1] - mark.count : bundle.count
      guard let feed = bundle[start..<end].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let name = String(decoding: bundle[start..<feed], as: UTF8.self)
      return names.contains(name) ? (name, Array(bundle[(feed + 1)..<end])) : nil
    }
  }

  /// Opens the folder as a window does and visits all of it.
  ///
  /// - Parameter isWrong: Whether the folder has a mistake, which must then be reported.
  static func open(
    _ bytes: [UInt8], isWrong: Bool, check: ([Diagnostic]) throws(Reader.Broken) -> Void
  ) throws(Reader.Broken) {
    let folder = "\(Hunt.defaultFolder)/.prototype-\(getppid())"
    defer { remove(folder) }
    for (name, bytes) in files(in: bytes) {
      guard (try? AtomicFile.write(bytes, to: "\(folder)/\(name)", .cache)) != nil else {
        throw Reader.Broken(reason: "it cannot be written to \(folder)")
      }
    }
    try open(folder: folder, isWrong: isWrong, check: check)
  }

  static func remove(_ folder: String) {
    for name in names { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  /// - Parameter folder: The folder with the files in it.
  static func open(
    folder: String, isWrong: Bool, check: ([Diagnostic]) throws(Reader.Broken) -> Void
  ) throws(Reader.Broken) {
    let read: PrototypeFolder
    do throws(DataError) {
      read = try PrototypeFolder.load(folder, language: .english, assets: try? Assets.locate()) {
        $0 == nil || $0 == "iphone-x" ? .iPhoneX : nil
      }
    } catch {
      guard !error.diagnostics.isEmpty else { throw Reader.Broken(reason: "refused without a reason") }
      return try check(error.diagnostics)
    }
    try check(read.diagnostics)
    if isWrong, read.diagnostics.isEmpty { throw Reader.Broken(reason: "a mistake was taken without a word") }
    try walk(read.pages, isSilent: read.diagnostics.isEmpty)
    try draw(read)
  }

  private static func form(_ page: PrototypePages.Page) -> PrototypePages.Form? {
    if case .picture(let picture) = page.content { picture.form } else { nil }
  }

  /// Checks that every page can be laid out, and that every accepted link leads somewhere.
  ///
  /// - Parameter isSilent: True where the folder was read without a word about it.
  private static func walk(_ pages: PrototypePages, isSilent: Bool) throws(Reader.Broken) {
    var prototype = Prototype(content: pages)
    _ = (prototype.scene, prototype.elements)
    for form in pages.pages.compactMap(form) {
      let size = form.picture.light.size
      for hotspot in form.hotspots {
        if isSilent, case .push(let page, _) = hotspot.action, pages.page(page) == nil {
          throw Reader.Broken(reason: "a hotspot that leads nowhere was taken without a word")
        }
        guard let frame = hotspot.frame else { continue }
        guard frame.maxX <= size.width, frame.maxY <= size.height, frame.minX >= 0, frame.minY >= 0
        else { throw Reader.Broken(reason: "a hotspot outside of its page was taken") }
      }
    }
    for step in 0..<6 {
      guard let element = prototype.elements.dropFirst(step).first else { break }
      let at = element.frame.center
      prototype.send(TimedInput(time: prototype.now + 0.1, .pointer(.down, id: 0, at: at)))
      prototype.send(TimedInput(time: prototype.now + 0.05, .pointer(.up, id: 0, at: at)))
      prototype.advance(to: prototype.now + 0.6)
      _ = prototype.scene
    }
    try swipe(pages)
    let isFinite = prototype.elements.allSatisfy { $0.frame.center.isFinite }
    guard isFinite else { throw Reader.Broken(reason: "an element that is nowhere") }
  }

  /// Drags everything on the first page to the left: rows show their actions, pagers turn, sliders slide.
  private static func swipe(_ pages: PrototypePages) throws(Reader.Broken) {
    var prototype = Prototype(content: pages)
    for at in prototype.elements.prefix(12).map(\.frame.center) {
      prototype.send(TimedInput(time: prototype.now + 0.1, .pointer(.down, id: 0, at: at)))
      prototype.send(
        TimedInput(time: prototype.now + 0.05, .pointer(.move, id: 0, at: Point(at.x - 120, at.y))))
      _ = prototype.scene
      prototype.send(
        TimedInput(time: prototype.now + 0.05, .pointer(.up, id: 0, at: Point(at.x - 120, at.y))))
      prototype.advance(to: prototype.now + 0.6)
      guard prototype.elements.allSatisfy(\.frame.center.isFinite) else {
        throw Reader.Broken(reason: "an element that is nowhere after a swipe")
      }
    }
  }

  /// Checks that a picture whose size was accepted can be drawn, or is reported as damaged.
  private static func draw(_ folder: PrototypeFolder) throws(Reader.Broken) {
    let store = ImageStore(assets: Assets(root: folder.path))
    for page in folder.pages.pages {
      _ = store.bitmap(named: page.icon, width: 20, height: 20, tint: .black)
      guard let picture = form(page)?.picture.light else { continue }
      guard picture.size.width > 0, picture.size.height > 0, picture.size.width.isFinite,
        picture.size.height.isFinite
      else { throw Reader.Broken(reason: "a picture without a size was taken") }
      _ = store.bitmap(named: picture.name, width: 40, height: 90, tint: nil)
    }
  }

  /// A whole prototype with every kind of picture and page, without any diagnostics.
  static func make() throws -> [UInt8] {
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"375\" height=\"812\"><rect width=\"375\" height=\"812\" fill=\"#fff\"/></svg>\n"
    let whole = bundle([
      ("prototype.yaml", Array(yaml.utf8)), ("home.svg", Array(svg.utf8)),
      ("long.png", PNGText.gray(width: 750, height: 2400)), ("photo.jpg", jpeg), ("photo.webp", webp),
      ("icon.svg", Array(svg.replacing("812", with: "375").utf8)),
    ])
    try open(whole, isWrong: false) { diagnostics throws(Reader.Broken) in
      guard diagnostics.isEmpty else {
        throw Reader.Broken(reason: "what slips are made in is wrong itself: \(diagnostics.map(\.summary))")
      }
    }
    return whole
  }

  private static let yaml = """
    floatdesktop: 1
    id: stranger
    name: {en: Stranger, zh-Hans: 陌生人}
    device: iphone-x
    presets: [wechat]
    options: {navigation.parallax: 0.25, ball.diameter: 58pt}
    strings: {float: Keep}
    tabs:
      - {page: home, title: Home, icon: icon.svg, badge: 3}
      - {page: shop, title: Shop, icon: icon.svg, selected-icon: icon.svg}
      - {page: talk, title: {en: Talk, zh-Hans: 聊}, icon: icon.svg, badge: sum}
    pages:
      home:
        title: Home
        picture: {light: home.svg, dark: home.svg}
        fixed: {top: 88, bottom: 83}
        status-bar: dark
        hotspots:
          on: {frame: [0, 180, 375, 72], label: On, push: long}
          help: {frame: [330, 100, 45, 44], radius: 4, present: photo}
          like: {frame: [300, 500, 44, 44], variant: liked}
          list: {frame: [0, 300, 99, 99], push: list}
        variants: {liked: home.svg}
        badges: {inbox: {center: [352, 201], count: 3}, dot: {center: [352, 301], count: -1}}
        rows:
          inbox: {frame: [0, 180, 375, 72], radius: 4, label: Inbox, actions: [{title: Unread, do: unread}, {title: {en: Out, zh-Hans: 删除}, do: delete, color: red, confirm: Sure?}]}
        pager: {cards: {frame: [20, 380, 335, 100], radius: 8, label: Cards, pages: [home.svg, {light: home.svg, dark: home.svg}], dots: false}}
        slider: {volume: {frame: [20, 600, 335, 44], label: Volume, value: 0.4, track: gray, fill: green}}
      shop: {picture: home.svg, bar: none, hotspots: {to: {frame: [0, 0, 99, 99], tab: home, variant: liked}}}
      talk: {layout: chat-list, title: Talk, content: {search: list, chats: [{page: ada, preview: Yes, time: "9:41", unread: 2, muted: false, actions: [{title: Hide, do: hide}]}]}}
      long:
        picture: long.png
        collectable: true
        swipe-back: anywhere
        icon: icon.svg
        hotspots: {keep: {frame: [0, 0, 100, 44], collect: true}, back: {frame: [200, 0, 99, 44], back: true}, web: {frame: [0, 90, 99, 99], push: web}}
      photo: {picture: photo.jpg, title: {en: Photo, zh-Hans: 照片}}
      web: {picture: photo.webp}
      list: {layout: list, title: List, content: {image: home.svg, paragraphs: [A line.], rows: [{icon: icon.svg, tint: blue, title: Read, page: read, actions: [{title: Look, push: web}]}, {icon: icon.svg, title: Sign, present: sign, gap: true}, {icon: icon.svg, title: We, page: we}]}}
      read: {layout: article, title: Read, collectable: true, icon: icon.svg, content: {author: A, publisher: B, icon: icon.svg, picture: home.svg, date: 1 May, paragraphs: ["## A", B], next: more}}
      more: {layout: article, title: More, icon: icon.svg, content: {author: A, publisher: B, icon: icon.svg, picture: home.svg, date: 2 May, paragraphs: [B]}}
      sign: {layout: partner, title: Sign, content: {partner: P, subtitle: S, paragraphs: [T], buttons: [Go, No]}}
      ada: {layout: conversation, title: Ada, content: {avatars: {them: icon.svg, me: icon.svg}, messages: [{time: "9:40"}, {them: Ready?}, {me: {en: Yes, zh-Hans: 好}}, {article: read, from: them}], menu: [{title: List, page: list}]}}
      we: {layout: contacts, title: We, content: {rows: [{icon: icon.svg, tint: green, title: Me, page: me}], sections: [{letter: A, people: [{name: Ada, avatar: icon.svg, page: ada}]}]}}
      me: {layout: profile, title: Me, content: {name: June, account: "1", avatar: icon.svg, page: set, rows: [{icon: icon.svg, tint: gray, title: Set, page: set}]}}
      set: {layout: settings, title: Set, content: {sections: [{title: One, rows: [{title: Buzz, toggle: haptic.enabled}, {title: Dark, toggle: appearance, "on": dark, "off": light}, {title: Full, choice: entrances.when-full, names: {refuse: Say so}}, {title: Version, value: "1"}, {title: Me, value: June, page: me}]}]}}

    """

  /// A picture of two by two pixels.
  static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10, 0x4A, 0x46, 0x49, 0x46, 0x00, 0x01, 0x02, 0x00, 0x00, 0x01,
    0x00, 0x01, 0x00, 0x00, 0xFF, 0xFE, 0x00, 0x10, 0x4C, 0x61, 0x76, 0x63, 0x35, 0x39, 0x2E, 0x33,
    0x37, 0x2E, 0x31, 0x30, 0x30, 0x00, 0xFF, 0xDB, 0x00, 0x43, 0x00, 0x08, 0x28, 0x28, 0x2F, 0x28,
    0x2F, 0x37, 0x37, 0x37, 0x37, 0x37, 0x37, 0x41, 0x3C, 0x41, 0x43, 0x43, 0x43, 0x41, 0x41, 0x41,
    0x41, 0x43, 0x43, 0x43, 0x48, 0x48, 0x48, 0x55, 0x55, 0x55, 0x48, 0x48, 0x48, 0x43, 0x43, 0x48,
    0x48, 0x50, 0x50, 0x55, 0x55, 0x5C, 0x5F, 0x5C, 0x57, 0x57, 0x55, 0x57, 0x5F, 0x5F, 0x64, 0x64,
    0x64, 0x78, 0x78, 0x73, 0x73, 0x8C, 0x8C, 0x91, 0xAC, 0xAC, 0xCF, 0xFF, 0xC4, 0x00, 0x4B, 0x00,
    0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x04, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x06, 0x10, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x11, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xFF, 0xC0, 0x00, 0x11, 0x08, 0x00, 0x02, 0x00,
    0x02, 0x03, 0x01, 0x22, 0x00, 0x02, 0x11, 0x00, 0x03, 0x11, 0x00, 0xFF, 0xDA, 0x00, 0x0C, 0x03,
    0x01, 0x00, 0x02, 0x11, 0x03, 0x11, 0x00, 0x3F, 0x00, 0x94, 0x01, 0x43, 0xB7, 0xFF, 0xD9,
  ]
  static let webp: [UInt8] = [
    0x52, 0x49, 0x46, 0x46, 0x1E, 0x00, 0x00, 0x00, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x4C,
    0x11, 0x00, 0x00, 0x00, 0x2F, 0x01, 0x40, 0x00, 0x00, 0x07, 0x50, 0xAD, 0x26, 0x37, 0xA5, 0xFF,
    0x81, 0x88, 0xE8, 0x7F, 0x00, 0x00,
  ]
}
