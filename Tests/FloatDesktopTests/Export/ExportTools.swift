import FloatCore
import Foundation

@testable import FloatPainting

/// Tools of the video tests besides the program.
enum ExportTools {
  /// A push in whose middle a video may begin or end; it comes to rest about 0.7 s after the start.
  static let scenario = "steps: [{wait: 100ms}, {tap: row:chat-1}, {wait: 200ms}]\n"

  /// The missing tools for making and reading videos.
  static let missing: [String] = {
    let programs = ["ffmpeg", "ffprobe"].filter { !Desktop.has($0) }
    guard programs.isEmpty else { return programs }
    // Some distributions leave the encoder out.
    let encoder = try? run("ffmpeg", ["-hide_banner", "-h", "encoder=libx264"], in: NSTemporaryDirectory())
    return encoder?.hasPrefix("Encoder libx264") == true ? [] : ["ffmpeg's encoder libx264"]
  }()

  /// Runs a tool and returns its output.
  static func run(_ program: String, _ arguments: [String], in folder: String) throws -> String {
    let process = try ChildProcess(
      program, arguments, environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""],
      folder: folder)
    guard try process.waitForEnd() == 0 else {
      throw ChildProcess.NotStarted(description: process.errorOutput)
    }
    return process.output
  }

  /// The delays of a GIF's frames in hundredths of a second, and the number of its loops: nil for one pass, 0 for
  /// endless.
  static func timing(ofGIF path: String) throws -> (delays: [Int], loops: Int?) {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    func number(_ offset: Int) -> Int { Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 }
    func colors(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    var delays: [Int] = []
    var loops: Int?
    var offset = 13 + colors(bytes[10])
    while bytes[offset] != 0x3B {
      if bytes[offset] == 0x2C {
        offset += 11 + colors(bytes[offset + 9])
      } else {
        if bytes[offset + 1] == 0xF9 { delays.append(number(offset + 4)) }
        if bytes[offset + 1] == 0xFF { loops = number(offset + 16) }
        offset += 2
      }
      while bytes[offset] != 0 { offset += Int(bytes[offset]) + 1 }
      offset += 1
    }
    return (delays, loops)
  }

  /// The average red, green and blue of a square, 0 to 255.
  static func average(_ surface: Surface, x: Int, y: Int, side: Int) -> [Double] {
    [16, 8, 0].map { (shift: UInt32) in
      var sum = 0
      for row in y..<y + side {
        for column in x..<x + side { sum += Int(surface[column, row] >> shift & 255) }
      }
      return Double(sum) / Double(side * side)
    }
  }
}
