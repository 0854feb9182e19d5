import Foundation
import Testing

@testable import FloatTestSupport

/// The project's own suite: every interaction in `Tests/Gallery` looks and moves as before.
@Suite struct GalleryTests {
  private static let folder = Repository.path("Tests/Gallery")

  @Test func every_interaction_matches_its_goldens() throws {
    let result = try LiveApp.run(["test", Self.folder, "--record", "never"])
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    #expect(!result.output.contains("stale"), "\(result.output)")
  }

  @Test func the_gallery_stays_small() throws {
    let names = FileManager.default.enumerator(atPath: Self.folder)?.allObjects as? [String] ?? []
    var bytes = 0
    for name in names where !name.contains("__Failures__") {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(Self.folder)/\(name)")
      if attributes[.type] as? FileAttributeType == .typeRegular {
        bytes += (attributes[.size] as? NSNumber)?.intValue ?? 0
      }
    }
    #expect(bytes > 100_000, "\(bytes) bytes")
    #expect(bytes < 8_000_000, "\(bytes) bytes")
  }
}
