import FloatPainting
import FloatStudio

/// Command-line arguments for ffmpeg; tested with 5.1.
struct FFmpegArguments {
  let size: PixelSize
  let rate: FrameRate
  /// How much is given up for a smaller file: 0, 1 or 2.
  var loss = 0

  /// The input format: little-endian 0xFFRRGGBB, as in frames; the alpha is ignored.
  private var input: [String] {
    [
      "-hide_banner", "-nostdin", "-nostats", "-loglevel", "error", "-y",
      "-f", "rawvideo", "-pixel_format", "bgr0", "-video_size", "\(size.width)x\(size.height)",
      "-framerate", rate.text, "-i", "pipe:0",
    ]
  }

  /// A video that every player shows: 8 bits, 4:2:0, limited range, BT.709 and labelled so. There is a key frame a second,
  /// so that players seek quickly.
  private func video(_ codec: [String]) -> [String] {
    input + ["-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_inp"] + codec
      + [
        "-pix_fmt", "yuv420p", "-g", "\(Int(rate.value.rounded(.up)))",
        "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv",
      ]
  }

  /// H.264, with the index in front, so that browsers begin at once.
  func mp4(_ output: String) -> [String] {
    video(["-c:v", "libx264", "-preset", "medium", "-crf", "\([15, 22, 28][loss])"])
      + ["-movflags", "+faststart", "-f", "mp4", "file:\(output)"]
  }

  /// VP9, whose quality is constant where the bit rate is 0.
  func webm(_ output: String) -> [String] {
    video([
      "-c:v", "libvpx-vp9", "-crf", "\([22, 31, 40][loss])", "-b:v", "0", "-deadline", "good", "-cpu-used",
      "3",
      "-row-mt", "1",
    ]) + ["-f", "webm", "file:\(output)"]
  }

  /// An animated PNG that loops, lossless.
  func apng(_ output: String) -> [String] {
    input + [
      "-c:v", "apng", "-pred", "mixed", "-pix_fmt", "rgb24", "-plays", "0", "-f", "apng", "file:\(output)",
    ]
  }

  /// One palette for all frames, as a picture.
  func palette(_ output: String) -> [String] {
    input + [
      "-vf", "palettegen=stats_mode=full:max_colors=\([256, 128, 64][loss])", "-frames:v", "1", "-c:v", "png",
      "-f", "image2", "-update", "1", "file:\(output)",
    ]
  }

  /// A GIF that loops. Its dither is a fixed pattern, so that still parts do not flicker.
  ///
  /// - Parameter lastDelay: The duration of the last frame, in hundredths of a second.
  func gif(_ output: String, palette: String, lastDelay: Int) -> [String] {
    input + [
      "-i", "file:\(palette)", "-lavfi", "paletteuse=dither=bayer:bayer_scale=5:diff_mode=rectangle",
      "-loop", "0", "-final_delay", "\(lastDelay)", "-f", "gif", "file:\(output)",
    ]
  }
}
