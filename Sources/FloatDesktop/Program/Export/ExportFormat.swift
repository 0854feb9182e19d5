import FloatFiles

/// The format of an export, chosen by the name of its output.
enum ExportFormat: String, CaseIterable {
  case mp4
  case webm
  case gif
  case apng
  /// A folder of PNGs.
  case frames

  /// Chooses by the extension; an existing folder, a path that ends in a slash and a name without an extension mean
  /// folders.
  init(output: String, isFolder: (String) -> Bool) throws(CommandFailure) {
    guard !output.isEmpty else { throw CommandFailure(.usage, "--output: the name is empty") }
    let name = output.split(separator: "/").last ?? ""
    // ".name" is hidden and has no extension.
    let dot = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? $0 : nil }
    let ending = dot.map { name[name.index(after: $0)...].lowercased() }
    if let ending, !output.hasSuffix("/"), isFolder(output),
      Self.files.contains(where: { $0.rawValue == ending })
    {
      throw CommandFailure(
        .usage, "--output \(output): is a folder; end the name in / to write PNGs into it, or name a file")
    }
    guard !output.hasSuffix("/"), !isFolder(output), let dot else {
      self = .frames
      return
    }
    guard let format = Self.files.first(where: { $0.rawValue == ending }) else {
      let endings = Self.files.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw CommandFailure(
        .usage,
        "--output \(output): \"\(name[dot...])\" cannot be written; end the name in one of \(endings), or in / for a "
          + "folder of PNGs")
    }
    self = format
  }

  /// The formats that are one file.
  private static let files = allCases.filter { $0 != .frames }

  /// True for a name that ends like a file that this program writes.
  static func isFile(_ name: String) -> Bool {
    name.hasSuffix(".png") || files.contains { name.hasSuffix(".\($0.rawValue)") }
  }

  /// The default rate, in frames per second.
  var defaultRate: FrameRate { FrameRate(self == .gif ? 50 : 60) }

  /// The allowed rates, in frames per second.
  ///
  /// A GIF counts in hundredths of a second, and most viewers show a frame of one hundredth for ten.
  var rates: ClosedRange<Double> { self == .gif ? 1...50 : 1...240 }

  /// How many times its colours or its details can be given up for a smaller file.
  var losses: Int { self == .apng || self == .frames ? 0 : 2 }

  func rate(_ asked: FrameRate?) throws(CommandFailure) -> FrameRate {
    guard let asked else { return defaultRate }
    guard rates.contains(asked.value) else {
      let reason =
        self == .gif && asked.value <= 240 ? " in a GIF, which viewers play slower beyond that" : ""
      throw CommandFailure(
        .usage, "--fps must be \(Int(rates.lowerBound)) to \(Int(rates.upperBound))\(reason)")
    }
    return asked
  }
}
