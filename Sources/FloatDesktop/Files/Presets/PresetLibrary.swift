/// The presets that are found by name: the user's, the system's and the shipped ones.
package struct PresetLibrary: Sendable {
  /// A preset's file.
  package struct Preset: Equatable, Sendable {
    package let name: String
    package let path: String
    /// True for a preset shipped with the program.
    package let isShipped: Bool
  }

  /// The folders to look in; the first match counts.
  private let directories: [String]
  private let shipped: String
  /// The folder of the user's own presets; nil without a home directory.
  private let own: String?

  package init(
    paths: ConfigurationPaths = ConfigurationPaths(environment: Environment.directories), assets: Assets
  ) {
    shipped = assets.path("presets")
    directories = paths.presetDirectories + [shipped]
    own = paths.userPresets
  }

  /// All presets, sorted by their names.
  package var all: [Preset] {
    Self.names(in: directories).compactMap(preset)
  }

  package func preset(_ name: String) -> Preset? {
    let path = Self.places(of: name, in: directories).first(where: Folder.isFile)
    return path.map { Preset(name: name, path: $0, isShipped: Folder.containing($0) == shipped) }
  }

  /// The names of the presets in some folders, sorted.
  package static func names(in directories: [String]) -> [String] {
    Set(directories.flatMap { Folder.names(in: $0, without: ".yaml") }).sorted()
  }

  /// The paths where a preset may be; the first match counts, and a word that cannot be a name has none.
  static func places(of name: String, in directories: [String]) -> [String] {
    isName(name) ? directories.map { Folder.join($0, name + ".yaml") } : []
  }

  // MARK: Saving

  /// Why a preset was not saved.
  package enum Refusal: Error, Equatable {
    /// The word cannot be a preset's name.
    case name(String)
    case shipped(String)
    /// There is no folder for presets.
    case homeless
    /// A preset of this name exists already, and must not be replaced.
    case taken(String)
    case file(AtomicFile.Failure)

    /// What is wrong, and what to do, in a line.
    package var reason: String {
      switch self {
      case .name(let name):
        "\"\(PrintableText.shortened(name, to: 40))\" is not a preset's name; write a name such as soft, without a "
          + "folder or .yaml"
      case .shipped(let name): "\(name) is a preset that comes with the program; choose another name"
      case .homeless:
        "there is no place for presets: neither XDG_CONFIG_HOME nor HOME is an absolute path in UTF-8"
      case .taken(let path): "\(path): the file exists and was not changed"
      case .file(let failure): "\(failure)"
      }
    }
  }

  /// Writes one of the user's own presets.
  ///
  /// - Parameter replaces: False to refuse where the preset exists.
  /// - Returns: The file's path.
  @discardableResult
  package func save(_ text: String, as name: String, replaces: Bool) throws(Refusal) -> String {
    let path = try place(for: name)
    do throws(AtomicFile.Failure) {
      let lock = try AtomicFile.lock(path, .configuration)
      try AtomicFile.write(
        Array(text.utf8), to: path, .configuration, expecting: replaces ? .anything : .nothing)
      lock.release()
    } catch {
      throw error.reason == .exists ? .taken(path) : .file(error)
    }
    return path
  }

  package func place(for name: String) throws(Refusal) -> String {
    guard Self.isName(name), PrintableText.cleaned(name) == name, name.utf8.count <= 100 else {
      throw .name(name)
    }
    if preset(name)?.isShipped == true { throw .shipped(name) }
    // A name that differs in capitals only would be taken for the other one.
    let shipped = Folder.names(in: shipped, without: ".yaml").first { $0.lowercased() == name.lowercased() }
    if let shipped { throw .shipped(shipped) }
    guard let own else { throw .homeless }
    return Folder.join(own, name + ".yaml")
  }

  /// Whether a word can be a preset's name: not a path, so that it cannot lead out of the directories.
  package static func isName(_ name: String) -> Bool {
    name.contains { $0.isLetter || $0.isNumber || $0.isSymbol } && !name.contains("/") && !name.hasPrefix(".")
      && !BoundedFile.isPath(name)
  }

  /// The first sentence of a preset's first comment.
  package static func summary(_ path: String) -> String {
    guard let bytes = try? BoundedFile.read(path, limit: YAMLLimits.standard.bytes) else { return "" }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let comment = lines.prefix { $0.hasPrefix("#") }.map { $0.drop { $0 == "#" || $0 == " " } }
      .joined(separator: " ")
    let sentence = comment.firstRange(of: ". ").map { comment[..<$0.lowerBound] + "." } ?? comment[...]
    return PrintableText.shortened(PrintableText.cleaned(String(sentence)), to: 90)
  }
}
