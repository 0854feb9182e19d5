import FloatCore
import FloatPages

/// Reads recordings: JSON Lines, a header first, then one input per line in the order of time.
///
/// Every number must be finite and in range, and times must not decrease. Blank lines are skipped.
package struct RecordingReader {
  /// The largest file, in bytes: about half a million inputs, more than an hour of dragging.
  package static let maximumBytes = 64 << 20
  /// The longest line, in bytes.
  package static let maximumLine = 64 << 10
  /// The latest time, in seconds: a month, since a window that records may stay open over a weekend.
  package static let maximumTime = 31 * 86_400.0
  /// How far from the origin a place may lie, in points.
  package static let maximumPlace = 100_000.0
  /// The number of problems after which the rest of a file is not read.
  package static let maximumProblems = 20

  private let file: String
  private var problems: [Diagnostic] = []
  private var header: RecordingHeader?
  private var inputs: [TimedInput] = []
  private var time = 0.0
  private var scratch = Parameters.builtIn

  private init(file: String) { self.file = file }

  /// Reads a file.
  package static func load(path: String) throws(DataError) -> Recording {
    try parse(DataError.bytes(of: path, limit: maximumBytes), name: BoundedFile.name(of: path))
  }

  /// Reads text that is already in memory.
  ///
  /// - Parameter name: The file's name in messages.
  package static func parse(_ bytes: [UInt8], name: String) throws(DataError) -> Recording {
    var reader = RecordingReader(file: name)
    reader.read(bytes)
    guard reader.problems.isEmpty, let header = reader.header else {
      throw DataError(diagnostics: reader.problems)
    }
    return Recording(header: header, inputs: reader.inputs)
  }

  private mutating func read(_ bytes: [UInt8]) {
    var rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    var number = 0
    var isFirst = true
    while !rest.isEmpty, problems.count < Self.maximumProblems {
      number += 1
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      var line = rest[rest.startIndex..<end]
      if line.last == 0x0D { line.removeLast() }
      rest = end < rest.endIndex ? rest[(end + 1)...] : rest[rest.endIndex...]
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      do throws(LocatedJSON.Failure) {
        try read(line, isFirst: isFirst)
      } catch {
        let text = String(decoding: line.prefix(Self.maximumLine), as: UTF8.self)
        problems.append(
          Diagnostic(
            file: file,
            position: SourcePosition(line: number, column: Self.column(of: error.offset, in: line)),
            reason: error.reason,
            sourceLine: text))
        // Without a header nothing is known about the rest.
        if isFirst { return }
      }
      isFirst = false
    }
    if header == nil, problems.isEmpty {
      problems.append(
        Diagnostic(
          file: file, position: SourcePosition(line: 1, column: 1),
          reason: "the recording is empty; its first line is {\"floatdesktop\":1,\"device\":\"iphone-x\"}"))
    }
  }

  /// The column of a byte: one more than the scalars before it, whose first bytes are not 10xxxxxx.
  private static func column(of offset: Int, in line: ArraySlice<UInt8>) -> Int {
    1 + line.prefix(offset).count { $0 & 0xC0 != 0x80 }
  }

  private mutating func read(_ line: ArraySlice<UInt8>, isFirst: Bool) throws(LocatedJSON.Failure) {
    guard line.count <= Self.maximumLine else {
      throw LocatedJSON.Failure(offset: 0, reason: "the line is longer than \(Self.maximumLine >> 10) KiB")
    }
    guard String(validating: line, as: UTF8.self) != nil else {
      throw LocatedJSON.Failure(offset: 0, reason: "the line is not UTF-8")
    }
    var fields = try JSONFields(try LocatedJSON.parse(line))
    if isFirst {
      header = try RecordingHeaderReader.read(&fields, scratch: &scratch)
    } else {
      append(try event(&fields))
    }
  }

  /// Adds an input; `set` lines with one time are one step.
  private mutating func append(_ event: TimedInput) {
    if case .configure(let values) = event.input, let last = inputs.last, last.time == event.time,
      case .configure(let before) = last.input
    {
      inputs[inputs.count - 1].input = .configure(before + values)
    } else {
      inputs.append(event)
    }
  }

  private mutating func event(_ fields: inout JSONFields) throws(LocatedJSON.Failure) -> TimedInput {
    let place = fields.offset("t")
    let moment = try fields.number("t", in: 0...Self.maximumTime)
    guard moment >= time else {
      throw LocatedJSON.Failure(
        offset: place,
        reason: "the time runs backwards: \(moment) comes after \(time); sort the lines by \"t\"")
    }
    let input = try input(&fields)
    try fields.finish()
    time = moment
    return TimedInput(time: moment == 0 ? 0 : moment, input)
  }

  /// The inputs, by the `type` of a line.
  private enum Kind: String, CaseIterable {
    case pointer, wheel
    case contextMenu = "context-menu"
    case key, resize, set
  }

  private mutating func input(_ fields: inout JSONFields) throws(LocatedJSON.Failure) -> Input {
    let coordinates = -Self.maximumPlace...Self.maximumPlace
    let kind: Kind = try fields.choice("type")
    switch kind {
    case .pointer:
      let phase: PointerPhase = try fields.choice("phase")
      let id = try fields.whole("id", in: 0...1000)
      let x = try fields.number("x", in: coordinates)
      let y = try fields.number("y", in: coordinates)
      return .pointer(phase, id: id, at: Point(x, y))
    case .wheel:
      let x = try fields.number("x", in: coordinates)
      let y = try fields.number("y", in: coordinates)
      let dx = try fields.number("dx", in: coordinates)
      let dy = try fields.number("dy", in: coordinates)
      return .wheel(at: Point(x, y), dx: dx, dy: dy, isPrecise: try fields.flag("precise"))
    case .contextMenu:
      let x = try fields.number("x", in: coordinates)
      return .contextMenu(at: Point(x, try fields.number("y", in: coordinates)))
    case .key:
      return .key(try fields.text("key", limit: 64))
    case .resize:
      let width = try fields.number("w", in: 1...10_000)
      return .resize(Size(width, try fields.number("h", in: 1...10_000)))
    case .set:
      let keyOffset = fields.offset("key")
      let key = try fields.text("key")
      let valueOffset = fields.offset("value")
      let value = try JSONFields.text(
        try fields.require("value"), "value", limit: 1000, allowsEmpty: true)
      let setting = ConfigurationValue(key: key, value: value)
      do throws(ParameterError) {
        try scratch.apply(setting)
      } catch {
        throw RecordingHeaderReader.failure(key, error, keyOffset: keyOffset, valueOffset: valueOffset)
      }
      return .configure([setting])
    }
  }
}
