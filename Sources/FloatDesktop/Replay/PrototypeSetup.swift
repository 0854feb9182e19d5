import FloatCore
import FloatFiles
import FloatPages
import FloatStudio
import Glibc

/// A request for a prototype. What it leaves out comes from the recording or scenario, or is the default.
package struct PrototypeChoices {
  /// The config file; nil for the user's own, in a window that plays nothing.
  package var config: String?
  /// On top of those of what is played.
  package var presets: [String] = []
  /// `KEY=VALUE`, on top of everything else.
  package var overrides: [String] = []
  /// A shipped device's name, or a file.
  package var device: String?
  package var appearance: Appearance?
  /// True where the desktop decides about light and dark.
  package var followsDesktopAppearance = false
  package var language: Language?
  package var usesTextBoxes: Bool?
  /// The file of the pages in the ball.
  package var state: String?
  /// A prototype's folder, or its `prototype.yaml`; nil for the demo.
  package var prototype: String?
  /// Where the pages come from; nil for those of the folder, or the demo's, in the language.
  package var pages: (any PageSource)?

  package init() {}
}

/// Everything a prototype is made of, loaded from assets and the given files.
package struct PrototypeSetup: Sendable {
  /// What the prototype is for; it decides about defaults that depend on the person or the machine.
  package enum Mode {
    /// A window of somebody's desktop: their config, their language, their entrances.
    case window
    /// A picture or a state, the same everywhere.
    case headless
  }

  package let device: Device
  /// What the prototype is called that was asked for; nil for the demo.
  package let prototypeName: String?
  /// The folder of the prototype that was asked for or recorded; nil for the demo.
  package let prototypePath: String?
  /// Where the entrances are kept; nil keeps nothing.
  package let store: EntranceStore?
  /// Follows the config file and the presets while the prototype runs.
  package let reloader: ConfigurationReloader
  /// Follows the prototype's folder; nil for the demo.
  package let pagesReloader: PrototypeReloader?
  /// True where the desktop decides about light and dark.
  package let followsDesktopAppearance: Bool
  package let usesTextBoxes: Bool
  /// True where nothing of what is shown comes from a recording or scenario.
  package let isUsersOwn: Bool
  package let mode: Mode
  private let parameters: Parameters
  package let presets: [String]
  private let layers: ParameterSetup
  package let language: Language
  private let content: any PageSource
  private let archive: EntranceArchive
  /// The prototype's id, which names what is kept of it; nil for the demo.
  private let id: String?
  /// What the window tells at once; nothing in most cases.
  private let notice: InterfaceText?
  package let assets: Assets
  private let source: ReplaySource?
  private let choices: PrototypeChoices
  /// What all layers are put on.
  private let defaults: Parameters
  /// What its values come from, for people.
  package let name: String

  /// - Parameter source: A recording or scenario to play. What it says about the prototype counts unless the choices
  ///   say otherwise, and nothing of the user's own is read or changed for it.
  package init(_ choices: PrototypeChoices, mode: Mode, source: ReplaySource? = nil) throws(CommandFailure) {
    let assets = try Assets.locate()
    self.assets = assets
    self.mode = mode
    self.source = source
    self.choices = choices
    let isUsersOwn = mode == .window && source == nil
    self.isUsersOwn = isUsersOwn
    usesTextBoxes = choices.usesTextBoxes ?? source?.usesTextBoxes ?? false
    let isDesktops = choices.followsDesktopAppearance
    let appearance = choices.appearance ?? (isDesktops ? nil : source?.appearance) ?? .light
    followsDesktopAppearance =
      mode == .window && (isDesktops || (choices.appearance == nil && isUsersOwn))
    let usual = isUsersOwn ? Language.preferred(environment: Environment.value) : .english
    let language = choices.language ?? source?.language.flatMap(Language.init) ?? usual
    self.language = language
    let chosenDevice = choices.device ?? source?.device
    let named = try Self.path(choices, source, assets)
    let folder =
      try choices.pages == nil
      ? Self.folder(named, language, device: chosenDevice, mode: mode, assets: assets) : nil
    // The demo's file has no name of its own.
    id = folder?.isShippedDemo(assets) == false ? folder?.id : nil
    device = try Self.device(
      chosenDevice ?? folder?.device ?? Device.iPhoneX.id, assets: assets)
    prototypePath = named
    prototypeName = named == nil ? nil : folder?.pages.name
    content = choices.pages ?? folder?.pages ?? PrototypePages.fallback
    presets = (source?.presets ?? []) + Self.resolved(choices.presets, isUsersOwn: isUsersOwn, assets)
    defaults = try Self.defaults(of: content, folder, readsUserFiles: isUsersOwn, assets)
    layers = ParameterSetup(
      readsUserFiles: isUsersOwn, isStrict: mode == .headless, config: choices.config, presets: presets,
      options: source?.options ?? [], overrides: choices.overrides, assets: assets, defaults: defaults)
    let outcome = try layers.outcome()
    let files = (presets + [outcome.path].compactMap(\.self)).map { Self.name(of: $0) }
    let overrides = choices.overrides
    let parts = files + (overrides.count > 1 ? ["\(overrides.count) values"] : overrides)
    name = parts.isEmpty ? "defaults" : parts.joined(separator: " + ")
    var parameters = outcome.parameters
    parameters.appearance = appearance
    self.parameters = parameters
    reloader = ConfigurationReloader(loader: layers.loader, outcome: outcome)
    pagesReloader = folder.flatMap { folder in
      named.map {
        PrototypeReloader(
          folder, path: $0, language: language, device: chosenDevice, readsUserFiles: isUsersOwn,
          assets: assets)
      }
    }
    if let path = choices.state {
      guard mode == .window || access(path, F_OK) == 0 else {
        throw CommandFailure(.noSuchInput, "\(path): no such file")
      }
      store = EntranceStore(path: path)
    } else {
      store = isUsersOwn ? EntranceStore(environment: Environment.directories, prototype: id) : nil
    }
    let stored = try store.map { store throws(CommandFailure) in
      try Self.contents(of: store, isNamed: choices.state != nil)
    }
    archive = stored?.archive ?? source?.archive ?? EntranceArchive()
    notice = stored?.isSetAside == true ? .entrancesSetAside : nil
  }

  /// True where the desktop decides about reduced motion. A recording has what was decided when it was made.
  package var followsDesktopMotion: Bool { isUsersOwn && parameters.motion.reduced == .system }

  /// Everything the prototype starts from, for a recording.
  package var header: RecordingHeader {
    RecordingHeader(
      device: device.id, presets: layers.sharedPresets, configuration: layers.differences(of: parameters),
      appearance: parameters.appearance,
      language: language.rawValue, archive: archive == EntranceArchive() ? nil : archive, prototype: id)
  }

  /// The user's own config file; nil where nothing of the user's own is read, or there is no home.
  package var userFile: String? {
    isUsersOwn ? ConfigurationPaths(environment: Environment.directories).userFile : nil
  }

  /// The window's icon; nil where the assets have none.
  package var iconPath: String? { assets.contains(Self.icon) ? assets.path(Self.icon) : nil }

  private static let icon = "icons/floatdesktop.svg"

  package func makePrototype() -> Prototype { makePrototype(parameters) }

  /// The same with what is in the ball by now.
  package func makePrototype(archive: EntranceArchive) -> Prototype {
    Prototype(parameters: parameters, content: content, device: device, archive: archive)
  }

  /// The same on another device, or in another language.
  package func changed(
    device: String? = nil, language: Language? = nil
  ) throws(CommandFailure) -> PrototypeSetup {
    var choices = choices
    choices.device = device ?? choices.device
    choices.language = language ?? choices.language
    return try PrototypeSetup(choices, mode: mode, source: source)
  }

  /// A prototype like this one with other values; light or dark is no matter of theirs.
  func makePrototype(_ parameters: Parameters) -> Prototype {
    var parameters = parameters
    parameters.appearance = self.parameters.appearance
    return Prototype(
      parameters: parameters, content: content, device: device, archive: archive, notice: notice)
  }

  /// What is said by the prototype and by what is played, and nothing that was asked for besides.
  func base() throws(CommandFailure) -> Parameters {
    try ParameterSetup(
      readsUserFiles: false, presets: source?.presets ?? [], options: source?.options ?? [], assets: assets,
      defaults: defaults
    ).presetParameters()
  }

  /// What happens to the prototype; nothing where nothing is played.
  package func timeline() throws(CommandFailure) -> Timeline {
    let start = makePrototype()
    return try source?.timeline(from: start) ?? Timeline(start: start)
  }

  /// The prototype and what happens to it, for a window, which plays it as time goes by and never asks where it ends.
  package func script() throws(CommandFailure) -> (start: Prototype, inputs: [TimedInput]) {
    let start = makePrototype()
    return (start, try source?.inputs(from: start) ?? [])
  }

  static func device(_ name: String, assets: Assets) throws(CommandFailure) -> Device {
    do throws(DataError) {
      return try DeviceFile.load(name, folder: assets.path("devices"))
    } catch {
      // Without its file the default device is still known.
      guard name != Device.iPhoneX.id || assets.contains("devices/\(name).yaml") else { return .iPhoneX }
      throw CommandFailure(showing: error)
    }
  }

  /// The folder that was asked for, or that of what is played; nil for the demo.
  private static func path(
    _ choices: PrototypeChoices, _ source: ReplaySource?, _ assets: Assets
  ) throws(CommandFailure) -> String? {
    if let path = choices.prototype ?? source?.prototype { return path }
    guard choices.pages == nil, let id = source?.recordedID else { return nil }
    // An id may be any text: it is looked for, not taken for a path.
    guard Folder.names(in: assets.path("prototypes")).contains(id) else {
      throw CommandFailure(
        .noSuchInput,
        "the recording is of the prototype \"\(PrintableText.shortened(id, to: 64))\", which does not come with the program; "
          + "name its folder with --prototype")
    }
    return assets.path("prototypes/\(id)")
  }

  /// A prototype's folder, or the demo; nil for the few pages that are built in.
  ///
  /// A window opens with what is right of a folder; pictures and states are of whole ones only. Where the demo's cannot be
  /// read, what is built in is shown, and a warning says so.
  private static func folder(
    _ named: String?, _ language: Language, device: String?, mode: Mode, assets: Assets
  ) throws(CommandFailure) -> PrototypeFolder? {
    guard named != nil || language != .builtIn else { return nil }
    do throws(DataError) {
      // What is shipped is right in every language.
      let folder = try load(
        named ?? assets.path(PrototypeFolder.demo), language, device: device, assets,
        checksAllLanguages: named != nil)
      let errors = folder.diagnostics.filter { $0.severity == .error }
      guard named != nil && mode == .window || errors.isEmpty else {
        throw DataError(diagnostics: folder.diagnostics)
      }
      Diagnostics.show(folder.diagnostics)
      return folder
    } catch {
      guard named == nil else { throw CommandFailure(showing: error) }
      Diagnostics.show(error.diagnostics)
      Diagnostics.warning("the pages that are built in are used instead")
      return nil
    }
  }

  /// A prototype's folder for a device, by default its own.
  static func load(
    _ path: String, _ language: Language, device: String?, _ assets: Assets, checksAllLanguages: Bool = true
  ) throws(DataError) -> PrototypeFolder {
    try PrototypeFolder.load(
      path, language: language, assets: assets, checksAllLanguages: checksAllLanguages
    ) { own in
      try? DeviceFile.load(device ?? own ?? Device.iPhoneX.id, folder: assets.path("devices"))
    }
  }

  /// Presets that somebody names are found wherever they are, those of what is played only where everybody has them.
  private static func resolved(_ presets: [String], isUsersOwn: Bool, _ assets: Assets) -> [String] {
    if isUsersOwn { return presets }
    let library = PresetLibrary(assets: assets)
    return presets.map { name in
      Folder.isFile(assets.path("presets/\(name).yaml")) ? name : library.preset(name)?.path ?? name
    }
  }

  /// What all layers are put on: the defaults of the keys there are, and what a prototype's folder starts from.
  static func defaults(
    of content: any PageSource, _ folder: PrototypeFolder?, readsUserFiles: Bool, _ assets: Assets
  ) throws(CommandFailure) -> Parameters {
    let defaults = Parameters.builtIn(with: content)
    guard let folder else { return defaults }
    return try ParameterSetup(
      readsUserFiles: readsUserFiles, presets: folder.presets, options: folder.options, assets: assets,
      defaults: defaults
    ).presetParameters()
  }

  /// What was stored; the prototype itself takes what it can use of it and says what it left out.
  ///
  /// A file that somebody named is theirs: where it cannot be used it stays as it is.
  private static func contents(
    of store: EntranceStore, isNamed: Bool
  ) throws(CommandFailure) -> EntranceStore.Contents {
    let contents: EntranceStore.Contents
    if isNamed {
      do throws(EntranceStore.Failure) {
        contents = try store.read()
      } catch {
        throw CommandFailure(.badData, "\(store.path ?? ""): the pages in the ball cannot be read: \(error)")
      }
    } else {
      contents = store.readSettingAside(now: Double(time(nil)))
    }
    for problem in contents.notices { Diagnostics.warning(problem) }
    return contents
  }
}
