import FloatCore

/// A problem in a file or on the command line: where it is, what is wrong, and what to do.
///
/// Printed as `FILE:LINE:COL: error: KEY: reason (keeping VALUE)`, then the line and a caret under the column.
package struct Diagnostic: Hashable, Sendable, Error {
  package enum Severity: String, Hashable, Sendable {
    case error
    case warning

    /// The word's colour on a terminal, in ANSI's numbers.
    var color: String { self == .error ? "1;31" : "1;35" }
  }

  /// The file as the user named it, or `-o`.
  package var file: String
  /// Nil for a problem of the whole file and for the command line.
  package var position: SourcePosition?
  package var severity = Severity.error
  /// The configuration key at fault, if there is one.
  package var key: String?
  package var reason: String
  /// The value that stays in use.
  package var kept: String?
  /// The line that holds the position.
  package var sourceLine: String?
  /// The number of problems that this one stands for.
  package var count = 1

  package init(
    file: String, position: SourcePosition? = nil, severity: Severity = .error, key: String? = nil,
    reason: String, kept: String? = nil, sourceLine: String? = nil, count: Int = 1
  ) {
    self.file = file
    self.position = position
    self.severity = severity
    self.key = key
    let hint = sourceLine.flatMap { LookAlike.hint(in: $0, from: position?.column ?? 1) }
    let joint = reason.hasSuffix("?") ? " " : "; "
    self.reason = hint.map { reason.contains("U+") ? reason : reason + joint + $0 } ?? reason
    self.kept = kept
    self.sourceLine = sourceLine
    self.count = count
  }

  /// The problem without its place and the line there, which an edit may move and change.
  package var unplaced: Diagnostic {
    var problem = self
    (problem.position, problem.sourceLine) = (nil, nil)
    return problem
  }

  /// The first line: place, severity, key, reason and what is kept.
  package var summary: String { heading(colored: false) }

  /// The whole message without a line feed at its end.
  ///
  /// - Parameter colored: True for ANSI colours; see ``TerminalColors``.
  package func text(colored: Bool = false) -> String {
    let heading = heading(colored: colored)
    guard let position, let sourceLine else { return heading }
    let (excerpt, indentation) = Self.excerpt(of: sourceLine, around: position.column)
    let caret = TerminalColors.text("^", "1;32", isOn: colored)
    return [heading, "  " + excerpt, "  " + indentation + caret].joined(separator: "\n")
  }

  /// The most scalars of a line that are shown on either side of the column.
  private static let reach = 60

  /// The part of a line around a column, and the blanks that put a caret under that column.
  ///
  /// - Parameter column: Counted from 1 in Unicode scalars; a column beyond the line's end means its end.
  private static func excerpt(of line: String, around column: Int) -> (text: String, indentation: String) {
    let scalars = Array(line.unicodeScalars)
    let caret = min(max(column - 1, 0), scalars.count)
    let start = max(caret - reach, 0)
    let end = min(scalars.count, caret + reach)
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: scalars[start..<end])
    let text =
      (start > 0 ? "…" : "") + PrintableText.cleaned(String(shown)) + (end < scalars.count ? "…" : "")
    var blanks = start > 0 ? " " : ""
    for scalar in scalars[start..<caret] {
      blanks += scalar == "\t" ? "\t" : String(repeating: " ", count: PrintableText.cells(scalar))
    }
    return (text, blanks)
  }

  /// The diagnostics by line and column; those without a place come first, and equal ones keep their order.
  package static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let start = SourcePosition(line: 0, column: 0)
    return diagnostics.enumerated().sorted {
      ($0.element.position ?? start, $0.offset) < ($1.element.position ?? start, $1.offset)
    }.map(\.element)
  }

  private func heading(colored: Bool) -> String {
    var place = PrintableText.cleaned(file)
    if let position { place += ":\(position.line):\(position.column)" }
    let word = TerminalColors.text(severity.rawValue + ":", severity.color, isOn: colored)
    var line = TerminalColors.text(place + ":", "1", isOn: colored) + " " + word + " "
    if let key {
      line += key.isEmpty ? "\"\": " : PrintableText.cleaned(PrintableText.shortened(key, to: 80)) + ": "
    }
    line += PrintableText.cleaned(reason)
    if let kept { line += " (keeping \(PrintableText.cleaned(kept)))" }
    return line
  }
}

extension Diagnostic {
  /// What to say about the keys of a recording that the program does not have, of which the first few are named.
  static func unknownKeys(_ keys: [String]) -> String {
    let rest = keys.count > 4 ? " and \(keys.count - 3) more" : ""
    let named = (rest.isEmpty ? keys : Array(keys.prefix(3))).joined(separator: ", ") + rest
    return keys.count == 1
      ? "unknown key \(named) is left out"
      : "\(keys.count) unknown keys are left out: \(named)"
  }
}

extension Sequence<Diagnostic> {
  package var errors: [Diagnostic] { filter { $0.severity == .error } }

  /// The warnings, without their places.
  package var warnings: Set<Diagnostic> { Set(lazy.filter { $0.severity == .warning }.map(\.unplaced)) }
}

/// The problems of an invalid recording or scenario, in the order of its lines.
///
/// The command layer prints each diagnostic and exits with 65, or with 66 when the file is missing.
package struct DataError: Error, Hashable, Sendable, CustomStringConvertible {
  package var diagnostics: [Diagnostic]
  /// True when the file does not exist.
  package var isMissing = false

  package init(diagnostics: [Diagnostic], isMissing: Bool = false) {
    self.diagnostics = diagnostics
    self.isMissing = isMissing
  }

  package init(_ diagnostic: Diagnostic) { self.init(diagnostics: [diagnostic]) }

  /// The diagnostics as they are printed, without colour.
  package var description: String { diagnostics.map { $0.text() }.joined(separator: "\n") }

  /// The bytes of a file of at most `limit` bytes, or of the standard input for `-`.
  package static func bytes(of path: String, limit: Int) throws(DataError) -> [UInt8] {
    do throws(BoundedFile.Failure) {
      return try BoundedFile.readNamed(path, limit: limit)
    } catch {
      throw DataError(
        diagnostics: [Diagnostic(file: BoundedFile.name(of: path), reason: error.message)],
        isMissing: error == .missing)
    }
  }
}
