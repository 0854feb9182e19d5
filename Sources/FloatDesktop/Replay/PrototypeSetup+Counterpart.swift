package import FloatCore
package import FloatFiles
import Glibc

/// The same prototype with other values.
package struct Counterpart {
  @Boxed package private(set) var prototype: Prototype
  /// Follows the file of the values.
  package let reloader: ConfigurationReloader
}

extension PrototypeSetup {
  /// Returns the same prototype with the values of a preset or a config file in place of those that were asked for.
  ///
  /// The values of a prototype's folder, a recording or a scenario count for both; the preset overrides them.
  ///
  /// - Parameters:
  ///   - values: A preset's name, or a file.
  ///   - sharesRecorded: False where the values of the recording or scenario count for the first phone alone.
  package func counterpart(
    with values: String, sharesRecorded: Bool = true
  ) throws(CommandFailure) -> Counterpart {
    let library = PresetLibrary(assets: assets)
    guard let path = library.preset(values)?.path ?? Self.file(values) else {
      throw unknown(values, library)
    }
    var loader = ConfigurationLoader(on: try base(sharesRecorded: sharesRecorded))
    loader.explicitFile = path
    let outcome = loader.load()
    guard outcome.diagnostics.errors.isEmpty else {
      throw CommandFailure(.badConfiguration, outcome.diagnostics)
    }
    Diagnostics.show(outcome.diagnostics)
    return Counterpart(
      prototype: makePrototype(outcome.parameters),
      reloader: ConfigurationReloader(loader: loader, outcome: outcome))
  }

  /// The name of a phone with these values: a preset's name, or a file's name without its folder.
  package static func name(of values: String) -> String {
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
