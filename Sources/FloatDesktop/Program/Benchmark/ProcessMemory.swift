import Glibc

/// What this process weighs.
enum ProcessMemory {
  /// The proportional set size in bytes; nil where `/proc` does not say.
  static func proportionalSetSize() -> Int? {
    guard let file = fopen("/proc/self/smaps_rollup", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard text.hasPrefix("Pss:") else { continue }
      return Int(text.dropFirst(4).filter(\.isNumber)).map { $0 * 1024 }
    }
    return nil
  }
}
