/// A large value held by reference: passing it on costs one retain, and changing it copies it if it has other holders.
///
/// It has value semantics. Use it for values that every frame reads and only one place changes; as `@Boxed var`, for
/// large parts of other values. Stored directly, a `Prototype` makes the compiler write 50 kB of copying code for its
/// owner, and again for the owner's owner.
@propertyWrapper @frozen package struct Boxed<Value: Sendable>: Sendable {
  /// Unchecked, because its value changes only while a single structure holds the box.
  @usableFromInline final class Box: @unchecked Sendable {
    // The value is behind a pointer, because reading a stored variable of a class copies it, lest other code change it
    // meanwhile.
    @usableFromInline let pointer: UnsafeMutablePointer<Value>

    @inlinable init(_ value: Value) {
      pointer = .allocate(capacity: 1)
      pointer.initialize(to: value)
    }

    @inlinable deinit {
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
  }

  @usableFromInline var box: Box

  @inlinable package init(_ value: Value) { box = Box(value) }
  @inlinable package init(wrappedValue: Value) { box = Box(wrappedValue) }

  @inlinable package var value: Value {
    @inline(__always) _read { yield box.pointer.pointee }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&box) { detach() }
      yield &box.pointer.pointee
    }
  }

  @inlinable package var wrappedValue: Value {
    @inline(__always) _read { yield value }
    @inline(__always) _modify { yield &value }
  }

  // A separate function, because an accessor that copies the value reserves room for it wherever it is inlined.
  @inlinable @inline(never) mutating func detach() { box = Box(box.pointer.pointee) }
}

extension Boxed where Value == Prototype {
  /// Reads in place. `inout` only keeps the compiler from copying the whole value first; nothing is changed.
  private func read<Result>(_ question: (inout Prototype) -> Result) -> Result {
    question(&box.pointer.pointee)
  }

  /// The prototype's time, in seconds. This and the following are here because another module copies the whole
  /// prototype to read them.
  package var now: Double { box.pointer.pointee.environment.now }
  package var isAnimating: Bool { read { $0.isAnimating } }
  package var nextDeadline: Double? { read { $0.nextDeadline } }
  package var scene: Scene { read { $0.scene } }
  package var upcomingPages: [Prototype.UpcomingPage] { read { $0.upcomingPages } }
}

extension Boxed: Equatable where Value: Equatable {
  @inlinable package static func == (a: Boxed, b: Boxed) -> Bool { a.box === b.box || a.value == b.value }
}
