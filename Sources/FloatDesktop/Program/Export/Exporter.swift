import FloatCore

/// Draws a film into a file or a folder, which is there whole at the end or not at all.
struct Exporter {
  let format: ExportFormat
  let output: String
  let interruption: Interruption
  /// A film of these frames, from its beginning.
  let film: (FrameTimes) -> Film

  /// A GIF's palette is made from at most so many frames.
  private static let paletteCount = 600

  /// Writes the frames and returns the size of what was written, in bytes.
  func export(_ times: FrameTimes) throws -> Int {
    switch format {
    case .frames: try exportFrames(times)
    case .mp4: try exportMP4(times)
    case .gif: try exportGIF(times)
    }
  }

  private func exportFrames(_ times: FrameTimes) throws -> Int {
    let folder = try FrameFolder(output, count: times.count)
    let progress = ExportProgress(total: times.count)
    var film = film(times)
    while let frame = film.nextFrame() {
      try interruption.check()
      try folder.write(frame.surface, isChanged: frame.isChanged)
      progress.advance()
    }
    return try folder.commit()
  }

  private func exportMP4(_ times: FrameTimes) throws -> Int {
    let file = try PartialFile(for: output)
    let film = film(times)
    let canvas = VideoCanvas(holding: film.size, isEven: true)
    try send(
      film, on: canvas, progress: ExportProgress(total: times.count),
      FFmpegArguments.mp4(canvas.size, rate: times.rate, output: file.path))
    return try file.commit()
  }

  /// Draws the film twice: ffmpeg would keep all frames in memory until it has the palette.
  private func exportGIF(_ times: FrameTimes) throws -> Int {
    let file = try PartialFile(for: output)
    let palette = try PartialFile(for: output, suffix: "palette")
    // It goes with its owner.
    defer { withExtendedLifetime(palette) {} }
    let sample = times.sample(atMost: Self.paletteCount)
    let progress = ExportProgress(total: sample.count + times.count)
    let film = film(times)
    let canvas = VideoCanvas(holding: film.size, isEven: false)
    try send(
      self.film(sample), on: canvas, progress: progress,
      FFmpegArguments.palette(canvas.size, rate: times.rate, output: palette.path))
    try send(
      film, on: canvas, progress: progress,
      FFmpegArguments.gif(
        canvas.size, rate: times.rate, palette: palette.path, lastDelay: times.lastDelay, output: file.path))
    return try file.commit()
  }

  private func send(
    _ film: Film, on canvas: VideoCanvas, progress: ExportProgress, _ arguments: [String]
  ) throws {
    let ffmpeg = try FFmpeg(arguments, output: output, interruption: interruption)
    var film = film
    while let frame = film.nextFrame() {
      if frame.isChanged { canvas.put(frame.surface) }
      try ffmpeg.write(canvas.bytes)
      progress.advance()
    }
    try ffmpeg.finish()
  }
}

extension FrameTimes {
  /// How long the last frame of a GIF stays, in hundredths of a second: what is left of the whole by then.
  var lastDelay: Int {
    let begin = (Double(count - 1) * 100 / rate).rounded()
    return Int((Double(count) * 100 / rate).rounded() - begin)
  }
}
