import FloatFiles
import FloatPainting

extension Assets {
  fileprivate func data(_ name: String) throws -> [UInt8] {
    try BoundedFile.read(path(name), limit: 64 << 20)
  }
}

/// Files as people make them, in the folder beside this one.
enum Honest {
  static func bytes(_ name: String) throws -> [UInt8] {
    try BoundedFile.read("\(Folder.containing(#filePath))/Honest/\(name)", limit: 1 << 20)
  }
}

/// Honest files of every kind, from which the others are made.
struct Corpus {
  private var files: [Reader: [[UInt8]]] = [:]

  init() throws {
    let assets = try Assets.locate()
    func shipped(_ folder: String) throws -> [[UInt8]] {
      try Folder.names(in: assets.path(folder), without: ".yaml").map {
        try assets.data("\(folder)/\($0).yaml")
      }
    }
    // Half of them small, where a change hits what the readers decide, and is read in a tenth of the time.
    let large = try [Array(ConfigurationText(hasDocs: true).text.utf8)] + shipped("presets")
    let small = try Honest.bytes("configuration.yaml")
    let configurations = large.map { _ in small } + large
    files[.configuration] = configurations
    files[.unsaved] = [small]
    files[.editor] = configurations
    files[.scenario] = try [Honest.bytes("scenario.yaml")] + shipped("scenarios")
    files[.matrix] = [try Honest.bytes("matrix.yaml")]
    files[.prototype] = try ["demo", "ledger", "tides"].map {
      try assets.data("prototypes/\($0)/prototype.yaml")
    }
    files[.device] = try shipped("devices")
    files[.recording] = [try Honest.bytes("recording.jsonl")]
    files[.entrances] = [try Honest.bytes("entrances.json")]
    files[.motion] = [try Honest.bytes("motion.trace.txt")]
    files[.golden] = Self.pictures
    files[.png] = Self.pictures
    files[.jpeg] = [try Honest.bytes("prototype/photo.jpg")]
    files[.webp] = [try Honest.bytes("prototype/photo.webp")]
    files[.profile] = [try Honest.bytes("display-p3.icc")]
    files[.answer] = [StrangersHelper.answer]
    files[.fonts] = [StrangersHelper.font]
    files[.kept] = [try KeptPictures.make()]
    let folder = try StrangersPrototype.make()
    files[.folder] = [folder]
    files[.slip] = [folder]
    files[.links] = [folder]
    files[.screens] = [try StrangersScreens.make()]
    files[.svg] =
      try ["icons", "pictures"].flatMap { folder in
        try Folder.names(in: assets.path(folder)).filter { $0.hasSuffix(".svg") }.map {
          try assets.data("\(folder)/\($0)")
        }
      } + [Honest.bytes("drawing.svg")]
  }

  func files(for reader: Reader) -> [[UInt8]] { files[reader] ?? [] }

  /// A picture made by this program, and pictures with few bits and many pixels, which no program would write.
  private static var pictures: [[UInt8]] {
    let surface = Surface(width: 24, height: 16)
    for index in 0..<16 * surface.stride { surface.pixels[index] = 0xFF00_0000 | UInt32(index &* 40_503) }
    return [
      PNGFile.encode(surface) ?? [], PNGText.gray(width: 4000, height: 4000),
      PNGText.gray(width: 9, height: 7),
    ]
  }
}
