import Testing

@testable import FloatCore

@Suite struct IconClusterTests {
  @Test func no_entrance_has_no_icon_and_more_than_five_show_five() {
    #expect(IconCluster.slots(count: 0).isEmpty)
    #expect(IconCluster.slots(count: -3).isEmpty)
    #expect(IconCluster.slots(count: 9) == IconCluster.slots(count: 5))
    for n in 1...5 { #expect(IconCluster.slots(count: n).count == n) }
  }
}
