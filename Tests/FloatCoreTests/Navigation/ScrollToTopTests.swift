import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("The status bar and the tab in front lead to the top")
struct ScrollToTopTests {
  @Test(arguments: rows) func shows(row: StageRow) { row.play(Parameters()) }

  /// Conversations on a screen that is too low for them.
  private static let scrolled: [StageStep] = [
    .resize(375, 300), .wheel(-100, y: 150), .settle, .note, .more(\.scroll, than: 20),
  ]

  private static let rows: [StageRow] = [
    StageRow(
      "a_tap_on_the_status_bar_scrolls_to_the_top",
      .all(scrolled), .tapAt(187, 12), .wait(0.05), .fell(\.scroll), .more(\.scroll, than: 0), .settle,
      .see(\.scroll, 0, within: 0), .says(\.stack, "chats")),
    // The last tap is not the second one of a double click.
    StageRow(
      "a_tap_on_the_tab_in_front_does_too_and_another_tab_keeps_its_place",
      .all(scrolled), .tap("tab:me"), .settle, .tap("tab:chats"), .settle, .same(\.scroll, within: 0),
      .wait(0.5), .tap("tab:chats"), .settle, .see(\.scroll, 0, within: 0)),
    StageRow(
      "a_press_that_moves_away_does_nothing",
      .all(scrolled), .press(187, 12), .move(287, 14), .release, .settle, .same(\.scroll, within: 0)),
  ]
}
