import FloatCore
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// The JSON Schema of prototypes, checked by Python's `jsonschema`.
@Suite struct PrototypeSchemaTests {
  private static let missing = SchemaCheck.missing

  @Test(.enabled(if: missing == nil, "needs python3 with the modules yaml and jsonschema"))
  func it_takes_the_shipped_prototypes() throws {
    let directory = try TemporaryDirectory()
    let assets = try Assets.locate()
    let files = Folder.names(in: assets.path("prototypes")).map {
      assets.path("prototypes/\($0)/prototype.yaml")
    }
    #expect(files.count >= 2)
    #expect(try SchemaCheck.refused(files, by: PrototypeSchema.text, in: directory) == 0)
    for file in files {
      let text = String(decoding: try BoundedFile.read(file, limit: 1 << 20), as: UTF8.self)
      #expect(
        text.hasPrefix("# yaml-language-server: $schema=../../\(PrototypeSchema.fileName)\n"), "\(file)")
    }
    let shipped = try BoundedFile.read(assets.path(PrototypeSchema.fileName), limit: 1 << 20)
    #expect(
      String(decoding: shipped, as: UTF8.self) == PrototypeSchema.text, "scripts/config-docs.sh writes it")
  }

  private static let whole =
    "floatdesktop: 1\npages:\n  home: {picture: a.png, hotspots: {x: {frame: [0, 0, 9, 9], back: true}}}\n"

  @Test(
    .enabled(if: missing == nil, "needs python3 with the modules yaml and jsonschema"))
  func it_refuses_what_the_program_refuses() throws {
    let directory = try TemporaryDirectory()
    let bad = [
      ("floatdesktop: 1", "floatdesktop: 2"), ("floatdesktop: 1", "flotdesktop: 1"), ("pages:", "page:"),
      ("picture: a.png", "pictures: a.png"), ("picture: a.png, ", ""),
      ("frame: [0, 0, 9, 9]", "frame: [0, 0, 9]"),
      ("back: true", "bakc: true"),
      ("back: true", "back: [1]"), ("a.png", "[a.png]"), ("a.png", "../a.png"),
      ("frame: [0, 0, 9, 9]", "frame: [0, 0, 0, 9]"),
      ("back: true", "back: true, collect: true"), ("pages:", "options: {ball.diametr: 60pt}\npages:"),
      ("pages:", "options: {ball: {diameter: 900pt}}\npages:"), ("pages:", "name: {fr: Un}\npages:"),
    ]
    var files: [String] = []
    for (index, (old, new)) in bad.enumerated() {
      let text = Self.whole.replacingOccurrences(of: old, with: new)
      files.append(try directory.write(text, to: "bad-\(index).yaml"))
      let read = try? PrototypeFolder.parse(
        Array(text.utf8), file: directory.path + "/prototype.yaml", language: .english,
        device: { _ in .iPhoneX })
      #expect(read?.diagnostics.contains { $0.severity == .error } ?? true, "\(new)")
    }
    let good = try directory.write(Self.whole, to: "good.yaml")
    #expect(
      try SchemaCheck.refused(files + [good], by: PrototypeSchema.text, in: directory) == Int32(bad.count))
  }
}
