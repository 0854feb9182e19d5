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

  @Test func every_shipped_preset_says_what_it_is() throws {
    for preset in try library(try TemporaryDirectory()).all {
      #expect(PresetLibrary.summary(preset.path).count > 20, "\(preset.name)")
    }
  }

  /// What leads elsewhere, is invisible or too long.
  @Test(arguments: [
    "", ".", "a/b", "../wechat", ".hidden", "wechat.yaml", "two\nlines", String(repeating: "x", count: 101),
    " ", "\u{200B}", "-", "\u{3000}", "a\u{200F}",
  ])
  func a_name_that_is_none_is_refused_and_nothing_written(name: String) throws {
    let folder = try TemporaryDirectory()
    #expect(try library(folder).preset(name) == nil)
    #expect(throws: PresetLibrary.Refusal.name(name)) {
      try library(folder).save("a: 1\n", as: name, replaces: true)
    }
    #expect(Folder.names(in: folder.path).isEmpty)
  }

  @Test func what_has_no_place_is_refused() throws {
    let folder = try TemporaryDirectory()
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
        failure.description.contains("cannot be written")
      } else {
        false
      }
    }
  }
}
