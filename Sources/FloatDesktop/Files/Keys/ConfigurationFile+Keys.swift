import FloatCore

extension ConfigurationFile {
  /// Applies the file's values to the window's keys.
  ///
  /// - Parameter last: The keys in use before the file changed; a bad value keeps those from here.
  /// - Returns: The problems of these values.
  package func apply(to bindings: inout KeyBindings, keeping last: KeyBindings? = nil) -> [Diagnostic] {
    guard takesKeys else { return [] }
    var settings: [(setting: KeyBindings.Setting, assignment: ConfigurationAssignment)] = []
    var found: [(assignment: ConfigurationAssignment, reason: String, isAboutKey: Bool)] = []
    for assignment in assignments where KeyBindings.isKey(assignment.key) {
      do throws(KeyCombination.Failure) {
        settings.append((try KeyBindings.setting(assignment.key, assignment.text), assignment))
      } catch {
        found.append((assignment, error.reason, KeyAction(configurationKey: assignment.key) == nil))
      }
    }
    let conflicts = bindings.apply(settings.map(\.setting))
    for (index, reason) in conflicts.sorted(by: { $0.key < $1.key }) {
      found.append((settings[index].assignment, reason, false))
    }
    if let last {
      let lost = found.compactMap { KeyAction(configurationKey: $0.assignment.key) }
      // Conflicts among the kept keys are not reported, because the bad value was.
      _ = bindings.apply(lost.map { KeyBindings.Setting(action: $0, keys: last.keys(of: $0)) })
    }
    let problems = found.map { assignment, reason, isAboutKey in
      diagnostic(
        at: isAboutKey ? assignment.keyPosition : assignment.position, key: assignment.key, reason,
        kept: KeyAction(configurationKey: assignment.key).map(bindings.text))
    }
    return Array(Diagnostic.sorted(problems).prefix(Self.maximumProblems))
  }
}

extension KeyAction {
  init?(configurationKey key: String) {
    guard KeyBindings.isKey(key) else { return nil }
    self.init(rawValue: String(key.dropFirst(KeyBindings.group.count + 1)))
  }
}
