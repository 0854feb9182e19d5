import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatSnapshots
@testable import FloatTestSupport

@Suite struct RegFolderTests {
  @Test func what_has_no_picture_is_grey_where_expected_and_else_has_the_colour_of_differences() throws {
    let folder = try TemporaryDirectory()
    var outcome = SuiteOutcome(root: folder.path)
    outcome.problems = [SuiteOutcome.Problem(scenario: "a", text: "broken")]
    try RegFolder(folder.path + "/reg").finish(outcome, suite: SuiteFolder(folder.path))
    for (kind, color) in [
      ("expected", 0xFFBD_BDBD), ("actual", DifferencePicture.different),
      ("diff", DifferencePicture.different),
    ] {
      let bytes = try BoundedFile.read("\(folder.path)/reg/\(kind)/a.png", limit: PictureLimits.bytes)
      #expect(try PNGFile.decode(bytes)[20, 20] == color, "\(kind)")
    }
  }
}
