/// What one gesture changed, and back.
package struct TuningStep: Hashable, Sendable {
  /// A key's value before and after, in its canonical spelling.
  package struct Change: Hashable, Sendable {
    package var key: String
    package var old: String
    package var new: String
  }

  package enum Kind: Hashable, Sendable {
    /// Keys of the set in use.
    case values([Change])
    /// Keys of the other set.
    case other([Change])
    /// The sets changed places.
    case flip
  }

  /// Steps of one name that follow each other closely are one.
  package struct Merging: Hashable, Sendable {
    /// What is turned: `wheel ball.diameter`.
    package var name: String
    /// When, in seconds.
    package var time: Double

    /// How long after the last one a step still belongs to it, in seconds.
    static let pause = 0.5

    package init(_ name: String, at time: Double) {
      self.name = name
      self.time = time
    }
  }

  package var kind: Kind
  package var merging: Merging?

  init(_ kind: Kind, merging: Merging? = nil) {
    self.kind = kind
    self.merging = merging
  }

  /// The keys that it is about.
  var keys: [String] {
    switch kind {
    case .values(let changes), .other(let changes): changes.map(\.key)
    case .flip: []
    }
  }

  /// This step and the next as one; nil where they are two.
  func merged(with next: TuningStep) -> TuningStep? {
    guard let merging, let newer = next.merging, merging.name == newer.name,
      newer.time - merging.time <= Merging.pause, case .values(var changes) = kind,
      case .values(let added) = next.kind
    else { return nil }
    for change in added {
      if let index = changes.firstIndex(where: { $0.key == change.key }) {
        changes[index].new = change.new
      } else {
        changes.append(change)
      }
    }
    // What is as it was before the first of them was not changed.
    return TuningStep(.values(changes.filter { $0.old != $0.new }), merging: newer)
  }
}
