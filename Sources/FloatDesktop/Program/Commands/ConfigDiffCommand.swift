import ArgumentParser
import FloatCore
import FloatFiles
import FloatPages
import FloatReplay

struct ConfigDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Print what differs between two config files or presets.",
    discussion: "Each is a file, - for standard input, the name of a preset, or \"default\".")

  @Argument(help: .takes("file|preset", "The first values."))
  var first: String

  @Argument(help: .takes("file|preset", "The second ones (default: the first, compared with the defaults)."))
  var second: String?

  @Flag(help: "Print JSON: each key with both values, as text, as numbers and with their unit.")
  var json = false

  func run() throws {
    try ValueDifference(first, second).write(asJSON: json)
  }
}

/// The keys that have other values in one set than in another.
struct ValueDifference {
  private let names: (String, String)
  private let values: (Parameters, Parameters)

  /// - Parameters:
  ///   - first: A file or a preset.
  ///   - second: Another one; nil compares the first with the defaults.
  init(_ first: String, _ second: String?) throws(CommandFailure) {
    names = second.map { (first, $0) } ?? (Self.standard, first)
    values = (try Self.parameters(names.0), try Self.parameters(names.1))
  }

  /// What the defaults are called.
  private static let standard = "default"

  private static func parameters(_ name: String) throws(CommandFailure) -> Parameters {
    guard name != standard else { return .builtIn }
    let setup = ParameterSetup(readsUserFiles: true, presets: [name], assets: try Assets.locate())
    do throws(CommandFailure) { return try setup.presetParameters() } catch {
      // The word stands alone here, without the option that names a preset elsewhere.
      throw CommandFailure(
        error.code,
        error.problems.map { problem in
          var problem = problem
          if problem.file == ConfigurationLoader.presetOption {
            problem.file = PrintableText.shortened(name, to: 40)
          }
          return problem
        })
    }
  }

  func write(asJSON isJSON: Bool) throws {
    let (a, b) = values
    let keys = b.differences(from: a).map(\.key)
    guard !isJSON else {
      let rows = keys.compactMap { key in
        a.schema.entry(for: key).map { entry -> JSON in
          ["key": key, "from": JSON.value(of: entry, in: a), "to": JSON.value(of: entry, in: b)]
        }
      }
      return try Output.write(rows.json.text(pretty: true))
    }
    guard !keys.isEmpty else { return }
    let rows = keys.map { [$0, a.text(for: $0) ?? "", b.text(for: $0) ?? ""] }
    try Output.write(Columns.text([["", names.0, names.1]] + rows))
  }
}

extension JSON {
  /// The value of a key: its text as in a file, and for a number that number with its unit.
  static func value(of entry: ParameterEntry, in parameters: Parameters) -> JSON {
    let number = entry.number(in: parameters)
    return .compact([
      "text": entry.read(from: parameters), "number": number,
      "unit": number.map { _ in entry.unit.suffixes.last.json },
    ])
  }

  /// All values, by key.
  static func values(_ parameters: Parameters, base: Parameters?) -> JSON {
    .object(
      parameters.schema.entries.filter { entry in
        base.map { entry.read(from: $0) != entry.read(from: parameters) } ?? true
      }.map { ($0.key, .value(of: $0, in: parameters)) })
  }
}
