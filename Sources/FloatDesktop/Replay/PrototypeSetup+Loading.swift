import FloatCore
import FloatFiles
import FloatPages
import Glibc

/// Reads the parts of a setup: the device, the prototype's folder, presets, and the pages in the ball.
extension PrototypeSetup {
  /// The device that was asked for, or that of the recording or scenario; nil where the prototype decides.
  static func chosenDevice(
    _ choices: PrototypeChoices, _ source: ReplaySource?, _ assets: Assets
  ) throws(CommandFailure) -> Device? {
    if choices.device == nil, let source, let id = source.recordedDevice, id != Device.iPhoneX.id,
      !DeviceFile.names(folder: assets.path("devices")).contains(id)
    {
      throw CommandFailure(
        .noSuchInput,
        "\(source.name): recorded on the device \"\(PrintableText.shortened(id, to: 64))\", which does not come with "
          + "the program; name its file with --device")
    }
    if let choice = choices.device { return try device(choice, of: "--device", assets: assets) }
    guard let source, let choice = source.device else { return nil }
    if let file = choice.file, let folder = source.folder {
      return try device(inFile: file, of: folder, assets)
    }
    guard let named = source.header.device else {
      return try device(choice, of: "\(source.name): device", assets: assets)
    }
    do throws(CommandFailure) { return try device(choice, assets: assets) } catch {
      guard error.code == .noSuchInput, let reason = error.problems.first?.reason else { throw error }
      throw source.missing("device", at: named.position, reason)
    }
  }

  /// The device in a file that a scenario names.
  ///
  /// A suite may come from a stranger. A file outside its folder is used if it is a device's, and never quoted.
  private static func device(
    inFile file: String, of folder: ClosedFolder, _ assets: Assets
  ) throws(CommandFailure) -> Device {
    let objection = folder.objection(toReading: file)
    let isInside = file.hasPrefix(folder.path + "/") && !file.split(separator: "/").contains("..")
    if let objection, isInside {
      throw CommandFailure(DataError(Diagnostic(file: file, reason: objection)))
    }
    do throws(DataError) {
      return try DeviceFile.load(.file(file), folder: assets.path("devices"))
    } catch {
      guard objection != nil, !error.isMissing else { throw CommandFailure(error) }
      let reason =
        "is not a device's file; it lies outside the scenario's folder, so only --device says what is wrong"
      throw CommandFailure(DataError(Diagnostic(file: file, reason: reason)))
    }
  }

  /// The chosen device, or that of a prototype, or the default.
  static func device(_ chosen: Device?, or own: String?, assets: Assets) throws(CommandFailure) -> Device {
    if let chosen { return chosen }
    return try device(.name(own ?? Device.iPhoneX.id), assets: assets)
  }

  /// - Parameter origin: What names the device, for messages.
  private static func device(
    _ choice: DeviceChoice, of origin: String? = nil, assets: Assets
  ) throws(CommandFailure) -> Device {
    do throws(DataError) {
      return try DeviceFile.load(choice, folder: assets.path("devices"))
    } catch {
      // The default device is known even without its file.
      let usual = Device.iPhoneX
      guard choice != .name(usual.id) || assets.contains("devices/\(usual.id).yaml") else { return usual }
      if let origin, choice.file == nil, error.isMissing, let reason = error.diagnostics.first?.reason {
        throw CommandFailure(.noSuchInput, "\(origin): \(reason)")
      }
      throw CommandFailure(error)
    }
  }

  /// The folder that was asked for, or that of the recording or scenario; nil for the demo.
  static func path(
    _ choices: PrototypeChoices, _ source: ReplaySource?, _ assets: Assets
  ) throws(CommandFailure) -> String? {
    if let path = choices.prototype { return path }
    if let source, let path = source.prototype {
      if access(path, F_OK) != 0 {
        throw source.missing(
          "prototype", at: source.header.prototype?.position, "\(path): no such folder")
      }
      // Any other file of the reader's would be quoted as a wrong prototype.
      guard Folder.exists(path) || Folder.name(of: path) == PrototypeFolder.fileName else {
        throw CommandFailure(.noSuchInput, "\(path): is not a prototype's folder")
      }
      return path
    }
    guard choices.pages == nil, let source, let id = source.recordedID else { return nil }
    // An id may be any text, so it is looked up and not used as a path.
    guard Folder.names(in: assets.path("prototypes")).contains(id) else {
      throw CommandFailure(
        .noSuchInput,
        "\(source.name): recorded with the prototype \"\(PrintableText.shortened(id, to: 64))\", which does not come "
          + "with the program; name its folder with --prototype")
    }
    return assets.path("prototypes/\(id)")
  }

  /// A prototype's folder, or the demo; nil for the few built-in pages.
  ///
  /// A window opens with the valid parts of a folder; pictures and states need a folder without errors. Where the demo
  /// cannot be read, the built-in pages are shown, and a warning says so.
  static func folder(
    _ named: String?, _ language: Language, device: Device?, mode: Mode, assets: Assets
  ) throws(CommandFailure) -> PrototypeFolder? {
    guard named != nil || language != .builtIn else { return nil }
    do throws(DataError) {
      // Shipped folders are valid in every language.
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
      if let named { throw CommandFailure(MistakenFile.error(named, for: .prototype) ?? error) }
      Diagnostics.show(error.diagnostics)
      Diagnostics.warning("the built-in pages are used instead")
      return nil
    }
  }

  /// A prototype's folder for a device, by default its own.
  static func load(
    _ path: String, text: [UInt8]? = nil, _ language: Language, device: Device?, _ assets: Assets,
    checksAllLanguages: Bool = true
  ) throws(DataError) -> PrototypeFolder {
    try PrototypeFolder.load(
      path, text: text, language: language, assets: assets, checksAllLanguages: checksAllLanguages,
      shownOn: device
    ) { own in
      try? DeviceFile.load(own ?? Device.iPhoneX.id, folder: assets.path("devices"))
    }
  }

  /// Resolves presets that a user names, wherever they are; those of a recording or scenario are only shipped ones.
  static func resolved(_ presets: [String], isUsersOwn: Bool, _ assets: Assets) -> [String] {
    if isUsersOwn { return presets }
    let library = PresetLibrary(assets: assets)
    return presets.map { name in
      Folder.isFile(assets.path("presets/\(name).yaml")) ? name : library.preset(name)?.path ?? name
    }
  }

  /// The values below all layers: the defaults of the known keys, and the values that a prototype's folder starts from.
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

  /// The name of a phone with these files and values.
  static func name(ofFiles files: [String], overrides: [String]) -> String {
    let parts = files.map { name(of: $0) } + (overrides.count > 1 ? ["\(overrides.count) values"] : overrides)
    return parts.isEmpty ? "defaults" : parts.joined(separator: " + ")
  }

  /// The store of the entrances: the file that was asked for, else the user's own.
  static func store(
    _ named: String?, isUsersOwn: Bool, prototype id: String?
  ) throws(CommandFailure) -> CollectedPagesStore? {
    guard let named else {
      return isUsersOwn ? CollectedPagesStore(environment: Environment.directories, prototype: id) : nil
    }
    guard named == BoundedFile.standardInput || access(named, F_OK) == 0 else {
      throw CommandFailure(
        .noSuchInput, "\(named): no such file; {\"version\": 1, \"entrances\": []} is one without pages")
    }
    return CollectedPagesStore(path: named)
  }

  /// Reads the stored entrances; the prototype itself takes the usable ones and reports the others.
  ///
  /// A file that the user named is theirs, so it stays as it is even where it cannot be used.
  static func contents(
    of store: CollectedPagesStore, isNamed: Bool
  ) throws(CommandFailure) -> CollectedPagesStore.Contents {
    let contents: CollectedPagesStore.Contents
    if isNamed {
      do throws(CollectedPagesStore.Failure) {
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
