import Testing

@testable import FloatCore

@Suite struct BoxedTests {
  @Test func a_change_is_only_the_holders_own() {
    var a = Boxed([1, 2])
    let b = a
    a.value.append(3)
    #expect(a.value == [1, 2, 3])
    #expect(b.value == [1, 2])
    #expect(a != b)
    a.value.removeLast()
    #expect(a == b)
  }

  @Test func what_is_held_alone_is_changed_in_its_place() {
    var a = Boxed([1])
    let place = ObjectIdentifier(a.box)
    a.value[0] = 2
    #expect(ObjectIdentifier(a.box) == place)
    let b = a
    a.value[0] = 3
    #expect(ObjectIdentifier(a.box) != place)
    #expect(ObjectIdentifier(b.box) == place)
  }

  @Test func what_it_holds_goes_with_the_last_holder() {
    final class Guest: Sendable {}
    weak var guest: Guest?
    do {
      let made = Guest()
      guest = made
      var a = Boxed([made])
      let b = a
      a.value.append(made)
      #expect(b.value.count == 1)
      #expect(guest != nil)
    }
    #expect(guest == nil)
  }
}
