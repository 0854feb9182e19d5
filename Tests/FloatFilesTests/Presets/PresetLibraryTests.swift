import FloatCore
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct PresetLibraryTests {
  private func library(_ folder: borrowing TemporaryDirectory) throws -> PresetLibrary {
    PresetLibrary(
      paths: ConfigurationPaths(environment: ["HOME": folder.path]), assets: try Assets.locate())
  }

  @Test func the_users_own_go_before_the_shipped() throws {
    let folder = try TemporaryDirectory()
    #expect(try library(folder).preset("wechat")?.isShipped == true)
    let path = try folder.write("", to: ".config/floatdesktop/presets/wechat.yaml")
    try folder.write("", to: ".config/floatdesktop/presets/soft.yaml")
    try folder.write("", to: ".config/floatdesktop/presets/notes.txt")
    let library = try library(folder)
    #expect(library.preset("wechat") == .init(name: "wechat", path: path, isShipped: false))
    let names = library.all.map(\.name)
    #expect(names == names.sorted())
    #expect(names.contains("soft"))
    #expect(names.contains("zd-push"))
    #expect(!names.contains("notes"))
  }

  @Test(arguments: ["", ".", "../wechat", "a/b", ".hidden", "wechat.yaml"])
  func what_leads_elsewhere_is_no_name(name: String) throws {
    #expect(!PresetLibrary.isName(name))
    #expect(try library(try TemporaryDirectory()).preset(name) == nil)
  }

  @Test func every_shipped_preset_says_what_it_is() throws {
    for preset in try library(try TemporaryDirectory()).all {
      #expect(PresetLibrary.summary(preset.path).count > 20, "\(preset.name)")
    }
  }

  @Test func one_that_is_there_is_saved_over_only_where_it_is_asked_for() throws {
    let folder = try TemporaryDirectory()
    let library = try library(folder)
    let path = try library.save("a: 1\n", as: "soft", replaces: false)
    #expect(library.preset("soft") == .init(name: "soft", path: path, isShipped: false))
    #expect(throws: PresetLibrary.Refusal.taken(path)) {
      try library.save("a: 2\n", as: "soft", replaces: false)
    }
    #expect(try BoundedFile.read(path, limit: 100) == Array("a: 1\n".utf8))
    try library.save("a: 3\n", as: "soft", replaces: true)
    #expect(try BoundedFile.read(path, limit: 100) == Array("a: 3\n".utf8))
  }

  @Test(arguments: [
    "", "a/b", "../up", ".hidden", "soft.yaml", "two\nlines", String(repeating: "x", count: 101),
  ])
  func a_name_that_is_none_is_refused_and_nothing_written(name: String) throws {
    let folder = try TemporaryDirectory()
    #expect(throws: PresetLibrary.Refusal.name(name)) {
      try library(folder).save("a: 1\n", as: name, replaces: true)
    }
    #expect(Folder.names(in: folder.path).isEmpty)
  }

  @Test func what_comes_with_the_program_and_what_has_no_place_is_refused() throws {
    let folder = try TemporaryDirectory()
    #expect(throws: PresetLibrary.Refusal.shipped("wechat")) {
      try library(folder).save("a: 1\n", as: "wechat", replaces: true)
    }
    let homeless = PresetLibrary(paths: ConfigurationPaths(environment: [:]), assets: try Assets.locate())
    #expect(throws: PresetLibrary.Refusal.homeless) {
      try homeless.save("a: 1\n", as: "soft", replaces: false)
    }
    // A folder in the file's place, and a folder that cannot be created.
    try folder.write("", to: ".config/floatdesktop")
    #expect {
      try library(folder).save("a: 1\n", as: "soft", replaces: false)
    } throws: { error in
      if case PresetLibrary.Refusal.file(let failure) = error {
        failure.message.contains("cannot be written")
      } else {
        false
      }
    }
  }

  @Test(arguments: [" ", "\u{200B}", "-", "\u{3000}", "a\u{200F}"])
  func an_invisible_name_is_none(name: String) throws {
    let folder = try TemporaryDirectory()
    #expect(throws: PresetLibrary.Refusal.name(name)) {
      try library(folder).save("a: 1\n", as: name, replaces: false)
    }
  }

  @Test func a_shipped_name_in_capitals_is_taken() throws {
    let folder = try TemporaryDirectory()
    #expect(throws: PresetLibrary.Refusal.shipped("wechat")) {
      try library(folder).save("a: 1\n", as: "WeChat", replaces: false)
    }
  }

  @Test func presets_are_found_by_path_and_stack() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("ball.diameter: 70pt\n", to: "one.yaml")
    try folder.write("ball.diameter: 71pt\nkeys.play: F5\n", to: "presets/two.yaml")
    let loader = ConfigurationLoader(
      presets: [path, "two"], presetDirectories: [folder.path + "/presets"])
    let outcome = loader.load()
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.parameters.ball.diameter == 71)
    #expect(outcome.keys.keys(of: .play) == ["F5"])
    #expect(loader.candidates == [path, folder.path + "/presets/two.yaml"])
    let missing = ConfigurationLoader(presets: ["./nowhere.yaml"]).load()
    #expect(missing.hasMissingFile)
    #expect(missing.diagnostics.map(\.reason) == ["./nowhere.yaml: no such file"])
  }
}
