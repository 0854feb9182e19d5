import FloatFiles
import FloatPainting
import FloatStudio

/// Command-line arguments for ffmpeg; tested with 5.1.
enum FFmpegArguments {
  /// The input format: little-endian 0xFFRRGGBB, as in frames; the alpha is ignored.
  private static func input(_ size: PixelSize, rate: Double) -> [String] {
    [
      "-hide_banner", "-nostdin", "-nostats", "-loglevel", "error", "-y",
      "-f", "rawvideo", "-pixel_format", "bgr0", "-video_size", "\(size.width)x\(size.height)",
      "-framerate", JSON.text(of: rate), "-i", "pipe:0",
    ]
  }

  /// H.264 that every player shows: 8 bits, 4:2:0, limited range, BT.709 and labelled so. There is a key frame a
  /// second, so that players seek quickly, and the index is in front, so that browsers begin at once.
  static func mp4(_ size: PixelSize, rate: Double, output: String) -> [String] {
    input(size, rate: rate) + [
      "-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_inp",
      "-c:v", "libx264", "-preset", "medium", "-crf", "15", "-pix_fmt", "yuv420p",
      "-g", "\(Int(rate.rounded(.up)))",
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv",
      "-movflags", "+faststart", "-f", "mp4", "file:\(output)",
    ]
  }

  /// One palette for all frames, as a picture.
  static func palette(_ size: PixelSize, rate: Double, output: String) -> [String] {
    input(size, rate: rate) + [
      "-vf", "palettegen=stats_mode=full", "-frames:v", "1", "-c:v", "png", "-f", "image2", "-update", "1",
      "file:\(output)",
    ]
  }

  /// A GIF that loops. Its dither is a fixed pattern, so that still parts do not flicker.
  ///
  /// - Parameter lastDelay: The duration of the last frame, in hundredths of a second.
  static func gif(
    _ size: PixelSize, rate: Double, palette: String, lastDelay: Int, output: String
  ) -> [String] {
    input(size, rate: rate) + [
      "-i", "file:\(palette)", "-lavfi", "paletteuse=dither=bayer:bayer_scale=5:diff_mode=rectangle",
      "-loop", "0", "-final_delay", "\(lastDelay)", "-f", "gif", "file:\(output)",
    ]
  }
}
