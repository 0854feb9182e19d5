import FloatCore

/// The change of values by one gesture, which can be undone and redone.
struct TuningStep: Hashable, Sendable {
  /// A key's value before and after.
  struct Change: Hashable, Sendable {
    var key: String
    var old: ParameterValue
    var new: ParameterValue
  }

  /// Steps of one name in quick succession are merged into one.
  struct Merging: Hashable, Sendable {
    /// The means and the key, such as `wheel ball.diameter`.
    var name: String
    /// The time of the step, in seconds.
    var time: Double

    /// The longest pause between steps that are merged, in seconds.
    static let pause = 0.5
  }

  /// The set that was in use.
  var set: TuningSet
  var changes: [Change]
  var merging: Merging?

  /// This step and the next as one; nil if they are separate.
  func merged(with next: TuningStep) -> TuningStep? {
    guard let merging, let newer = next.merging, merging.name == newer.name,
      newer.time - merging.time <= Merging.pause, set == next.set
    else { return nil }
    var merged = self
    merged.merging = newer
    for change in next.changes {
      if let index = changes.firstIndex(where: { $0.key == change.key }) {
        merged.changes[index].new = change.new
      } else {
        merged.changes.append(change)
      }
    }
    // A key that is back at the value before the first of them was not changed.
    merged.changes.removeAll { $0.old == $0.new }
    return merged
  }
}
