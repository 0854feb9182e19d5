package import FloatFiles

/// The page of a hand-off with places for its title, style, data and script.
package struct HandoffTemplate: Sendable {
  private let page: String
  private let style: String
  private let script: String

  /// More than the files will ever have, in bytes.
  private static let limit = 1 << 20

  package init(_ assets: Assets) throws(CommandFailure) {
    func text(_ name: String) throws(CommandFailure) -> String {
      let path = assets.path("handoff/\(name)")
      do throws(BoundedFile.Failure) {
        return String(decoding: try BoundedFile.read(path, limit: Self.limit), as: UTF8.self)
      } catch {
        throw CommandFailure(.noSuchInput, "\(path): \(error.message)")
      }
    }
    page = try text("page.html")
    style = try text("page.css")
    script = try text("page.js")
  }

  /// The page with everything inside.
  ///
  /// - Parameters:
  ///   - title: The name in the browser's tab.
  ///   - data: What the script reads.
  package func filled(title: String, data: JSON) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = page[...]
    // Each place is filled once, and the text that fills it is not searched for places.
    for (place, content) in [
      ("@title@", MarkupText.escaped(title)), ("@style@", style), ("@data@", Self.inScript(data)),
      ("@script@", script),
    ] {
      guard let found = rest.firstRange(of: place) else { continue }
      bytes += rest[..<found.lowerBound].utf8
      bytes += content.utf8
      rest = rest[found.upperBound...]
    }
    return bytes + rest.utf8
  }

  /// JSON that cannot end a script or begin a comment in it, nor turn the direction of a line: outside strings JSON has no
  /// such character.
  static func inScript(_ data: JSON) -> String {
    PrintableText.cleaned(data.text()).replacing("<", with: "\\u003c")
  }
}
