import ArgumentParser
import FloatFiles

/// A number of bytes on the command line and in messages: `10MB`, `800kB`, `1.5MiB`, `900000`.
struct ByteCount: ExpressibleByArgument, Equatable {
  let bytes: Int

  init(_ bytes: Int) { self.bytes = bytes }

  /// The units, longest first; a unit of one letter is decimal, as on a label.
  private static let units: [(name: String, bytes: Double)] = [
    ("kib", 1024), ("mib", 1_048_576), ("gib", 1_073_741_824), ("kb", 1000), ("mb", 1e6), ("gb", 1e9),
    ("k", 1000), ("m", 1e6), ("g", 1e9), ("b", 1),
  ]

  init?(argument: String) {
    let text = argument.lowercased()
    let unit = Self.units.first { text.hasSuffix($0.name) }
    let digits = text.dropLast(unit?.name.count ?? 0)
    guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let number = Double(digits) else {
      return nil
    }
    let bytes = number * (unit?.bytes ?? 1)
    guard (1...1e12).contains(bytes) else { return nil }
    self.bytes = Int(bytes)
  }

  /// The number in a suitable unit.
  var text: String {
    switch bytes {
    case ..<1000: "\(bytes) bytes"
    case ..<999_950: "\(FrameTimes.text((Double(bytes) / 100).rounded() / 10)) kB"
    default: "\(FrameTimes.text((Double(bytes) / 100_000).rounded() / 10)) MB"
    }
  }
}
