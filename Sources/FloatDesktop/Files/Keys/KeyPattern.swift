/// What the config file may say for one of the window's keys, as a regular expression.
enum KeyPattern {
  /// Some keys, or none.
  static let text = "^(\(KeyBindings.none)|\(keys)([ \\t]+\(keys)){0,7})$"

  /// The combinations that can be bound: all but a few with the space bar, the dot, F4 and letters beyond ASCII.
  private static let keys: String = {
    func anyCase(_ words: [String]) -> String {
      let forms = words.map { word in
        word.map { $0.isLetter ? "[\($0.uppercased())\($0.lowercased())]" : String($0) }.joined()
      }
      return "(" + forms.joined(separator: "|") + ")"
    }
    func held(_ modifiers: String...) -> String { anyCase(modifiers) + "\\+" }
    let functionKeys = KeyCombination.functionKeys
    let others = KeyCombination.otherKeys.filter { !["Escape", "Return", "Tab", "Space"].contains($0) }
    let forms = [
      "(\(held("Ctrl", "Shift")))*" + anyCase(functionKeys),
      "(\(held("Alt", "Shift")))*" + anyCase(functionKeys.filter { $0 != "F4" }),
      "(\(held("Shift")))*\(held("Ctrl", "Alt"))(\(held("Ctrl", "Alt", "Shift")))*([A-Za-z]|\(anyCase(others)))",
      "(\(held("Ctrl", "Alt")))+[!-\\-/-@\\[-`{-~]",
    ]
    return "(" + forms.joined(separator: "|") + ")"
  }()
}
