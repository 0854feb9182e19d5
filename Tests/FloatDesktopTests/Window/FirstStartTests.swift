import Testing

@testable import FloatDesktop
@testable import FloatTestSupport

@Suite struct FirstStartTests {
  @Test func a_start_is_the_first_until_somebody_has_begun() throws {
    let folder = try TemporaryDirectory()
    let environment = ["XDG_STATE_HOME": folder.path]
    // A window without any input is not remembered.
    #expect(FirstStart(environment: environment) != nil)
    let first = try #require(FirstStart(environment: environment))
    first.remember()
    #expect(FirstStart(environment: environment) == nil)
  }

  @Test func without_a_place_to_remember_there_is_no_first_start() {
    #expect(FirstStart(environment: [:]) == nil)
  }
}
