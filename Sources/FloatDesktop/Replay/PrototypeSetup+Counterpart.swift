package import FloatCore
package import FloatFiles
import Glibc

/// The same prototype with other values, beside the first.
package struct Counterpart {
  /// The phone at its start.
  @Boxed package private(set) var prototype: Prototype
  /// Follows the file of the values.
  package let reloader: ConfigurationReloader
  /// The names of both phones, from left to right.
  package let names: [String]
  /// False where the values of the recording or scenario, and those that are set on the way, belong to the first phone
  /// alone.
  let sharesValues: Bool

  /// Its timeline, which has the inputs of the first phone's.
  package func timeline(beside first: Timeline) -> Timeline {
    first.counterpart(from: prototype, sharesValues: sharesValues)
  }
}

extension PrototypeSetup {
  /// Returns the same prototype with the values of a preset or a config file in place of those that were asked for.
  ///
  /// The values of a prototype's folder, a recording or a scenario count for both; the preset overrides them.
  ///
  /// - Parameters:
  ///   - values: A preset's name, or a file.
  ///   - sharesValues: See ``Counterpart/sharesValues``.
  package func counterpart(
    with values: String, sharesValues: Bool
  ) throws(CommandFailure) -> Counterpart {
    let library = PresetLibrary(assets: assets)
    guard let path = library.preset(values)?.path ?? Self.file(values) else {
      throw unknown(values, library)
    }
    var loader = ConfigurationLoader(on: try base(sharesRecorded: sharesValues))
    loader.explicitFile = path
    let outcome = loader.load()
    guard outcome.diagnostics.errors.isEmpty else {
      throw CommandFailure(.badConfiguration, outcome.diagnostics)
    }
    Diagnostics.show(outcome.diagnostics)
    return Counterpart(
      prototype: makePrototype(outcome.parameters),
      reloader: ConfigurationReloader(loader: loader, outcome: outcome),
      names: [name, Self.name(of: values)], sharesValues: sharesValues)
  }

  /// The name of a phone with these values: a preset's name, or a file's name without its folder.
  static func name(of values: String) -> String {
    PrintableText.shortened(Folder.name(of: BoundedFile.name(of: values)), to: 40)
  }

  /// A file, which may be a pipe or the standard input.
  private static func file(_ path: String) -> String? {
    path == BoundedFile.standardInput || access(path, F_OK) == 0 && !Folder.exists(path) ? path : nil
  }

  private func unknown(_ values: String, _ library: PresetLibrary) -> CommandFailure {
    let offer = Spelling.offer(for: values, in: library.all.map(\.name)).map { "; " + $0 } ?? ""
    return CommandFailure(
      .noSuchInput,
      "--compare \(PrintableText.shortened(values, to: 60)): neither a file nor a preset" + offer)
  }
}
