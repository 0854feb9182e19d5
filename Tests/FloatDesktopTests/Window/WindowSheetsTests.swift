import FloatCore
import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatStudio
@testable import FloatTestSupport

@Suite struct WindowSheetsTests {
  private func sheets(_ language: Language = .english, firstStart: FirstStart? = nil) -> WindowSheets {
    WindowSheets(bindings: .standard, language: language, firstStart: firstStart)
  }

  private func ids(_ sheets: inout WindowSheets, at time: Double) -> [String] {
    sheets.layers(on: Size(375, 812), .iPhoneX, .light, at: time).map(\.id)
  }

  // An expectation cannot contain a mutating call.
  private func takes(_ sheets: inout WindowSheets, _ input: Input, at time: Double) -> Bool {
    sheets.take(input, at: time)
  }

  private func closes(_ sheets: inout WindowSheets, at time: Double) -> Bool { sheets.closeKeys(at: time) }

  @Test func every_key_of_the_table_is_on_the_sheet() {
    for language in Language.allCases {
      let rows = sheets(language).sheet.rows
      for binding in KeyBindings.table {
        let row = rows.first { $0.label == binding.label.text(in: language) }
        #expect(row?.keys.contains(binding.keys[0]) == true, "\(binding.name)")
      }
      #expect(rows.last?.keys == ["Escape"])
    }
  }

  @Test func a_key_that_is_none_is_not_on_it() throws {
    var bindings = KeyBindings.standard
    _ = ConfigurationFile.parse("keys: {transport: none, help: F5}\n", name: "c").apply(to: &bindings)
    var sheets = sheets()
    sheets.bindings = bindings
    #expect(!sheets.sheet.rows.contains { $0.label == "Controls of time" })
    #expect(sheets.lines.last == "F2 opens the panel, F5 shows all keys")
  }

  @Test func a_press_hides_it_and_is_not_the_phones() {
    var sheets = sheets()
    #expect(!takes(&sheets, .pointer(.down, id: 0, at: Point(9, 9)), at: 0))
    sheets.toggleKeys(at: 1)
    // A press from before goes on below the sheet.
    #expect(!takes(&sheets, .pointer(.move, id: 0, at: Point(9, 9)), at: 1.1))
    #expect(!takes(&sheets, .pointer(.up, id: 0, at: Point(9, 9)), at: 1.2))
    #expect(ids(&sheets, at: 2) == ["shell:keys"])
    #expect(takes(&sheets, .wheel(at: Point(9, 9), dx: 0, dy: 40), at: 2))
    #expect(takes(&sheets, .pointer(.down, id: 0, at: Point(9, 9)), at: 2))
    #expect(takes(&sheets, .pointer(.move, id: 0, at: Point(19, 9)), at: 3))
    #expect(takes(&sheets, .pointer(.up, id: 0, at: Point(19, 9)), at: 3))
    #expect(ids(&sheets, at: 3) == [])
    #expect(!takes(&sheets, .pointer(.down, id: 0, at: Point(9, 9)), at: 4))
    sheets.toggleKeys(at: 5)
    #expect(closes(&sheets, at: 6))
    #expect(!closes(&sheets, at: 6))
  }

  @Test func frames_are_wanted_until_it_is_all_there() {
    var sheets = sheets()
    _ = ids(&sheets, at: 0)
    #expect(!sheets.isChanging(at: 1))
    sheets.toggleKeys(at: 1)
    #expect(sheets.isChanging(at: 1.01))
    _ = ids(&sheets, at: 1 + Fade.duration * 0.9)
    // The last frame is still to come, however late it is.
    #expect(sheets.isChanging(at: 1 + Fade.duration * 2))
    _ = ids(&sheets, at: 1 + Fade.duration * 2)
    #expect(!sheets.isChanging(at: 9))
  }

  @Test func first_words_go_with_the_first_gesture_and_never_come_again() throws {
    let folder = try TemporaryDirectory()
    let environment = ["XDG_STATE_HOME": folder.path]
    var first = sheets(firstStart: FirstStart(environment: environment))
    #expect(ids(&first, at: 0) == ["shell:first-words"])
    // A window without any input shows them again.
    #expect(FirstStart(environment: environment) != nil)
    #expect(!takes(&first, .resize(Size(300, 600)), at: 1))
    #expect(ids(&first, at: 2) == ["shell:first-words"])
    #expect(!takes(&first, .pointer(.down, id: 0, at: Point(9, 9)), at: 2))
    #expect(ids(&first, at: 3) == [])
    #expect(FirstStart(environment: environment) == nil)
    #expect(FirstStart(environment: [:]) == nil)
  }
}
