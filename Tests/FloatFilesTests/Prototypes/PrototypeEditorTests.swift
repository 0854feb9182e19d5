import Testing

@testable import FloatCore
@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct PrototypeEditorTests {
  private typealias Spot = RandomPrototypeText.Spot

  private func edited(
    _ text: String, _ edit: (inout PrototypeEditor) throws(Diagnostic) -> Void
  ) throws(Diagnostic) -> String {
    var editor = PrototypeEditor(bytes: Array(text.utf8), name: "p.yaml")
    try edit(&editor)
    return String(decoding: editor.bytes, as: UTF8.self)
  }

  private func added(
    _ text: String, form: String? = nil, kind: PrototypeEditor.Kind = .hotspots
  ) throws(Diagnostic) -> String {
    try edited(text) { editor throws(Diagnostic) in
      let place = PrototypeEditor.Place(page: "home", form: form, kind: kind, name: "go")
      try editor.setFrame(Rect(1, 2.5, 30, 40), of: place)
      try editor.setAction(.init("push", "no"), of: place)
    }
  }

  @Test(arguments: [
    (
      "pages:\n  home:\n    picture: a.png\n",
      "pages:\n  home:\n    picture: a.png\n    hotspots:\n      go: {frame: [1, 2.5, 30, 40], push: \"no\"}\n"
    ),
    (
      "pages:\n    home:\n        hotspots:   # none",
      "pages:\n    home:\n        hotspots:   # none\n            go: {frame: [1, 2.5, 30, 40], push: \"no\"}\n"
    ),
    (
      "pages: {home: {picture: a.png, hotspots: }}",
      "pages: {home: {picture: a.png, hotspots: {go: {frame: [1, 2.5, 30, 40], push: \"no\"}} }}"
    ),
    (
      "pages:\n   home:\n      hotspots: { } # c\n      title: x\n",
      "pages:\n   home:\n      hotspots: # c\n         go: {frame: [1, 2.5, 30, 40], push: \"no\"}\n      title: x\n"
    ),
    (
      "pages:\n  home: {hotspots: {}}\n",
      "pages:\n  home: {hotspots: {go: {frame: [1, 2.5, 30, 40], push: \"no\"}}}\n"
    ),
    (
      "pages:\n  home:\n    hotspots: {\n      # free\n    }\n",
      "pages:\n  home:\n    hotspots: {go: {frame: [1, 2.5, 30, 40], push: \"no\"}\n      # free\n    }\n"
    ),
    (
      "pages:\r\n  home:\r\n    hotspots: {\r\n      a: {frame: all} # c\r\n    }\r\n",
      "pages:\r\n  home:\r\n    hotspots: {\r\n      a: {frame: all}, # c\r\n      go: {frame: [1, 2.5, 30, 40], push: \"no\"}\r\n    }\r\n"
    ),
    (
      "pages:\n  home:\n    hotspots:\n      go: {frame: [1, 2, # x\n        3, 4], back: true}\n",
      "pages:\n  home:\n    hotspots:\n      go: {frame: [1, 2.5, # x\n        30, 40], push: \"no\"}\n"
    ),
  ])
  func a_hotspot_is_written_as_its_neighbours_are(_ text: String, _ expected: String) throws {
    #expect(try added(text) == expected)
  }

  @Test func a_form_that_is_a_picture_becomes_a_mapping() throws {
    let text =
      "pages:\n  home:\n    variants:\n      liked: a.png # c\n      two: {light: b.png, dark: c.png}\n"
    #expect(
      try added(text, form: "liked")
        == text.replacing(
          "a.png", with: "{picture: a.png, hotspots: {go: {frame: [1, 2.5, 30, 40], push: \"no\"}}}"))
    #expect(
      try added(text, form: "two")
        == text.replacing(
          "{light: b.png, dark: c.png}",
          with:
            "{picture: {light: b.png, dark: c.png}, hotspots: {go: {frame: [1, 2.5, 30, 40], push: \"no\"}}}")
    )
  }

  /// Its lines move to the right, with their comments.
  @Test func a_form_of_lines_becomes_a_mapping_below_a_key() throws {
    let text =
      "pages:\n  home:\n    variants:\n      liked:  # red\n        light: a.png   # c\n        # d\n\n        dark: b.png # e\n      two: c.png\n"
    #expect(
      try added(text, form: "liked")
        == "pages:\n  home:\n    variants:\n      liked:  # red\n        picture:\n          light: a.png   # c\n          # d\n\n          dark: b.png # e\n        hotspots:\n          go: {frame: [1, 2.5, 30, 40], push: \"no\"}\n      two: c.png\n"
    )
    let braces = "pages:\r\n  home: {variants: {liked: {light: a.png, # c\r\n    dark: b.png}}}\r\n"
    #expect(
      try added(braces, form: "liked")
        == braces.replacing("{light", with: "{picture: {light").replacing(
          "b.png}", with: "b.png}, hotspots: {go: {frame: [1, 2.5, 30, 40], push: \"no\"}}}"))
  }

  private func removed(_ text: String) throws(Diagnostic) -> String {
    try edited(text) { editor throws(Diagnostic) in
      try editor.remove(.init(page: "home", kind: .hotspots, name: "go"))
    }
  }

  @Test func the_last_hotspot_leaves_braces() throws {
    let text =
      "pages:\n  home:\n    hotspots: # c\n      # free\n      go:\n        frame: all\n    title: x\n"
    #expect(try removed(text) == "pages:\n  home:\n    hotspots: {} # c\n      # free\n    title: x\n")
  }

  @Test func the_first_hotspot_after_the_last_was_removed_is_written_as_that_was() throws {
    let text = "pages:\n  home:\n    hotspots: # c\n      go: {frame: [1, 2.5, 30, 40], push: \"no\"}\n"
    #expect(try removed(text) == "pages:\n  home:\n    hotspots: {} # c\n")
    #expect(try added(removed(text)) == text)
  }

  @Test(arguments: [
    ("{a: {frame: all}, go: {frame: all}, }", "{a: {frame: all}, }"),
    ("{a: {frame: all}, go: {frame: all},}", "{a: {frame: all},}"),
    ("{a: {frame: all}, go: {frame: all}}", "{a: {frame: all}}"),
    ("{go: {frame: all}, a: {frame: all}}", "{a: {frame: all}}"),
    ("{go: {frame: all},}", "{}"),
    ("{\n a: {frame: all}, # a\n go: {frame: all}, # b\n}", "{\n a: {frame: all}, # a\n}"),
    ("{\n a: {frame: all}, # a\n go: {frame: all} # b\n}", "{\n a: {frame: all} # a\n}"),
    ("{a: {frame: all},\n go: {frame: all}}", "{a: {frame: all}}"),
    ("{a: {frame: all},# a\n go: {frame: all}\n}", "{a: {frame: all} # a\n}"),
    ("{a: {frame: all}, # a\n go: {frame: all}}", "{a: {frame: all} # a\n }"),
  ])
  func in_braces_nothing_is_left_of_what_is_removed(_ hotspots: String, _ expected: String) throws {
    let start = "pages:\n  home:\n    hotspots: "
    #expect(try removed(start + hotspots + "\n") == start + expected + "\n")
  }

  /// What a form says of a page's hotspot needs the page's.
  @Test(arguments: [nil, "liked"])
  func a_hotspot_is_renamed_in_all_forms_and_removed_from_them_with_its_page(_ form: String?) throws {
    let text =
      "pages:\n  home:\n    hotspots:\n      go: {frame: all}\n    variants:\n      liked: {picture: b.png, hotspots: {go: {back: true}}}\n      two: c.png\n"
    let place = PrototypeEditor.Place(page: "home", form: form, kind: .hotspots, name: "go")
    let renamed = try edited(text) { editor throws(Diagnostic) in try editor.rename(place, to: "top") }
    #expect(renamed == text.replacing("go:", with: "top:"))
    let removed = try edited(text) { editor throws(Diagnostic) in try editor.remove(place) }
    let inForm = text.replacing("{go: {back: true}}", with: "{}")
    #expect(removed == (form == nil ? inForm.replacing(":\n      go: {frame: all}", with: ": {}") : inForm))
  }

  @Test(arguments: [
    (
      "pages:\n  home:\n    hotspots: {}\n    hotspots: {}\n",
      "p.yaml:4:5: error: hotspots: given twice, first at line 3, column 5; remove one"
    ),
    (
      "pages:\n  home: &a\n    picture: b.png\n",
      "p.yaml:2:9: error: anchors (&) are not allowed here; write the value where it is needed"
    ),
    (
      "pages:\n  home:\n    hotspots: none\n",
      "p.yaml:3:15: error: hotspots: does not hold keys and values, so it was not changed"
    ),
  ])
  func what_cannot_be_edited_is_refused(_ text: String, _ reason: String) throws {
    do throws(Diagnostic) {
      Issue.record("\(try added(text))")
    } catch {
      #expect(error.summary == reason)
    }
  }

  /// Every edit is read again: in single quotes a line break would be read as a blank.
  @Test func what_would_be_read_as_something_else_is_refused() throws {
    let text = "pages:\n  home:\n    hotspots:\n      go: {frame: all, custom: 'x'}\n"
    do throws(Diagnostic) {
      let new = try edited(text) { editor throws(Diagnostic) in
        let place = PrototypeEditor.Place(page: "home", kind: .hotspots, name: "go")
        try editor.setAction(.init("custom", "a\nb"), of: place)
      }
      Issue.record("\(new)")
    } catch {
      #expect(error.reason.hasPrefix("is written in a way that cannot be changed safely"), "\(error.summary)")
    }
  }

  @Test func a_name_that_is_there_is_not_given_again() throws {
    let text = "pages:\n  home:\n    hotspots:\n      a: {frame: all}\n      b: {frame: all}\n"
    do throws(Diagnostic) {
      let renamed = try edited(text) { editor throws(Diagnostic) in
        try editor.rename(.init(page: "home", kind: .hotspots, name: "a"), to: "b")
      }
      Issue.record("\(renamed)")
    } catch {
      #expect(error.summary == "p.yaml:4:7: error: b: is there already; choose another name")
    }
  }

  @Test(arguments: 0..<200)
  func random_edits_read_back_and_keep_all_other_bytes(seed: Int) throws {
    var file = RandomPrototypeText(seed: seed)
    var random = SplitMix64(seed: UInt64(seed) + 10_000)
    var (text, spots) = (file.text, file.spots)
    try #require(try read(text, pages: spots.count) == spots)
    for _ in 0..<10 {
      let page = random.below(spots.count)
      let old = text
      let index = spots[page].isEmpty ? nil : random.below(spots[page].count)
      let frame = (0..<4).map { _ in file.number() }
      let rect = Rect(Double(frame[0]), Double(frame[1]), Double(frame[2]), Double(frame[3]))
      func place(_ name: String) -> PrototypeEditor.Place {
        .init(page: "page\(page)", kind: .hotspots, name: name)
      }
      switch (random.below(5), index) {
      case (0, let index?):
        let spot = spots[page][index]
        spots[page][index].frame = frame
        text = try edited(old) { editor throws(Diagnostic) in try editor.setFrame(rect, of: place(spot.name))
        }
        #expect(text == zip(spot.frame, frame).reduce(old) { $0.replacing("\($1.0)", with: "\($1.1)") })
      case (1, let index?):
        let (name, new) = (spots[page][index].name, "n\(file.number())")
        spots[page][index].name = new
        text = try edited(old) { editor throws(Diagnostic) in try editor.rename(place(name), to: new) }
        // The comments that name it keep its old name; only here they get the new one, for the edits that follow.
        let mark = "of\(name)x"
        #expect(
          text
            == old.replacing(mark, with: "mark").replacing(name, with: new).replacing("mark", with: mark))
        text = text.replacing(mark, with: "of\(new)x")
      case (2, let index?):
        let (spot, new) = (spots[page][index], "w\(file.number())")
        spots[page][index].word = new
        text = try edited(old) { editor throws(Diagnostic) in
          try editor.setAction(.init("custom", new), of: place(spot.name))
        }
        if let word = spot.word {
          #expect(text == old.replacing(word, with: new))
        } else {
          #expect(isKept(old, in: text, besides: 60))
        }
      case (3, let index?):
        let spot = spots[page].remove(at: index)
        text = try edited(old) { editor throws(Diagnostic) in try editor.remove(place(spot.name)) }
        // A mapping that has lost its last key has got braces.
        let kept = spots[page].isEmpty ? withoutBraces(text) : [text]
        #expect(kept.contains { isKept($0, in: old, besides: .max) })
        let gone = words(old).subtracting(words(text)).filter { !$0.contains("of\(spot.name)x") }
        #expect(gone == Set(spot.frame.map(String.init) + [spot.name] + [spot.word].compactMap(\.self)))
      default:
        let spot = Spot(name: "n\(file.number())", frame: frame, word: nil)
        // Braces that hold nothing make room for a line.
        let kept = spots[page].isEmpty ? withoutBraces(old) : [old]
        spots[page].append(spot)
        text = try edited(old) { editor throws(Diagnostic) in try editor.setFrame(rect, of: place(spot.name))
        }
        #expect(kept.contains { isKept($0, in: text, besides: 100) })
      }
      #expect(try read(text, pages: spots.count) == spots, "\(old)\n=>\n\(text)")
    }
  }

  /// What a file says, by the reader of all files.
  private func read(_ text: String, pages: Int) throws -> [[Spot]] {
    let source = try SourceText(Array(text.utf8), file: "p.yaml")
    let root = try #require(try YAMLReader.read(source, limits: .content))
    func value(_ node: Node?, _ name: String) -> Node? {
      guard case .mapping(let pairs, _)? = node else { return nil }
      return pairs.first { $0.key.text == name }?.value
    }
    return (0..<pages).map { page in
      guard case .mapping(let pairs, _)? = value(value(value(root, "pages"), "page\(page)"), "hotspots")
      else { return [] }
      return pairs.map { pair in
        var frame: [Int] = []
        if case .sequence(let items, _)? = value(pair.value, "frame") {
          frame = items.compactMap { $0.scalar.flatMap { Int($0.text) } }
        }
        return Spot(name: pair.key.text, frame: frame, word: value(pair.value, "custom")?.scalar?.text)
      }
    }
  }

  /// Whether all bytes of a text are in another one, in their order, which has only so many more.
  private func isKept(_ text: String, in other: String, besides most: Int) -> Bool {
    var rest = text.utf8[...]
    for byte in other.utf8 where byte == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty && other.utf8.count - text.utf8.count <= most
  }

  /// A text, and that without each pair of empty braces in it.
  private func withoutBraces(_ text: String) -> [String] {
    [text] + text.ranges(of: /\ \{\ ?\}/).map { "\(text[..<$0.lowerBound])\(text[$0.upperBound...])" }
  }

  private func words(_ text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init)).subtracting(["frame", "custom"])
  }
}
