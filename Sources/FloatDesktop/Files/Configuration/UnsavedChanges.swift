package import FloatCore
import Glibc

/// Values changed in a window and not saved, kept in `$XDG_STATE_HOME/floatdesktop/unsaved.yaml` for the next window.
///
/// Several windows share the file: a value that this window has neither read nor written belongs to another one and
/// stays.
package struct UnsavedChanges: Sendable {
  /// The file's path; nil keeps nothing.
  private let path: String?
  /// The keys in the file that this window may change.
  private var known: Set<String> = []

  /// - Parameter environment: `XDG_STATE_HOME` and `HOME`.
  package init(environment: [String: String]) {
    path = StateFolder.path("unsaved.yaml", environment: environment)
  }

  /// The kept values that differ from `parameters`; values that cannot be read are left out.
  package mutating func values(beside parameters: Parameters) -> [ConfigurationValue] {
    guard let path else { return [] }
    let file = ConfigurationFile.load(path: path, schema: parameters.schema)
    known.formUnion(file.assignments.map(\.key))
    var kept = parameters
    Diagnostics.show(file.apply(to: &kept).filter { $0.severity == .warning })
    return kept.differences(from: parameters)
  }

  /// Keeps a file that cannot be read under another name; returns what to say about it.
  private static func setAside(_ file: ConfigurationFile, _ path: String, now: Double) -> String? {
    guard file.isUnreadable, !file.isMissing, SymbolicLink.target(of: path) == nil else { return nil }
    return FileSetAside.move(path, now: now).map {
      "\(path): the unsaved values of another run cannot be read; the file is kept as \($0)"
    }
  }

  /// Keeps values in place of those kept before; an empty list removes the file, unless another window has kept some.
  ///
  /// A damaged file is renamed to `unsaved.yaml.bad-TIME`. A link in the file's place is replaced by a file.
  ///
  /// - Parameters:
  ///   - isDurable: False where a power cut may take the values.
  ///   - now: Seconds since 1970, for the name of a file set aside.
  /// - Returns: Why the file was set aside, and where, if it was.
  @discardableResult
  package mutating func keep(
    _ values: [ConfigurationValue], isDurable: Bool = true, now: Double = Double(time(nil))
  ) throws(AtomicFile.Failure) -> String? {
    guard let path, !values.isEmpty || access(path, F_OK) == 0 else { return nil }
    let lock = try AtomicFile.lock(path, .draftState)
    known.formUnion(values.map(\.key))
    let file = ConfigurationFile.load(path: path)
    let notice = Self.setAside(file, path, now: now)
    let others = file.assignments.filter { !known.contains($0.key) }
    let lines =
      (values + others.map { ConfigurationValue(key: $0.key, value: $0.text) })
      .map { "\(YAMLText.scalar($0.key)): \(YAMLText.scalar($0.value))\n" }
    if lines.isEmpty {
      guard unlink(path) == 0 || errno == ENOENT else { throw AtomicFile.Failure(path: path) }
    } else {
      let text = "# Changed in a window and not saved; the next panel offers them.\n" + lines.joined()
      var options = AtomicFile.Options.draftState
      options.isDurable = isDurable
      try AtomicFile.write(Array(text.utf8), to: path, options)
    }
    lock.release()
    return notice
  }
}
