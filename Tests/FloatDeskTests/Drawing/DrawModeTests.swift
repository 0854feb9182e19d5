import FloatCore
import FloatPages
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatFiles
@testable import FloatTestSupport

/// Frames that a hand draws in the window.
@Suite struct DrawModeTests {
  /// A window in which frames are drawn, and its file.
  private struct Desk {
    let folder: DrawnFolder
    var stage: WindowStage

    init(_ text: String = DrawnFolder.usual, isDrawing: Bool = true, isCompared: Bool = false) throws {
      folder = try DrawnFolder(text)
      stage = try folder.stage(isDrawing: isDrawing, isCompared: isCompared)
    }

    var mode: DrawMode { stage.instrument.cards.drawing }
    var frame: Rect? { mode.selected?.frame }

    mutating func drag(_ start: Point, _ end: Point) {
      stage.drag(from: start, to: end)
      stage.wait(0.1)
    }

    mutating func click(_ place: Point) {
      stage.tap(place)
      stage.wait(0.1)
    }

    mutating func keys(_ names: String) {
      for name in names.split(separator: " ") { stage.key(String(name)) }
    }

    mutating func wait(_ times: Int) { for _ in 0..<times { stage.wait(0.05) } }

    mutating func scroll(by points: Double) throws {
      stage.send(.wheel(at: Point(100, 400), dx: 0, dy: -points, isPrecise: true))
      wait(60)
      try #require(stage.phone.state.scroll == points)
    }
  }

  private static let card = "      card: {frame: [20, 100, 335, 200], push: detail}   # mine\n"
  private static let row =
    "    rows:\n      card: {frame: [20, 100, 335, 200], actions: [{title: x, do: hide}]}\n"
  private static let mail =
    "    rows:\n      mail: {frame: [0, 320, 375, 60], actions: [{title: x, do: hide}]}\n"
  /// Free places of the usual page, and one on its card.
  private let start = Point(100, 400)
  private let end = Point(200, 480)
  private let free = Point(200, 500)
  private let onCard = Point(180, 200)

  private func usual(_ old: String, _ new: String) -> String { DrawnFolder.usual.replacing(old, with: new) }

  // MARK: Drawing

  /// No number is typed. The frame snaps to the card above it, and its name is that of what it leads to.
  @Test(arguments: [Pointer.mouse, .finger(7)])
  func a_drag_and_a_few_keys_make_a_hotspot(_ pointer: Pointer) throws {
    var desk = try Desk()
    desk.stage.pointer = pointer
    desk.drag(Point(23, 403), Point(352, 498))
    #expect(desk.mode.form?.name.text == "spot")
    desk.keys("Down Right")
    #expect(desk.mode.form?.name.text == "detail")
    desk.keys("Return")
    let line = "      detail: {frame: [20, 403, 335, 95], push: detail}\n"
    #expect(desk.folder.text == usual(Self.card, Self.card + line))
    // The phone has it in the same turn, and has felt nothing.
    #expect(desk.stage.phone.elements.contains { $0.id.description == "hotspot:home/detail" })
    #expect(desk.stage.phases.isEmpty)
    desk.wait(2)
    #expect(desk.mode.form == nil && desk.frame == Rect(20, 403, 335, 95))
    // Taken back, the file is as it was.
    desk.keys("Ctrl+Z")
    #expect(desk.folder.text == DrawnFolder.usual)
    #expect(!desk.stage.phone.elements.contains { $0.id.description == "hotspot:home/detail" })
    desk.keys("Ctrl+Z")
    #expect(desk.stage.instrument.cards.toast.text == "Nothing to undo")
  }

  /// The frame that was saved is still selected.
  @Test func right_below_a_frame_the_next_one_is_drawn() throws {
    var desk = try Desk()
    desk.drag(Point(23, 403), Point(352, 453))
    desk.keys("Return")
    desk.wait(2)
    desk.drag(Point(23, 455), Point(352, 503))
    #expect(desk.mode.form?.isNew == true && desk.frame == Rect(20, 453, 335, 50))
  }

  /// An action without a word to choose takes no letters.
  @Test func letters_choose_a_word_where_there_are_words() throws {
    var desk = try Desk(usual("  detail:\n", "  other: {picture: other.svg}\n  detail:\n"))
    desk.drag(start, end)
    desk.keys("Down Down")
    desk.stage.send(.text("x"))
    desk.keys("Up Right Down")
    for (letters, page) in [("oth", "other"), ("det", "detail")] {
      desk.stage.send(.text(letters))
      #expect(desk.mode.form?.name.text == page)
    }
    desk.keys("Return")
    #expect(desk.folder.text.contains("detail: {frame: [100, 400, 100, 80], push: detail}\n"))
  }

  @Test func an_event_whose_name_is_true_keeps_it() throws {
    let text = usual("push: detail}   # mine", "custom: true}   # mine")
    var desk = try Desk(text)
    desk.click(onCard)
    desk.keys("Return")
    #expect(desk.mode.form != nil)
    desk.keys("Return")
    #expect(desk.mode.form == nil && desk.folder.text == text)
  }

  @Test func a_key_with_modifiers_removes_nothing() throws {
    var desk = try Desk()
    desk.click(onCard)
    desk.keys("Ctrl+Backspace Shift+Delete Ctrl+Delete")
    #expect(desk.folder.text == DrawnFolder.usual)
  }

  @Test func a_typed_name_stays_and_one_that_another_has_is_not_taken() throws {
    var desk = try Desk()
    desk.drag(start, end)
    desk.stage.send(.text("card"))
    desk.keys("Return")
    #expect(desk.folder.text == DrawnFolder.usual)
    desk.keys("Ctrl+A")
    desk.stage.send(.text("\u{3000} "))
    desk.keys("Return Ctrl+A")
    #expect(desk.folder.text == DrawnFolder.usual)
    desk.stage.send(.text("card-买"))
    desk.keys("Down Right Return")
    #expect(desk.folder.text.contains("      \"card-买\": {frame: [100, 400, 100, 80], push: detail}\n"))
  }

  /// More is shown than a field takes from a keyboard.
  @Test func a_name_that_is_too_long_to_be_typed_stays() throws {
    let text = usual("      card:", "      \(String(repeating: "n", count: 300)):")
    var desk = try Desk(text)
    desk.click(onCard)
    desk.keys("Return Down Left Return")
    #expect(desk.folder.text == text.replacing("335, 200], push: detail}", with: "335, 200]}"))
  }

  @Test func a_press_in_the_name_puts_the_caret_there() throws {
    var desk = try Desk()
    desk.drag(start, end)
    desk.keys("Down")
    desk.click(try desk.stage.place(of: .card("draw", part: "name")))
    desk.stage.send(.text("s"))
    #expect(desk.mode.form?.name.text == "spots")
  }

  @Test func a_press_in_a_name_longer_than_its_field_puts_the_caret_where_it_is_seen() throws {
    var desk = try Desk()
    desk.drag(start, end)
    desk.stage.send(.text(String(repeating: "x", count: 80)))
    // Twice, because nothing moves below the hand.
    for _ in 1...2 { desk.click(try desk.stage.place(of: .card("draw", part: "name"))) }
    desk.stage.send(.text("|"))
    // The middle of the row, which is 276 points wide, is as far from its end; there the text has an inset of 8.
    let behind = ((276.0 / 2 - 8) / TextMetrics.width("x", size: Ink.text)).rounded()
    #expect(desk.mode.form?.name.text.split(separator: "|").map(\.count) == [80 - Int(behind), Int(behind)])
  }

  @Test func a_return_that_is_held_down_does_not_answer_the_form_that_it_opens() throws {
    var desk = try Desk()
    desk.click(onCard)
    for isRepeat in [false, true, true, true] { desk.stage.key("Return", isRepeat: isRepeat) }
    #expect(desk.mode.form != nil)
  }

  /// The clipboard is the window's, and the name alone is taken back while it is typed. The input method is at it.
  @Test func the_name_is_a_field_like_the_panels() throws {
    var desk = try Desk()
    desk.click(onCard)
    desk.keys("Down")
    let moved = desk.folder.text
    desk.keys("Return Ctrl+C Ctrl+V")
    #expect(desk.stage.copies == ["card"])
    #expect(desk.stage.requests.contains { if case .window(.paste) = $0 { true } else { false } })
    desk.stage.send(.answer(.paste("two")))
    desk.keys("Ctrl+Z")
    #expect(desk.mode.form?.name.text == "card" && desk.folder.text == moved)
    // Nor does a key of one's own take anything back meanwhile.
    var bindings = KeyBindings.standard
    _ = ConfigurationFile.parse("keys: {undo: Ctrl+U}\n", name: "c").apply(to: &bindings)
    desk.stage.send(.answer(.files(FileFacts(bindings: bindings, parameters: .builtIn))))
    desk.keys("Ctrl+U")
    #expect(desk.mode.form != nil && desk.folder.text == moved)
    desk.keys("Ctrl+A Ctrl+X")
    #expect(desk.stage.copies == ["card", "card"] && desk.mode.form?.name.isEmpty == true)
    desk.wait(1)
    let areas = desk.stage.requests.compactMap { request -> PixelRect? in
      if case .window(.typing(true, area: let area)) = request { area } else { nil }
    }
    let name = try desk.stage.place(of: .card("draw", part: "name"))
    let area = try #require(areas.last)
    #expect(area.minY < Int(name.y) && area.maxY > Int(name.y) && area.maxX > Int(name.x))
  }

  /// The picture's edges are known around the pointer alone; `Ctrl` leaves them out.
  @Test func edges_of_the_picture_attract_and_ctrl_frees() throws {
    var desk = try Desk()
    desk.folder.edges = ([101.5, 203], [398])
    desk.drag(start, end)
    #expect(desk.frame == Rect(101.5, 398, 101.5, 82))
    desk.keys("Escape")
    // A corner stays on the edge where it began.
    desk.drag(start, Point(300, 600))
    #expect(desk.frame == Rect(101.5, 398, 198.5, 202))
    desk.keys("Escape")
    desk.stage.mouse(.down, at: start, .control)
    desk.stage.mouse(.move, at: Point(200.4, 480), .control)
    #expect(desk.mode.drawn == Rect(100, 400, 100, 80))
    desk.stage.mouse(.up, at: Point(200.4, 480), .control)
    #expect(desk.frame == Rect(100, 400, 100, 80))
  }

  @Test func on_a_scrolled_page_frames_are_in_points_of_the_picture_and_cut_to_it() throws {
    var desk = try Desk()
    try desk.scroll(by: 500)
    desk.drag(start, Point(300, 480))
    #expect(desk.frame == Rect(100, 900, 200, 80))
    desk.keys("Escape")
    // Drawn beyond the right edge of the screen, and of the picture.
    desk.stage.pull(from: Point(300, 400), to: Point(400, 450))
    #expect(desk.mode.drawn == Rect(300, 900, 75, 50))
  }

  @Test(arguments: [true, false])
  func a_second_finger_and_escape_take_a_drag_back(isFinger: Bool) throws {
    var desk = try Desk()
    desk.stage.pointer = .finger(7)
    desk.stage.pull(from: start, to: end)
    #expect(desk.mode.drawn != nil)
    let second = Pointer.finger(8)
    if isFinger { desk.stage.send(.pointer(.down, second, at: Point(300, 600))) } else { desk.keys("Escape") }
    #expect(desk.mode.drawn == nil)
    desk.stage.release()
    desk.stage.send(.pointer(.up, second, at: end))
    #expect(desk.mode.isOn && desk.mode.form == nil)
    #expect(desk.stage.phases.isEmpty && desk.stage.keys.isEmpty)
    // The next finger draws again.
    desk.stage.pointer = .finger(9)
    desk.drag(start, end)
    #expect(desk.mode.form?.isNew == true)
  }

  @Test func escape_closes_the_form_then_the_selection_then_the_mode() throws {
    var desk = try Desk()
    desk.click(onCard)
    desk.keys("Return")
    #expect(desk.mode.form != nil)
    desk.keys("Escape")
    #expect(desk.mode.form == nil && desk.mode.selected != nil)
    desk.keys("Escape")
    #expect(desk.mode.selected == nil && desk.mode.isOn)
    desk.keys("Escape")
    #expect(!desk.mode.isOn)
    // From now on the phone is pressed again.
    desk.click(onCard)
    #expect(desk.stage.stack == ["home", "detail"])
  }

  // MARK: Time

  @Test func time_stands_still_but_for_the_wheel() throws {
    var desk = try Desk()
    let time = desk.stage.instrument.playback.time
    desk.stage.wait(5)
    #expect(desk.stage.instrument.playback.time == time)
    // A notch glides for a while.
    desk.stage.send(.wheel(at: start, dx: 0, dy: -1, isPrecise: false))
    desk.wait(40)
    #expect(!desk.stage.phone.isAnimating && desk.stage.phone.state.scroll > 0)
    #expect(!desk.stage.instrument.playback.isPlaying)
    desk.keys("Escape")
    #expect(desk.stage.instrument.playback.isPlaying)
  }

  /// A page that is on its way is waited for.
  @Test func time_goes_on_until_the_page_is_at_rest() throws {
    var desk = try Desk(isDrawing: false)
    desk.click(onCard)
    desk.keys("Ctrl+E")
    #expect(desk.mode.isOn && desk.stage.instrument.playback.isPlaying)
    desk.wait(40)
    #expect(desk.mode.ground?.page == "detail" && !desk.stage.instrument.playback.isPlaying)
  }

  @Test func another_appearance_fades_in_and_time_stands_again() throws {
    var desk = try Desk()
    desk.keys("Ctrl+D")
    desk.wait(60)
    #expect(desk.stage.phone.darkness == 1 && !desk.stage.instrument.playback.isPlaying)
  }

  @Test func time_that_stood_before_stands_afterwards() throws {
    var desk = try Desk(isDrawing: false)
    desk.stage.send(.clock(.pause))
    desk.keys("Ctrl+E Ctrl+E")
    desk.wait(20)
    #expect(!desk.mode.isOn && !desk.stage.instrument.playback.isPlaying)
  }

  // MARK: What is shown

  private func texts(_ desk: Desk, _ layer: String) -> [String] {
    let content = desk.stage.picture.over.first { $0.id == layer }?.content ?? []
    return content.compactMap { if case .text(let run) = $0 { run.text } else { nil } }
  }

  @Test func the_sign_says_that_frames_are_drawn_and_how_to_leave() throws {
    var desk = try Desk()
    for seconds in [1, Fade.duration] { desk.stage.wait(seconds) }
    #expect(texts(desk, "shell:clock-sign") == ["Drawing · Ctrl+E"])
    // A form that would cover a part of it takes its place.
    desk.drag(Point(100, 600), Point(200, 680))
    for _ in 1...2 { desk.stage.wait(Fade.duration) }
    try #require(desk.mode.form?.frame.minY == 60)
    #expect(texts(desk, "shell:clock-sign").isEmpty)
    desk.keys("Escape")
    for _ in 1...2 { desk.stage.wait(Fade.duration) }
    #expect(texts(desk, "shell:clock-sign") == ["Drawing · Ctrl+E"])
  }

  @Test func the_pointer_shows_its_point_also_beside_a_frame_that_is_selected() throws {
    var desk = try Desk()
    desk.stage.mouse(.move, at: start)
    desk.stage.look()
    #expect(desk.stage.outlook.isStale)
    desk.wait(2)
    #expect(texts(desk, "shell:draw-numbers") == ["100, 400"])
    desk.stage.look()
    #expect(!desk.stage.outlook.isStale)
    desk.click(onCard)
    desk.stage.mouse(.move, at: Point(180, 290))
    desk.wait(2)
    #expect(texts(desk, "shell:draw-numbers") == ["card · 20, 100 · 335 × 200", "180, 290"])
  }

  /// Nothing of the picture shows through the ground of the numbers, in light and in dark.
  @Test func numbers_are_read_on_every_picture() throws {
    var desk = try Desk()
    desk.click(onCard)
    for key in ["Ctrl+D", "Ctrl+D"] {
      desk.stage.mouse(.move, at: start)
      desk.wait(2)
      let content = desk.stage.picture.over.first { $0.id == "shell:draw-numbers" }?.content ?? []
      let grounds = content.compactMap { shape -> Color? in
        if case .roundedRect(_, .color(let color)) = shape { color } else { nil }
      }
      #expect(grounds == [Palette.sign, Palette.sign] && Palette.sign.alpha == 255)
      desk.keys(key)
      desk.wait(60)
    }
  }

  @Test func what_the_mode_says_of_itself_is_gone_before_a_form_is_there() throws {
    var desk = try Desk()
    desk.keys("Ctrl+E Ctrl+E")
    desk.wait(1)
    func isShown() -> Bool { desk.stage.picture.over.contains { $0.id == "shell:toast" } }
    #expect(isShown())
    desk.drag(start, end)
    desk.stage.wait(Fade.duration)
    #expect(desk.mode.form != nil && !isShown())
  }

  /// What is wrong is told while the form is open, and neither hides the other.
  @Test func the_notice_gives_way_to_the_form() throws {
    var desk = try Desk()
    desk.drag(Point(100, 600), Point(200, 680))
    let form = try #require(desk.mode.form?.frame)
    try #require(form.minY == 60)
    desk.stage.send(.answer(.problem(Diagnostic(file: "p", reason: "was changed"))))
    desk.wait(20)
    let notice = try #require(desk.stage.picture.over.first { $0.id == "shell:messages" })
    #expect(notice.position.y > form.maxY)
    desk.keys("Escape Escape")
    desk.wait(20)
    #expect(desk.mode.form == nil && !desk.stage.instrument.cards.messages.isShown)
  }

  /// What is drawn lies over the first phone alone.
  @Test func beside_a_second_phone_frames_are_drawn_on_the_first() throws {
    var desk = try Desk(isCompared: true)
    desk.stage.pull(from: Point(60, 440), to: Point(220, 560))
    desk.wait(2)
    let shown = desk.stage.picture
    #expect(shown.over.contains { $0.id == "shell:draw" })
    #expect(shown.beside?.over.contains { $0.id == "shell:draw" } == false)
    desk.stage.release()
    #expect(desk.mode.form != nil)
    desk.keys("Return")
    #expect(desk.folder.text.contains("spot: {frame: ["))
    desk.wait(2)
    let phones = [desk.stage.phone, desk.stage.instrument.companion?.value.prototype]
    for phone in phones {
      #expect(phone?.elements.contains { $0.id.description == "hotspot:home/spot" } == true)
    }
  }

  @Test func below_a_row_that_was_removed_frames_are_where_the_file_has_them() throws {
    var desk = try Desk(usual("  detail:\n", Self.mail + "  detail:\n"), isDrawing: false)
    desk.stage.drag(from: Point(300, 350), to: Point(150, 350), over: 0.15, hold: 0)
    desk.stage.wait(1)
    desk.click(Point(350, 350))
    desk.wait(80)
    try #require(desk.stage.phone.frontPicture?.layout.removedParts == [Rect(0, 320, 375, 60)])
    desk.keys("Ctrl+E")
    desk.wait(2)
    desk.drag(start, end)
    #expect(desk.frame == Rect(100, 460, 100, 80))
    #expect(desk.mode.ground?.onScreen(Rect(100, 460, 100, 80)) == Rect(100, 400, 100, 80))
    desk.keys("Escape")
    // Above it nothing has moved, and the row itself is not there.
    desk.drag(Point(100, 20), Point(200, 60))
    #expect(desk.frame == Rect(100, 20, 100, 40))
    desk.keys("Escape")
    desk.click(Point(10, 330))
    #expect(desk.mode.selected == nil)
  }

  // MARK: What is there

  /// As `new` makes pages of pictures.
  @Test func a_hotspot_on_everything_is_drawn_over_and_removed() throws {
    var desk = try Desk(usual("[20, 100, 335, 200]", "all"))
    desk.click(free)
    #expect(desk.mode.selected?.place.name == "card")
    desk.keys("Left Shift+Left")
    #expect(desk.folder.text.contains("frame: all"))
    desk.drag(start, end)
    #expect(desk.mode.form?.isNew == true)
    desk.keys("Escape")
    desk.click(free)
    desk.keys("Delete")
    #expect(desk.folder.text.contains("    hotspots: {}\n"))
  }

  @Test func a_run_of_arrows_is_taken_back_as_one() throws {
    var desk = try Desk()
    desk.click(onCard)
    desk.keys("Down Down Shift+Left")
    let first = desk.folder.text
    #expect(first.contains("[20, 102, 334, 200]"))
    desk.click(Point(180, 700))
    desk.click(onCard)
    for _ in 0..<3 { desk.stage.key("Down", isRepeat: true) }
    desk.keys("Ctrl+Z")
    #expect(desk.folder.text == first)
    desk.keys("Ctrl+Z")
    #expect(desk.folder.text == DrawnFolder.usual)
  }

  @Test func what_is_selected_is_moved_sized_and_nudged() throws {
    var desk = try Desk()
    func expect(_ frame: String, _ location: SourceLocation = #_sourceLocation) {
      let found = desk.folder.text.firstMatch(of: /card: \{frame: (\[.*?\]), push: detail\}   # mine/)?.1
      #expect(found.map(String.init) == frame, sourceLocation: location)
    }
    desk.click(onCard)
    desk.drag(onCard, Point(180, 240))
    expect("[20, 140, 335, 200]")
    desk.drag(Point(355, 340), Point(300, 300))
    expect("[20, 140, 280, 160]")
    desk.keys("Left Down Shift+Right Shift+Up")
    expect("[19, 141, 281, 159]")
    // Not beyond the picture.
    for _ in 0..<25 { desk.keys("Left") }
    expect("[0, 141, 281, 159]")
    desk.keys("Ctrl+Z Ctrl+Z Ctrl+Z")
    #expect(desk.folder.text == DrawnFolder.usual)
  }

  @Test func a_row_and_the_hotspot_in_its_frame_move_and_go_together() throws {
    var desk = try Desk(usual("  detail:\n", Self.row + "  detail:\n"))
    desk.click(onCard)
    desk.keys("Down")
    #expect(desk.folder.text.ranges(of: "[20, 101, 335, 200]").count == 2)
    // Nor does either hold the other back.
    desk.drag(onCard, onCard + Point(0, 4))
    #expect(desk.folder.text.ranges(of: "[20, 105, 335, 200]").count == 2)
    desk.keys("Delete")
    #expect(desk.folder.text.contains("    hotspots: {}\n    rows: {}\n"))
  }

  @Test func the_row_of_a_page_outlives_what_a_form_says_of_its_hotspot() throws {
    let form = "    variants:\n      liked: {picture: other.svg, hotspots: {card: {custom: x}}}\n"
    let text = usual("push: detail", "variant: liked").replacing(
      "  detail:\n", with: Self.row + form + "  detail:\n")
    var desk = try Desk(text, isDrawing: false)
    desk.click(onCard)
    desk.stage.wait(1)
    desk.keys("Ctrl+E")
    desk.wait(2)
    desk.click(onCard)
    desk.keys("Delete")
    #expect(desk.folder.text == text.replacing("{card: {custom: x}}", with: "{}"))
  }

  @Test func a_form_renames_changes_and_removes() throws {
    var desk = try Desk()
    desk.click(onCard)
    desk.click(onCard)
    desk.stage.send(.text("top"))
    desk.keys("Down Left Return")
    #expect(desk.folder.text == usual(Self.card, "      top: {frame: [20, 100, 335, 200]}   # mine\n"))
    #expect(desk.mode.selected?.place.name == "top")
    desk.keys("Delete")
    #expect(desk.folder.text.contains("    hotspots: {}\n"))
  }

  /// A window that draws on the form `liked` of the first page, and its file with other words for that form.
  private func liked() throws -> (desk: Desk, text: (String) -> String) {
    func text(_ form: String) -> String {
      let variants = "    variants:\n      liked: \(form)   # red\n"
      return usual("push: detail", "variant: liked").replacing("  detail:\n", with: variants + "  detail:\n")
    }
    var desk = try Desk(text("other.svg"), isDrawing: false)
    desk.click(onCard)
    desk.stage.wait(1)
    desk.keys("Ctrl+E")
    desk.wait(2)
    try #require(desk.mode.ground?.form == "liked")
    return (desk, text)
  }

  /// In a form of a page an inherited frame is the page's, unless the form is to have its own.
  @Test func a_form_of_a_page_gets_frames_of_its_own() throws {
    let (drawn, text) = try liked()
    var desk = drawn
    desk.drag(start, end)
    desk.keys("Return")
    let form = "{picture: other.svg, hotspots: {spot: {frame: [100, 400, 100, 80]}}}"
    #expect(desk.folder.text == text(form))
  }

  @Test func an_inherited_frame_becomes_the_forms_where_it_is_chosen() throws {
    let (drawn, text) = try liked()
    var desk = drawn
    desk.click(onCard)
    desk.keys("Return Up Right Return")
    let form = "{picture: other.svg, hotspots: {card: {frame: [20, 100, 335, 200]}}}"
    #expect(desk.folder.text == text(form))
    desk.wait(2)
    desk.keys("Down")
    #expect(desk.folder.text == text(form.replacing("100", with: "101")))
  }

  /// A form that gives no action has the page's, so none cannot be chosen there.
  @Test func an_inherited_action_cannot_be_left_out() throws {
    var desk = try liked().desk
    desk.click(onCard)
    desk.keys("Return Down")
    var shown: Set<String> = []
    for _ in 0..<6 {
      desk.keys("Right")
      desk.wait(1)
      shown.formUnion(texts(desk, "shell:draw-form"))
    }
    #expect(shown.isSuperset(of: ["push", "variant", "custom"]) && !shown.contains("only looks pressed"))
  }

  @Test func a_row_has_no_action_and_an_event_has_its_hotspots_name() throws {
    var desk = try Desk(usual("  detail:\n", Self.mail + "  detail:\n"))
    desk.click(Point(180, 350))
    desk.keys("Return")
    #expect(desk.mode.form?.rows == [.name])
    desk.keys("Escape Escape")
    desk.drag(start, end)
    desk.stage.send(.text("buy"))
    desk.keys("Down Left Return")
    #expect(desk.folder.text.contains("      buy: {frame: [100, 400, 100, 80], custom: buy}\n"))
  }

  @Test func a_sliver_is_a_click_and_no_frame() throws {
    var desk = try Desk()
    desk.drag(start, start + Point(5, 60))
    #expect(desk.mode.form == nil && desk.mode.selected == nil)
    desk.drag(start, start + Point(6, 60))
    #expect(desk.mode.form?.isNew == true)
  }

  @Test func what_another_program_wrote_in_between_is_not_taken_back() throws {
    var desk = try Desk()
    desk.click(onCard)
    desk.keys("Down")
    desk.folder.edit("# mine", "# yours")
    let others = desk.folder.text
    // It is refused, and what is told of that takes the Escape; what was selected is.
    desk.keys("Delete")
    #expect(desk.mode.selected?.place.name == "card")
    desk.keys("Escape")
    desk.keys("Ctrl+Z")
    #expect(desk.folder.text == others)
    #expect(desk.stage.instrument.cards.toast.text == "Nothing to undo")
    desk.keys("Down")
    #expect(desk.folder.text == others.replacing("[20, 101", with: "[20, 102"))
    desk.keys("Ctrl+Z Ctrl+Z")
    #expect(desk.folder.text == others)
  }

  /// Its bars stay where they are while the rest scrolls, and are the picture's first and last points.
  @Test func on_the_fixed_parts_frames_are_where_the_file_has_them() throws {
    var desk = try Desk(
      usual("    picture: home.svg\n", "    picture: home.svg\n    fixed: {top: 60, bottom: 80}\n"))
    try desk.scroll(by: 300)
    for (place, frame) in [
      (Point(100, 20), Rect(100, 20, 60, 30)), (Point(100, 750), Rect(100, 1538, 60, 30)),
      (Point(100, 400), Rect(100, 700, 60, 30)),
    ] {
      desk.drag(place, place + Point(60, 30))
      #expect(desk.frame == frame)
      #expect(desk.mode.ground?.onScreen(frame).origin == place)
      desk.keys("Escape")
    }
    // A pointer that leaves the part that scrolls is at the end that is seen.
    for (end, frame) in [(790.0, Rect(100, 700, 100, 332)), (20, Rect(100, 360, 100, 340))] {
      desk.drag(Point(100, 400), Point(200, end))
      #expect(desk.frame == frame)
      desk.keys("Escape")
    }
  }

  // MARK: What cannot be drawn in

  @Test func a_page_with_a_layout_says_that_it_has_no_frames() throws {
    let home = "  home:\n    layout: list\n    content: {}\n  pictured:\n    picture: home.svg\n"
    let text = usual("  home:\n    picture: home.svg\n", home)
    let desk = try Desk(text)
    #expect(desk.stage.instrument.cards.toast.text == "This page has a layout, and no frames")
    #expect(try Desk().stage.instrument.cards.toast.text.hasPrefix("Drag to draw a frame"))
  }

  @Test func a_file_that_cannot_be_read_leaves_the_mode_off() throws {
    var desk = try Desk(isDrawing: false)
    desk.folder.refusal = Diagnostic(file: "demo", reason: "comes with the program")
    desk.keys("Ctrl+E")
    #expect(!desk.mode.isOn && desk.folder.problems.map(\.reason) == ["comes with the program"])
  }

  /// A comment changes no page. What is wrong in a file is told with the problems of all files.
  @Test func what_another_program_saves_is_drawn_in_from_then_on() throws {
    var desk = try Desk()
    desk.click(onCard)
    let saved = InstrumentInput.answer(.files(FileFacts(bindings: .standard, parameters: .builtIn)))
    desk.folder.refusal = Diagnostic(file: "p", reason: "has a mistake")
    desk.stage.send(saved)
    desk.folder.refusal = nil
    desk.folder.edit("# mine", "# yours")
    desk.stage.send(saved)
    desk.keys("Down")
    let line = Self.card.replacing("100", with: "101").replacing("mine", with: "yours")
    #expect(desk.folder.text == usual(Self.card, line))
    #expect(desk.folder.problems.isEmpty)
  }

  @Test func a_file_that_another_program_has_changed_is_not_written() throws {
    var desk = try Desk()
    desk.click(onCard)
    desk.folder.edit("# mine", "# yours")
    let text = desk.folder.text
    desk.keys("Down")
    #expect(desk.folder.text == text)
    #expect(desk.frame == Rect(20, 100, 335, 200))
    #expect(desk.folder.problems.map(\.reason) == ["was changed"])
    // The next try is for the file as it is now, and the notice takes the first Escape.
    desk.keys("Escape Down")
    #expect(desk.folder.text == text.replacing("[20, 100", with: "[20, 101"))
    desk.folder.edit("# yours", "# mine")
    // What is being said of a new frame stays.
    desk.drag(start, end)
    desk.stage.send(.text("new"))
    desk.keys("Return")
    #expect(!desk.folder.text.contains("new"))
    #expect(desk.mode.form?.name.text == "new")
    desk.keys("Return")
    #expect(desk.folder.text.contains("      new: {frame: [100, 400, 100, 80]}\n"))
  }
}
