import FloatCore

/// Compares pictures and traces with their goldens and keeps the goldens, by the rules of a record mode.
struct GoldenKeeper {
  let mode: RecordMode
  /// Where expected, actual and difference go; nil keeps none.
  let failures: String?

  /// - Parameters:
  ///   - id: The scenario's and the picture's names.
  ///   - golden: The golden's path.
  func check(
    _ surface: Surface, scenario: String, name: String, golden: String, tolerance: PictureTolerance
  ) -> SnapshotResult {
    var result = SnapshotResult(scenario: scenario, name: name, status: .passed, golden: golden)
    let known: Surface
    do throws(PNGFile.Failure) {
      known = try PNGFile.read(golden)
    } catch {
      guard let bytes = PNGFile.encode(surface) else {
        result.status = .unwritable
        result.message = "the picture cannot be encoded"
        return result
      }
      settle(&result, error == .missing ? nil : error.message, bytes: bytes, extension: "png")
      return result
    }
    let comparison = PictureComparison(expected: known, actual: surface, tolerance: tolerance)
    result.pixels = SnapshotResult.Pixels(
      compared: comparison.compared, differing: comparison.differing,
      largestDifference: comparison.largestDifference,
      bounds: comparison.bounds.map { [$0.x, $0.y, $0.width, $0.height] })
    let isSame = comparison.matches && comparison.largestDifference == 0
    guard !comparison.matches || (mode == .all && !isSame) else { return result }
    result.message = comparison.summary
    guard let bytes = PNGFile.encode(surface) else {
      result.status = .unwritable
      result.message = "the picture cannot be encoded"
      return result
    }
    if mode == .all || mode == .failed {
      record(&result, bytes)
      return result
    }
    result.status = .different
    let difference = DifferencePicture.make(expected: known, actual: surface, tolerance: tolerance)
    keep(
      &result, expected: PNGFile.encode(known), actual: bytes, diff: PNGFile.encode(difference),
      extension: "png")
    return result
  }

  func check(
    _ trace: MotionTrace, scenario: String, name: String, golden: String, tolerance: Double
  ) -> SnapshotResult {
    var result = SnapshotResult(scenario: scenario, name: name, status: .passed, golden: golden)
    let text = MotionTraceText.text(of: trace)
    let bytes = Array(text.utf8)
    let knownText: String
    let known: MotionTrace
    do {
      knownText = String(decoding: try InputFile.read(golden, limit: PNGFile.maximumBytes), as: UTF8.self)
      known = try MotionTraceText.parse(knownText)
    } catch {
      let reason: String? =
        switch error {
        case let failure as InputFile.Failure: failure == .missing ? nil : failure.message
        case let failure as MotionTraceText.Failure: "line \(failure.line): \(failure.reason)"
        default: "cannot be read"
        }
      settle(&result, reason, bytes: bytes, extension: "txt")
      return result
    }
    // What is compared is what is written, so that rounding cannot fail a trace against itself.
    let actual = (try? MotionTraceText.parse(text)) ?? trace
    let comparison = MotionTraceComparison(expected: known, actual: actual, tolerance: tolerance)
    guard !comparison.matches || (mode == .all && knownText != text) else { return result }
    result.message = comparison.summary
    if mode == .all || mode == .failed {
      record(&result, bytes)
      return result
    }
    result.status = .different
    keep(
      &result, expected: Array(knownText.utf8), actual: bytes,
      diff: Array(MotionTraceComparison.diff(expected: knownText, actual: text).utf8), extension: "txt")
    return result
  }

  /// A golden that is not there (nil) or cannot be read.
  private func settle(
    _ result: inout SnapshotResult, _ reason: String?, bytes: [UInt8], extension: String
  ) {
    switch (mode, reason) {
    case (.all, _), (.failed, _):
      result.message = reason ?? "new"
      record(&result, bytes)
    case (.missing, nil):
      record(&result, bytes)
      if result.status == .accepted {
        result.status = .recorded
        result.message = "there was no golden; recorded, look at it and run again"
      }
    case (.never, nil):
      result.status = .missing
      result.message = "there is no golden \(result.golden)"
      keep(&result, expected: nil, actual: bytes, diff: nil, extension: `extension`)
    case (_, let reason?):
      result.status = .unreadable
      result.message = "the golden cannot be read: \(reason)"
      keep(&result, expected: nil, actual: bytes, diff: nil, extension: `extension`)
    }
  }

  private func record(_ result: inout SnapshotResult, _ bytes: [UInt8]) {
    do throws(WholeFile.Failure) {
      try WholeFile.write(bytes, to: result.golden)
      result.status = .accepted
    } catch {
      result.status = .unwritable
      result.message = error.message
    }
  }

  /// Puts the files that show a failure where people find them.
  private func keep(
    _ result: inout SnapshotResult, expected: [UInt8]?, actual: [UInt8]?, diff: [UInt8]?, extension: String
  ) {
    guard let failures else { return }
    let base = "\(failures)/\(result.id)"
    func write(_ bytes: [UInt8]?, _ kind: String) -> String? {
      guard let bytes else { return nil }
      let path = "\(base).\(kind).\(`extension`)"
      do throws(WholeFile.Failure) {
        try WholeFile.write(bytes, to: path)
        return path
      } catch {
        result.message += " (\(error.message))"
        return nil
      }
    }
    result.expected = write(expected, "expected")
    result.actual = write(actual, "actual")
    result.diff = write(diff, "diff")
  }
}
