/// Exports frames to a file or folder, completely or not at all.
struct Exporter {
  let format: ExportFormat
  let output: String
  let interruption: Interruption
  let frames: FrameSequence

  /// The largest number of frames from which a GIF's palette is made.
  private static let paletteCount = 600

  private var times: FrameTimes { frames.times }

  /// Writes the frames and returns the size of the output, in bytes.
  func export() throws -> Int {
    switch format {
    case .frames: try exportFrames()
    case .mp4: try exportMP4()
    case .gif: try exportGIF()
    }
  }

  private func exportFrames() throws -> Int {
    let folder = try FrameFolder(output, count: times.count)
    let progress = ExportProgress(total: times.count)
    var frames = frames
    while let frame = frames.nextFrame() {
      try interruption.check()
      try folder.write(frame.surface, isChanged: frame.isChanged)
      progress.advance()
    }
    return try folder.commit()
  }

  private func exportMP4() throws -> Int {
    let file = try PartialFile(for: output)
    let canvas = VideoCanvas(holding: frames.size, isEven: true)
    try send(
      frames, on: canvas, progress: ExportProgress(total: times.count), files: [file],
      FFmpegArguments.mp4(canvas.size, rate: times.rate, output: file.path))
    return try file.commit()
  }

  /// Draws the frames twice, because ffmpeg would keep all of them in memory until it has the palette.
  private func exportGIF() throws -> Int {
    let file = try PartialFile(for: output)
    let palette = try PartialFile(for: output)
    // The palette's file is removed with its owner.
    defer { withExtendedLifetime(palette) {} }
    let sample = times.sample(atMost: Self.paletteCount)
    let progress = ExportProgress(total: sample.count + times.count)
    let canvas = VideoCanvas(holding: frames.size, isEven: false)
    try send(
      frames.at(sample), on: canvas, progress: progress, files: [palette],
      FFmpegArguments.palette(canvas.size, rate: times.rate, output: palette.path))
    try send(
      frames, on: canvas, progress: progress, files: [palette, file],
      FFmpegArguments.gif(
        canvas.size, rate: times.rate, palette: palette.path, lastDelay: times.lastDelay, output: file.path))
    return try file.commit()
  }

  private func send(
    _ frames: FrameSequence, on canvas: VideoCanvas, progress: ExportProgress, files: [PartialFile],
    _ arguments: [String]
  ) throws {
    let ffmpeg = try FFmpeg(
      arguments, files: files.map(\.descriptor), output: output, interruption: interruption)
    var frames = frames
    while let frame = frames.nextFrame() {
      if frame.isChanged { canvas.put(frame.surface) }
      try ffmpeg.write(canvas.bytes)
      progress.advance()
    }
    try ffmpeg.finish()
  }
}

extension FrameTimes {
  /// The duration of a GIF's last frame, in hundredths of a second: the rest of the whole duration.
  var lastDelay: Int {
    let begin = (Double(count - 1) * 100 / rate).rounded()
    return Int((Double(count) * 100 / rate).rounded() - begin)
  }
}
