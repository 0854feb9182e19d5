package import FloatCore

/// A config file that values are written back to.
package struct ConfigurationStore: Sendable {
  /// Why a value was not written; the file is as it was.
  package enum Failure: Error {
    /// The key or the value is wrong, or the file cannot be read or edited safely.
    case refused(Diagnostic)
    case file(AtomicFile.Failure)

    package var diagnostic: Diagnostic {
      switch self {
      case .refused(let diagnostic): diagnostic
      case .file(let failure): Diagnostic(file: failure.path, reason: failure.words)
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
    if editor.bytes != old {
      try rethrowing(as: Failure.file) { () throws(AtomicFile.Failure) in
        let expected = old.map(AtomicFile.Expectation.file) ?? .nothing
        try AtomicFile.write(editor.bytes, to: path, .configuration, expecting: expected)
      }
    }
    lock.release()
  }

  private func read() throws(Failure) -> [UInt8]? {
    do throws(BoundedFile.Failure) {
      return try BoundedFile.read(path, limit: YAMLLimits.standard.bytes)
    } catch {
      if error == .missing { return nil }
      throw .refused(Diagnostic(file: path, reason: error.message))
    }
  }
}
