import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatFiles
@testable import FloatTestSupport

/// Frames that a hand draws in the window.
@Suite struct DrawModeTests {
  private let card = "      card: {frame: [20, 100, 335, 200], push: detail}   # mine\n"

  private func mode(_ stage: WindowStage) -> DrawMode { stage.instrument.cards.drawing }

  private func drag(_ stage: inout WindowStage, _ a: Point, _ b: Point) {
    stage.drag(from: a, to: b, frames: 4)
    stage.wait(0.1)
  }

  private func click(_ stage: inout WindowStage, _ place: Point) {
    stage.click(place)
    stage.wait(0.1)
  }

  // MARK: Drawing

  /// No number is typed. The frame snaps to the card above it, and its name is that of what it leads to.
  @Test func a_drag_and_a_few_keys_make_a_hotspot() throws {
    let folder = try DrawnFolder()
    var stage = try folder.stage()
    drag(&stage, Point(23, 403), Point(352, 498))
    #expect(mode(stage).form?.name.text == "spot")
    for key in ["Down", "Right"] { stage.key(key) }
    #expect(mode(stage).form?.name.text == "detail")
    stage.key("Return")
    let line = "      detail: {frame: [20, 403, 335, 95], push: detail}\n"
    #expect(folder.text == DrawnFolder.usual.replacing(card, with: card + line))
    // The phone has it in the same turn, and has felt nothing.
    #expect(stage.phone.elements.contains { $0.id.description == "hotspot:home/detail" })
    #expect(stage.phases.isEmpty)
    stage.wait(0.1)
    #expect(mode(stage).form == nil)
    #expect(mode(stage).selected?.frame == Rect(20, 403, 335, 95))
    // Taken back, the file is as it was.
    stage.key("Ctrl+Z")
    #expect(folder.text == DrawnFolder.usual)
    #expect(!stage.phone.elements.contains { $0.id.description == "hotspot:home/detail" })
    stage.key("Ctrl+Z")
    #expect(stage.instrument.cards.toast.text == "Nothing to undo")
  }

  /// The frame that was saved is still selected.
  @Test func right_below_a_frame_the_next_one_is_drawn() throws {
    let folder = try DrawnFolder()
    var stage = try folder.stage()
    drag(&stage, Point(23, 403), Point(352, 453))
    stage.key("Return")
    stage.wait(0.1)
    drag(&stage, Point(23, 455), Point(352, 503))
    #expect(mode(stage).form?.isNew == true)
    #expect(mode(stage).selected?.frame == Rect(20, 453, 335, 50))
  }

  @Test func a_typed_name_stays_and_one_that_another_has_is_not_taken() throws {
    let folder = try DrawnFolder()
    var stage = try folder.stage()
    drag(&stage, Point(100, 400), Point(200, 480))
    #expect(mode(stage).form?.row == .name)
    stage.send(.text("card"))
    stage.key("Return")
    #expect(folder.text == DrawnFolder.usual)
    stage.send(.text("-买"))
    for key in ["Down", "Right"] { stage.key(key) }
    stage.key("Return")
    #expect(folder.text.contains("      \"card-买\": {frame: [100, 400, 100, 80], push: detail}\n"))
  }

  @Test func edges_of_the_picture_attract_and_ctrl_frees() throws {
    let folder = try DrawnFolder()
    folder.edges = ([101.5, 203], [398])
    var stage = try folder.stage()
    drag(&stage, Point(100, 400), Point(200, 480))
    #expect(mode(stage).selected?.frame == Rect(101.5, 398, 101.5, 82))
    stage.key("Escape")
    stage.mouse(.down, at: Point(100, 400), .control)
    stage.mouse(.move, at: Point(200.4, 480), .control)
    #expect(mode(stage).drawn == Rect(100, 400, 100, 80))
    stage.mouse(.up, at: Point(200.4, 480), .control)
    #expect(mode(stage).selected?.frame == Rect(100, 400, 100, 80))
  }

  @Test func on_a_scrolled_page_frames_are_in_points_of_the_picture_and_cut_to_it() throws {
    let folder = try DrawnFolder()
    var stage = try folder.stage()
    stage.mouse(.move, at: Point(180, 400))
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -500, isPrecise: true))
    for _ in 0..<3 { stage.wait(1) }
    try #require(stage.phone.state.scroll == 500)
    drag(&stage, Point(100, 400), Point(300, 480))
    #expect(mode(stage).selected?.frame == Rect(100, 900, 200, 80))
    stage.key("Escape")
    // Drawn beyond the right edge of the screen, and of the picture.
    stage.mouse(.down, at: Point(300, 400))
    stage.mouse(.move, at: Point(400, 450))
    #expect(mode(stage).drawn == Rect(300, 900, 75, 50))
  }

  @Test func a_second_finger_and_escape_take_a_drag_back() throws {
    let folder = try DrawnFolder()
    var stage = try folder.stage()
    stage.send(.pointer(.down, .finger(7), at: Point(100, 400)))
    stage.send(.pointer(.move, .finger(7), at: Point(200, 480)))
    #expect(mode(stage).drawn != nil)
    stage.send(.pointer(.down, .finger(8), at: Point(300, 600)))
    #expect(mode(stage).drawn == nil)
    stage.send(.pointer(.up, .finger(7), at: Point(200, 480)))
    stage.send(.pointer(.up, .finger(8), at: Point(300, 600)))
    #expect(mode(stage).form == nil)
    stage.mouse(.down, at: Point(100, 400))
    stage.mouse(.move, at: Point(200, 480))
    stage.key("Escape")
    #expect(mode(stage).drawn == nil)
    stage.mouse(.up, at: Point(200, 480))
    #expect(mode(stage).isOn && mode(stage).form == nil)
    #expect(stage.phases.isEmpty)
    #expect(stage.keys.isEmpty)
  }

  @Test func escape_closes_the_form_then_the_selection_then_the_mode() throws {
    let folder = try DrawnFolder()
    var stage = try folder.stage()
    click(&stage, Point(180, 200))
    stage.key("Return")
    #expect(mode(stage).form != nil)
    stage.key("Escape")
    #expect(mode(stage).form == nil && mode(stage).selected != nil)
    stage.key("Escape")
    #expect(mode(stage).selected == nil && mode(stage).isOn)
    stage.key("Escape")
    #expect(!mode(stage).isOn)
    // From now on the phone is pressed again.
    click(&stage, Point(180, 200))
    #expect(stage.stack == ["home", "detail"])
  }

  /// The picture's edges are known around the pointer alone.
  @Test func a_corner_stays_on_the_edge_where_it_began() throws {
    let folder = try DrawnFolder()
    folder.edges = ([102.5], [398])
    var stage = try folder.stage()
    drag(&stage, Point(100, 400), Point(300, 600))
    #expect(mode(stage).selected?.frame == Rect(102.5, 398, 197.5, 202))
  }

  @Test func time_stands_still_but_for_the_wheel() throws {
    let folder = try DrawnFolder()
    var stage = try folder.stage()
    let time = stage.instrument.playback.time
    stage.wait(5)
    #expect(stage.instrument.playback.time == time)
    stage.mouse(.move, at: Point(180, 400))
    // A notch glides for a while.
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -1, isPrecise: false))
    for _ in 0..<40 { stage.wait(0.05) }
    #expect(stage.phone.state.scroll > 0)
    #expect(stage.instrument.playback.isPlaying == false)
    stage.key("Escape")
    #expect(stage.instrument.playback.isPlaying)
  }

  /// A page that is on its way is waited for.
  @Test func time_goes_on_until_the_page_is_at_rest() throws {
    let folder = try DrawnFolder()
    var stage = try folder.stage(isDrawing: false)
    click(&stage, Point(180, 200))
    stage.key("Ctrl+E")
    #expect(mode(stage).isOn && stage.instrument.playback.isPlaying)
    for _ in 0..<40 { stage.wait(0.05) }
    #expect(mode(stage).ground?.page == "detail")
    #expect(stage.instrument.playback.isPlaying == false)
  }

  @Test func the_sign_says_that_frames_are_drawn_and_how_to_leave() throws {
    let folder = try DrawnFolder()
    var stage = try folder.stage()
    for seconds in [1, Fade.duration] { stage.wait(seconds) }
    let sign = try #require(stage.picture.over.first { $0.id == "shell:clock-sign" })
    let texts = sign.content.compactMap { if case .text(let run) = $0 { run.text } else { nil } }
    #expect(texts == ["Drawing · Ctrl+E"])
  }

  @Test func time_that_stood_before_stands_afterwards() throws {
    let folder = try DrawnFolder()
    var stage = try folder.stage(isDrawing: false)
    stage.send(.clock(.pause))
    for _ in 0..<2 { stage.key("Ctrl+E") }
    stage.wait(1)
    #expect(!mode(stage).isOn)
    #expect(stage.instrument.playback.isPlaying == false)
  }

  /// What is drawn lies over the first phone alone.
  @Test func beside_a_second_phone_frames_are_drawn_on_the_first() throws {
    let folder = try DrawnFolder()
    var stage = try folder.stage(isCompared: true)
    let layout = stage.picture.layout
    stage.press(Point(60, 440))
    let start = Point(Double(layout.frame.x), Double(layout.frame.y))
    stage.mouse(.move, at: start + Point(220, 560) * layout.scale)
    stage.wait(0.1)
    let shown = stage.picture
    #expect(shown.over.contains { $0.id == "shell:draw" })
    #expect(shown.beside?.over.contains { $0.id == "shell:draw" } == false)
    stage.release()
    #expect(mode(stage).form != nil)
    stage.key("Return")
    #expect(folder.text.contains("spot: {frame: ["))
    stage.wait(0.1)
    let element = { (phone: Prototype) in phone.elements.contains { $0.id.description == "hotspot:home/spot" }
    }
    #expect(element(stage.phone))
    #expect(stage.instrument.companion.map { element($0.value.prototype) } == true)
  }

  @Test func below_a_row_that_was_removed_frames_are_where_the_file_has_them() throws {
    let rows = "    rows:\n      mail: {frame: [0, 320, 375, 60], actions: [{title: x, do: hide}]}\n"
    let folder = try DrawnFolder(DrawnFolder.usual.replacing("  detail:\n", with: rows + "  detail:\n"))
    var stage = try folder.stage(isDrawing: false)
    stage.drag(from: Point(300, 350), to: Point(150, 350), frames: 8)
    stage.wait(1)
    stage.click(Point(350, 350))
    for _ in 0..<40 { stage.wait(0.1) }
    try #require(stage.phone.frontPicture?.layout.removedParts == [Rect(0, 320, 375, 60)])
    stage.key("Ctrl+E")
    stage.wait(0.1)
    drag(&stage, Point(100, 400), Point(200, 480))
    #expect(mode(stage).selected?.frame == Rect(100, 460, 100, 80))
    #expect(mode(stage).ground?.onScreen(Rect(100, 460, 100, 80)) == Rect(100, 400, 100, 80))
    stage.key("Escape")
    // Above it nothing has moved, and the row itself is not there.
    drag(&stage, Point(100, 20), Point(200, 60))
    #expect(mode(stage).selected?.frame == Rect(100, 20, 100, 40))
    stage.key("Escape")
    click(&stage, Point(10, 330))
    #expect(mode(stage).selected == nil)
  }

  @Test func the_label_goes_with_the_pointer() throws {
    let folder = try DrawnFolder()
    var stage = try folder.stage()
    func numbers() -> [Shape]? { stage.picture.over.first { $0.id == "shell:draw-numbers" }?.content }
    stage.mouse(.move, at: Point(100, 400))
    stage.look()
    #expect(stage.outlook.isStale)
    stage.wait(0.1)
    let first = numbers()
    #expect(first?.isEmpty == false)
    stage.mouse(.move, at: Point(150, 420))
    stage.wait(0.1)
    #expect(numbers() != first)
    stage.look()
    #expect(!stage.outlook.isStale)
  }

  // MARK: What is there

  /// As `new` makes pages of pictures.
  @Test func a_hotspot_on_everything_is_drawn_over_and_removed() throws {
    let folder = try DrawnFolder(DrawnFolder.usual.replacing("[20, 100, 335, 200]", with: "all"))
    var stage = try folder.stage()
    click(&stage, Point(200, 500))
    #expect(mode(stage).selected?.place.name == "card")
    stage.key("Left")
    #expect(folder.text.contains("frame: all"))
    drag(&stage, Point(100, 400), Point(200, 480))
    #expect(mode(stage).form?.isNew == true)
    stage.key("Escape")
    click(&stage, Point(200, 500))
    stage.key("Delete")
    #expect(folder.text.contains("    hotspots: {}\n"))
  }

  @Test func a_run_of_arrows_is_taken_back_as_one() throws {
    let folder = try DrawnFolder()
    var stage = try folder.stage()
    click(&stage, Point(180, 200))
    for key in ["Down", "Down", "Shift+Left"] { stage.key(key) }
    let first = folder.text
    #expect(first.contains("[20, 102, 334, 200]"))
    click(&stage, Point(180, 700))
    click(&stage, Point(180, 200))
    for _ in 0..<3 { stage.key("Down", isRepeat: true) }
    stage.key("Ctrl+Z")
    #expect(folder.text == first)
    stage.key("Ctrl+Z")
    #expect(folder.text == DrawnFolder.usual)
  }

  @Test func what_is_selected_is_moved_sized_and_nudged() throws {
    let folder = try DrawnFolder()
    var stage = try folder.stage()
    func frame() -> Substring? {
      folder.text.firstMatch(of: /card: \{frame: (\[.*?\]), push: detail\}   # mine/)?.1
    }
    click(&stage, Point(180, 200))
    drag(&stage, Point(180, 200), Point(180, 240))
    #expect(frame() == "[20, 140, 335, 200]")
    drag(&stage, Point(355, 340), Point(300, 300))
    #expect(frame() == "[20, 140, 280, 160]")
    for key in ["Left", "Down", "Shift+Right", "Shift+Up"] { stage.key(key) }
    #expect(frame() == "[19, 141, 281, 159]")
    // Not beyond the picture.
    for _ in 0..<25 { stage.key("Left") }
    #expect(frame() == "[0, 141, 281, 159]")
    while folder.text != DrawnFolder.usual, stage.instrument.cards.toast.text != "Nothing to undo" {
      stage.key("Ctrl+Z")
    }
    #expect(folder.text == DrawnFolder.usual)
  }

  @Test func a_row_and_the_hotspot_in_its_frame_move_together() throws {
    let row = "    rows:\n      card: {frame: [20, 100, 335, 200], actions: [{title: x, do: hide}]}\n"
    let folder = try DrawnFolder(DrawnFolder.usual.replacing("  detail:\n", with: row + "  detail:\n"))
    var stage = try folder.stage()
    click(&stage, Point(180, 200))
    stage.key("Down")
    #expect(folder.text.ranges(of: "[20, 101, 335, 200]").count == 2)
  }

  @Test func a_form_renames_changes_and_removes() throws {
    let folder = try DrawnFolder()
    var stage = try folder.stage()
    click(&stage, Point(180, 200))
    click(&stage, Point(180, 200))
    stage.send(.text("top"))
    stage.key("Down")
    stage.key("Left")
    stage.key("Return")
    #expect(
      folder.text
        == DrawnFolder.usual.replacing(
          card, with: "      top: {frame: [20, 100, 335, 200]}   # mine\n"))
    #expect(mode(stage).selected?.place.name == "top")
    stage.key("Delete")
    #expect(folder.text.contains("    hotspots: {}\n"))
  }

  /// In a form of a page an inherited frame is the page's, unless the form is to have its own.
  @Test func a_form_of_a_page_gets_frames_of_its_own() throws {
    let variants = "    variants:\n      liked: other.svg   # red\n"
    let text = DrawnFolder.usual.replacing("push: detail", with: "variant: liked").replacing(
      "  detail:\n", with: variants + "  detail:\n")
    let folder = try DrawnFolder(text)
    var stage = try folder.stage(isDrawing: false)
    click(&stage, Point(180, 200))
    stage.wait(1)
    stage.key("Ctrl+E")
    stage.wait(0.1)
    #expect(mode(stage).ground?.form == "liked")
    drag(&stage, Point(100, 400), Point(200, 480))
    stage.key("Return")
    #expect(
      folder.text
        == text.replacing(
          "liked: other.svg",
          with: "liked: {picture: other.svg, hotspots: {spot: {frame: [100, 400, 100, 80]}}}"))
  }

  // MARK: What cannot be drawn in

  @Test func a_file_that_cannot_be_read_leaves_the_mode_off() throws {
    let folder = try DrawnFolder()
    folder.refusal = Diagnostic(file: "demo", reason: "comes with the program")
    let stage = try folder.stage()
    #expect(!mode(stage).isOn)
    #expect(folder.problems.map(\.reason) == ["comes with the program"])
  }

  @Test func a_file_that_another_program_has_changed_is_not_written() throws {
    let folder = try DrawnFolder()
    var stage = try folder.stage()
    click(&stage, Point(180, 200))
    folder.edit("# mine", "# yours")
    let text = folder.text
    stage.key("Down")
    #expect(folder.text == text)
    #expect(mode(stage).selected?.frame == Rect(20, 100, 335, 200))
    #expect(folder.problems.map(\.reason) == ["was changed"])
    stage.key("Escape")
    // What is being said of a new frame stays.
    drag(&stage, Point(100, 400), Point(200, 480))
    stage.send(.text("new"))
    stage.key("Return")
    #expect(folder.text == text)
    #expect(mode(stage).form?.name.text == "new")
  }
}
