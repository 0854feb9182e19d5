extension EntranceStore {
  /// Keeps the entrances in a file that somebody named.
  init(path: String) { self.path = path }
}
