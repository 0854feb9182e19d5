import Foundation
import Testing

@testable import FloatTestSupport

/// The samples of the articles that are files, too. `make second-package` compiles and runs the files.
@Suite struct ArticleTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: Repository.path(path), encoding: .utf8)
  }

  /// The Swift samples of a document.
  private func samples(_ path: String) throws -> [String] {
    try text(path).components(separatedBy: "```swift\n").dropFirst().map {
      String($0[..<($0.range(of: "```")?.lowerBound ?? $0.endIndex)])
    }
  }

  @Test func the_guide_to_pages_has_the_second_packages_shop_word_for_word() throws {
    let samples = try samples("Sources/FloatCore/FloatCore.docc/PagesOfYourOwn.md")
    try #require(samples.count == 3)
    #expect(samples[0] + "\n" + samples[1] == (try text("scripts/second-package/Shop.swift")))
    #expect(samples[2] == (try text("scripts/second-package/ShopTests.swift")))
    let listener = try self.samples("Sources/FloatCore/FloatCore.docc/EventsAndCalls.md")
    #expect(listener == [try text("scripts/second-package/Listener.swift")])
  }
}
