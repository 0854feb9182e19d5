import FloatFiles
import FloatPainting

/// A picture of a stranger's prototype, drawn as a page would show it.
enum StrangersPicture {
  private static let sizes = [(40, 30), (375, 220)]

  static func draw(_ bytes: [UInt8], type: String) throws(Reader.Broken) {
    let folder = WorkFolder("assets")
    let picture = ExternalPicture.name(of: try folder.write(bytes, to: "picture.\(type)"))
    for (width, height) in sizes {
      let store = ImageStore(assets: Assets(root: folder.path))
      _ = store.bitmap(named: picture, width: width, height: height, tint: nil)
    }
  }
}
