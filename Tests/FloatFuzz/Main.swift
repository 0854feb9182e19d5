import FloatFiles
import Glibc

/// Hunts for files that a reader cannot handle: `FloatFuzz [SECONDS|files=COUNT] [SEED] [FOLDER] [KIND …]`.
///
/// Files are made from the shipped ones and read in worker processes. A file that ends its worker, takes over a second
/// of processor time or 200 MB, or breaks a rule of its reader is kept in the folder, as small as possible, and the
/// exit code is 1. `FloatFuzz read KIND FILE` reads one such file again.
@main
struct Main {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    switch words.first {
    case "worker":
      guard words.count >= 5, let seed = UInt64(words[1]), let first = UInt64(words[2]),
        let end = End(worker: words[3...4]), let readers = readers(words.dropFirst(5))
      else { usage() }
      let worker = try Worker(seed: seed, readers: readers)
      exit(worker.run(from: first, until: end, Progress(inherited: true)).rawValue)
    case "read":
      guard words.count == 3, let reader = Reader(rawValue: words[1]),
        let bytes = try? BoundedFile.read(words[2], limit: 64 << 20)
      else { usage() }
      exit(Worker.read(bytes, as: reader).rawValue)
    default:
      guard let seed = UInt64(words.count > 1 ? words[1] : "1"), let readers = readers(words.dropFirst(3))
      else { usage() }
      let worker = try Worker(seed: seed, readers: readers)
      // The time begins when the honest files are there.
      guard let end = End(words.first ?? "60") else { usage() }
      var hunt = Hunt(worker: worker, end: end, folder: words.count > 2 ? words[2] : Hunt.defaultFolder)
      try hunt.run()
      print("seed \(seed): \(hunt.count) files, \(hunt.failures.count) failures")
      exit(hunt.failures.isEmpty ? 0 : 1)
    }
  }

  /// The kinds with some names, or all; nil where one is unknown.
  private static func readers(_ names: ArraySlice<String>) -> [Reader]? {
    let readers = names.compactMap(Reader.init)
    return readers.count < names.count ? nil : readers.isEmpty ? Reader.allCases : readers
  }

  private static func usage() -> Never {
    let kinds = Reader.allCases.map(\.rawValue).joined(separator: ", ")
    Worker.complain(
      "usage: FloatFuzz [SECONDS|files=COUNT] [SEED] [FOLDER] [KIND …]\n       FloatFuzz read KIND FILE\nkinds: \(kinds)\n"
    )
    exit(64)
  }
}
