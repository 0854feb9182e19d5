import FloatCore
import FloatFiles
import FloatReplay

/// The files that a window follows: the configuration's, and those of the prototype's folder.
struct FollowedFiles {
  /// What a change of files means for the window.
  struct Change {
    var pages: PrototypeReloader.Change?
    /// The keys of the configuration that take another value.
    var values: [ConfigurationValue] = []
    /// The keys of a second phone's own that take another value.
    var comparedValues: [ConfigurationValue] = []
    /// True where other problems are to be told.
    var hasNewProblems = false
  }

  var configuration: ConfigurationReloader
  /// The file of the phone beside the first.
  private var compared: ConfigurationReloader?
  private var pages: PrototypeReloader?
  private var watch: FileWatch?
  /// What it watches.
  private var watched: (files: [String], folders: [WatchedFolder]) = ([], [])

  init(_ setup: PrototypeSetup, compared: ConfigurationReloader? = nil) {
    configuration = setup.reloader
    self.compared = compared
    pages = setup.pagesReloader
  }

  /// What is wrong with the files, as far as it is to be told.
  var problems: [Diagnostic] {
    configuration.problems + (compared?.problems ?? []) + (pages?.problems ?? [])
  }

  /// Begins to watch, or watches what is there now.
  ///
  /// Nothing to watch is no problem; that it cannot be watched is told, and everything else goes on.
  mutating func follow() {
    let new = (files: configuration.files + (compared?.files ?? []), folders: pages?.watched ?? [])
    guard watch == nil || new != watched else { return }
    watched = new
    guard !new.files.isEmpty || !new.folders.isEmpty else { return }
    do {
      watch = try FileWatch(paths: new.files, folders: new.folders, notify: { UserEvent.push($0) })
    } catch {
      Diagnostics.warning("changes of files will not be seen: \(error)")
    }
  }

  /// Follows the folder of a phone that starts over as something else.
  mutating func follow(pagesOf setup: PrototypeSetup) {
    pages = setup.pagesReloader
    follow()
  }

  /// Reads again what may have changed.
  mutating func reload(_ signal: ReloadSignal) -> Change {
    guard signal != .failed else {
      Diagnostics.warning(
        "changes of the config file or of the prototype may not be seen any more: a directory on the way to them cannot "
          + "be watched (it may not be read, or fs.inotify.max_user_watches is reached)")
      return Change()
    }
    let before = problems
    var change = Change()
    change.pages = pages?.reload(signal)
    if let pages = change.pages { configuration.choose(defaults: pages.defaults) }
    change.values = configuration.reload(signal)
    change.comparedValues = compared?.reload(signal) ?? []
    change.hasNewProblems = problems != before
    follow()
    return change
  }
}
