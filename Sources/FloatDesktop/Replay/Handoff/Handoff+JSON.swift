import FloatCore
package import FloatFiles
import FloatStudio
package import FloatTakeHome

/// What a hand-off page says, as its script reads it: times in seconds from the press on, lengths in points.
extension Handoff {
  package var members: [(key: String, value: JSON)] {
    [
      ("title", .string(title)), ("summary", .string(summary)), ("thing", .string(main.thing)),
      ("size", .array([.number(device.size.width), .number(device.size.height)])),
      ("start", .rounded(start)), ("step", .number(GestureTrace.step)),
      ("count", .number(Double(trace.times.count))),
      ("from", .rounded(main.start - start)), ("to", .rounded(main.end - start)),
      ("marks", .array(marks.map(json))), ("curves", .array(trace.curves.map(json))),
      ("rows", .array(rows.map(json))), ("keyFrames", .array(keyFrames.map(json))),
      ("motions", .array(sheets.map(json))),
    ]
  }

  private func json(_ mark: HandoffMark) -> JSON {
    .object([
      ("kind", .string(mark.kind.rawValue)), ("t", .rounded(mark.time - start)), ("text", .string(mark.text)),
    ])
  }

  private func json(_ curve: HandoffCurve) -> JSON {
    .object([
      ("thing", .string(curve.thing)), ("property", .string(curve.property)),
      ("unit", .string(curve.unit.rawValue)), ("values", .array(curve.values.map(JSON.rounded))),
      ("velocities", .array(curve.velocities.map(JSON.rounded))),
      ("walls", .array(curve.walls.map { .rounded($0) })),
      (
        "promises",
        .array(
          curve.promises.map { promise in
            .object([
              ("t", .rounded(promise.start - start)), ("values", .array(promise.values.map { .rounded($0) })),
            ])
          })
      ),
    ])
  }

  private func json(_ row: HandoffRow) -> JSON {
    .object([
      ("thing", .string(row.thing)), ("property", .string(row.property)),
      ("unit", .string(row.unit.rawValue)),
      ("from", .rounded(row.from)), ("to", .rounded(row.to)), ("delay", .rounded(row.delay)),
      ("curve", .string(row.curve)), ("detail", .string(row.detail)), ("velocity", .rounded(row.velocity)),
      ("duration", .rounded(row.duration)), ("isCaught", .bool(row.isCaught)),
      ("keys", .array(row.keys.map(json))), ("isChanged", .bool(row.isChanged)),
    ])
  }

  private func json(_ key: MotionSheet.Key) -> JSON {
    .object([
      ("key", .string(key.key)), ("value", .string(key.value)), ("usual", .string(key.usual)),
      ("isChanged", .bool(key.isChanged)),
    ])
  }

  /// A key with what it is for, and where its default comes from: measured elsewhere, or judged by eye.
  private func origin(_ key: MotionSheet.Key) -> JSON {
    let entry = trace.parameters.schema.entry(for: key.key)
    return .object([
      ("key", .string(key.key)), ("value", .string(key.value)), ("usual", .string(key.usual)),
      ("isChanged", .bool(key.isChanged)), ("summary", .string(entry?.summary ?? "")),
      ("source", .string(entry?.source ?? "")),
    ])
  }

  private func json(_ frame: HandoffKeyFrame) -> JSON {
    let (rect, radii) = (frame.outline.rect, frame.outline.fittedRadii)
    return .object([
      ("title", .string(frame.title)), ("t", .rounded(frame.time - start)),
      ("rect", .array([rect.x, rect.y, rect.width, rect.height].map { .rounded($0) })),
      (
        "radii",
        .array([radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map { .rounded($0) })
      ),
      (
        "lines",
        .array(
          frame.lines.map { line in
            .object([
              ("from", .place(line.from)), ("to", .place(line.to)), ("length", .rounded(line.length)),
            ])
          })
      ),
    ])
  }

  private func json(_ sheet: MotionSheet) -> JSON {
    func formulas(_ rules: [MotionRule]) -> JSON {
      .array(
        rules.map { rule in
          .object([
            ("name", .string("\(rule.name)(\(rule.parameters.joined(separator: ", ")))")),
            ("expression", .string(rule.expression)), ("summary", .string(rule.summary)),
          ])
        })
    }
    return .object([
      ("name", .string(sheet.name.rawValue)), ("title", .string(sheet.title)),
      ("summary", .string(sheet.name.summary)), ("numbers", .array(sheet.numbers.map(JSON.string))),
      ("notes", .array(sheet.notes.map(JSON.string))), ("keys", .array(sheet.keys.map(origin))),
      (
        "rules",
        .array(
          sheet.rulesInWords(trace.parameters).map { rule in
            .object([("kind", .string(rule.kind.rawValue)), ("text", .string(rule.text))])
          })
      ),
      ("decisions", formulas(sheet.rules)), ("walls", formulas(sheet.walls)),
      ("followers", formulas(sheet.followers)),
    ])
  }
}

extension JSON {
  /// A number with four decimals; null for none.
  fileprivate static func rounded(_ value: Double?) -> JSON {
    value.map { .number(($0 * 1e4).rounded() / 1e4) } ?? .null
  }

  fileprivate static func place(_ p: Point) -> JSON { .array([.rounded(p.x), .rounded(p.y)]) }
}
