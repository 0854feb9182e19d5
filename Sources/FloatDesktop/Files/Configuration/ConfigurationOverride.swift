import FloatCore
import FloatPages

/// One `-o KEY=VALUE` of the command line.
struct ConfigurationOverride: Hashable, Sendable {
  var key: String
  var text: String

  /// Splits at the first equals sign; blanks around the key and the value are dropped.
  init(_ argument: String) throws(Diagnostic) {
    guard let value = ConfigurationValue(assignment: argument) else {
      let example = ParameterSchema.builtIn.entry(for: argument).map { "\($0.key)=\($0.defaultText)" }
      throw Diagnostic(
        file: "-o",
        reason: "\"\(PrintableText.shortened(argument, to: 40))\" is not KEY=VALUE; write "
          + (example ?? "ball.diameter=58pt"))
    }
    (key, text) = (value.key, value.value)
  }

  /// Stores the value; returns its problem, if any.
  func apply(to parameters: inout Parameters) -> Diagnostic? {
    do throws(ParameterError) {
      try parameters.set(key, to: text)
      return nil
    } catch {
      return Diagnostic(file: "-o", key: key, reason: error.message, kept: parameters.text(for: key))
    }
  }

  /// Applies the value to the window's keys; returns its problem, if any.
  func apply(to bindings: inout KeyBindings) -> Diagnostic? {
    do throws(KeyCombination.Failure) {
      let conflict = bindings.apply([try KeyBindings.setting(key, text)]).values.first
      if let conflict { throw KeyCombination.Failure(reason: conflict) }
      return nil
    } catch {
      return Diagnostic(
        file: "-o", key: key, reason: error.reason, kept: KeyAction(configurationKey: key).map(bindings.text))
    }
  }
}

extension ConfigurationValue {
  /// Splits KEY=VALUE at the first equals sign; blanks around the key and the value are dropped. Nil without one.
  package init?(assignment text: String) {
    guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    self.init(key: Self.trimmed(text[..<equals]), value: Self.trimmed(text[text.index(after: equals)...]))
  }

  private static func trimmed(_ text: Substring) -> String {
    var rest = text.drop { $0 == " " || $0 == "\t" }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return String(rest)
  }
}
