/// A word of a command line that a person pastes into a shell.
package enum ShellWord {
  /// The word in quotes, if it needs any.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber) || "-_./@+=:,".contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
