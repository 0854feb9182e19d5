package import FloatCore
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

  private let problems: Problems
  private var header: RecordingHeader?
  private var inputs: [TimedInput] = []
  private var time = 0.0
  private var scratch = Parameters.builtIn

  private init(file: String) { problems = Problems(file: file) }

  /// Reads a file.
  package static func load(path: String) throws(DataError) -> Recording {
    try parse(
      DataError.bytes(of: path, limit: maximumBytes), name: BoundedFile.name(of: path),
      warn: Diagnostics.show)
  }

  /// Reads text that is already in memory.
  ///
  /// - Parameters:
  ///   - name: The file's name in messages.
  ///   - warn: Takes the problems of a recording that can be played.
  package static func parse(
    _ bytes: [UInt8], name: String, warn: ([Diagnostic]) -> Void = { _ in }
  ) throws(DataError) -> Recording {
    if !bytes.isEmpty, let reason = FileKind.reason(bytes) {
      throw DataError(Diagnostic(file: name, reason: reason))
    }
    var reader = RecordingReader(file: name)
    reader.read(bytes)
    guard reader.problems.all.errors.isEmpty, let header = reader.header else {
      throw DataError(diagnostics: Array(reader.problems.all.prefix(maximumProblems)))
    }
    warn(reader.problems.all)
    return Recording(header: header, inputs: reader.inputs)
  }

  private mutating func read(_ bytes: [UInt8]) {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var number = 0
    while start < bytes.count, problems.all.count < Self.maximumProblems {
      number += 1
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      var line = start..<end
      if line.last.map({ bytes[$0] }) == 0x0D { line = start..<end - 1 }
      start = end + 1
      if bytes[line].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      let isFirst = header == nil
      read(bytes, line, number)
      // Without a header nothing is known about the rest.
      if isFirst, !problems.all.errors.isEmpty { return }
    }
    if header == nil {
      problems.report(
        SourcePosition(line: 1, column: 1), nil,
        "the recording is empty; its first line is {\"floatdesktop\":1,\"device\":\"iphone-x\"}")
    }
  }

  private mutating func read(_ bytes: [UInt8], _ line: Range<Int>, _ number: Int) {
    let start = SourcePosition(line: number, column: 1)
    guard line.count <= Self.maximumLine else {
      problems.line = String(decoding: bytes[line.prefix(Self.maximumLine)], as: UTF8.self)
      return problems.report(start, nil, "the line is longer than \(Self.maximumLine >> 10) KiB")
    }
    guard let text = String(validating: bytes[line], as: UTF8.self) else {
      problems.line = String(decoding: bytes[line], as: UTF8.self)
      return problems.report(start, nil, "the line is not UTF-8")
    }
    problems.line = text
    do throws(Diagnostic) {
      let node = try JSONReader.read(bytes, file: problems.file, range: line, line: number)
      guard let fields = Field.root(node, problems).fields() else { return }
      if header == nil {
        header = RecordingHeaderReader.read(fields, scratch: &scratch)
      } else if let event = event(fields) {
        append(event)
      }
    } catch {
      problems.report(error.position ?? start, nil, error.reason)
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

  private mutating func event(_ fields: Fields) -> TimedInput? {
    guard let moment = fields.required("t")?.number(0...Self.maximumTime) else { return nil }
    guard moment >= time else {
      return fields["t"]?.refuse(
        "the time runs backwards: \(moment) comes after \(time); sort the lines by \"t\"")
    }
    time = moment
    return input(fields).map { TimedInput(time: moment == 0 ? 0 : moment, $0) }
  }

  /// The inputs, by the `type` of a line.
  private enum Kind: String, CaseIterable {
    case pointer, wheel
    case contextMenu = "context-menu"
    case key, resize, set, call
  }

  /// The names that a line may hold, by its `type`.
  private static let names: [Kind: [String]] = [
    .pointer: ["t", "type", "phase", "id", "x", "y"], .wheel: ["t", "type", "x", "y", "dx", "dy", "precise"],
    .contextMenu: ["t", "type", "x", "y"], .key: ["t", "type", "key"], .resize: ["t", "type", "w", "h"],
    .set: ["t", "type", "key", "value"], .call: ["t", "type", "call", "page", "badge", "edge", "fraction"],
  ]

  private func call(_ fields: Fields) -> Call? {
    guard let name = fields.required("call")?.choice(Call.names) else { return nil }
    let alone = Call(name, subject: nil)
    let key = Call.subjectKey(of: name)
    var fields = fields
    fields.allowOnly(
      ["t", "type", "call"] + (name == "move-ball" ? ["edge", "fraction"] : alone == nil ? [key] : []))
    guard name == "move-ball" else {
      return alone ?? fields.required(key)?.text(limit: 200).flatMap { Call(name, subject: $0) }
    }
    let edge: Edge? = fields.required("edge")?.choice()
    let fraction = fields.required("fraction")?.number(0...1)
    return edge.flatMap { edge in fraction.map { .moveBall(edge, fraction: $0) } }
  }

  /// Nil, with a report, for a line that cannot be read.
  private mutating func input(_ fields: Fields) -> Input? {
    guard let kind: Kind = fields.required("type")?.choice() else { return nil }
    var fields = fields
    fields.allowOnly(Self.names[kind] ?? [])
    func place(_ name: String) -> Double? { fields.required(name)?.number(Field.coordinates) }
    func point() -> Point? {
      let (x, y) = (place("x"), place("y"))
      return x.flatMap { x in y.map { Point(x, $0) } }
    }
    switch kind {
    case .pointer:
      let phase: PointerPhase? = fields.required("phase")?.choice()
      let id = fields.required("id")?.count(0...1000)
      guard let point = point(), let phase, let id else { return nil }
      return .pointer(phase, id: id, at: point)
    case .wheel:
      let (dx, dy, isPrecise) = (place("dx"), place("dy"), fields["precise"]?.flag() ?? false)
      guard let point = point(), let dx, let dy else { return nil }
      return .wheel(at: point, dx: dx, dy: dy, isPrecise: isPrecise)
    case .contextMenu: return point().map(Input.contextMenu)
    case .key: return fields.required("key")?.text(limit: 64).map(Input.key)
    case .resize:
      let width = fields.required("w")?.number(ScenarioSchema.size.part.range)
      let height = fields.required("h")?.number(ScenarioSchema.size.part.range)
      return width.flatMap { width in height.map { .resize(Size(width, $0)) } }
    case .set:
      guard let key = fields.required("key"), let name = key.text(limit: 200),
        let value = fields.required("value"), let text = value.text(limit: 1000, allowsEmpty: true)
      else { return nil }
      // The program wrote this file, so a key that it does not know is one that it no longer has.
      guard scratch.schema.inputEntry(for: name) != nil else {
        problems.noteUnknown(name, at: key.position)
        return nil
      }
      let setting = ConfigurationValue(key: name, value: text)
      do throws(ParameterError) { try scratch.apply(setting) } catch {
        problems.report(value.position, name, error.message)
        return nil
      }
      return .configure([setting])
    case .call: return call(fields).map(Input.call)
    }
  }
}
