import FloatCore
import FloatDesk
import FloatFiles
import FloatReplay
import Glibc

/// The files that a window follows: those of the configuration and those of the prototype's folder.
struct FollowedFiles {
  var configuration: ConfigurationReloader
  /// The configuration of the second phone.
  private var compared: ConfigurationReloader?
  private var pages: PrototypeReloader?
  private var watch: FileWatch?
  /// The watched files and folders; nil until they are followed.
  private var watched: (files: [String], folders: [WatchedFolder])?
  /// Why changes may come without a report, so that the window has to look; nil while all are reported.
  private(set) var silence: Diagnostic?

  /// The time between two looks at files whose changes are not reported, in seconds.
  static let lookInterval = 3.0

  init(_ setup: PrototypeSetup, compared: ConfigurationReloader? = nil) {
    configuration = setup.reloader
    self.compared = compared
    pages = setup.pagesReloader
  }

  /// What the files say.
  var facts: FileFacts {
    FileFacts(
      bindings: configuration.bindings, parameters: configuration.parameters, presets: configuration.presets,
      availablePresets: configuration.availablePresets)
  }

  /// The problems with the files that are to be shown.
  var problems: [Diagnostic] {
    configuration.problems + (compared?.problems ?? []) + (pages?.problems ?? [])
      + [silence].compactMap(\.self)
  }

  /// Starts to watch the files, or updates the set of watched files.
  ///
  /// An empty set is no problem; a failure to watch is a problem that is reported once, and everything else continues.
  mutating func follow() {
    let before = silence
    defer { if let silence, silence != before { Diagnostics.show([silence]) } }
    let new = (files: configuration.files + (compared?.files ?? []), folders: pages?.watched ?? [])
    if let watched, watch != nil, new == watched { return }
    watched = new
    guard !new.files.isEmpty || !new.folders.isEmpty else { return }
    do {
      watch = try FileWatch(paths: new.files, folders: new.folders, notify: { Mailbox.post(.reload($0)) })
      silence = SilentFileSystem.type(below: new.folders.map(\.path) + new.files).map {
        silence(because: "\($0) does not report all changes of its files")
      }
    } catch {
      let limit = error.number == EMFILE ? " (the limit is fs.inotify.max_user_instances)" : ""
      silence = silence(because: "changes of files are not reported: \(error)\(limit)")
    }
  }

  /// A warning that says what the window does about it.
  private func silence(because reason: String) -> Diagnostic {
    let file = watched.flatMap { $0.folders.first?.path ?? $0.files.first } ?? ""
    return Diagnostic(
      file: file, severity: .warning,
      reason: reason + "; the window looks at them when it gets the focus, and every "
        + "\(Int(Self.lookInterval)) seconds while it has it")
  }

  /// Follows the folder of a phone that starts over with another setup.
  mutating func follow(pagesOf setup: PrototypeSetup) {
    pages = setup.pagesReloader
    if watched != nil { follow() }
  }

  /// Reads files again that may have changed: what they say now, and whether there are other errors than before, or more
  /// warnings.
  mutating func reload(_ signal: ReloadSignal) -> (facts: FileFacts, hasNewProblems: Bool) {
    let before = problems
    guard signal != .failed else {
      silence = silence(
        because: "changes of some files are not reported: a directory on the way to them cannot be watched "
          + "(it is not readable, or the limit fs.inotify.max_user_watches is reached)")
      return (self.facts, problems != before)
    }
    let new = pages?.reload(signal)
    if let new { configuration.choose(defaults: new.defaults) }
    let values = configuration.reload(signal)
    var facts = self.facts
    (facts.values, facts.comparedValues) = (values, compared?.reload(signal) ?? [])
    facts.pages = new.map { ($0.pages, $0.device, $0.name) }
    // A warning of the watch is shown where it arises.
    defer { if watched != nil { follow() } }
    return (facts, problems.errors != before.errors || !problems.warnings.isSubset(of: before.warnings))
  }
}
