import FloatCore
import FloatFiles
import FloatPages
import FloatPainting

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
    let folder = WorkFolder("prototype")
    for (name, bytes) in files(in: bytes) { try folder.write(bytes, to: name) }
    try open(folder: folder.path, isWrong: isWrong, check: check)
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
      try Reader.require(!error.diagnostics.isEmpty, "refused without a reason")
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
        let isInside =
          frame.maxX <= size.width && frame.maxY <= size.height && frame.minX >= 0 && frame.minY >= 0
        try Reader.require(isInside, "a hotspot outside of its page was taken")
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
    try Reader.require(
      prototype.elements.allSatisfy(\.frame.center.isFinite), "an element that is nowhere")
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
      try Reader.require(
        prototype.elements.allSatisfy(\.frame.center.isFinite), "an element that is nowhere after a swipe")
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
    let whole = bundle(
      try names.map { name in
        let isLong = name == "long.png"
        return (name, try isLong ? PNGText.gray(width: 750, height: 2400) : Honest.bytes("prototype/\(name)"))
      })
    try open(whole, isWrong: false) { diagnostics throws(Reader.Broken) in
      try Reader.require(
        diagnostics.isEmpty, "what slips are made in is wrong itself: \(diagnostics.map(\.summary))")
    }
    return whole
  }
}
