package import FloatCore
package import FloatFiles
import FloatPages

/// All the parts of a prototype, loaded from assets and the given files.
package struct PrototypeSetup: Sendable {
  /// The purpose of the prototype; it decides about defaults that depend on the person or the machine.
  package enum Mode {
    /// A window on a user's desktop, with their config, their language and their entrances.
    case window
    /// A picture or a state that is the same everywhere.
    case headless
  }

  package let device: Device
  /// The file of the device that was asked for; nil for a shipped device.
  package let deviceFile: String?
  /// The name of the prototype that was asked for; nil for the demo.
  package let prototypeName: String?
  /// The folder of the prototype that was asked for or recorded; nil for the demo.
  package let prototypePath: String?
  /// The store of the entrances; nil keeps nothing.
  package let store: CollectedPagesStore?
  /// Follows the config file and the presets while the prototype runs.
  package let reloader: ConfigurationReloader
  /// Follows the prototype's folder; nil for the demo.
  package let pagesReloader: PrototypeReloader?
  /// True where the desktop decides about light and dark.
  package let followsDesktopAppearance: Bool
  package let usesTextBoxes: Bool
  /// True where nothing that is shown comes from a recording or scenario.
  package let isUsersOwn: Bool
  package let mode: Mode
  let parameters: Parameters
  package let presets: [String]
  private let layers: ParameterSetup
  package let language: Language
  let content: any PageSource
  let archive: CollectedPagesArchive
  /// The prototype's id, which names its stored state; nil for the demo.
  private let id: String?
  /// The notice that the window shows at once; nil in most cases.
  private let notice: InterfaceText?
  package let assets: Assets
  private let source: ReplaySource?
  private let choices: PrototypeChoices
  /// The values below all layers.
  let defaults: Parameters
  /// The sources of its values, for people.
  package let name: String

  /// - Parameter source: A recording or scenario to play. Its values for the prototype count unless the choices
  ///   override them, and nothing of the user's own is read or changed for it.
  package init(_ choices: PrototypeChoices, mode: Mode, source: ReplaySource? = nil) throws(CommandFailure) {
    let assets = try Assets.locate()
    self.assets = assets
    self.mode = mode
    self.source = source
    self.choices = choices
    let isUsersOwn = mode == .window && source == nil
    self.isUsersOwn = isUsersOwn
    usesTextBoxes = choices.usesTextBoxes ?? source?.header.settings.usesTextBoxes ?? false
    let isDesktops = choices.followsDesktopAppearance
    let appearance = choices.appearance ?? (isDesktops ? nil : source?.header.appearance) ?? .light
    followsDesktopAppearance =
      mode == .window && (isDesktops || (choices.appearance == nil && isUsersOwn))
    let usual = isUsersOwn ? Language.preferred(environment: Environment.value) : .english
    let language =
      choices.language ?? source?.header.language.flatMap { Language(rawValue: $0.value) } ?? usual
    self.language = language
    let chosenDevice = try Self.chosenDevice(choices, source, assets)
    deviceFile = (choices.device ?? source?.device)?.file
    let named = try Self.path(choices, source, assets)
    let folder =
      try choices.pages == nil
      ? Self.folder(named, language, device: chosenDevice, mode: mode, assets: assets) : nil
    // The demo's file has no name that a user has chosen.
    id = folder?.isShippedDemo(assets) == false ? folder?.id : nil
    device = try Self.device(chosenDevice, or: folder?.device, assets: assets)
    prototypePath = named
    prototypeName = named == nil ? nil : folder?.pages.name
    content = choices.pages ?? folder?.pages ?? PrototypePages.fallback
    try source?.checkPresets(in: PresetLibrary.names(in: [assets.path("presets")]))
    presets = (source?.presets ?? []) + Self.resolved(choices.presets, isUsersOwn: isUsersOwn, assets)
    defaults = try Self.defaults(of: content, folder, readsUserFiles: isUsersOwn, assets)
    layers = ParameterSetup(
      readsUserFiles: isUsersOwn, isStrict: mode == .headless, config: choices.config, presets: presets,
      options: source?.options ?? [], overrides: choices.overrides, assets: assets, defaults: defaults)
    let outcome = try layers.outcome()
    name = Self.name(ofFiles: presets + [outcome.path].compactMap(\.self), overrides: choices.overrides)
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
    store = try Self.store(
      choices.state, isUsersOwn: isUsersOwn && !choices.startsFresh, prototype: id)
    let stored = try store.map { store throws(CommandFailure) in
      try Self.contents(of: store, isNamed: choices.state != nil)
    }
    archive = stored?.archive ?? source?.archive ?? CollectedPagesArchive()
    notice = stored?.isSetAside == true ? .entrancesSetAside : nil
  }

  /// True where the desktop decides about reduced motion. A recording holds what was decided when it was made.
  package var followsDesktopMotion: Bool { isUsersOwn && parameters.motion.reduced == .system }

  /// The devices to choose from: the shipped ones, and the file that was asked for.
  package var devices: [String] {
    DeviceFile.names(folder: assets.path("devices")) + [ownDevice].compactMap(\.self)
  }

  private var ownDevice: String? { deviceFile ?? choices.ownDevice }

  /// Everything that the prototype starts from, for a recording.
  package var header: RecordingHeader {
    RecordingHeader(
      device: device.id, presets: layers.sharedPresets, configuration: layers.differences(of: parameters),
      appearance: parameters.appearance,
      language: language.rawValue, archive: archive == CollectedPagesArchive() ? nil : archive,
      prototype: recordedID)
  }

  /// The id that a recording is played with. A folder with the name of a shipped prototype gets another id, which contains
  /// a slash, as no other id does.
  var recordedID: String? {
    guard let id, let prototypePath else { return id }
    let shipped = assets.path("prototypes/\(id)")
    let folder = Folder.exists(prototypePath) ? prototypePath : Folder.containing(prototypePath)
    return !Folder.exists(shipped) || SameFile.isSame(folder, shipped) ? id : "own/\(id)"
  }

  /// The user's own config file; nil where nothing of the user's own is read, or there is no home.
  package var userFile: String? {
    isUsersOwn ? ConfigurationPaths(environment: Environment.directories).userFile : nil
  }

  /// The window's icon; nil where the assets have none.
  package var iconPath: String? { assets.contains(Self.icon) ? assets.path(Self.icon) : nil }

  private static let icon = "icons/floatdesktop.svg"

  package func makePrototype() -> Prototype { makePrototype(parameters) }

  /// A new prototype with the current pages in the ball.
  package func makePrototype(archive: CollectedPagesArchive) -> Prototype {
    Prototype(parameters: parameters, content: content, device: device, archive: archive)
  }

  /// The setup for another device, or in another language.
  package func changed(
    device: DeviceChoice? = nil, language: Language? = nil
  ) throws(CommandFailure) -> PrototypeSetup {
    var choices = choices
    choices.ownDevice = ownDevice
    choices.device = device ?? choices.device
    choices.language = language ?? choices.language
    return try PrototypeSetup(choices, mode: mode, source: source)
  }

  /// A prototype like this one with other values; light or dark stays as it is.
  func makePrototype(_ parameters: Parameters) -> Prototype {
    var parameters = parameters
    parameters.appearance = self.parameters.appearance
    return Prototype(
      parameters: parameters, content: content, device: device, archive: archive, notice: notice)
  }

  /// The values of the prototype and, where they are shared, of the recording or scenario, without those that were asked
  /// for besides.
  func base(sharesRecorded: Bool) throws(CommandFailure) -> Parameters {
    let recorded = sharesRecorded ? source : nil
    return try ParameterSetup(
      readsUserFiles: false, presets: recorded?.presets ?? [], options: recorded?.options ?? [],
      assets: assets, defaults: defaults
    ).presetParameters()
  }

  /// The timeline of the recording or scenario; empty where nothing is played.
  ///
  /// - Parameter window: The window in which it is played; nil for the phone alone.
  package func timeline(in window: WindowBeginning? = nil) throws(CommandFailure) -> Timeline {
    let start = makePrototype()
    guard let source else { return try ScenarioRunner.timeline(of: [], from: start, in: window) }
    return try source.timeline(from: start, in: window)
  }

  /// The prototype and its inputs, for a window, which plays them as time goes by; and the end of a scenario.
  package func script() throws(CommandFailure) -> (start: Prototype, inputs: [TimedInput], end: Double?) {
    let start = makePrototype()
    if let inputs = source?.recordedInputs { return (start, inputs, nil) }
    let timeline = try source?.timeline(from: start)
    return (start, timeline?.inputs ?? [], timeline?.end)
  }
}
