import FloatCore
import FloatFiles

/// A trace as text: a heading, the names, then one aligned line per moment, so that a change is a readable diff.
package enum MotionTraceText {
  private static let heading = "floatdesktop trace "
  /// The version that is written; 1 is read, too.
  static let version = 2

  /// Why a text is not a trace, and the line at fault.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package var line: Int
    package var reason: String

    package var description: String { "line \(line): \(reason)" }
  }

  package static func text(of trace: MotionTrace) -> String {
    // Blanks separate columns.
    func written(_ text: String) -> String { trace.version == 1 ? text : escaped(text) }
    let rest = trace.rest.map { ", at rest after \(milliseconds($0)) ms" } ?? ""
    var lines = ["\(heading)\(trace.version), every \(milliseconds(trace.every)) ms\(rest)"]
    var table: [[String]] = [["ms"] + trace.columns.map { written($0.name) }]
    for index in trace.phases.indices {
      table.append(
        [milliseconds(Double(index) * trace.every)] + trace.columns.map { $0.text($0.values[index]) })
    }
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    for (index, row) in table.enumerated() {
      let cells = zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
      let phase = index == 0 ? "phase" : written(trace.phases[index - 1])
      lines.append((cells + [phase]).joined(separator: "  "))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A name without white space, which is written as in an address: `my%20page`. Nor does it begin with an accent, which
  /// would be one letter with the blank before it.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.enumerated().map { index, scalar in
      let properties = scalar.properties
      guard
        properties.isWhitespace || properties.generalCategory == .control || scalar == "%"
          || index == 0 && properties.isGraphemeExtend
      else { return String(scalar) }
      return String(scalar).utf8.map {
        "%" + PrintableText.digits($0, 2, radix: 16, uppercase: true)
      }.joined()
    }.joined()
  }

  /// The name behind its written form; nil for a text that is no name.
  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit), let byte = UInt8(digits, radix: 16)
      else {
        return nil
      }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Milliseconds with at most three decimals.
  static func milliseconds(_ seconds: Double) -> String {
    DecimalText.text((seconds * 1_000_000).rounded() / 1000)
  }

  /// Reads a file; bytes that are not UTF-8 are refused with their line.
  package static func parse(_ bytes: [UInt8]) throws(Failure) -> MotionTrace {
    if let reason = FileKind.reason(bytes) { throw Failure(line: 1, reason: "it \(reason)") }
    var lines: [String] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let end = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let text = String(validating: end, as: UTF8.self) else {
        throw Failure(line: lines.count + 1, reason: "the line is not UTF-8")
      }
      lines.append(text)
    }
    guard lines.count >= 2,
      let version = [1, Self.version].first(where: { lines[0].hasPrefix("\(heading)\($0), every ") })
    else {
      throw Failure(
        line: 1,
        reason: "this is not a trace: it must begin with \"\(heading)1\" or \"\(heading)\(Self.version)\"")
    }
    func read(_ text: Substring, line: Int) throws(Failure) -> String {
      if version == 1 { return String(text) }
      guard let name = unescaped(text) else { throw Failure(line: line, reason: "\"\(text)\" is not a name") }
      return name
    }
    let words = lines[0].split(separator: " ")
    let numbers = words.indices.filter { words[$0].hasPrefix("ms") }.compactMap {
      DecimalText.number(words[$0 - 1])
    }
    guard let every = numbers.first, every > 0 else {
      throw Failure(line: 1, reason: "the interval is missing")
    }
    var names: [String] = []
    for word in lines[1].split(separator: " ") { names.append(try read(word, line: 2)) }
    guard names.first == "ms", names.last == "phase", Set(names).count == names.count else {
      throw Failure(line: 2, reason: "the names are missing")
    }
    var columns = names.dropFirst().dropLast().map {
      MotionColumn(name: $0, values: [], isCoarse: version == 1)
    }
    var phases: [String] = []
    for (index, line) in lines.enumerated().dropFirst(2) where !line.isEmpty {
      let cells = line.split(separator: " ")
      guard cells.count == names.count else {
        throw Failure(line: index + 1, reason: "\(cells.count) values for \(names.count) names")
      }
      let time = every * Double(phases.count)
      // Half a unit of the third decimal, in which an interval is written, times the number of rows so far.
      let rounding = 0.0005 * Double(phases.count + 1) + 1e-9
      guard let written = DecimalText.number(cells[0]), abs(written - time) <= rounding else {
        throw Failure(
          line: index + 1,
          reason:
            "the time is \"\(cells[0])\", but row \(phases.count + 1) is at \(milliseconds(time / 1000)) ms")
      }
      for column in columns.indices {
        let cell = cells[column + 1]
        let number = DecimalText.number(cell)
        guard cell == "-" || number != nil else {
          throw Failure(line: index + 1, reason: "\"\(cell)\" is not a number")
        }
        columns[column].values.append(number)
      }
      phases.append(try read(cells[cells.count - 1], line: index + 1))
    }
    guard !phases.isEmpty else { throw Failure(line: 3, reason: "there are no values") }
    return MotionTrace(
      version: version, every: every / 1000, rest: numbers.count > 1 ? numbers[1] / 1000 : nil,
      columns: Array(columns),
      phases: phases)
  }
}
