import FloatCore
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// What a window that draws frames knows of the file.
@Suite struct DrawingFileTests {
  private static let text = """
    floatdesktop: 1
    tabs:
      - {page: home, title: Home}
      - {page: cards, title: Cards}
    pages:
      home:
        picture: a.svg
        hotspots:
          one: {frame: [10, 100, 100, 50], push: detail}
          two: {frame: [10, 200, 100, 50], present: help}
          three: {frame: [10, 300, 100, 50], variant: full}
        variants:
          full:
            picture: a.svg
            hotspots:
              one: {frame: [10, 120, 100, 50]}
              two: {tab: cards}
              four: {frame: [10, 400, 100, 50], variant: default}
      cards: {picture: a.svg}
      detail: {picture: a.svg, collectable: true, icon: a.svg}
      help: {picture: a.svg}
      free: {picture: a.svg}

    """

  /// What is read of the file, without an error.
  private func read(_ bytes: [UInt8], _ what: String = "") throws -> PrototypeFolder {
    let folder = try TemporaryDirectory()
    try folder.write(PictureBytes.svg(375, 812), to: "a.svg")
    let read = try PrototypeFolder.load(
      folder.path + "/prototype.yaml", text: bytes, language: .english
    ) { _ in .iPhoneX }
    #expect(read.diagnostics.errors.isEmpty, "\(what): \(read.diagnostics.map(\.summary))")
    return read
  }

  private func file() throws -> DrawingFile {
    let bytes = Array(Self.text.utf8)
    return DrawingFile(try read(bytes), bytes: bytes, name: "p")
  }

  private func words(_ key: String, on page: PageID) throws -> [String]? {
    try file().choices(on: page).first { $0.key == key }?.words
  }

  /// A page is opened in one way, a tab is not pushed, and the first pages have nothing behind them.
  @Test func only_what_the_reader_accepts_is_offered() throws {
    #expect(try words("push", on: "home") == ["detail", "free"])
    #expect(try words("present", on: "home") == ["help", "free"])
    #expect(try words("push", on: "detail") == ["free"])
    #expect(try words("tab", on: "home") == ["home", "cards"])
    #expect(try words("variant", on: "home") == ["default", "full"])
    #expect(try words("variant", on: "detail") == nil)
    #expect(try words("back", on: "home") == nil)
    #expect(try words("back", on: "detail") == [])
    #expect(try words("collect", on: "help") == nil)
    #expect(try words("collect", on: "detail") == [])
  }

  /// Each choice, written for a new hotspot on each page, is read without a mistake.
  @Test(arguments: ["home", "cards", "detail", "help", "free"])
  func every_choice_is_accepted(page: String) throws {
    let file = try file()
    for choice in file.choices(on: PageID(page)) {
      for word in choice.words.isEmpty ? [nil] : choice.words.map(Optional.init) {
        var editor = file.editor
        let place = PrototypeEditor.Place(page: page, kind: .hotspots, name: "new")
        try editor.setFrame(Rect(10, 500, 100, 50), of: place)
        try editor.setAction(.init(choice.key, word), of: place)
        _ = try read(editor.bytes, "\(choice.key): \(word ?? "")")
      }
    }
  }

  @Test func a_frame_is_the_forms_or_the_pages() throws {
    let things = try file().things(on: "home", form: "full")
    #expect(things.map(\.place.name) == ["one", "two", "three", "four"])
    #expect(things.map(\.place.form) == ["full", "full", nil, "full"])
    #expect(
      things.map(\.action) == [
        .init("push", "detail"), .init("tab", "cards"), .init("variant", "full"), .init("variant", "default"),
      ])
    #expect(try file().things(on: "home", form: "").map(\.place.form) == [nil, nil, nil])
  }
}
