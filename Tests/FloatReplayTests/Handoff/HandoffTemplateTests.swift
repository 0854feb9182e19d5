import FloatCore
import FloatFiles
import FloatStudio
import Foundation
import Testing

@testable import FloatReplay
@testable import FloatTestSupport

@Suite struct HandoffTemplateTests {
  private static let hostile = "</script><script>alert(1)</script><!-- @script@ @data@ '\"&"

  private func page(title: String, data: JSON) throws -> String {
    let template = try HandoffTemplate(Assets(root: Repository.path("Assets")))
    return String(decoding: template.filled(title: title, data: data), as: UTF8.self)
  }

  @Test func names_can_neither_end_the_script_nor_fill_another_place() throws {
    let page = try page(
      title: Self.hostile, data: .object([("name", .string(Self.hostile)), (Self.hostile, .null)]))
    #expect(page.components("<script").count == 3, "the data, and the page's own script")
    #expect(page.components("</script>").count == 3)
    #expect(!page.contains("<!--"))
    #expect(page.components("'use strict';").count == 2)
    #expect(page.contains("<title>&lt;/script&gt;"))
    // The text comes back as it was.
    let start = try #require(page.firstRange(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    let members = try #require(
      JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any])
    #expect(members["name"] as? String == Self.hostile)
    #expect(Set(members.keys) == ["name", Self.hostile])
  }

  @Test func it_forbids_every_fetch_and_names_none() throws {
    let page = try page(title: "", data: .null)
    #expect(page.contains("default-src 'none'"))
    // The name of SVG's elements is no address.
    #expect(page.components("://").dropFirst().allSatisfy { $0.hasPrefix("www.w3.org/2000/svg") })
  }

  @Test func missing_assets_are_named() throws {
    let folder = try TemporaryDirectory()
    #expect {
      try HandoffTemplate(Assets(root: folder.path))
    } throws: {
      ($0 as? CommandFailure)?.code == .noSuchInput && "\($0)".contains("handoff/page.html")
    }
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
