extension GestureArena {
  /// A gesture that could come of a press, and how it gets along with the others.
  public struct Member: Equatable, Sendable {
    /// What the gesture's events are known by; one member per tag.
    public var tag: Tag
    /// What decides from the pointer's way whether it is this gesture; one that has seen nothing yet.
    public var recognizer: Recognizer
    /// Members that must fail before this one may begin; if one of them begins, this one fails.
    ///
    /// Tags that do not take part, and the member's own, are no obstacle.
    public var requiresFailureOf: [Tag]
    /// Members that may own the pointer together with this one; it is enough if one of the two says so.
    public var simultaneousWith: [Tag]

    /// A gesture that takes part in a press.
    ///
    /// - Parameters:
    ///   - tag: What its events are known by. Of members with equal tags only the first takes part.
    ///   - recognizer: What decides whether it is this gesture.
    ///   - requiresFailureOf: Tags of members that must fail before this one may begin; empty for none.
    ///   - simultaneousWith: Tags of members that may own the pointer together with this one; empty for none.
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
