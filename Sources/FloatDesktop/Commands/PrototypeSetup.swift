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
  let header: RecordingHeader
  let parameters: Parameters
  private let content: DemoContent
  private let appearance: Appearance
  private let assets: Assets
  /// Where the entrances are kept; nil keeps nothing.
  private(set) var store: EntranceStore?
  private var archive = EntranceArchive()

  /// - Parameter source: A recording or scenario to play, which may name the device and the presets itself.
  init(_ options: PrototypeOptions, mode: Mode, source: InputSource?) throws {
    do {
      assets = try Assets.locate()
    } catch {
      throw CommandFailure(.noSuchInput, error.description)
    }
    let deviceName = options.device ?? source?.device ?? Device.iPhoneX.id
    device = try Self.device(deviceName, assets: assets)
    scale = options.scale
    appearance = options.appearance ?? .light
    let language =
      options.language ?? (mode == .window ? Language.preferred(environment: Environment.value) : .english)
    content = Self.content(language, assets: assets)
    let presets = (source?.presets ?? []) + options.preset
    parameters = try ParameterSetup(
      mode: mode, config: options.config, presets: presets, overrides: (source?.options ?? []) + options.override,
      assets: assets
    ).parameters()
    header = RecordingHeader(device: device.id, presets: presets)
    if let path = options.state {
      guard mode == .window || access(path, F_OK) == 0 else {
        throw CommandFailure(.noSuchInput, "\(path): no such file")
      }
      store = EntranceStore(path: path)
    } else if mode == .window {
      store = EntranceStore(environment: Environment.directories)
    }
    if let store { archive = Self.archive(in: store) }
  }

  func makePrototype() -> Prototype {
    Prototype(parameters: parameters, content: content, device: device, archive: archive, appearance: appearance)
  }

  func makePainter(scale: Double) -> Painter {
    Painter(
      scale: scale, deviceSize: device.size, text: TextRenderer(), images: ImageStore(assets: assets))
  }

  private static func device(_ name: String, assets: Assets) throws(CommandFailure) -> Device {
    do {
      return try DeviceFile.load(name, folder: assets.path("devices"))
    } catch {
      // Without its file the default device is still known.
      guard name != Device.iPhoneX.id || assets.contains("devices/\(name).yaml") else { return .iPhoneX }
      throw CommandFailure(.noSuchInput, error.description)
    }
  }

  /// The pages; with a broken or missing file the few that are built in, and a warning.
  private static func content(_ language: Language, assets: Assets) -> DemoContent {
    do {
      return try ContentFile.load(path: assets.path("content/\(language.rawValue).yaml"))
    } catch {
      Diagnostics.warning("\(error); using the pages that are built in")
      return .fallback
    }
  }

  /// What was stored; the prototype itself takes what it can use of it and says what it left out.
  private static func archive(in store: EntranceStore) -> EntranceArchive {
    let (archive, problems) = store.load(now: Double(time(nil)))
    for problem in problems { Diagnostics.warning(problem) }
    return archive
  }
}
