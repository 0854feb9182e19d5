import FloatCore
import FloatFiles
import FloatPainting
import FloatStudio

/// Compares pictures and traces with their goldens, and writes goldens according to the record mode.
struct GoldenStore {
  let mode: SnapshotRecord
  /// The only folder for goldens and failures.
  let suite: SuiteFolder

  /// Compares a picture with the golden that a result names, and fills the result in.
  func check(_ surface: Surface, tolerance: PictureTolerance, _ result: inout SnapshotResult) {
    let bytes: [UInt8]
    // Nil where the sizes differ; a golden of another size is never decoded.
    let known: Surface?
    let comparison: PictureComparison
    do throws(BoundedFile.Failure) {
      bytes = try suite.read(result.golden, limit: PictureLimits.bytes)
      let size = try PNGFile.size(of: bytes)
      if size == surface.size {
        let picture = try PNGFile.decode(bytes)
        comparison = PictureComparison(expected: picture, actual: surface, tolerance: tolerance)
        known = picture
      } else {
        comparison = PictureComparison(expected: size, actual: surface.size)
        known = nil
      }
    } catch {
      guard let actual = encode(surface, &result) else { return }
      return settle(&result, error, error.message, bytes: actual)
    }
    result.pixels = SnapshotResult.Pixels(
      compared: comparison.compared, differing: comparison.differing,
      largestDifference: comparison.largestDifference,
      bounds: comparison.bounds.map { [$0.x, $0.y, $0.width, $0.height] })
    let isSame = comparison.matches && comparison.largestDifference == 0
    guard !comparison.matches || (mode == .all && !isSame) else { return }
    result.message = comparison.summary
    guard let actual = encode(surface, &result) else { return }
    differ(&result, expected: bytes, actual: actual) {
      known.map { DifferencePicture.make(expected: $0, actual: surface, tolerance: tolerance) }
        .flatMap(PNGFile.encode)
    }
  }

  /// Compares a motion with the golden that a result names, and fills the result in.
  func check(_ trace: MotionTrace, tolerance: Double, _ result: inout SnapshotResult) {
    result.tolerance = tolerance
    let text = MotionTraceText.text(of: trace)
    let bytes = Array(text.utf8)
    let knownText: String
    let known: MotionTrace
    do {
      let file = try suite.read(result.golden, limit: PictureLimits.bytes)
      knownText = String(decoding: file, as: UTF8.self)
      known = try MotionTraceText.parse(file)
    } catch {
      let failure = error as? BoundedFile.Failure
      return settle(&result, failure, failure?.message ?? "\(error)", bytes: bytes)
    }
    // The written text is compared, so that rounding cannot fail a trace against itself.
    let actual = (try? MotionTraceText.parse(bytes)) ?? trace
    let comparison = MotionTraceComparison(expected: known, actual: actual, tolerance: tolerance)
    guard !comparison.matches || (mode == .all && knownText != text) else { return }
    result.message = comparison.summary
    differ(&result, expected: Array(knownText.utf8), actual: bytes) {
      Array(MotionTraceComparison.diff(expected: knownText, actual: text).utf8)
    }
  }

  private func encode(_ surface: Surface, _ result: inout SnapshotResult) -> [UInt8]? {
    guard let bytes = PNGFile.encode(surface) else {
      result.status = .unwritable
      result.message = "the picture cannot be encoded"
      return nil
    }
    return bytes
  }

  /// Handles a snapshot that differs from its golden.
  private func differ(
    _ result: inout SnapshotResult, expected: [UInt8], actual: [UInt8], diff: () -> [UInt8]?
  ) {
    if mode == .all || mode == .failed { return record(&result, actual) }
    result.status = .different
    keep(&result, expected: expected, actual: actual, diff: diff())
  }

  /// Handles a golden that is missing or cannot be read.
  ///
  /// The pointer of Git LFS is not written over in any mode: behind it is a golden that was not fetched.
  private func settle(
    _ result: inout SnapshotResult, _ failure: BoundedFile.Failure?, _ reason: String, bytes: [UInt8]
  ) {
    switch (mode, failure) {
    case (.all, _) where failure != .pointer, (.failed, _) where failure != .pointer:
      result.message = failure == .missing ? "new" : reason
      record(&result, bytes)
    case (.missing, .missing):
      record(&result, bytes)
      if result.status == .accepted {
        result.status = .recorded
        result.message = "there was no golden; it was recorded, so check it and run again"
      }
    case (.never, .missing):
      result.status = .missing
      result.message = "there is no golden \(result.golden)"
      keep(&result, actual: bytes)
    default:
      result.status = .unreadable
      result.message = "the golden cannot be read: \(reason)"
      keep(&result, actual: bytes)
    }
  }

  private func record(_ result: inout SnapshotResult, _ bytes: [UInt8]) {
    do throws(AtomicFile.Failure) {
      try suite.write(bytes, to: result.golden)
      result.status = .accepted
    } catch {
      result.status = .unwritable
      result.message = error.description
    }
  }

  /// Writes the files that show a failure into the folder of failures.
  private func keep(
    _ result: inout SnapshotResult, expected: [UInt8]? = nil, actual: [UInt8], diff: [UInt8]? = nil
  ) {
    let ending = result.golden.split(separator: ".").last ?? ""
    let base = "\(suite.failures.path)/\(result.id)"
    var isWritable = true
    func write(_ bytes: [UInt8]?, _ kind: String) -> String? {
      guard let bytes, isWritable else { return nil }
      let path = "\(base).\(kind).\(ending)"
      do throws(AtomicFile.Failure) {
        try suite.write(bytes, to: path)
        return path
      } catch {
        result.message += " (\(error.description))"
        isWritable = false
        return nil
      }
    }
    result.expected = write(expected, "expected")
    result.actual = write(actual, "actual")
    result.diff = write(diff, "diff")
  }
}
