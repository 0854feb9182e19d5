import FloatFiles
import Glibc

/// The process that reads the files: what one of them does to it is done to nobody else.
enum Worker {
  /// A file may take a second of processor time and 200 MB.
  static let seconds = 1
  static let kilobytes = 200 * 1024

  /// What a worker's end says.
  enum Code: Int32 {
    case done = 0
    case broken = 10
    case tooLarge = 11
  }

  /// The file with a number: its kind and its bytes.
  static func file(seed: UInt64, index: UInt64, _ corpus: Corpus) -> (Reader, [UInt8]) {
    var mutation = Mutation(seed: seed, index: index)
    let reader = mutation.element(of: Reader.allCases)
    return (reader, mutation.file(from: corpus.files(for: reader)))
  }

  /// Reads files until the time is over; the number of the one at hand is in the progress.
  static func run(seed: UInt64, from first: UInt64, until end: Double, _ progress: borrowing Progress) throws
    -> Code
  {
    let corpus = try Corpus()
    var index = first
    while Clock.now < end {
      progress.index = index
      let (reader, bytes) = file(seed: seed, index: index, corpus)
      let code = read(bytes, as: reader)
      guard code == .done else { return code }
      index += 1
    }
    progress.index = index
    return .done
  }

  static func complain(_ text: String) {
    var text = text
    _ = text.withUTF8 { LineWriter.write($0, to: STDERR_FILENO) }
  }

  /// Reads one file. The process is ended by SIGVTALRM where that takes too long.
  static func read(_ bytes: [UInt8], as reader: Reader) -> Code {
    var limit = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &limit, nil)
    do throws(Reader.Broken) {
      try reader.read(bytes)
    } catch {
      complain("\(reader.rawValue): \(error.reason)\n")
      return .broken
    }
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss > kilobytes ? .tooLarge : .done
  }
}
