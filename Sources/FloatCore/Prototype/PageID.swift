/// The id of a page, which files and scripts use to refer to it.
public struct PageID: Hashable, Sendable, Comparable, CustomStringConvertible,
  ExpressibleByStringInterpolation
{
  /// The id as it is spelled: `chats`, `article-1`.
  public let description: String

  /// A page's id.
  public init(_ name: String) { description = name }

  /// A page's id from a string literal.
  public init(stringLiteral name: String) { description = name }

  /// Orders ids by their spelling.
  public static func < (a: PageID, b: PageID) -> Bool { a.description < b.description }
}
