import FloatCore

/// A config file that values are written back to.
struct ConfigurationStore: Sendable {
  /// Why a value was not written; the file is as it was.
  enum Failure: Error {
    /// The key or the value is wrong, or the file cannot be edited safely.
    case refused(Diagnostic)
    case file(String)
  }

  let path: String

  /// Writes one value; everything else in the file keeps every byte, and a new file replaces the old one in whole.
  func set(_ key: String, to text: String) throws(Failure) {
    let old = try read()
    var editor = ConfigurationEditor(bytes: old ?? [], name: path)
    do throws(Diagnostic) {
      try editor.set(key, to: text)
    } catch {
      throw .refused(error)
    }
    guard editor.bytes != old else { return }
    do throws(FileReplacement.Failure) {
      if let old {
        try FileReplacement.replace(path, with: editor.bytes, expecting: old)
      } else {
        try FileReplacement.create(path, bytes: editor.bytes)
      }
    } catch {
      throw .file(error.description)
    }
  }

  private func read() throws(Failure) -> [UInt8]? {
    do throws(InputFile.Failure) {
      return try InputFile.read(path, limit: YAMLLimits.standard.bytes)
    } catch {
      if error == .missing { return nil }
      throw .file(error.message)
    }
  }
}
