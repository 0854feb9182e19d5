import FloatCore
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// The program reads the samples of docs/prototypes.md.
@Suite struct PrototypeDocumentationTests {
  private static let page =
    (try? String(contentsOfFile: Repository.path("docs/prototypes.md"), encoding: .utf8)) ?? ""

  /// The blocks of YAML, without their indentation.
  private static let samples: [String] = {
    var samples: [String] = []
    var lines: [Substring]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      if text == "```yaml" {
        lines = []
      } else if text == "```", let found = lines {
        let indent = found.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        samples.append(found.map { String($0.dropFirst(indent)) }.joined(separator: "\n") + "\n")
        lines = nil
      } else {
        lines?.append(line)
      }
    }
    return samples
  }()

  @Test func every_sample_is_read_without_a_word() throws {
    #expect(Self.samples.count == 4)
    let assets = Assets(root: Repository.path("Assets"))
    for sample in Self.samples {
      if sample.contains("safe-area:") {
        #expect(try DeviceFile.parse(Array(sample.utf8), id: "my-phone", file: "my-phone.yaml").body != nil)
        continue
      }
      guard sample.contains("floatdesktop: 1") else {
        let scenario = try ScenarioFile.parse(Array(sample.utf8), name: "tour.yaml")
        #expect(!scenario.steps.isEmpty)
        continue
      }
      let folder = try TemporaryDirectory()
      // Creates the pictures that the sample names, as large as the device's screen.
      for match in sample.matches(of: /(screens|icons)\/[a-z-]+\.(png|svg)/) {
        let name = String(match.output.0)
        try folder.write(
          name.hasSuffix("svg") ? Array(PictureBytes.svg(24, 24).utf8) : PictureBytes.png(786, 1704), to: name
        )
      }
      let read = try PrototypeFolder.load(
        folder.path + "/prototype.yaml", text: Array(sample.utf8), language: .english, assets: assets
      ) { name in try? DeviceFile.load(name ?? "iphone-x", folder: assets.path("devices")) }
      #expect(read.diagnostics.isEmpty, "\(read.diagnostics.map(\.summary))")
      #expect(!Prototype(content: read.pages).elements.isEmpty)
    }
  }

  /// The documentation mentions every key that the reader knows.
  @Test func every_key_is_documented() {
    let words = Set(
      Self.page.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init))
    for mapping in [PrototypeKeys.root] + PrototypeKeys.mappings {
      for key in mapping.all.names { #expect(words.contains(key), "\(mapping.name): \(key)") }
    }
  }

  /// The documentation mentions every picture that a prototype may use without having it.
  @Test(arguments: ["icons", "pictures"]) func every_shipped_picture_is_documented(in folder: String) throws {
    let line = try #require(Self.page.components(separatedBy: "\n- `\(folder)/` and ").dropFirst().first)
    let words = line.split { "`, \n".contains($0) }.map(String.init)
    let names = Folder.names(in: Repository.path("Assets/\(folder)"), without: ".svg")
    #expect(!names.isEmpty)
    for name in names {
      let parts = name.split(separator: "-")
      let isNumbered = parts.count == 2 && Int(parts[1]) != nil
      #expect(words.contains(isNumbered ? "\(parts[0])-1" : name), "\(folder)/\(name)")
    }
  }
}
