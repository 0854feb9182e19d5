import FloatCore

/// The values that the panel changes: two sets of them, the files' values, and every step for undo and redo.
///
/// A step is the effect of one gesture: a drag, a typed value, a turn of the wheel. Every change of a value is part of
/// a step, so that undoing all steps restores the values of the start. Changing to the other set is no step: undoing a
/// step returns to the set that it was made in.
struct Tuning: Equatable, Sendable {
  /// The set that the phone uses.
  private(set) var values: Parameters
  /// The other set, for comparison.
  private(set) var other: Parameters
  /// The name of the set in ``values``.
  private(set) var active = TuningSet.a
  /// The files' values, from which changes are counted.
  private(set) var saved: Parameters
  /// The keys whose values differ from the files'.
  private(set) var changedKeys: Set<String> = []
  /// Keys that the file has changed in the meantime as well, with the file's values.
  private(set) var conflicts: [String: ParameterValue] = [:]
  /// The conflicts that a save was held back for.
  private var toldConflicts: [String: ParameterValue] = [:]
  /// True while the phone shows the other set.
  private(set) var isPeeking = false

  private var done: [TuningStep] = []
  private var undone: [TuningStep] = []
  /// The values before the gesture in progress, by its keys.
  private var before: [String: ParameterValue]?
  /// The files' values that arrived for these keys since.
  private var arrived: [String: ParameterValue] = [:]
  /// Keys whose values may differ from those that the phone received last.
  private var stale: Set<String> = []

  init(_ values: Parameters) {
    self.values = values
    other = values
    saved = values
  }

  /// The values that the phone shows.
  var shown: Parameters { isPeeking ? other : values }
  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }
  /// The number of steps that can be undone.
  var depth: Int { done.count }
  /// True between ``begin()`` and its end.
  var isInGesture: Bool { before != nil }

  /// The value that a key shows, in its canonical spelling.
  func text(_ key: String) -> String { shown.text(for: key) ?? "" }
  func value(_ key: PanelKey) -> ParameterValue { key.entry.value(in: shown) }
  func savedValue(_ key: PanelKey) -> ParameterValue { key.entry.value(in: saved) }
  func isChanged(_ key: String) -> Bool { changedKeys.contains(key) }
  /// The values that differ from the files', in the order of the table.
  var changes: [ConfigurationValue] { values.differences(from: saved) }

  // MARK: Changes

  /// Sets keys, as one step or as part of the gesture in progress.
  ///
  /// - Parameter merging: Steps of the same name within half a second of each other, as in a turn of the wheel, are
  ///   one.
  mutating func set(_ new: [ConfigurationValue], merging: TuningStep.Merging? = nil) {
    guard !isPeeking else { return }
    let changes = write(new)
    guard !changes.isEmpty else { return }
    if before != nil {
      for change in changes where before?[change.key] == nil { before?[change.key] = change.old }
    } else {
      push(changes, merging: merging)
    }
  }

  /// Begins a gesture; all changes until its end are one step.
  mutating func begin() {
    guard !isPeeking, before == nil else { return }
    before = [:]
  }

  /// Ends the gesture.
  ///
  /// - Parameter merging: As in ``set(_:merging:)``: a click and the double click that follows it are one step.
  mutating func commit(merging: TuningStep.Merging? = nil) {
    guard let old = before else { return }
    before = nil
    defer { findConflicts() }
    let changes = old.compactMap { key, old -> TuningStep.Change? in
      let new = shown.value(for: key) ?? old
      return new == old ? nil : TuningStep.Change(key: key, old: old, new: new)
    }
    if !changes.isEmpty { push(changes.sorted { $0.key < $1.key }, merging: merging) }
  }

  /// Takes the gesture back.
  mutating func rollBack() {
    guard let old = before else { return }
    before = nil
    _ = write(old.map { ConfigurationValue($0.key, $0.value) })
    findConflicts()
  }

  /// Compares the keys of a gesture that has ended with the values that arrived during it.
  private mutating func findConflicts() {
    for (key, value) in arrived where shown.value(for: key) != value { conflicts[key] = value }
    arrived = [:]
  }

  /// Makes the phone use the other set from now on.
  mutating func flip() {
    guard !isPeeking, before == nil else { return }
    swapSets()
  }

  /// Shows the other set on the phone while `isOn` is true.
  mutating func peek(_ isOn: Bool) {
    guard isOn != isPeeking, before == nil else { return }
    isPeeking = isOn
    markAll()
  }

  // MARK: Files

  /// Takes over new values from the files or from a chosen preset: those that differ from before are set, in one step.
  ///
  /// A key that was changed here as well keeps its value, and is in conflict until it is changed again or saved.
  ///
  /// A gesture in progress continues and its keys keep their values. If it is undone or taken back, they have those that
  /// arrived, as if it had begun after the files were saved.
  mutating func load(_ new: Parameters) {
    peek(false)
    var taken: [ConfigurationValue] = []
    var held: [TuningStep.Change] = []
    for value in new.differences(from: saved) {
      if let old = before?[value.key] {
        arrived[value.key] = value.content
        guard old == saved.value(for: value.key) else { continue }
        held.append(TuningStep.Change(key: value.key, old: old, new: value.content))
        before?[value.key] = value.content
      } else if isChanged(value.key), shown.value(for: value.key) != value.content {
        conflicts[value.key] = value.content
      } else {
        taken.append(value)
      }
    }
    saved = new
    findChanged()
    let changes = held + write(taken)
    if !changes.isEmpty { push(changes) }
  }

  /// True where a save would write over a value of the file that no save was held back for yet.
  var isSaveHeldBack: Bool { conflicts.contains { toldConflicts[$0.key] != $0.value } }

  /// Takes note that a save was held back, so that the next one is not.
  mutating func noteHeldBack() { toldConflicts = conflicts }

  /// Takes note that the values are in the file now.
  mutating func markSaved() {
    saved = values
    changedKeys = []
    (conflicts, toldConflicts) = ([:], [:])
  }

  // MARK: Steps

  mutating func undo() {
    guard !isPeeking, before == nil, let step = done.popLast() else { return }
    apply(step, forward: false)
    undone.append(step)
  }

  mutating func redo() {
    guard !isPeeking, before == nil, let step = undone.popLast() else { return }
    apply(step, forward: true)
    done.append(step)
  }

  private mutating func apply(_ step: TuningStep, forward: Bool) {
    if step.set != active { swapSets() }
    _ = write(step.changes.map { ConfigurationValue($0.key, forward ? $0.new : $0.old) })
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
      let old = entry.value(in: values)
      do { try entry.set(value.content, in: &values) } catch { continue }
      let now = entry.value(in: values)
      guard now != old else { continue }
      changes.append(TuningStep.Change(key: value.key, old: old, new: now))
      stale.insert(value.key)
      if now == entry.value(in: saved) {
        changedKeys.remove(value.key)
      } else {
        changedKeys.insert(value.key)
      }
      conflicts[value.key] = nil
    }
    return changes
  }

  // MARK: Changes for the phone

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
      .map { ConfigurationValue($0.key, $0.value(in: parameters)) }
  }
}

/// One of two sets of values.
enum TuningSet: Hashable, Sendable { case a, b }
