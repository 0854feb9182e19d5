import FloatFiles
import Glibc

/// The process that reads the files, so that a harmful file affects no other process.
struct Worker {
  /// The limits for one file: a second of processor time and 200 MB.
  static let seconds = 1
  static let kilobytes = 200 * 1024
  /// The limit for the program that draws SVGs, which has a limit of its own for the time.
  static let childKilobytes = 300 * 1024

  /// The meaning of a worker's exit code.
  enum Code: Int32 {
    case done = 0
    case broken = 10
    case tooLarge = 11
  }

  /// The descriptor for a worker's complaints. The readers' own messages on the standard error are discarded.
  private static let complaints: Int32 = {
    let copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10)
    let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
    dup2(nothing, STDERR_FILENO)
    close(nothing)
    return copy
  }()

  let seed: UInt64
  /// The kinds of files that it makes and reads.
  let readers: [Reader]
  private let corpus: Corpus

  init(seed: UInt64, readers: [Reader]) throws {
    self.seed = seed
    self.readers = readers
    corpus = try Corpus()
  }

  /// The kind and the bytes of the file with a number.
  func file(_ index: UInt64) -> (Reader, [UInt8]) {
    var mutation = Mutation(seed: seed, index: index)
    let reader = mutation.element(of: readers)
    let whole = corpus.files(for: reader).flatMap { StrangersPrototype.files(in: $0) }
    if reader == .slip { return (reader, StrangersPrototype.bundle(Slip.folder(whole, &mutation))) }
    if reader == .links {
      return (reader, StrangersPrototype.bundle(StrangersLinks.folder(whole, &mutation)))
    }
    let bytes = mutation.file(from: corpus.files(for: reader))
    guard mutation.number(below: 4) > 0 else { return (reader, bytes) }
    return (reader, PNGText.withRightChecksums(bytes))
  }

  /// Reads files until the hunt is over; the progress holds the number of the current one.
  func run(from first: UInt64, until end: End, _ progress: borrowing Progress) -> Code {
    var index = first
    while !end.isReached(index) {
      progress.index = index
      let (reader, bytes) = file(index)
      let code = Self.read(bytes, as: reader)
      guard code == .done else { return code }
      index += 1
    }
    progress.index = index
    return .done
  }

  static func complain(_ text: String) {
    var text = text
    _ = text.withUTF8 { LineWriter.write($0, to: complaints) }
  }

  /// Reads one file. SIGVTALRM ends the process where that takes too long.
  static func read(_ bytes: [UInt8], as reader: Reader) -> Code {
    _ = complaints
    var limit = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &limit, nil)
    do throws(Reader.Broken) {
      try reader.read(bytes)
    } catch {
      complain("\(reader.rawValue): \(error.reason)\n")
      return .broken
    }
    return isTooLarge(RUSAGE_SELF, kilobytes) || isTooLarge(RUSAGE_CHILDREN, childKilobytes)
      ? .tooLarge : .done
  }

  private static func isTooLarge(_ who: __rusage_who, _ limit: Int) -> Bool {
    var usage = rusage()
    getrusage(__rusage_who_t(who.rawValue), &usage)
    return usage.ru_maxrss > limit
  }
}
