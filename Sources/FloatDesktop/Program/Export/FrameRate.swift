import ArgumentParser
import FloatFiles

/// Frames per second on the command line: `60`, `29.97`, or a fraction such as `30000/1001`, the rate of NTSC.
struct FrameRate: ExpressibleByArgument, Equatable {
  let value: Double
  /// The rate as an encoder takes it; a fraction stays exact.
  let text: String

  init(_ value: Double) { self.init(value: value, text: JSON.text(of: value)) }

  private init(value: Double, text: String) { (self.value, self.text) = (value, text) }

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      guard let value = Double(argument) else { return nil }
      self.init(value)
      return
    }
    guard let count = Self.whole(parts[0]), let seconds = Self.whole(parts[1]) else { return nil }
    self.init(value: Double(count) / Double(seconds), text: "\(count)/\(seconds)")
  }

  /// A whole number above zero, as large as ffmpeg takes it.
  private static func whole(_ text: Substring) -> Int32? {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int32(text), number > 0 else {
      return nil
    }
    return number
  }

  /// The rate divided by a whole number.
  func divided(by number: Int) -> FrameRate {
    guard number > 1 else { return self }
    guard let slash = text.firstIndex(of: "/"), let seconds = Int32(text[text.index(after: slash)...]),
      let divided = FrameRate(argument: "\(text[..<slash])/\(Int(seconds) * number)")
    else { return FrameRate(value / Double(number)) }
    return divided
  }
}
