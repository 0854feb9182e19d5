import ArgumentParser
import FloatCore
import FloatFiles

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Make a prototype's folder from pictures, or as a copy of one.",
    discussion: """
      With --from, each PNG, JPEG, WebP or SVG becomes a page, in the order of the names. Device and scale follow from \
      the pictures' sizes, and a tap opens the next page. The pictures are copied to DIR/screens unless they are in \
      DIR already. With --copy, DIR is one of the prototypes that come with the program, to be changed; its "id" is \
      its own, so neither finds the other's collected pages. Without either, it is a small example. "floatdesktop DIR" shows the result; prototypes.md in the documentation, also called \
      floatdesktop-prototype(5), describes what else a prototype can do. Existing files are not overwritten.
      """)

  @Argument(help: .takes("dir", "The folder to make."))
  var folder: String

  @Option(help: .takes("pictures", "A folder with pictures of an app's screens."))
  var from: String?

  @Option(help: .takes("name", "A prototype that comes with the program, to be copied."))
  var copy: Shipped?

  enum Shipped: String, CaseIterable, ExpressibleByArgument {
    case demo, ledger, tides
  }

  func validate() throws {
    if from != nil, copy != nil { throw ValidationError("--from and --copy exclude each other") }
  }

  func run() throws {
    let assets = try Assets.locate()
    let new: NewPrototype
    if let from {
      let devices = assets.path("devices")
      let known = DeviceFile.names(folder: devices).compactMap { try? DeviceFile.load($0, folder: devices) }
      new = try NewPrototype(folder, of: from, devices: known)
    } else {
      let example = assets.path("prototypes/" + (copy?.rawValue ?? "starter"))
      new = try NewPrototype(folder, example: example, hasOwnID: copy != nil)
    }
    Diagnostics.show(new.problems)
    try new.write()
    if let summary = new.summary { Diagnostics.notice(summary) }
    try Output.write(path: Folder.join(folder, PrototypeFolder.fileName))
  }
}
