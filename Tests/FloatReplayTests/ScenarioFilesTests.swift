import Testing

@testable import FloatFiles
@testable import FloatReplay
@testable import FloatTestSupport

/// The files that a stranger's scenario names.
@Suite struct ScenarioFilesTests {
  /// A folder with a suite in `s` and other people's files beside it.
  private func surroundings() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    for name in ["secret", "secret.yaml", "s/wrong.yaml"] { try folder.write("AWS_SECRET: x\n", to: name) }
    try folder.write("name: Mine\nwidth: 300\nheight: 500\n", to: "mine.yaml")
    try folder.link("s/link.yaml", to: "../mine.yaml")
    return folder
  }

  /// Why a scenario with this head cannot be played; nil where it can.
  private func refusal(_ head: String) throws -> String? {
    let folder = try surroundings()
    let path = try folder.write(head + "\nsteps:\n  - settle\n", to: "s/a.yaml")
    do throws(CommandFailure) {
      _ = try PrototypeSetup(of: .scenario(path))
      return nil
    } catch {
      return error.reason
    }
  }

  @Test(arguments: [
    "device: ../secret", "device: ../secret.yaml", "prototype: ../secret", "presets: [../secret]",
  ])
  func a_scenario_s_files_are_not_quoted_from_elsewhere(head: String) throws {
    let reason = try #require(try refusal(head))
    #expect(!reason.contains("AWS"))
  }

  @Test func a_screen_without_elements_is_told() throws {
    let folder = try TemporaryDirectory()
    try folder.write("<svg width=\"375\" height=\"812\"></svg>", to: "a.svg")
    try folder.write("floatdesktop: 1\npages: {a: {picture: a.svg}}\n", to: "prototype.yaml")
    let path = try folder.write("prototype: .\nsteps:\n  - tap: ball\n", to: "s.yaml")
    #expect {
      _ = try PrototypeSetup(of: .scenario(path)).timeline()
    } throws: {
      "\($0)".contains("no element \"ball\" is on the screen; there is none")
    }
  }

  @Test func a_device_beside_the_suite_is_used() throws {
    #expect(try refusal("device: ../mine.yaml") == nil)
  }

  @Test func a_wrong_device_in_the_suite_is_quoted() throws {
    #expect(try refusal("device: wrong.yaml")?.contains("AWS_SECRET") == true)
  }

  @Test func a_link_out_of_the_suite_is_not_followed() throws {
    #expect(try refusal("device: link.yaml")?.contains("a link leads out of the scenario's folder") == true)
  }

  @Test func presets_are_names() throws {
    for text in ["presets: [./mine.yaml]", "presets: mine.yaml", "matrix: {presets: [mine.yaml]}"] {
      #expect(try refusal(text)?.contains("takes a preset's name, not a file") == true, "\(text)")
    }
    let line = #"{"floatdesktop":1,"device":"iphone-x","presets":["/etc/passwd"]}"#
    let refused = #expect(throws: DataError.self) {
      try RecordingReader.parse(Array(line.utf8), name: "a")
    }
    #expect(
      refused?.diagnostics.first?.reason
        == "takes a preset's name, not a file; its values can stand under \"config\""
    )
  }
}
