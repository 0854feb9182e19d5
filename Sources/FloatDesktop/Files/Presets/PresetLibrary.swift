/// The presets that are found by name: the user's, the system's, and those that come with the program.
package struct PresetLibrary: Sendable {
  /// A preset's file.
  package struct Preset: Equatable, Sendable {
    package let name: String
    package let path: String
    /// True where it came with the program.
    package let isShipped: Bool
  }

  /// First come first served.
  private let directories: [String]
  private let shipped: String
  /// Where the user's own are; nil without a home directory.
  private let own: String?

  package init(paths: ConfigurationPaths, assets: Assets) {
    shipped = assets.path("presets")
    directories = paths.presetDirectories + [shipped]
    own = paths.userPresets
  }

  /// All presets, sorted by their names.
  package var all: [Preset] {
    let names = directories.flatMap { Folder.names(in: $0) }.filter { $0.hasSuffix(".yaml") }
      .map { String($0.dropLast(5)) }.filter(Self.isName)
    return Set(names).sorted().compactMap(preset)
  }

  /// The preset of a name; nil where there is none.
  package func preset(_ name: String) -> Preset? {
    guard Self.isName(name) else { return nil }
    for directory in directories {
      let path = ConfigurationPaths.join(directory, name + ".yaml")
      if Folder.isFile(path) { return Preset(name: name, path: path, isShipped: directory == shipped) }
    }
    return nil
  }

  /// Where the user's own preset of a name is or would be; nil without a home directory.
  package func ownPath(_ name: String) -> String? {
    own.map { ConfigurationPaths.join($0, name + ".yaml") }
  }

  /// Writes a preset.
  ///
  /// - Parameter replaces: False fails where there is one.
  package static func save(_ text: String, to path: String, replaces: Bool) throws(AtomicFile.Failure) {
    let lock = try AtomicFile.lock(path, .configuration)
    if replaces {
      try AtomicFile.write(Array(text.utf8), to: path, .configuration)
    } else {
      try AtomicFile.create(Array(text.utf8), at: path, .configuration)
    }
    lock.release()
  }

  /// A name is no path: it must not lead out of the directories.
  package static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("/") && !name.hasPrefix(".") && !isPath(name)
  }

  /// True for what names a file: `./mine.yaml`, `mine.yaml`.
  package static func isPath(_ name: String) -> Bool { name.contains("/") || name.hasSuffix(".yaml") }

  /// What a preset's first comment says of it: its first sentence.
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
