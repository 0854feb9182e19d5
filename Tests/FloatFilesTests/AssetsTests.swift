import Glibc
import Testing

@testable import FloatFiles

@Suite struct AssetsTests {
  /// Creates a folder with `NAME/icons` and `NAME/devices` for each name, and removes it at the end of the test.
  private func withTree(
    _ names: [String], others: [String] = [], _ body: (String) throws -> Void
  ) throws {
    var template = Array("/tmp/floatdesktop-assets-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    let root = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var made = [root]
    for name in names.flatMap({ [$0 + "/icons", $0 + "/devices"] }) + others {
      var path = root
      for part in name.split(separator: "/") {
        path += "/" + part
        mkdir(path, 0o700)
        made.append(path)
      }
    }
    defer { for path in made.reversed() { rmdir(path) } }
    try body(root)
  }

  @Test func the_installed_folder_beside_the_executable_comes_first() throws {
    try withTree(["prefix/share/floatdesktop", "Assets"]) { root in
      let assets = try Assets.locate(
        executable: root + "/prefix/bin/floatdesktop", source: "/none/a/b/c.swift")
      #expect(assets.root == root + "/prefix/share/floatdesktop")
    }
  }

  @Test func another_packages_icons_are_not_taken() throws {
    try withTree(["FloatDesktop/Assets"], others: ["App/Assets/icons"]) { root in
      let assets = try Assets.locate(
        executable: root + "/App/.build/x/debug/AppTests.xctest",
        source: root + "/FloatDesktop/Sources/FloatDesktop/Files/Assets.swift")
      #expect(assets.root == root + "/FloatDesktop/Assets")
    }
  }

  @Test func a_folder_above_the_executable_is_found_in_the_build_tree() throws {
    try withTree(["Assets"]) { root in
      let assets = try Assets.locate(
        executable: root + "/.build/x/release/floatdesktop", source: "/none/a/b/c.swift")
      #expect(assets.root == root + "/Assets")
    }
  }

  @Test func the_sources_are_the_last_resort() throws {
    try withTree(["Assets"]) { root in
      let assets = try Assets.locate(
        executable: "/usr/bin/runner", source: root + "/Sources/FloatDesktop/Files/Assets.swift")
      #expect(assets.root == root + "/Assets")
    }
  }

  @Test func a_program_for_other_machines_looks_for_no_sources() {
    let error = #expect(throws: CommandFailure.self) {
      try Assets.locate(executable: "/nowhere/bin/floatdesktop", source: nil)
    }
    #expect(
      error?.description.hasPrefix(
        "the assets were not found in /nowhere/share/floatdesktop, /nowhere/bin/Assets, /nowhere/Assets; ")
        == true)
  }

  @Test func without_a_folder_the_error_says_where_it_was_looked_for() {
    let error = #expect(throws: CommandFailure.self) {
      try Assets.locate(executable: "/nowhere/bin/floatdesktop", source: "/none/a/b/c.swift")
    }
    #expect(error?.description.contains("/nowhere/share/floatdesktop") == true)
    #expect(error?.description.contains("FLOATDESKTOP_ASSETS") == true)
  }

  @Test func files_and_folders_are_found() throws {
    let assets = try Assets.locate()
    #expect(assets.contains("icons/back.svg"))
    #expect(assets.contains("icons"))
    #expect(!assets.contains("icons/none.svg"))
  }
}
