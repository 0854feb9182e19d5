import FloatCore
import FloatPages
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// Rows and pagers on a page that is a picture.
@Suite struct PrototypeControlsTests {
  /// A page with `parts` on its picture, and what is told about it.
  private func form(_ parts: String) throws -> (form: PrototypePages.Form, reasons: [String]) {
    let folder = try TemporaryDirectory()
    try folder.write(PictureBytes.svg(375, 812), to: "a.svg")
    let text = "floatdesktop: 1\npages:\n  one: {picture: a.svg, \(parts)}\n"
    let prototype = try PrototypeFolder.load(
      folder.path + "/prototype.yaml", text: Array(text.utf8), language: .english
    ) { _ in .iPhoneX }
    guard case .picture(let page) = prototype.pages.pages[0].content else {
      return try #require(nil, "the page is no picture")
    }
    return (page.form, prototype.diagnostics.map(\.reason))
  }

  @Test(arguments: [("", true), (", dots: true", true), (", dots: false", false)])
  func a_pager_has_dots_unless_it_says_otherwise(dots: String, hasDots: Bool) throws {
    let (form, reasons) = try form("pager: {cards: {frame: [20, 380, 335, 100], pages: [a.svg]\(dots)}}")
    #expect(reasons == [])
    #expect(form.pagers.map(\.hasDots) == [hasDots])
  }

  @Test func of_two_actions_of_one_name_the_second_is_told_and_left_out() throws {
    let actions = "[{title: Hide, do: hide}, {title: Away, do: hide}, {title: Delete, do: delete}]"
    let (form, reasons) = try form("rows: {inbox: {frame: [0, 180, 375, 72], actions: \(actions)}}")
    #expect(reasons == ["has two actions that are \"hide\""])
    #expect(form.rows.first?.actions.map(\.title) == ["Hide", "Delete"])
  }
}
