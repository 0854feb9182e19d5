/// The name of a page: what opens it, and what files and scripts call it.
public struct PageID: Hashable, Sendable, Comparable, CustomStringConvertible,
  ExpressibleByStringInterpolation
{
  /// The name as it is spelled: `chats`, `article-1`.
  public let description: String

  /// A page's name.
  public init(_ name: String) { description = name }

  /// A page's name, spelled out in the source.
  public init(stringLiteral name: String) { description = name }

  /// In the order of the spelling.
  public static func < (a: PageID, b: PageID) -> Bool { a.description < b.description }
}
