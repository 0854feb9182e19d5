import ArgumentParser
import FloatCore
import FloatFiles
import FloatPages
import FloatReplay

struct PresetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preset", abstract: "List, save and compare presets.",
    discussion: """
      A preset is a small config file. It is found by its name, in $XDG_CONFIG_HOME/floatdesktop/presets and among those \
      that come with the program, or by its path; several are applied in their order.
      """,
    subcommands: [PresetListCommand.self, PresetSaveCommand.self, PresetDiffCommand.self])
}

struct PresetListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print the presets that are found by name.",
    discussion: "Presets that did not come with the program are followed by their paths.")

  func run() throws {
    let rows = try PresetLibrary(assets: Assets.locate()).all.map { preset in
      [preset.name, preset.isShipped ? PresetLibrary.summary(preset.path) : preset.path]
    }
    try Output.write(Columns.text(rows))
  }
}

struct PresetSaveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "save", abstract: "Save what the config file and -o change as a preset of your own.",
    usage: "floatdesktop preset save [<options>] <name>",
    discussion: """
      Values from --preset are left out: name that preset again beside the new one. Prints the new preset's path. The \
      window's keys are personal and are not saved.
      """)

  @Argument(help: "The preset's name, such as soft.")
  var name: String

  @OptionGroup var file: ConfigFileOptions
  @OptionGroup var layers: ConfigLayerOptions

  @Flag(help: "Replace your own preset of this name.")
  var replace = false

  func run() throws {
    let library = try PresetLibrary(assets: Assets.locate())
    _ = try rethrowing(as: Self.failure) { () throws(PresetLibrary.Refusal) in
      try library.place(for: name)
    }
    let setup = try layers.setup(config: file.config, isStrict: true)
    let parameters = try setup.outcome().parameters
    let text = ConfigurationText(parameters: parameters, base: try setup.parametersOfPresets()).text
    guard !text.isEmpty else {
      throw CommandFailure(
        .usage, "nothing to save: neither the config file nor -o changes anything the presets do not")
    }
    let path = try rethrowing(as: Self.failure) { () throws(PresetLibrary.Refusal) in
      try library.save(text, as: name, replaces: replace)
    }
    try Output.write(path: path)
  }

  private static func failure(_ refusal: PresetLibrary.Refusal) -> CommandFailure {
    switch refusal {
    case .name, .shipped: CommandFailure(.usage, refusal.reason)
    case .taken: CommandFailure(.cannotWrite, "\(refusal.reason); --replace overwrites it")
    case .homeless: CommandFailure(.noSuchInput, refusal.reason)
    case .file(let failure): CommandFailure(failure)
    }
  }
}

struct PresetDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Print what differs between two presets, or between one and the defaults.",
    discussion: "Prints a line for each key, with both values.")

  @Argument(help: .takes("preset", "A preset's name or path."))
  var first: String

  @Argument(help: .takes("preset", "Another one (default: the defaults)."))
  var second: String?

  @Flag(help: "Print JSON, as \"config diff\" does.")
  var json = false

  func run() throws {
    try ValueDifference(first, second).write(asJSON: json)
  }
}
