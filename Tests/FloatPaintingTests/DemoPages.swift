import FloatCore
import FloatFiles
import FloatPages

/// The demo's pages from its folder, with pictures and words that the built-in ones lack.
enum DemoPages {
  static func read() throws -> PrototypePages {
    let assets = try Assets.locate()
    return try PrototypeFolder.load(
      assets.path(PrototypeFolder.demo), language: .english, assets: assets, checksAllLanguages: false
    ) { _ in .iPhoneX }.pages
  }
}
