/// A large value that is held by reference: handing it on costs one retain, and it is copied when a holder changes it while
/// there are others.
///
/// It behaves as the value itself would. For values that every frame reads and one place changes.
@frozen package struct Boxed<Value: Sendable>: Sendable {
  /// Unchecked, since its value changes only while a single structure holds it.
  @usableFromInline final class Box: @unchecked Sendable {
    // Behind a pointer, since a class's own variable would be copied to be read: something else might change it meanwhile.
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

  @inlinable package var value: Value {
    @inline(__always) _read { yield box.pointer.pointee }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&box) { detach() }
      yield &box.pointer.pointee
    }
  }

  // Apart, since an accessor that copies the value has room for it wherever it is used.
  @inlinable @inline(never) mutating func detach() { box = Box(box.pointer.pointee) }
}

extension Boxed where Value == Prototype {
  /// The prototype's time, in seconds. Another module would copy the whole prototype to ask it.
  package var now: Double { box.pointer.pointee.environment.now }
}

extension Boxed: Equatable where Value: Equatable {
  @inlinable package static func == (a: Boxed, b: Boxed) -> Bool { a.box === b.box || a.value == b.value }
}
