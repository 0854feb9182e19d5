import FloatCore

/// A key with its modifiers as text, such as `F8`, `Ctrl+Shift+S` or `Ctrl++`.
///
/// The modifiers have a fixed order, and letters are capital. Shift counts with letters and with keys that print
/// nothing; with digits and signs it is part of what is printed.
enum KeyCombination {
  /// Why a text is not a key that can be bound.
  struct Failure: Error, Equatable {
    let reason: String
  }

  /// The modifiers in the order in which they are written.
  private static let modifiers = ["Ctrl", "Alt", "Super", "Shift"]
  static let functionKeys = (1...12).map { "F\($0)" }
  static let otherKeys = [
    "Escape", "Return", "Tab", "Space", "Backspace", "Delete", "Insert", "Left", "Right", "Up", "Down",
    "Home",
    "End", "PageUp", "PageDown", "Back", "Menu", "ContextMenu",
  ]

  /// The canonical spelling of a combination; throws where it cannot be bound.
  static func canonical(_ text: some StringProtocol) throws(Failure) -> String {
    let (name, modifiers, base) = try parts(text)
    if let reason = problem(name, modifiers, base) { throw Failure(reason: "\(name) \(reason)") }
    return name
  }

  /// The canonical spelling of a combination, whether or not it can be bound.
  static func spelled(_ text: some StringProtocol) throws(Failure) -> String { try parts(text).name }

  private static func parts(
    _ text: some StringProtocol
  ) throws(Failure) -> (name: String, modifiers: Set<String>, base: String) {
    var rest = text[...]
    var found: Set<String> = []
    while let modifier = modifiers.first(where: { rest.lowercased().hasPrefix($0.lowercased() + "+") }),
      rest.count > modifier.count + 1
    {
      found.insert(modifier)
      rest = rest.dropFirst(modifier.count + 1)
    }
    let base = try base(String(rest), of: String(text))
    return (modifiers.filter(found.contains).map { $0 + "+" }.joined() + base, found, base)
  }

  private static func base(_ text: String, of whole: String) throws(Failure) -> String {
    if let known = (functionKeys + otherKeys).first(where: { $0.lowercased() == text.lowercased() }) {
      return known
    }
    let scalars = text.unicodeScalars
    if text.count == 1, let scalar = scalars.first, scalar.value > 0x20, !scalar.properties.isWhitespace,
      scalar.properties.generalCategory != .control
    {
      return text.uppercased()
    }
    let shown = PrintableText.shortened(whole, to: 40)
    let nearest = Spelling.nearest(to: text, in: functionKeys + otherKeys, limit: 1).first
    throw Failure(
      reason: "\"\(shown)\" is not a key; "
        + (nearest.map { "did you mean \($0)?" } ?? "write keys as in F8 or Ctrl+Shift+S"))
  }

  /// Why a key cannot be bound in the window; nil where it can.
  private static func problem(_ name: String, _ modifiers: Set<String>, _ base: String) -> String? {
    let isFunctionKey = functionKeys.contains(base)
    if modifiers.contains("Super") { return "belongs to the desktop" }
    if ["Alt+Tab", "Alt+Space", "Alt+F4"].contains(name)
      || modifiers.isSuperset(of: ["Ctrl", "Alt"]) && isFunctionKey
    {
      return "belongs to the desktop"
    }
    if ["Ctrl+Space", "Ctrl+."].contains(name) { return "belongs to input methods" }
    if base == "Escape" { return "cancels the current action, and goes back" }
    if base == "Tab" || base == "Return" { return "moves among controls" }
    if modifiers.isSubset(of: ["Shift"]), !isFunctionKey {
      return "is the phone's; add Ctrl or Alt, or take one of F1 to F12"
    }
    if modifiers.contains("Shift"), base.count == 1, base.first?.isLetter == false {
      return "cannot be told apart from the same key without Shift; leave Shift out"
    }
    return nil
  }
}
