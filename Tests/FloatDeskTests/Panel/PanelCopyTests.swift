import FloatStudio
import FloatTakeHome
import Testing

@testable import FloatCore
@testable import FloatDesk
@testable import FloatDeskSupport

/// A motion as code, and the menu on a spring's card, by pointer and by keys.
@Suite struct PanelCopyTests {
  private let parameters = Parameters()

  private func code(_ platform: CodePlatform, _ name: MotionName = .ballSnap) throws -> String {
    let sheet = try #require(MotionSheet(name, parameters, usual: Parameters()))
    return MotionCode(for: platform).text([sheet]) + "\n"
  }

  @Test func the_chosen_kind_stays_for_the_next_spring() throws {
    var copy = PanelCopy()
    let first = copy.copy("ball.snap", parameters, .english)
    #expect(first?.text == "ball.snap.response: 350ms\nball.snap.damping-ratio: 0.82\n")
    #expect(first?.notice == "Copied: Ball snap, YAML")
    copy.choose(1)
    #expect(copy.copy("ball.snap", parameters, .english)?.text == (try code(.swiftUI)))
    let other = copy.copy("badge.return", parameters, .simplifiedChinese)
    #expect(other?.text == (try code(.swiftUI, .badgeReturn)))
    #expect(other?.notice == "已拷贝：Badge return，SwiftUI")
  }

  @Test func the_menu_has_every_kind_of_code() throws {
    var copy = PanelCopy()
    let texts = PanelCopy.names.indices.map { index in
      copy.choose(index)
      #expect(copy.name == PanelCopy.names[index])
      return copy.copy("ball.snap", parameters, .english)?.text
    }
    #expect(texts.count == 12)
    #expect(Set(texts).count == texts.count)
    #expect(texts.last == (try code(.motion)))
  }

  @Test func rows_pagers_and_curves_are_motions_too() throws {
    var copy = PanelCopy()
    copy.choose(1)
    for (row, name) in [("row-swipe.open", MotionName.rowOpen), ("pager", .pager), ("modal", .modal)] {
      #expect(copy.copy(row, parameters, .english)?.text == (try code(.swiftUI, name)), "\(row)")
    }
    var curved = parameters
    try curved.set("ball.snap.motion", to: "curve")
    #expect(copy.copy("ball.snap", curved, .english)?.text.contains("timingCurve") == true)
  }

  @Test func what_is_no_motion_is_left_to_the_panel() {
    let copy = PanelCopy()
    #expect(copy.copy(nil, parameters, .english) == nil)
    #expect(copy.copy("ball.fill", parameters, .english) == nil)
  }

  // MARK: The menu

  private let keys = ["ball.snap.response", "ball.snap.damping-ratio"]

  private func copied(_ stage: inout PanelStage) -> [String] {
    stage.panel.takeEffects().compactMap { if case .copy(let text) = $0 { text } else { nil } }
  }

  @Test func the_menu_copies_a_motion_as_code() throws {
    var stage = PanelStage(keys)
    stage.click(try stage.point("ball.snap", .menu))
    let menu = try #require(stage.panel.menu)
    #expect(menu.words == PanelCopy.names)
    #expect(menu.selected == 0)
    stage.click(try stage.point(.choice(3)))
    #expect(stage.panel.menu == nil)
    let text = try #require(copied(&stage).first)
    #expect(text.contains("let animation = CASpringAnimation(keyPath: keyPath)"), "\(text)")
    #expect(stage.panel.notice == "Copied: Ball snap, Core Animation")
    // And the same by its key, on the card.
    stage.send(.action(.copy))
    #expect(copied(&stage) == [text])
  }

  @Test func the_menu_is_reached_by_keys() throws {
    var stage = PanelStage(keys)
    stage.send(.focus(true))
    for _ in 0..<40 {
      if case .part(_, .menu)? = stage.panel.keyboard.place { break }
      stage.key("Tab")
    }
    stage.key("Return")
    #expect(stage.panel.menu != nil)
    stage.key("Down")
    stage.key("Return")
    #expect(copied(&stage).first?.contains("enum BallSnap") == true)
  }

  @Test func on_a_row_about_the_phone_all_changes_are_copied() {
    var stage = PanelStage()
    stage.change(["ball.diameter": "70pt"])
    stage.panel.keyboard.place = .row(PanelRowID(.phone, "device"))
    stage.send(.action(.copy))
    #expect(copied(&stage) == ["ball.diameter: 70pt\n"])
  }
}
