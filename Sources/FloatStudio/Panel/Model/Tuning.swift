import FloatCore

/// The values that the panel changes: two sets of them, what the files say, and every step back and forward.
///
/// A step is what one gesture did: a drag, a typed value, a turn of the wheel. Whatever changes a value is one, so that
/// taking all steps back gives the values of the start. Changing to the other set is none: a step that is taken back brings
/// the set with it that it was made in.
package struct Tuning: Equatable, Sendable {
  /// The set that the phone runs on.
  package private(set) var values: Parameters
  /// The other set, to compare with.
  package private(set) var other: Parameters
  /// Which of the two ``values`` is.
  package private(set) var active = TuningSet.a
  /// What the files say: the measure of what is changed.
  package private(set) var saved: Parameters
  /// The keys whose values differ from the files'.
  package private(set) var changedKeys: Set<String> = []
  /// Keys that the file has changed meanwhile, too, with the file's values.
  package private(set) var conflicts: [String: String] = [:]
  /// True while the phone shows the other set.
  package private(set) var isPeeking = false

  private var done: [TuningStep] = []
  private var undone: [TuningStep] = []
  /// The values before the gesture that is under way.
  private var before: [String: String]?
  /// Keys that may differ from what the phone was told last.
  private var stale: Set<String> = []

  package init(_ values: Parameters) {
    self.values = values
    other = values
    saved = values
  }

  /// What the phone shows.
  package var shown: Parameters { isPeeking ? other : values }
  package var canUndo: Bool { !done.isEmpty }
  package var canRedo: Bool { !undone.isEmpty }
  /// How many steps can be taken back.
  package var depth: Int { done.count }
  /// True between ``begin()`` and its end.
  package var isInGesture: Bool { before != nil }

  /// The value that a key shows, in its canonical spelling.
  package func text(_ key: String) -> String { shown.text(for: key) ?? "" }
  package func savedText(_ key: String) -> String { saved.text(for: key) ?? "" }
  package func isChanged(_ key: String) -> Bool { changedKeys.contains(key) }
  /// What differs from the files, in the order of the table.
  package var changes: [ConfigurationValue] { values.differences(from: saved) }

  // MARK: Changes

  /// Sets keys; one step, or part of the gesture that is under way.
  ///
  /// - Parameter merging: Steps of the same name that follow within half a second are one: a turn of the wheel.
  package mutating func set(_ new: [ConfigurationValue], merging: TuningStep.Merging? = nil) {
    guard !isPeeking else { return }
    let changes = write(new)
    guard !changes.isEmpty else { return }
    if before != nil {
      for change in changes where before?[change.key] == nil { before?[change.key] = change.old }
    } else {
      push(changes, merging: merging)
    }
  }

  /// A gesture begins; what follows up to its end is one step.
  package mutating func begin() {
    guard !isPeeking, before == nil else { return }
    before = [:]
  }

  /// The gesture is over.
  ///
  /// - Parameter merging: As in ``set(_:merging:)``: a click and the double click that follows it are one step.
  package mutating func commit(merging: TuningStep.Merging? = nil) {
    guard let old = before else { return }
    before = nil
    let changes = old.compactMap { key, old -> TuningStep.Change? in
      let new = text(key)
      return new == old ? nil : TuningStep.Change(key: key, old: old, new: new)
    }
    if !changes.isEmpty { push(changes.sorted { $0.key < $1.key }, merging: merging) }
  }

  /// The gesture is taken back.
  package mutating func rollBack() {
    guard let old = before else { return }
    before = nil
    _ = write(old.map { ConfigurationValue(key: $0.key, value: $0.value) })
  }

  /// The phone runs on the other set from now on.
  package mutating func flip() {
    guard !isPeeking, before == nil else { return }
    swapSets()
  }

  /// The phone shows the other set, until it is told not to.
  package mutating func peek(_ isOn: Bool) {
    guard isOn != isPeeking, before == nil else { return }
    isPeeking = isOn
    markAll()
  }

  // MARK: Files

  /// The files have new values, or a preset was chosen: what differs from before goes over the values, one step.
  ///
  /// A key that was changed here as well keeps its value, and is a conflict until it is changed again or saved.
  package mutating func load(_ new: Parameters) {
    commit()
    peek(false)
    let arrived = new.differences(from: saved)
    var taken: [ConfigurationValue] = []
    for value in arrived {
      if isChanged(value.key), text(value.key) != value.value {
        conflicts[value.key] = value.value
      } else {
        taken.append(value)
      }
    }
    saved = new
    findChanged()
    let changes = write(taken)
    if !changes.isEmpty { push(changes) }
  }

  /// The values are in the file now.
  package mutating func markSaved() {
    saved = values
    changedKeys = []
    conflicts = [:]
  }

  // MARK: Steps

  package mutating func undo() {
    guard !isPeeking, before == nil, let step = done.popLast() else { return }
    apply(step, forward: false)
    undone.append(step)
  }

  package mutating func redo() {
    guard !isPeeking, before == nil, let step = undone.popLast() else { return }
    apply(step, forward: true)
    done.append(step)
  }

  private mutating func apply(_ step: TuningStep, forward: Bool) {
    if step.set != active { swapSets() }
    _ = write(step.changes.map { ConfigurationValue(key: $0.key, value: forward ? $0.new : $0.old) })
  }

  private mutating func push(_ changes: [TuningStep.Change], merging: TuningStep.Merging? = nil) {
    let step = TuningStep(set: active, changes: changes, merging: merging)
    undone = []
    if let last = done.last, let merged = last.merged(with: step) {
      done[done.count - 1] = merged
      if merged.changes.isEmpty { done.removeLast() }
    } else {
      done.append(step)
    }
  }

  private mutating func swapSets() {
    swap(&values, &other)
    active = active == .a ? .b : .a
    findChanged()
    markAll()
  }

  private mutating func findChanged() { changedKeys = Set(changes.map(\.key)) }

  private mutating func write(_ new: [ConfigurationValue]) -> [TuningStep.Change] {
    var changes: [TuningStep.Change] = []
    for value in new {
      guard let entry = values.schema.entry(for: value.key) else { continue }
      let old = entry.read(from: values)
      do { try entry.apply(value.value, to: &values) } catch { continue }
      let now = entry.read(from: values)
      guard now != old else { continue }
      changes.append(TuningStep.Change(key: value.key, old: old, new: now))
      stale.insert(value.key)
      if now == savedText(value.key) { changedKeys.remove(value.key) } else { changedKeys.insert(value.key) }
      conflicts[value.key] = nil
    }
    return changes
  }

  // MARK: What the phone is told

  private mutating func markAll() {
    stale.formUnion(values.differences(from: other).map(\.key))
  }

  /// The keys that may have changed since the last call, with the values to show, in the order of the table.
  mutating func takeStale() -> [ConfigurationValue] {
    guard !stale.isEmpty else { return [] }
    let keys = stale
    stale = []
    let parameters = shown
    return parameters.schema.entries.filter { keys.contains($0.key) }
      .map { ConfigurationValue(key: $0.key, value: $0.read(from: parameters)) }
  }
}

/// One of two sets of values.
package enum TuningSet: String, Hashable, Sendable {
  case a = "A"
  case b = "B"
}
