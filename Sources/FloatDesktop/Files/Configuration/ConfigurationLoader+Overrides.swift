import FloatCore
import FloatPages

/// The `-o KEY=VALUE` of the command line.
extension ConfigurationLoader {
  /// Applies them in order; their problems are told with what stays in use.
  func applyOverrides(to outcome: inout Outcome) {
    for argument in overrides {
      guard let option = ConfigurationValue(assignment: argument) else {
        let example = defaults.schema.entry(for: argument).map { "\($0.key)=\($0.defaultText)" }
        outcome.diagnostics.append(
          Diagnostic(
            file: "-o",
            reason: "\"\(PrintableText.shortened(argument, to: 40))\" is not KEY=VALUE; write "
              + (example ?? "ball.diameter=58pt"), sourceLine: argument))
        continue
      }
      if let problem = KeyBindings.isKey(option.key)
        ? Self.apply(option, to: &outcome.keys) : Self.apply(option, to: &outcome.parameters)
      {
        outcome.diagnostics.append(
          Diagnostic(
            file: "-o", key: option.key, reason: problem.reason, kept: problem.kept, sourceLine: argument))
      }
    }
  }

  private typealias Problem = (reason: String, kept: String?)

  private static func apply(_ option: ConfigurationValue, to parameters: inout Parameters) -> Problem? {
    do throws(ParameterError) {
      try parameters.set(option.key, to: option.value)
      return nil
    } catch {
      return (error.message, parameters.text(for: option.key))
    }
  }

  /// Applies a value to the window's keys.
  private static func apply(_ option: ConfigurationValue, to bindings: inout KeyBindings) -> Problem? {
    do throws(KeyCombination.Failure) {
      let conflict = bindings.apply([try KeyBindings.setting(option.key, option.value)]).values.first
      if let conflict { throw KeyCombination.Failure(reason: conflict) }
      return nil
    } catch {
      return (error.reason, KeyAction(configurationKey: option.key).map(bindings.text))
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
