import FloatCore
import Glibc

/// Everything a prototype is made of, read from the command line, the assets and the files they name.
struct PrototypeSetup {
  /// What the prototype is for; it decides about defaults that depend on the person or the machine.
  enum Mode {
    /// A window of somebody's desktop: their config, their language, their entrances.
    case window
    /// A picture or a state, the same everywhere.
    case headless
  }

  let device: Device
  /// Pixels a point, if asked for.
  let scale: Double?
  /// Where the entrances are kept; nil keeps nothing.
  let store: EntranceStore?
  /// Follows the config file and the presets while the prototype runs.
  let reloader: ConfigurationReloader
  /// True where the desktop decides about light and dark.
  let followsDesktopAppearance: Bool
  private let textMode: TextRenderer.Mode
  /// True where nothing of what is shown comes from a recording or scenario.
  let isUsersOwn: Bool
  private let mode: Mode
  private let parameters: Parameters
  let presets: [String]
  private let differences: [ConfigurationValue]
  private let language: Language
  private let content: DemoContent
  private let archive: EntranceArchive
  /// What the window tells at once; nothing in most cases.
  private let notice: InterfaceText?
  private let assets: Assets

  /// - Parameter source: A recording or scenario to play. What it says about the prototype counts unless the options
  ///   say otherwise, and nothing of the user's own is read or changed for it.
  init(_ options: PrototypeOptions, mode: Mode, source: InputSource?) throws(CommandFailure) {
    do throws(Assets.NotFound) {
      assets = try Assets.locate()
    } catch {
      throw CommandFailure(.noSuchInput, error.description)
    }
    self.mode = mode
    isUsersOwn = mode == .window && source == nil
    device = try Self.device(options.device ?? source?.device ?? Device.iPhoneX.id, assets: assets)
    scale = options.scale
    let longest = max(device.size.width, device.size.height) * (scale ?? 1)
    guard longest <= Double(Surface.maximumSide) else {
      throw CommandFailure(
        .usage,
        "--scale: \(device.id) would be \(Int(min(longest, 1e9))) pixels long; at most \(Surface.maximumSide) can be drawn"
      )
    }
    textMode = options.text ?? (source?.usesTextBoxes == true ? .boxes : .fonts)
    let appearance =
      options.appearance?.appearance ?? (options.appearance == nil ? source?.appearance : nil) ?? .light
    followsDesktopAppearance =
      mode == .window && (options.appearance == .system || (options.appearance == nil && isUsersOwn))
    let usual = isUsersOwn ? Language.preferred(environment: Environment.value) : .english
    language = options.language ?? source?.language.flatMap(Language.init) ?? usual
    content = Self.content(language, assets: assets)
    presets = (source?.presets ?? []) + options.preset
    let parameterSetup = ParameterSetup(
      readsUserFiles: isUsersOwn, isStrict: mode == .headless, config: options.config, presets: presets,
      options: source?.options ?? [], overrides: options.override, assets: assets)
    let outcome = try parameterSetup.outcome()
    var parameters = outcome.parameters
    parameters.appearance = appearance
    self.parameters = parameters
    reloader = ConfigurationReloader(loader: parameterSetup.loader, outcome: outcome)
    differences = parameterSetup.differences(of: parameters)
    if let path = options.state {
      guard mode == .window || access(path, F_OK) == 0 else {
        throw CommandFailure(.noSuchInput, "\(path): no such file")
      }
      store = EntranceStore(path: path)
    } else {
      store = isUsersOwn ? EntranceStore(environment: Environment.directories) : nil
    }
    let stored = try store.map { store throws(CommandFailure) in
      try Self.contents(of: store, isNamed: options.state != nil)
    }
    archive = stored?.archive ?? source?.archive ?? EntranceArchive()
    notice = stored?.isSetAside == true ? .entrancesSetAside : nil
  }

  /// True where the desktop decides about reduced motion. A recording has what was decided when it was made.
  var followsDesktopMotion: Bool { isUsersOwn && parameters.motion.reduced == .system }

  /// Everything the prototype starts from, for a recording.
  var header: RecordingHeader {
    RecordingHeader(
      device: device.id, presets: presets, configuration: differences, appearance: parameters.appearance,
      language: language.rawValue, archive: archive == EntranceArchive() ? nil : archive)
  }

  /// The window's icon; nil where the assets have none.
  var iconPath: String? { assets.contains(Self.icon) ? assets.path(Self.icon) : nil }

  private static let icon = "icons/floatdesktop.svg"

  func makePrototype() -> Prototype {
    Prototype(
      parameters: parameters, content: content, device: device, archive: archive, notice: notice)
  }

  func makePainter(scale: Double) -> Painter {
    Painter(
      scale: scale, deviceSize: device.size, text: TextRenderer(mode: textMode),
      images: ImageStore(
        assets: assets, kept: mode == .window ? ImageCacheFile(environment: Environment.directories) : nil))
  }

  private static func device(_ name: String, assets: Assets) throws(CommandFailure) -> Device {
    do throws(DataError) {
      return try DeviceFile.load(name, folder: assets.path("devices"))
    } catch {
      // Without its file the default device is still known.
      guard name != Device.iPhoneX.id || assets.contains("devices/\(name).yaml") else { return .iPhoneX }
      Diagnostics.show(error.diagnostics)
      throw CommandFailure(error.isMissing ? .noSuchInput : .badData, "")
    }
  }

  /// The pages; with a broken or missing file the few that are built in, and a warning.
  private static func content(_ language: Language, assets: Assets) -> DemoContent {
    guard language != .builtIn else { return .fallback }
    do throws(DataError) {
      return try ContentFile.load(path: assets.path("content/\(language.rawValue).yaml"))
    } catch {
      Diagnostics.show(error.diagnostics)
      Diagnostics.warning("the pages that are built in are used instead")
      return .fallback
    }
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
