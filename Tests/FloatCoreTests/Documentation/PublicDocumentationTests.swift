import FloatCore
import FloatPages
import Foundation
import Testing

@testable import FloatTestSupport

/// People who build on the core read its documentation, not its sources. DocC checks lists of parameters (`make docs`).
@Suite("Documentation")
struct PublicDocumentationTests {
  @Test func nothing_public_is_without_a_comment() throws {
    var count = 0
    for (path, declaration) in try declarations() {
      count += 1
      #expect(
        !declaration.comment.isEmpty,
        "Sources/\(path):\(declaration.line): no doc comment: \(declaration.text)")
    }
    #expect(count > 300, "the sources were not found")
  }

  @Test func what_is_public_is_found() {
    let source = """
      public import FloatCore
      /// A thing.
      public enum Thing {
        /// One.
        case one
        case two
        indirect case many([Thing])

        @discardableResult
        public func go(
          to place: (Int, Int) = (0, 0), _ fast: Bool
        ) -> Bool {
          switch self {
          case .one: true
          default: false
          }
        }
        func hidden() {}
      }

      public protocol Goer {
        ///
        var speed: Double { get }
        /// - Parameters:
        ///   - place: Where to.
        @discardableResult
        static func go(to place: Int)
      }

      struct Hidden {
        var value = 0
      }
      """
    let found = PublicDeclaration.all(in: source)
    #expect(found.map(\.line) == [3, 5, 6, 7, 10, 21, 23, 27])
    #expect(found.filter(\.comment.isEmpty).map(\.line) == [6, 7, 10, 21, 23])
  }

  /// The lines are those of FloatCore.docc/FloatCore.md.
  @Test func the_example_does_what_it_says() {
    var prototype = Prototype(content: PrototypePages.fallback)
    prototype.send(TimedInput(time: 0.10, .pointer(.down, id: 0, at: Point(120, 180))))
    prototype.send(TimedInput(time: 0.18, .pointer(.up, id: 0, at: Point(120, 180))))
    prototype.advance(to: 0.30)
    let state = prototype.state
    let scene = prototype.scene
    let effects = prototype.takeEffects()

    #expect(state.stack == ["chats", "chat-1"])
    #expect(state.transition?.kind == .push)
    #expect(scene.layers.contains { $0.id == "page:chat-1" })
    #expect(effects == [])
  }

  private func declarations() throws -> [(path: String, declaration: PublicDeclaration)] {
    // Each folder is read through its own link, where a target is one.
    try ["FloatCore", "FloatPages"].flatMap { target in
      let sources = URL(fileURLWithPath: Repository.path("Sources/\(target)")).resolvingSymlinksInPath()
      let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
        let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
        return PublicDeclaration.all(in: text).map { ("\(target)/\(path)", $0) }
      }
    }
  }
}
