package import FloatCore

/// A config file that values are written back to.
package struct ConfigurationStore: Sendable {
  /// Why a value was not written; the file is as it was.
  package enum Failure: Error {
    /// The key or the value is wrong, or the file cannot be edited safely.
    case refused(Diagnostic)
    /// The file exists but cannot be read.
    case unreadable(String)
    case file(AtomicFile.Failure)

    /// The failure with the file's path.
    package func diagnostic(for path: String) -> Diagnostic {
      switch self {
      case .refused(let diagnostic): diagnostic
      case .unreadable(let reason): Diagnostic(file: path, reason: reason)
      case .file(let failure): Diagnostic(file: path, reason: failure.words)
      }
    }
  }

  package let path: String

  package init(path: String) { self.path = path }

  /// Writes one value; see ``set(_:)``.
  package func set(_ key: String, to text: String) throws(Failure) {
    try set([ConfigurationValue(key: key, value: text)])
  }

  /// Writes values, all or none; everything else in the file keeps every byte, and a new file replaces the old one as a
  /// whole.
  ///
  /// Two simultaneous writes happen one after the other. Editors take no locks; what an editor writes meanwhile stays.
  package func set(_ values: [ConfigurationValue]) throws(Failure) {
    let lock = try rethrowing(as: Failure.file) { () throws(AtomicFile.Failure) in
      try AtomicFile.lock(path, .configuration)
    }
    let old = try read()
    var editor = ConfigurationEditor(bytes: old ?? [], name: path)
    try rethrowing(as: Failure.refused) { () throws(Diagnostic) in
      for value in values { try editor.set(value.key, to: value.value) }
    }
    if editor.bytes != old { try write(editor.bytes, over: old) }
    lock.release()
  }

  private func write(_ bytes: [UInt8], over old: [UInt8]?) throws(Failure) {
    try rethrowing(as: Failure.file) { () throws(AtomicFile.Failure) in
      if let old {
        try AtomicFile.write(bytes, to: path, .configuration, expecting: old)
      } else {
        try AtomicFile.create(bytes, at: path, .configuration)
      }
    }
  }

  private func read() throws(Failure) -> [UInt8]? {
    do throws(BoundedFile.Failure) {
      return try BoundedFile.read(path, limit: YAMLLimits.standard.bytes)
    } catch {
      if error == .missing { return nil }
      throw .unreadable(error.message)
    }
  }
}
