import FloatFiles
import Glibc

/// When a hunt is over: at a time, or after a number of files, which are the same ones on every machine.
struct End {
  private var time = Double.infinity
  private var count = UInt64.max

  /// - Parameter word: `60` for a minute, or `files=4000`.
  init?(_ word: String) {
    if word.hasPrefix("files="), let count = UInt64(word.dropFirst(6)) {
      self.count = count
    } else if let seconds = Double(word), seconds > 0 {
      time = SystemClock.monotonic + seconds
    } else {
      return nil
    }
  }

  /// The end in a worker's arguments, where the time has begun.
  init?(worker words: ArraySlice<String>) {
    guard let time = words.first.flatMap(Double.init), let count = words.last.flatMap(UInt64.init) else {
      return nil
    }
    (self.time, self.count) = (time, count)
  }

  var words: [String] { [String(time), String(count)] }

  func isReached(_ index: UInt64) -> Bool { index >= count || SystemClock.monotonic >= time }
}

/// Runs workers until the end, and keeps the files that end a worker, as small as possible.
struct Hunt {
  static let defaultFolder = "build/fuzz"

  let worker: Worker
  let end: End
  /// The folder for failing files.
  let folder: String
  private(set) var count: UInt64 = 0
  private(set) var failures: [String] = []

  /// Runs one worker after another; each goes on behind the file that ended the one before.
  mutating func run() throws {
    // A backtrace of every failing file on the way to the smallest one takes longer than the failure itself.
    setenv("SWIFT_BACKTRACE", "enable=no", 0)
    let progress = Progress(inherited: false)
    var first: UInt64 = 0
    while !end.isReached(first) {
      let status = Self.spawn(
        ["worker", String(worker.seed), String(first)] + end.words + worker.readers.map(\.rawValue),
        progress: progress.file, isQuiet: false)
      guard status != 0 else { break }
      let (reader, bytes) = worker.file(progress.index)
      try keep(bytes, reader, index: progress.index, status: status)
      first = progress.index + 1
    }
    count = progress.index
  }

  private mutating func keep(_ bytes: [UInt8], _ reader: Reader, index: UInt64, status: Int32) throws {
    let small = minimised(bytes, reader)
    let path = "\(folder)/\(reader.rawValue)-\(worker.seed)-\(index)"
    try AtomicFile.write(small, to: path)
    failures.append(path)
    print("\(path): \(Self.text(status)), \(bytes.count) bytes, made \(small.count)")
  }

  /// The file without all stretches that the failure does not need.
  private func minimised(_ bytes: [UInt8], _ reader: Reader) -> [UInt8] {
    var bytes = bytes
    // A folder has only one mistake or one link, and without it none.
    guard reader != .slip, reader != .links, fails(bytes, reader) else { return bytes }
    var size = bytes.count / 2
    while size >= 1 {
      var start = 0
      while start < bytes.count {
        var shorter = bytes
        shorter.removeSubrange(start..<min(start + size, bytes.count))
        if fails(shorter, reader) { bytes = shorter } else { start += size }
      }
      size /= 2
    }
    return bytes
  }

  private func fails(_ bytes: [UInt8], _ reader: Reader) -> Bool {
    let path = "\(folder)/.candidate-\(getpid())"
    guard (try? AtomicFile.write(bytes, to: path)) != nil else { return false }
    defer { unlink(path) }
    return Self.spawn(["read", reader.rawValue, path], progress: nil, isQuiet: true) != 0
  }

  /// Runs this program with other arguments and returns its exit code, or minus the number of the signal that ended it.
  private static func spawn(_ words: [String], progress: Int32?, isQuiet: Bool) -> Int32 {
    var streams: [(Int32, Int32?)] = isQuiet ? [(STDERR_FILENO, nil)] : []
    if let progress { streams.append((Progress.descriptor, progress)) }
    guard let child = try? ChildProgram(ChildProgram.own, words, streams: streams) else { return -1 }
    let ending = child.ending()
    return ending.signal.map { -$0 } ?? ending.code
  }

  private static func text(_ status: Int32) -> String {
    switch status {
    case -SIGVTALRM: "takes more than \(Worker.seconds) s"
    case ..<0: "ended by signal \(-status)"
    case Worker.Code.tooLarge.rawValue: "takes more than \(Worker.kilobytes / 1024) MB"
    default: "breaks a rule"
    }
  }
}
