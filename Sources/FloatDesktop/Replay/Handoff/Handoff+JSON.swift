import FloatCore
package import FloatFiles
import FloatStudio
package import FloatTakeHome

/// What a hand-off page says, as its script reads it: times in seconds from the press on, lengths in points.
extension Handoff {
  package var json: JSON {
    [
      "title": title, "summary": summary, "thing": main.thing,
      "size": [device.size.width, device.size.height], "start": JSON.rounded(start),
      "step": GestureTrace.step, "count": trace.times.count, "from": JSON.rounded(main.start - start),
      "to": JSON.rounded(main.end - start), "marks": marks.map(json), "curves": trace.curves.map(json),
      "rows": rows.map(json), "keyFrames": keyFrames.map(json), "motions": sheets.map(json),
    ]
  }

  private func json(_ mark: HandoffMark) -> JSON {
    ["kind": mark.kind.rawValue, "t": JSON.rounded(mark.time - start), "text": mark.text]
  }

  private func json(_ curve: HandoffCurve) -> JSON {
    [
      "thing": curve.thing, "property": curve.property, "unit": curve.unit.rawValue,
      "values": curve.values.map(JSON.rounded), "velocities": curve.velocities.map(JSON.rounded),
      "walls": curve.walls.map(JSON.rounded),
      "promises": curve.promises.map { promise -> JSON in
        ["t": JSON.rounded(promise.start - start), "values": promise.values.map(JSON.rounded)]
      },
    ]
  }

  private func json(_ row: HandoffRow) -> JSON {
    [
      "thing": row.thing, "property": row.property, "unit": row.unit.rawValue,
      "from": JSON.rounded(row.from), "to": JSON.rounded(row.to), "delay": JSON.rounded(row.delay),
      "curve": row.curve, "detail": row.detail, "velocity": JSON.rounded(row.velocity),
      "duration": JSON.rounded(row.duration), "isCaught": row.isCaught, "keys": row.keys.map(json),
      "isChanged": row.isChanged,
    ]
  }

  private func json(_ key: MotionSheet.Key) -> JSON {
    ["key": key.key, "value": key.value, "usual": key.usual, "isChanged": key.isChanged]
  }

  /// A key with what it is for, and where its default comes from: measured elsewhere, or judged by eye.
  private func origin(_ key: MotionSheet.Key) -> JSON {
    let entry = trace.parameters.schema.entry(for: key.key)
    return .joined(json(key), ["summary": entry?.summary ?? "", "source": entry?.source ?? ""])
  }

  private func json(_ frame: HandoffKeyFrame) -> JSON {
    let (rect, radii) = (frame.outline.rect, frame.outline.fittedRadii)
    return [
      "title": frame.title, "t": JSON.rounded(frame.time - start),
      "rect": [rect.x, rect.y, rect.width, rect.height].map(JSON.rounded),
      "radii": [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map(JSON.rounded),
      "lines": frame.lines.map { line -> JSON in
        [
          "from": JSON.place(line.from), "to": JSON.place(line.to), "length": JSON.rounded(line.length),
        ]
      },
    ]
  }

  private func json(_ sheet: MotionSheet) -> JSON {
    func formula(_ rule: MotionRule) -> JSON {
      [
        "name": "\(rule.name)(\(rule.parameters.joined(separator: ", ")))", "expression": rule.expression,
        "summary": rule.summary,
      ]
    }
    let rules = sheet.rulesInWords(trace.parameters)
    return [
      "name": sheet.name.rawValue, "title": sheet.title, "summary": sheet.name.summary,
      "numbers": sheet.numbers, "notes": sheet.notes, "keys": sheet.keys.map(origin),
      "rules": rules.map { rule -> JSON in ["kind": rule.kind.rawValue, "text": rule.text] },
      "decisions": sheet.rules.map(formula), "walls": sheet.walls.map(formula),
      "followers": sheet.followers.map(formula),
    ]
  }
}

extension JSON {
  /// A number with four decimals; null for none.
  fileprivate static func rounded(_ value: Double?) -> JSON { value.map { ($0 * 1e4).rounded() / 1e4 }.json }

  fileprivate static func place(_ p: Point) -> JSON { [rounded(p.x), rounded(p.y)] }
}
