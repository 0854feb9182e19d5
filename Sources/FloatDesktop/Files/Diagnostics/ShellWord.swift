/// A word of a command line that a person pastes into a shell.
package enum ShellWord {
  /// The word in quotes, if it needs any.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0) || (UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) || "-_./@+=:,".utf8.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
