extension GestureArena {
  /// A gesture that could come of a press, and how it gets along with the others.
  public struct Member: Equatable, Sendable {
    /// What the gesture's events are known by; one member per tag.
    public var tag: Tag
    public var recognizer: Recognizer
    /// Members that must fail before this one may begin; if one of them begins, this one fails.
    ///
    /// Tags that do not take part, and the member's own, are no obstacle.
    public var requiresFailureOf: [Tag]
    /// Members that may own the pointer together with this one; it is enough if one of the two says so.
    public var simultaneousWith: [Tag]

    public init(
      _ tag: Tag, _ recognizer: Recognizer, requiresFailureOf: [Tag] = [], simultaneousWith: [Tag] = []
    ) {
      self.tag = tag
      self.recognizer = recognizer
      self.requiresFailureOf = requiresFailureOf
      self.simultaneousWith = simultaneousWith
    }
  }
}
