import FloatCore
import FloatFiles
import FloatPages

/// A window's values that were not saved, in any state of the file.
///
/// What is kept next can be read again, values of other windows stay, and a damaged file is set aside.
enum UnsavedValues {
  private static let value = ConfigurationValue(key: "ball.diameter", value: "70pt")

  static func open(_ bytes: [UInt8]) throws(Reader.Broken) {
    let state = WorkFolder("state")
    let path = try state.write(bytes, to: "floatdesktop/unsaved.yaml")
    let folder = Folder.containing(path)
    let old = ConfigurationFile.load(path: path)
    // A window that has not looked at the file, and one that offers its values.
    for looks in [false, true] {
      var changes = UnsavedChanges(environment: ["XDG_STATE_HOME": state.path])
      if looks { _ = changes.values(beside: .builtIn) }
      let notice: String?
      do throws(AtomicFile.Failure) {
        notice = try changes.keep([value], isDurable: false, now: 0)
      } catch {
        throw Reader.Broken(reason: "a value was not kept: \(error)")
      }
      let new = ConfigurationFile.load(path: path)
      let isKept = new.assignments.contains { $0.key == value.key && $0.text == value.value }
      try Reader.require(new.problems.isEmpty && isKept, "the value that was kept cannot be read")
      if notice != nil {
        let copies = Folder.names(in: folder).filter { $0.contains(".bad-") }
        let isThere = copies.contains { isEqual("\(folder)/\($0)", bytes) }
        try Reader.require(isThere, "a damaged file is gone")
      } else if !looks {
        let areKept = Set(old.assignments.map(\.key)).isSubset(of: new.assignments.map(\.key))
        try Reader.require(!old.isUnreadable && areKept, "another window's values are gone")
      }
    }
  }

  private static func isEqual(_ path: String, _ bytes: [UInt8]) -> Bool {
    (try? BoundedFile.read(path, limit: 64 << 20)) == bytes
  }
}
