/// Where the jumps of a stepped timing curve are, in the words of CSS `steps()`.
public enum StepPosition: String, Hashable, Sendable, CaseIterable {
  /// The first jump is at 0.
  case jumpStart = "jump-start"
  /// The last jump is at 1; what CSS takes when nothing is said.
  case jumpEnd = "jump-end"
  /// No jump at either end: the first and the last step are the end values.
  case jumpNone = "jump-none"
  /// A jump at 0 and one at 1.
  case jumpBoth = "jump-both"
}
