import FloatFiles

/// The times of a video's frames, in seconds; each frame is shown from its own time to the next one's.
struct FrameTimes: Equatable {
  /// The most frames of one export: ten minutes at 60 a second.
  static let maximumCount = 36_000

  let start: Double
  /// Frames per second.
  let rate: Double
  let count: Int

  /// The frames of a time that ends before `end`; one frame if there is no time.
  init(from start: Double, to end: Double, rate: Double) throws(CommandFailure) {
    self.start = start
    self.rate = rate
    // Rounding errors neither add nor lose a frame.
    let count = ((end - start) * rate - 1e-6).rounded(.up)
    guard count <= Double(Self.maximumCount) else {
      throw CommandFailure(
        .usage,
        "\(Self.text(end - start)) s at \(Self.text(rate)) frames a second is more than the \(Self.maximumCount) "
          + "frames of one export; choose a part with --from and --to, or a smaller --fps")
    }
    self.count = max(Int(count), 1)
  }

  /// The frames up to the first one that shows the state at `rest`.
  init(from start: Double, throughRestAt rest: Double, rate: Double) throws(CommandFailure) {
    try self.init(from: start, to: rest + 1 / rate, rate: rate)
  }

  /// The video's duration, in seconds.
  var duration: Double { Double(count) / rate }

  /// The time of a frame, computed from the start, so that errors do not add up.
  subscript(index: Int) -> Double { start + Double(index) / rate }

  /// A number of seconds or frames, to the thousandth.
  static func text(_ number: Double) -> String {
    JSON.text(of: (min(number, 1e12) * 1000).rounded() / 1000)
  }
}
