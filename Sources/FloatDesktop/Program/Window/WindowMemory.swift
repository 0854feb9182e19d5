import FloatCore
import FloatDesk
import FloatFiles
import FloatPainting
import FloatStudio

/// Remembers the window's size for each device, in `$XDG_STATE_HOME/floatdesktop/windows`.
///
/// The file has one line per device: its id, and the width and the height in the desktop's units. Lines that cannot be
/// read are dropped, and a failure to write is not reported.
struct WindowMemory {
  private let path: String?
  private let key: String

  /// The largest size of the file, in bytes.
  private static let maximumSize = 1 << 16
  /// The most devices that are remembered.
  private static let maximumCount = 64

  /// - Parameters:
  ///   - environment: `XDG_STATE_HOME` and `HOME`.
  ///   - key: The device, and anything else that a size depends on; blanks become `-`.
  init(environment: [String: String], key: String) {
    path = StateFolder.path("windows", environment: environment)
    self.key = String(key.map { $0.isWhitespace ? "-" : $0 })
  }

  /// The size that was saved last; nil if there is none, or none that a window could have.
  var size: PixelSize? { lines.first { $0.key == key }?.size }

  /// Saves a size for the next start.
  func save(_ size: PixelSize) {
    guard let path, let lock = try? AtomicFile.lock(path, .privateState) else { return }
    let before = lines
    guard before.first(where: { $0.key == key })?.size != size else { return }
    let lines = [(key: key, size: size)] + before.filter { $0.key != key }
    let text = lines.prefix(Self.maximumCount).map { "\($0.key) \($0.size.width) \($0.size.height)\n" }
    try? AtomicFile.write(Array(text.joined().utf8), to: path, .privateState)
    lock.release()
  }

  private var lines: [(key: String, size: PixelSize)] {
    guard let path, let bytes = try? BoundedFile.read(path, limit: Self.maximumSize) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 3, let width = Int(words[1]), let height = Int(words[2]),
        Self.sides.contains(width), Self.sides.contains(height)
      else { return nil }
      return (String(words[0]), PixelSize(width: width, height: height))
    }
  }

  private static let sides = 1...Surface.maximumSide
}

extension WindowOpening {
  /// The memory for such a window's size: a bare screen has another size than one with a body or with a column.
  func memory(_ device: Device) -> WindowMemory {
    WindowMemory(
      environment: Environment.directories,
      key: device.id + (bezel == .off ? "/bare" : "") + (column > 0 ? "/hud" : ""))
  }
}
