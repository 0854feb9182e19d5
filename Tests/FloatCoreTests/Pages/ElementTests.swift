import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite struct ElementTests {
  /// The list of all elements says how round they are, as the layout of their page does.
  @Test func an_element_of_a_page_keeps_its_corners() throws {
    let stage = Stage()
    let layout = try #require(stage.prototype.frontPage?.layout)
    let laid = layout.scrolledElements + layout.fixedElements
    #expect(laid.contains { $0.radius > 0 })
    for element in stage.prototype.elements {
      guard let own = laid.first(where: { $0.id == element.id }) else { continue }
      #expect(element.radius == own.radius, "\(element.id)")
    }
  }
}
