import FloatCore
import FloatPixelSupport
import FloatStudio
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// Pictures of two phones side by side.
@Suite struct ComparedPictureTests {
  /// Keeping a gesture beside a second phone asks for this: there the recording has the first phone's values.
  @Test func the_recordings_values_can_be_the_first_phones_alone() throws {
    let folder = try TemporaryDirectory()
    let other = try folder.write("navigation.response: 0.6s\n", to: "other.yaml")
    func picture(_ values: String, _ options: [String]) throws -> Surface {
      let lines = [
        #"{"floatdesktop":1,"device":"iphone-x"\#(values)}"#,
        #"{"t":0,"type":"pointer","phase":"down","id":0,"x":200,"y":180}"#,
        #"{"t":0.05,"type":"pointer","phase":"up","id":0,"x":200,"y":180}"#,
      ]
      let take = try folder.write(lines.joined(separator: "\n") + "\n", to: "take.jsonl")
      let path = folder.path + "/both.png"
      _ = CommandRun(
        ["snapshot", "--replay", take, "--compare", other, "--at", "0.15", "--output", path] + options,
        code: 0)
      // Below the names, which say where the values are from.
      let both = try PNGFile.read(path)
      return both.part(PixelRect(x: 0, y: 80, width: both.width, height: both.height - 80))
    }
    let asked = try picture("", ["-o", "badge.diameter=40pt"])
    let recorded = #","config":{"badge.diameter":"40pt"}"#
    #expect(try picture(recorded, ["--own-values"]).hasSamePixels(as: asked))
    #expect(try !picture(recorded, []).hasSamePixels(as: asked), "else they count for both")
  }

  @Test func two_phones_have_no_display_of_numbers() throws {
    let result = CommandRun(["--hud", "--compare", "wechat"], code: 64)
    #expect(result.errors.contains("--compare shows two"))
  }

  /// Each phone has its own overlays: a slower page has another path.
  @Test(arguments: ["--path", "--velocity", "--thresholds", "--onion=3"])
  func overlays_are_on_both_phones(overlay: String) throws {
    let folder = try TemporaryDirectory()
    let path = folder.path
    let slow = try folder.write("navigation.response: 0.9s\n", to: "slow.yaml")
    let drag = try folder.write(
      """
      device: iphone-x
      steps:
        - tap: row:chat-1
        - wait: 3s
        - press: [3, 420]
        - move: {to: [200, 430], over: 200ms}

      """, to: "drag.yaml")
    func picture(_ name: String, _ arguments: [String]) throws -> Surface {
      _ = CommandRun(
        [
          "snapshot", "--scenario", drag, "--compare", slow, "--scale", "1", "--output",
          path + "/\(name).png",
        ] + arguments, code: 0)
      return try PNGFile.read(path + "/\(name).png")
    }
    let (plain, drawn) = try (picture("plain", []), picture("drawn", [overlay]))
    for index in 0...1 {
      let frame = SideBySide(.iPhoneX, names: [], hasBody: false).frame(of: index, screen: Size(375, 812))
      let rect = PixelRect(
        x: Int(frame.minX), y: Int(frame.minY), width: Int(frame.width), height: Int(frame.height))
      #expect(plain.differences(from: drawn, in: rect) > 100, "phone \(index)")
    }
  }
}
