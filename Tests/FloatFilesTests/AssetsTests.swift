import Testing

@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct AssetsTests {
  /// Paths are in a tree with these folders, and with another package that has icons of its own.
  @Test(arguments: [
    // What is installed beside the executable comes first, then a folder above it.
    (["prefix/share/floatdesktop", "Assets"], "prefix/bin/floatdesktop", "/none/a/b/c.swift"),
    (["Assets"], ".build/x/release/floatdesktop", "/none/a/b/c.swift"),
    // The sources are the last resort.
    (
      ["FloatDesktop/Assets"], "App/.build/x/AppTests.xctest",
      "FloatDesktop/Sources/FloatDesktop/Files/a.swift"
    ),
    (["Assets"], "/usr/bin/runner", "Sources/FloatDesktop/Files/a.swift"),
  ])
  func the_nearest_folder_is_taken(folders: [String], executable: String, source: String) throws {
    let tree = try TemporaryDirectory()
    let root = tree.path
    try tree.write("", to: "App/Assets/icons/own.svg")
    for folder in folders {
      for name in ["icons/a", "devices/a"] { try tree.write("", to: "\(folder)/\(name)") }
    }
    func place(_ path: String) -> String { path.hasPrefix("/") ? path : "\(root)/\(path)" }
    let assets = try Assets.locate(executable: place(executable), source: place(source))
    #expect(assets.root == place(folders[0]))
  }

  /// Without a folder the error says where it was looked for.
  @Test func a_program_for_other_machines_looks_for_no_sources() {
    let error = #expect(throws: CommandFailure.self) {
      try Assets.locate(executable: "/nowhere/bin/floatdesktop", source: nil)
    }
    #expect(
      error?.description == "the assets were not found in /nowhere/share/floatdesktop, /nowhere/bin/Assets, "
        + "/nowhere/Assets; set FLOATDESKTOP_ASSETS to the folder that has icons/ and devices/")
  }

  @Test func files_and_folders_are_found() throws {
    let assets = try Assets.locate()
    #expect(assets.contains("icons/back.svg"))
    #expect(assets.contains("icons"))
    #expect(!assets.contains("icons/none.svg"))
  }
}
