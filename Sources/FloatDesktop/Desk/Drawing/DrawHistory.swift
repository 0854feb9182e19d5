import FloatStudio

/// The bytes of a file through the changes that were drawn in it, and a change that is on its way.
struct DrawHistory: Sendable {
  /// The bytes after each change; the first are those before all.
  private var states: [[UInt8]] = []
  /// The states after the change that is being written.
  private var next: [[UInt8]]?

  var isWriting: Bool { next != nil }

  /// Begins to write a change.
  ///
  /// - Parameter joins: Whether it is taken back together with the change before.
  mutating func write(_ new: [UInt8], over old: [UInt8], joins: Bool) -> Errand {
    // What another program has written is not taken back.
    let before = states.last == old ? states : [old]
    next = (joins && before.count > 1 ? before.dropLast() : before) + [new]
    return .writeDrawing(new, expecting: old)
  }

  /// Begins to write the bytes of before the last change; nil where there is none, or where the file was changed since.
  mutating func undo(_ bytes: [UInt8]) -> Errand? {
    guard !isWriting, states.count > 1, states.last == bytes else { return nil }
    next = states.dropLast()
    return .writeDrawing(states[states.count - 2], expecting: bytes)
  }

  /// Ends a change; true if the file has its bytes.
  mutating func end(_ bytes: [UInt8]?) -> Bool {
    defer { next = nil }
    guard let next, next.last == bytes else { return false }
    states = next
    return true
  }
}
