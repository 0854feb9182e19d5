import Glibc
import Testing

@testable import FloatFiles
@testable import FloatSnapshots
@testable import FloatTestSupport

@Suite struct SuitePlanTests {
  private let scenario = "steps:\n  - snapshot: a\n"

  /// A folder with these files.
  private func suite(_ files: KeyValuePairs<String, String>) throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  @Test func scenarios_are_found_below_and_the_nearest_matrix_counts() throws {
    let folder = try suite([
      "b.yaml": scenario, "deep/er/a.yml": scenario, "matrix.yaml": "scales: [1]\n",
      "deep/matrix.yaml": "scales: [3]\nappearances: [light, dark]\n", ".hidden/c.yaml": scenario,
    ])
    let plan = try SuitePlan(folder.path + "/")
    #expect(plan.scenarios.map(\.name) == ["b", "deep/er/a"])
    #expect(plan.units.count == 3)
    #expect(
      plan.goldens == [
        "\(folder.path)/__Snapshots__/b/a@1x.png", "\(folder.path)/deep/er/__Snapshots__/a/a@3x.png",
        "\(folder.path)/deep/er/__Snapshots__/a/a.dark@3x.png",
      ])
  }

  /// In `floatdesktop test my-app`, the folder's own file identifies it as a prototype.
  @Test func a_prototypes_folder_is_a_suite_of_its_scenarios() throws {
    let folder = try suite([
      "prototype.yaml": "# mine\nfloatdesktop: 1\npages:\n  a: {picture: a.png}\n",
      "scenarios/tour.yaml": scenario,
    ])
    let plan = try SuitePlan(folder.path)
    #expect(plan.problems.isEmpty)
    #expect(plan.scenarios.map(\.name) == ["scenarios/tour"])
    // Another file of that name is not skipped.
    try folder.write(scenario, to: "scenarios/prototype.yaml")
    #expect(try SuitePlan(folder.path).scenarios.map(\.name) == ["scenarios/prototype", "scenarios/tour"])
    try folder.write("steps: [", to: "scenarios/prototype.yaml")
    #expect(try SuitePlan(folder.path).problems.count == 1)
  }

  @Test func a_scenarios_own_matrix_goes_before_the_shared() throws {
    let folder = try suite([
      "b.yaml": "matrix: {scales: [2]}\n" + scenario,
      "matrix.yaml": "scales: [1]\nlanguages: [en, zh-Hans]\n",
    ])
    let plan = try SuitePlan(folder.path)
    #expect(plan.scenarios.map(\.scales) == [[2]])
    #expect(plan.units.count == 2)
  }

  @Test func goldens_of_nothing_are_stale_and_other_files_are_not() throws {
    let folder = try suite(["b.yaml": scenario, "broken.yaml": "steps: ["])
    for name in ["b/a@2x.png", "b/old@2x.png", "b/notes.txt", "gone/x.trace.txt", "broken/x@2x.png"] {
      try folder.write("", to: "__Snapshots__/" + name)
    }
    let plan = try SuitePlan(folder.path)
    let base = "\(folder.path)/__Snapshots__/"
    #expect(plan.stale == [base + "b/old@2x.png", base + "gone/x.trace.txt"])
    #expect(plan.problems.map(\.name) == ["broken"])
  }

  @Test func two_captures_of_the_same_file_are_refused() throws {
    let folder = try suite([
      "b.yaml": "matrix: {appearances: [light, dark]}\nsteps:\n  - snapshot: a\n  - snapshot: a.dark\n"
    ])
    let plan = try SuitePlan(folder.path)
    #expect(plan.scenarios.isEmpty)
    let problem = try #require(plan.problems.first?.diagnostics.first)
    #expect(problem.position?.line == 4)
    #expect(problem.reason.contains("a.dark@2x.png"))
  }

  @Test func a_scenario_that_compares_nothing_is_refused() throws {
    let folder = try suite(["b.yaml": "steps:\n  - wait: 1s\n"])
    #expect(try SuitePlan(folder.path).problems.count == 1)
  }

  @Test func what_is_too_deep_is_told_not_passed_over() throws {
    let folder = try suite([(1...33).map { "d\($0)/" }.joined() + "b.yaml": scenario])
    let problem = try #require(try SuitePlan(folder.path).problems.first?.diagnostics.first)
    #expect(problem.file.hasSuffix("/d32/d33"), "\(problem)")
    #expect(problem.reason.contains("32 folders deep"), "\(problem)")
  }

  @Test func the_limit_is_the_suites_not_a_scenarios() throws {
    let folder = try TemporaryDirectory()
    let devices = DeviceFile.names(folder: Repository.path("Assets/devices")).prefix(32)
    let known = PresetLibrary.names(in: [Repository.path("Assets/presets")])
    let presets = known.flatMap { one in known.map { "[\(one), \($0)]" } }.prefix(32)
    // 32 · 32 variants with 49 pictures each, in two scenarios: 100,352.
    let steps = (1...49).map { "  - snapshot: s\($0)\n" }.joined()
    for name in ["a", "b"] {
      try folder.write(
        "matrix: {devices: [\(devices.joined(separator: ", "))], presets: [\(presets.joined(separator: ", "))]}\n"
          + "steps:\n" + steps, to: name + ".yaml")
    }
    #expect {
      try SuitePlan(folder.path)
    } throws: {
      ($0 as? CommandFailure)?.code == .badData
    }
    unlink("\(folder.path)/b.yaml")
    #expect(try SuitePlan(folder.path).units.count == 1024)
  }

  @Test func no_scenario_is_no_input() throws {
    let folder = try TemporaryDirectory()
    for path in [folder.path, folder.path + "/nowhere"] {
      #expect {
        try SuitePlan(path)
      } throws: {
        ($0 as? CommandFailure)?.code == .noSuchInput
      }
    }
  }

  @Test func a_link_out_of_the_suite_is_read_only_where_it_is_named() throws {
    let folder = try suite(["elsewhere/a.yaml": scenario, "suite/b.yaml": scenario])
    let link = try folder.link("suite/link.yaml", to: "../elsewhere/a.yaml")
    let whole = try SuitePlan(folder.path + "/suite")
    #expect(whole.scenarios.map(\.name) == ["b"])
    #expect(whole.problems.count == 1)
    let named = try SuitePlan(link)
    #expect(named.scenarios.map(\.name) == ["link"])
    #expect(named.problems.isEmpty)
  }
}
