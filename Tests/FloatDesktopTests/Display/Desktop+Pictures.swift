import FloatCore
import FloatPixelSupport
import FloatStudio
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatSnapshots
@testable import FloatTestSupport

/// What a screen shows, beside the pictures that the program makes without one.
extension Desktop {
  /// The picture that `snapshot` makes of the first page at rest; made once for each scale.
  func pictureAtRest(scale: Double, _ options: String...) throws -> Surface {
    let path = "\(folder)/rest-\(scale).png"
    if Folder.isFile(path) { return try PNGFile.read(path) }
    let scenario = try write("steps:\n  - settle\n", to: "rest.yaml")
    _ = CommandRun(
      ["snapshot", "--scenario", scenario, "--scale", "\(scale)", "--output", path] + options, code: 0)
    return try PNGFile.read(path)
  }

  /// Waits until a picture is on the screen, because a compositor may show a frame with a delay.
  func wait(for what: String, toBe expected: Surface, _ shown: (() throws -> Surface)? = nil) throws {
    var summary = ""
    try wait(for: "\(what); \(summary)") { () -> Void? in
      let comparison = PictureComparison(expected: expected, actual: try shown?() ?? picture())
      summary = comparison.summary
      return comparison.matches ? () : nil
    }
  }
}
