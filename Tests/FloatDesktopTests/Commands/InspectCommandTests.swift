import Testing

@testable import FloatDesktop
@testable import FloatTestSupport

@Suite struct InspectCommandTests {
  /// A window takes the effects of its phone, so that it can carry them out.
  @Test func what_happened_is_listed_with_a_window_as_without() throws {
    let folder = try TemporaryDirectory()
    let steps = "steps:\n  - call: {collect: article-1}\n  - settle\n  - snapshot: a\n"
    let phone = try folder.write(steps, to: "phone.yaml")
    let window = try folder.write(steps + "  - clock: pause\n", to: "window.yaml")
    func printed(_ file: String, _ more: String...) -> String {
      let run = CommandRun(["inspect", "--no-pretty", "--scenario", file] + more)
      #expect(run.code == 0, "\(run.errors)")
      return run.output
    }
    let expected = printed(phone)
    #expect(expected.contains(#""effects":["save"],"events":[{"t":0,"name":"page.will-collect""#))
    #expect(printed(window) == expected)
    #expect(printed(window, "--at", "a") == expected)
  }
}
