/// What a watch tells about the files it watches.
package enum ReloadSignal: Int32, Sendable {
  /// Something changed; a writer may not be finished.
  case partial = 1
  /// A file was written to its end.
  case complete = 2
  /// Nothing has changed for a while: what the files say now is meant.
  case settled = 3
  /// The files can no longer be watched.
  case failed = 4
}
