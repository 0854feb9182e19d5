/// Exports frames to a file or folder, completely or not at all.
struct Exporter {
  let format: ExportFormat
  let output: String
  let interruption: Interruption
  let frames: FrameSequence
  let quality: ExportQuality
  /// The most bytes that the file may have; nil for any number.
  var limit: Int?

  /// The file would be larger than allowed, by what is known of it so far.
  struct TooLarge: Error {
    let bytes: Int
  }

  /// How many frames a GIF's palette is made from, evenly spread, besides those that differ from the one before.
  private static let paletteCount = 600

  private var times: FrameTimes { frames.times }

  /// Writes the frames and returns the size of the output, in bytes.
  func export() throws -> Int {
    switch format {
    case .frames: try exportFrames()
    case .mp4: try exportFile(isEven: true) { $0.mp4($1) }
    case .webm: try exportFile(isEven: true) { $0.webm($1) }
    case .apng: try exportFile(isEven: false) { $0.apng($1) }
    case .gif: try exportGIF()
    }
  }

  private func exportFrames() throws -> Int {
    let folder = try FrameFolder(output, count: times.count)
    let progress = ExportProgress(total: times.count)
    var frames = frames
    while let frame = try frames.nextFrame() {
      try interruption.check()
      try folder.write(frame.surface, isChanged: frame.isChanged)
      progress.advance()
    }
    return try folder.commit()
  }

  private func exportFile(isEven: Bool, _ arguments: (FFmpegArguments, String) -> [String]) throws -> Int {
    let file = try PartialFile(for: output)
    let canvas = VideoCanvas(holding: frames.size, isEven: isEven)
    try send(
      frames, on: canvas, progress: ExportProgress(total: times.count), files: [file], written: file,
      arguments(FFmpegArguments(size: canvas.size, rate: quality.rate, loss: quality.loss), file.path))
    return try commit(file)
  }

  /// Draws the frames twice, because ffmpeg would keep all of them in memory until it has the palette.
  private func exportGIF() throws -> Int {
    let file = try PartialFile(for: output)
    let palette = try PartialFile(for: output)
    // The palette's file is removed with its owner.
    defer { withExtendedLifetime(palette) {} }
    let progress = ExportProgress(total: 2 * times.count)
    let canvas = VideoCanvas(holding: frames.size, isEven: false)
    let arguments = FFmpegArguments(size: canvas.size, rate: quality.rate, loss: quality.loss)
    // A colour that is seen for a moment is in a frame that differs. Frames that stay are offered again now and then,
    // because a picture that is seen longer counts for more.
    let step = (times.count + Self.paletteCount - 1) / Self.paletteCount
    try send(
      frames, on: canvas, progress: progress, files: [palette], arguments.palette(palette.path)
    ) { index, isChanged in isChanged || index.isMultiple(of: step) }
    try send(
      frames, on: canvas, progress: progress, files: [palette, file], written: file,
      arguments.gif(file.path, palette: palette.path, lastDelay: times.lastDelay))
    return try commit(file)
  }

  private func commit(_ file: PartialFile) throws -> Int {
    if let limit, file.size > limit { throw TooLarge(bytes: file.size) }
    return try file.commit()
  }

  /// - Parameters:
  ///   - written: The file that has a limit.
  ///   - takes: Whether a frame is sent, by its index and by whether it may differ from the one before.
  private func send(
    _ frames: FrameSequence, on canvas: VideoCanvas, progress: ExportProgress, files: [PartialFile],
    written: PartialFile? = nil, _ arguments: [String], where takes: (Int, Bool) -> Bool = { _, _ in true }
  ) throws {
    let ffmpeg = try FFmpeg(
      arguments, files: files.map(\.descriptor), output: output, interruption: interruption)
    var frames = frames
    var count = 0
    while let frame = try frames.nextFrame() {
      if frame.isChanged { canvas.put(frame.surface) }
      if takes(count, frame.isChanged) { try ffmpeg.write(canvas.bytes) }
      progress.advance()
      count += 1
      if let limit, let size = written?.size, size > limit {
        throw TooLarge(bytes: size * frames.times.count / count)
      }
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
